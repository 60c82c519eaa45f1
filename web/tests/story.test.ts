import { beforeAll, expect, test } from "vitest";

import { chartOf } from "../src/chart";
import { learn } from "../src/editions";
import type { TableEvent } from "../src/protocol";
import { storyOf } from "../src/story";
import { SAMPLES } from "./samples";

beforeAll(() => learn(SAMPLES.editions));

const ended = (scores: number[]): TableEvent => ({ event: "round_ended", scores });
const drew = (seat: number, count: number): TableEvent => ({ event: "drew", seat, cards: Array.from({ length: count }, () => "R1") });

test("the points stand round by round, and the best moments are the first of their kind", () => {
  const dealt: TableEvent = { event: "dealt", seat: 0, cards: Array.from({ length: 7 }, () => "R1") };
  const { scores, moments } = storyOf([
    [[dealt], [drew(0, 4)], [drew(1, 2), drew(1, 2)], [{ event: "caught", seat: 1, by: 0 }], [ended([30, 0])]],
    [[drew(1, 4)], [ended([30, 120])]],
  ]);

  expect(scores).toEqual([[30, 0], [30, 120]]);
  expect(moments).toEqual([
    { kind: "draw", seat: 0, round: 1, count: 4 },
    { kind: "swing", seat: 1, round: 2, count: 120 },
    { kind: "caught", seat: 1, by: 0, round: 1, count: 1 },
  ]);
});

test("a match in which nothing special happened has no moments", () => {
  expect(storyOf([[[drew(0, 2)], [ended([0, 0])]]]).moments).toEqual([]);
});

test("names beside the lines never overlap and stay on the chart", () => {
  const { lines } = chartOf([[0, 0, 0, 0, 500]], 500, { width: 320, height: 200, left: 30, right: 90 });
  const places = lines.map(({ labelY }) => labelY).sort((one, other) => one - other);

  expect(places.at(-1)).toBeLessThanOrEqual(200 - 24);
  expect(places[0]).toBeGreaterThanOrEqual(0);
  places.slice(1).forEach((place, at) => expect(place - places[at]!).toBeGreaterThanOrEqual(16));
});
