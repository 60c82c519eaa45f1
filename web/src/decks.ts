/** Decks of somebody's own, as their file has them (as `lastcard.decks`). */

import { COLOURS } from "./notation";
import type { Deck, Text } from "./protocol";

const FACES = [..."0123456789", "+2", "rev", "skip"];
const LETTERS = Object.fromEntries(Object.entries(COLOURS).map(([letter, colour]) => [colour, letter]));

/** The cards of a deck and how often each is in it, in the order of a fresh pack; `wild` is that of the colourless ones. */
export function cardsIn({ colours, cards = {}, wilds = {} }: Deck, wild: Text[]): Record<Text, number> {
  const copies = Object.fromEntries(Object.entries(cards).flatMap(([key, count]) => facesOf(key).map((face) => [face, count])));
  const coloured = colours.flatMap((colour) => FACES.map((face): [Text, number] => [LETTERS[colour] + face, copies[face] ?? 0]));
  const colourless = wild.map((card): [Text, number] => [card, wilds[card] ?? 0]);
  return Object.fromEntries([...coloured, ...colourless].filter(([, count]) => count > 0));
}

/** The faces that an entry is about: `1-9` is about nine. */
function facesOf(key: string): string[] {
  return /^\d-\d$/.test(key) ? FACES.slice(Number(key[0]), Number(key[2]) + 1) : [key];
}
