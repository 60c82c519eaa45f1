/** The order in which a hand is held. */

import { colourOf, faceOf } from "./notation";
import type { Text } from "./protocol";

export type Sorting = "colour" | "rank";

const FACES = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "skip", "rev", "+2"];

/** Where each card of the hand stands when sorted: the places in the hand, in the order they are shown. */
export function sorted(hand: Text[], by: Sorting, colours: Text[]): number[] {
  const keys = hand.map((card) => {
    const colour = colourOf(card);
    if (colour === null) return [99, card.length, card.charCodeAt(1) || 0];
    const [suit, rank] = [colours.indexOf(colour), FACES.indexOf(faceOf(card))];
    return by === "colour" ? [suit, rank] : [rank, suit];
  });
  return hand.map((_, at) => at).sort((one, other) => compare(keys[one]!, keys[other]!) || one - other);
}

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((key, place) => key !== other[place]);
  return at < 0 ? 0 : one[at]! - (other[at] ?? 0);
}
