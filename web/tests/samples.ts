/** What the server says about its editions, and rounds as it tells them, from the rules in Python (samples.py). */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { inject } from "vitest";

import type { Deck, Editions, Seat, Settings, TableEvent, Text, View } from "../src/protocol";
import type { Chance } from "../src/proof";

export interface Round {
  edition: string;
  preset: string;
  told: Record<string, { events: TableEvent[]; view: View }[]>;
}

export interface Samples {
  editions: Editions;
  rounds: Round[];
  /** Rounds by the house rules of every preset. */
  house: Round[];
  /** Decks of somebody's own, and the cards in each. */
  decks: { deck: Deck; cards: [Text, number][] }[];
  /** Events that nothing but a special card makes happen. */
  special_events: string[];
  /** How rounds are dealt, from the chance of the first and their own, as a seat or a spectator is told it. */
  deals: { settings: Settings; round: number; chances: [Chance, Chance]; eyes: Seat | null; told: TableEvent[] }[];
  /** Numbers as the terminal writes them in each locale, by themselves and in a sentence. */
  figures: Record<string, [number: number, written: string, said: string][]>;
}

declare module "vitest" {
  interface ProvidedContext {
    samples: Samples;
  }
}

export const SAMPLES = inject("samples");

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "src/lastcard/words");

/** Everything that is said in a locale. */
export function catalogue(locale: string): string {
  return readdirSync(join(FOLDER, locale))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(join(FOLDER, locale, name), "utf-8"))
    .join("\n");
}

const SOURCES = join(ROOT, "web/src");

/** The text of every source, by its path, without what is generated. */
export function sources(): Record<string, string> {
  const names = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(ts|svelte|css)$/.test(name) && !name.startsWith("generated"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(SOURCES, name), "utf-8")]));
}
