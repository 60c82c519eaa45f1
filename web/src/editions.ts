/** What the server says about its editions: their cards, verbs and events. The page knows no special card by name. */

import { parts } from "./notation";
import type { Described, Edition, Editions, TableEvent, Text, Verb, VerbKind } from "./protocol";

let known: Editions = { editions: [], sheets: {}, rules: {}, switches: {}, cards: {}, events: {}, levels: [], bounds: {} };
/** Those of all editions: what a verb says is the same in each. */
let verbs: Record<string, Verb> = {};

/** Take in what the server says. It does not change while the page is open. */
export function learn(told: Editions): void {
  known = told;
  verbs = Object.assign({}, ...told.editions.map((edition) => edition.verbs)) as Record<string, Verb>;
}

/** Everything that the server says; pages are shown once it is known. */
export function editions(): Editions {
  return known;
}

export function editionOf(id: string): Edition | undefined {
  return known.editions.find((edition) => edition.id === id);
}

/** The colours of an edition, in the order in which a hand is sorted. */
export function coloursOf(id: string): Text[] {
  return editionOf(id)?.colours ?? [];
}

/** What a choice is about. */
export function kindOf(choice: Text): VerbKind {
  return verbs[parts(choice)[0]]?.kind ?? "word";
}

/** Whether the call may follow a choice in the same breath. */
export function callable(choice: Text): boolean {
  return verbs[parts(choice)[0]]?.call ?? false;
}

/** What is declared about an event. */
export function described({ event }: TableEvent): Described {
  return known.events[event] ?? {};
}

/** The key of a colourless card's words. */
export function keyOf(card: Text): string {
  return known.cards[card] ?? card;
}
