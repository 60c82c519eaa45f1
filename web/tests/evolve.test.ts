/** Between two views the table is moved on by events alone: it must arrive where the server's view says. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { evolve, sceneOf } from "../src/evolve";
import type { Seat, TableEvent, View } from "../src/protocol";

interface Sample {
  edition: string;
  told: Record<string, { events: TableEvent[]; view: View }[]>;
}

const ROOT = join(import.meta.dirname, "../..");
const own = join(ROOT, ".venv/bin/python");
const python = process.env.LASTCARD_PYTHON ?? (existsSync(own) ? own : "python3");
const SAMPLES = JSON.parse(
  execFileSync(python, [join(import.meta.dirname, "samples.py")], {
    encoding: "utf-8",
    maxBuffer: 1 << 28,
    env: { ...process.env, PYTHONPATH: join(ROOT, "src") },
  }),
) as Sample[];

/** What a scene must know; a hand's order and lapsed calls are the server's to tell. */
function seen(view: View): Partial<View> {
  const { hand, hand_sizes, draw_pile_size, discard_pile, aside, colour, direction, turn, scores, round_over, round_winner } = view;
  return { hand: hand && [...hand].sort(), hand_sizes, draw_pile_size, discard_pile, aside, colour, direction, turn, scores, round_over, round_winner };
}

describe.each(SAMPLES.map((sample) => [sample.edition, sample] as const))("%s", (_, sample) => {
  test.each([
    ["a seat", 0, "0"],
    ["a spectator", null, "null"],
  ] as const)("as %s sees it", (_, you: Seat | null, eyes) => {
    const moments = sample.told[eyes]!;
    for (const [at, { events, view }] of moments.entries()) {
      if (at === 0) continue;
      const start = sceneOf(moments[at - 1]!.view);
      const end = events.reduce((scene, event) => evolve(scene, event, you), start);

      expect(seen(end.view), JSON.stringify(events)).toEqual(seen(view));
    }
  });

  test("a call that is owed is seen at once", () => {
    for (const [at, { events, view }] of sample.told["0"]!.entries()) {
      if (at === 0 || view.round_over) continue;
      const end = events.reduce((scene, event) => evolve(scene, event, 0), sceneOf(sample.told["0"]![at - 1]!.view));

      expect(end.view.owing, JSON.stringify(events)).toEqual(expect.arrayContaining(view.owing));
    }
  });
});

test("the samples hold every special card's events", () => {
  const happened = new Set(SAMPLES.flatMap(({ told }) => told["0"]!.flatMap(({ events }) => events.map(({ event }) => event))));

  for (const event of ["played", "drew", "rival_named", "picked", "revealed", "battle_lost", "gave", "number_named", "put_down", "tormented", "hand_shown", "caught", "called", "round_ended"]) {
    expect(happened, event).toContain(event);
  }
});

describe("business", () => {
  const view = SAMPLES[0]!.told["0"]![0]!.view;

  test("a battle shows backs until both cards are revealed, and begins again after a tie", () => {
    const after = (...events: TableEvent[]) => events.reduce((scene, event) => evolve(scene, event, null), sceneOf(view)).battle;
    const begun: TableEvent[] = [
      { event: "rival_named", seat: 1, rival: 2 },
      { event: "picked", seat: 2, count: 1 },
    ];
    const fought: TableEvent[] = [...begun, { event: "picked", seat: 1, count: 1 }, { event: "revealed", seat: 1, card: "R7" }, { event: "revealed", seat: 2, card: "B7" }, { event: "battle_tied", seats: [1, 2] }];

    expect(after(...begun)).toMatchObject({ seats: [1, 2], cards: { 2: null } });
    expect(after(...fought)).toMatchObject({ cards: { 1: "R7", 2: "B7" }, tied: true });
    expect(after(...fought, { event: "picked", seat: 2, count: 1 })).toMatchObject({ cards: { 2: null }, tied: false });
  });

  test("a new round clears the table", () => {
    const scene = evolve(sceneOf({ ...view, hands: [["R1"]], round_over: true }), { event: "round_began", round: 2, dealer: 3 }, 0);

    expect(scene.view).toMatchObject({ round: 2, dealer: 3, hand: [], round_over: false, discard_pile: [] });
    expect(scene.view.hands).toBeUndefined();
  });
});
