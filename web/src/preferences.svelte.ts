/** How this person likes their table: language, looks, motion, sound, and the order of the hand. */

import { catalogue } from "./api";
import { keep, kept } from "./storage";
import type { Sorting } from "./sorting";
import { Words, nearestOf } from "./words";

export type Theme = "auto" | "light" | "dark";
export type Motion = "normal" | "fast" | "off";

interface Preferred {
  locale: string;
  theme: Theme;
  contrast: boolean;
  motion: Motion;
  sound: boolean;
  notify: boolean;
  sorting: Sorting;
  name: string;
  introduced: boolean;
}

/** What browsers have kept them under from the first: another name would lose them. */
const NAME = "lastcard.liking";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Preferences {
  locale = $state("en");
  theme = $state<Theme>("auto");
  contrast = $state(false);
  motion = $state<Motion>("normal");
  sound = $state(true);
  /** Whether to be notified when it is one's turn, while one looks elsewhere. */
  notify = $state(false);
  sorting = $state<Sorting>("colour");
  name = $state("");
  /** Whether the tutorial was begun: from then on it is offered no longer, only found. */
  introduced = $state(false);
  words = $state.raw<Words | null>(null);
  /** Whether the device asks for no motion. */
  calm = $state(calm.matches);

  constructor() {
    const preferred = kept<Partial<Preferred>>(NAME, {});
    this.locale = preferred.locale ?? nearestOf(navigator.languages);
    this.theme = preferred.theme ?? "auto";
    this.contrast = preferred.contrast ?? matchMedia("(prefers-contrast: more)").matches;
    this.motion = preferred.motion ?? "normal";
    this.sound = preferred.sound ?? true;
    this.notify = preferred.notify ?? false;
    this.sorting = preferred.sorting ?? "colour";
    this.name = preferred.name ?? "";
    this.introduced = preferred.introduced ?? false;
    calm.addEventListener("change", () => (this.calm = calm.matches));
  }

  /** How things move: not at all where the machine asks for calm. */
  get pace(): Motion {
    return this.calm ? "off" : this.motion;
  }

  /** Whether there should be time to listen or to look closely: a page is not told of a screen reader, but of what those like who have one. */
  get unhurried(): boolean {
    return this.pace === "off" || this.contrast;
  }

  /** Keep everything, and let the page follow. Called from an effect. */
  apply(): void {
    const { locale, theme, contrast, motion, sound, notify, sorting, name, introduced } = this;
    keep(NAME, { locale, theme, contrast, motion, sound, notify, sorting, name, introduced } satisfies Preferred);
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.contrast = contrast ? "more" : "normal";
    root.dataset.motion = this.pace;
  }

  /** Fetch the words of the language. */
  async speak(): Promise<void> {
    const locale = this.locale;
    const source = await catalogue(locale, "table");
    if (locale !== this.locale) return;
    this.words = new Words(locale, source);
    document.documentElement.lang = locale;
  }
}

export const preferences = new Preferences();

/** The words of the page; pages are shown once there are some. */
export function words(): Words {
  if (preferences.words === null) throw new Error("no words yet");
  return preferences.words;
}

/** The same words with those of the rules, which few read: they are fetched when somebody does. */
export async function ruleWords(said: Words): Promise<Words> {
  if (!said.has("clause-object-round")) said.add(await catalogue(said.locale, "rules"));
  return said;
}

/** The same words with those about the shuffles. */
export async function fairnessWords(said: Words): Promise<Words> {
  if (!said.has("fairness-how")) said.add(await catalogue(said.locale, "fairness"));
  return said;
}

/** The same words with those that look back at a match. */
export async function storyWords(said: Words): Promise<Words> {
  if (!said.has("story-points")) said.add(await catalogue(said.locale, "story"));
  return said;
}

/** The same words with those that teach the game. */
export async function tutorialWords(said: Words): Promise<Words> {
  if (!said.has("tutorial-step")) said.add(await catalogue(said.locale, "tutorial"));
  return said;
}

/** What a key says in the language of the page. */
export function t(key: string, args?: Record<string, string | number>): string {
  return words().t(key, args);
}
