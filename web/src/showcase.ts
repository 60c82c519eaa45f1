/** A game for the first page: cards that follow one another as they may, held by nobody. */

import { colourOf, faceOf } from "./notation";
import type { Seat, Text } from "./protocol";

export interface Show {
  /** The newest first. */
  pile: { card: Text; id: number; from: Seat }[];
  colour: string;
  counts: number[];
  turn: Seat;
  /** Who has just come down to one card. */
  calls: Seat | null;
}

const SEATS = 4;
const DEALT = 7;
const SHOWN = 4;

export function opened(first: Text): Show {
  return { pile: [{ card: first, id: 0, from: 0 }], colour: colourOf(first) ?? "", counts: Array<number>(SEATS).fill(DEALT), turn: 0, calls: null };
}

/** Whether a card may lie on another when a colour is in play. */
export function follows(card: Text, top: Text, colour: string): boolean {
  return colourOf(card) === null || colourOf(card) === colour || faceOf(card) === faceOf(top);
}

/** The table after whose turn it is has played one of the cards of a deck; somebody who has none left is dealt a hand again. */
export function played(show: Show, deck: Text[], colours: string[], chance: () => number): Show {
  const { pile, turn } = show;
  const picked = <Thing>(from: Thing[]): Thing => from[Math.floor(chance() * from.length)]!;
  const fitting = deck.filter((card) => follows(card, pile[0]!.card, show.colour) && card !== pile[0]!.card);
  // A colourless card is rare, as in a hand.
  const plain = fitting.filter((card) => colourOf(card) !== null);
  const card = picked(chance() < 0.15 ? fitting : plain);
  const left = show.counts[turn]! - 1 || DEALT;
  return {
    pile: [{ card, id: pile[0]!.id + 1, from: turn }, ...pile].slice(0, SHOWN),
    colour: colourOf(card) ?? picked(colours),
    counts: show.counts.map((count, seat) => (seat === turn ? left : count)),
    turn: (turn + 1) % SEATS,
    calls: left === 1 ? turn : null,
  };
}
