/** Cards as the notation writes them. */

import type { Text } from "./protocol";

export const COLOURS: Record<string, string> = { R: "red", B: "blue", G: "green", Y: "yellow", P: "pink", V: "purple" };

export const WILD_DRAW_FOUR = "W4";

/** A card's colour, or null if it has none. */
export function colourOf(card: Text): string | null {
  return COLOURS[card[0] ?? ""] ?? null;
}

/** What must match besides the colour: a digit, `+2`, `rev`, `skip`, or the whole text of a colourless card. */
export function faceOf(card: Text): string {
  return colourOf(card) ? card.slice(1) : card;
}

/** Whether a card is a coloured number. */
export function isNumber(card: Text): boolean {
  return /^\d$/.test(faceOf(card));
}

/** What a card counts in hand. */
export function pointsOf(card: Text): number {
  return isNumber(card) ? Number(faceOf(card)) : colourOf(card) ? 20 : 50;
}

/** The verb of a choice, and what it is about. */
export function parts(choice: Text): [verb: string, object: string] {
  const [verb = "", object = ""] = choice.split(" ");
  return [verb, object];
}
