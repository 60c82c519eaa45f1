/** What is written on a card: the band of a special one has its name, in the language of the page. */

import { isSpecial } from "./editions";
import MEASURES from "./generated/cards.json";
import { words } from "./preferences.svelte";
import type { Text } from "./protocol";

export interface Band {
  name: string;
  /** Where its line stands, and how large it is, in the card's own measure. */
  y: number;
  size: number;
}

const SIZE_MAX = 14;
/** How wide a letter is as a rule, as a share of its size. */
const LETTER = 0.55;

/** What stands on the band of a card, if it has one. */
export function bandOf(card: Text | null): Band | null {
  if (card === null || !isSpecial(card)) return null;
  const name = words().card(card);
  const size = Math.min(SIZE_MAX, MEASURES.band_width / (name.length * LETTER));
  return { name, y: MEASURES.band_y + MEASURES.band_height / 2 + size * 0.35, size };
}
