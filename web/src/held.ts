/** The cards of a hand as things: two red sevens are alike, but each is moved on its own. */

import type { Text } from "./protocol";

export interface Held {
  id: number;
  card: Text;
}

let last = 0;

/** The hand as things, where every card that was there before stays the thing it was. */
export function held(before: Held[], hand: Text[], leaving: number | null = null): Held[] {
  const left = new Map<Text, number[]>();
  // The card that was pressed is the last of its kind to be taken for one that stayed.
  for (const { id, card } of [...before].sort((one, other) => Number(one.id === leaving) - Number(other.id === leaving))) {
    left.set(card, [...(left.get(card) ?? []), id]);
  }
  return hand.map((card) => ({ id: left.get(card)?.shift() ?? ++last, card }));
}
