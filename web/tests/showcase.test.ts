/** The game on the first page is one: every card may lie where it lies. */

import { expect, test } from "vitest";

import { colourOf } from "../src/notation";
import { follows, opened, played } from "../src/showcase";
import { SAMPLES } from "./samples";

test("every card follows the one before, each seat plays in turn, and nobody runs out of cards", () => {
  const edition = SAMPLES.editions.editions.find(({ special }) => Array.isArray(special))!;
  const deck = Object.keys(edition.cards);
  let seed = 1;
  const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  let show = opened(deck.find((card) => colourOf(card) !== null)!);
  const seen = new Set<string>();
  for (let move = 0; move < 500; move++) {
    const after = played(show, deck, edition.colours, chance);
    const [top] = after.pile;
    expect(follows(top!.card, show.pile[0]!.card, show.colour)).toBe(true);
    expect(after.turn).toBe((show.turn + 1) % 4);
    expect(Math.min(...after.counts)).toBeGreaterThan(0);
    expect(edition.colours).toContain(after.colour);
    seen.add(top!.card);
    show = after;
  }
  expect(seen.size).toBeGreaterThan(40);
});
