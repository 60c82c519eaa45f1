/** Between two views the table is moved on by events alone: it must arrive where the server's view says. */

import { beforeAll, describe, expect, test } from "vitest";

import { learn } from "../src/editions";
import { evolve, layer, looks, sceneOf } from "../src/evolve";
import { inTurn } from "../src/motions";
import type { Seat, TableEvent, View } from "../src/protocol";
import { SAMPLES } from "./samples";

beforeAll(() => learn(SAMPLES.editions));

/** What a scene must know; a hand's order and lapsed calls are the server's to tell. */
function seen(view: View): Partial<View> {
  const { hand, hand_sizes, draw_pile_size, discard_pile, aside, colour, direction, turn, scores, round_over, round_winner, debt } = view;
  return { hand: hand && [...hand].sort(), hand_sizes, draw_pile_size, discard_pile, aside, colour, direction, turn, scores, round_over, round_winner, debt };
}

describe.each([...SAMPLES.rounds, ...SAMPLES.house].map((sample) => [`${sample.edition}, ${sample.preset}`, sample] as const))("%s", (_, sample) => {
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

test("the samples of house rules have in them what only those make happen", () => {
  const events = SAMPLES.house.flatMap(({ told }) => told["0"]!.flatMap((moment) => moment.events.map(({ event }) => event)));

  expect(events).toEqual(expect.arrayContaining(["jumped_in", "swapped", "rotated", "received"]));
  expect(Math.max(...SAMPLES.house.flatMap(({ told }) => told["0"]!.map(({ view }) => view.debt ?? 0)))).toBeGreaterThan(3);
});

test.each(SAMPLES.editions.editions.filter(({ special }) => special !== null))("the sample of $id has its special card in it", ({ id, special, verbs }) => {
  const { told } = SAMPLES.rounds.find(({ edition }) => edition === id)!;
  const events = told["0"]!.flatMap((moment) => moment.events);
  const asks = Object.keys(verbs).some((verb) => !(verb in SAMPLES.editions.editions[0]!.verbs));

  expect(events.some(({ event, card }) => event === "played" && [special].flat().includes(card!))).toBe(true);
  // A card that asks something makes something happen that no other does.
  expect(events.some(({ event }) => SAMPLES.special_events.includes(event))).toBe(asks);
});

test("every event that is told is described", () => {
  const happened = SAMPLES.rounds.flatMap(({ told }) => told["0"]!.flatMap(({ events }) => events.map(({ event }) => event)));

  expect(happened.filter((event) => !(event in SAMPLES.editions.events))).toEqual([]);
});

describe("business", () => {
  const view = SAMPLES.rounds[0]!.told["0"]![0]!.view;

  test("a battle shows backs until both cards are revealed, and begins again after a tie", () => {
    const after = (...events: TableEvent[]) => events.reduce((scene, event) => evolve(scene, event, null), sceneOf(view)).business;
    const begun: TableEvent[] = [
      { event: "rival_named", seat: 1, rival: 2 },
      { event: "picked", seat: 2, count: 1 },
    ];
    const tie: TableEvent = { event: "battle_tied", seats: [1, 2] };
    const fought: TableEvent[] = [...begun, { event: "picked", seat: 1, count: 1 }, { event: "revealed", seat: 1, card: "R7" }, { event: "revealed", seat: 2, card: "B7" }, tie];

    expect(after(...begun)).toMatchObject({ seats: [1, 2], laid: { 2: { open: false } } });
    expect(after(...fought)).toMatchObject({ laid: { 1: { card: "R7", open: true }, 2: { card: "B7", open: true } }, under: {}, tied: tie });
    expect(after(...fought, { event: "picked", seat: 2, count: 1 })).toMatchObject({ laid: { 2: { open: false } }, under: { 1: ["R7"], 2: ["B7"] }, tied: null });
    expect(after(...begun, { event: "turn_began", seat: 3 })).toBeNull();
  });

  test("a card that lies face down looks out of its hand, and nobody owes a call for it", () => {
    const held = { ...view, hand: ["R7", "R7"], hand_sizes: [2, 2, 3, 3], owing: [] };
    const picked: TableEvent[] = [
      { event: "rival_named", seat: 0, rival: 1 },
      { event: "picked", seat: 0, card: "R7" },
      { event: "picked", seat: 1, count: 1 },
    ];
    const scene = picked.reduce((before, event) => evolve(before, event, 0), sceneOf(held));

    expect(scene.view).toEqual(held);
    expect(looks(scene, 0)).toEqual({ ...held, hand: ["R7"], hand_sizes: [1, 1, 3, 3] });
    expect(scene.business?.laid[0]).toEqual({ card: "R7", open: false, held: true });
    const open = evolve(scene, { event: "revealed", seat: 0, card: "R7" }, 0);
    expect(looks(open, 0)).toMatchObject({ hand: ["R7"], hand_sizes: [1, 1, 3, 3], owing: [0] });
  });

  test("the loser takes up all that lies there, and who lost stays to be read", () => {
    const cards: [Seat, string][] = [[1, "R7"], [2, "R7"], [1, "B9"], [2, "G2"]];
    const [first, second] = [cards.slice(0, 2), cards.slice(2)].map((laid) => laid.map(([seat, card]): TableEvent => ({ event: "revealed", seat, card })));
    const lost: TableEvent = { event: "battle_lost", seat: 2 };
    const events = [...first!, { event: "battle_tied", seats: [1, 2] } as TableEvent, ...second!];
    const fought = events.reduce((scene, event) => evolve(scene, event, 0), sceneOf({ ...view, aside: [] }));

    expect([layer(fought.business, "B9"), layer(fought.business, "G2"), layer(fought.business, "R7")]).toEqual([1, 2, 1]);
    expect(evolve(fought, lost, 0)).toMatchObject({ view: { aside: [] }, business: { laid: {}, under: { 1: [], 2: [] }, loser: { value: 2, event: lost } } });
  });

  test("cards are dealt round the table", () => {
    const dealt: TableEvent[] = [
      { event: "dealt", seat: 1, count: 2 },
      { event: "dealt", seat: 0, cards: ["R1", "R2"] },
    ];

    expect(inTurn(dealt, view).map(({ to, card }) => [to, card])).toEqual([[1, null], [0, "R1"], [1, null], [0, "R2"]]);
  });

  test("cards of a battle that nobody can go on with return in turn", () => {
    const aside = { ...view, hand: ["R1"], hand_sizes: [1, 0, 1, 1], aside: ["R7", "B7", "R8", "B8"] };
    const after = evolve(sceneOf(aside), { event: "battle_void", seats: [1, 0] }, 0).view;

    expect(after).toMatchObject({ aside: [], hand: ["R1", "B7", "B8"], hand_sizes: [3, 2, 1, 1] });
  });

  test("a new round clears the table", () => {
    const scene = evolve(sceneOf({ ...view, hands: [["R1"]], round_over: true }), { event: "round_began", round: 2, dealer: 3 }, 0);

    expect(scene.view).toMatchObject({ round: 2, dealer: 3, hand: [], round_over: false, discard_pile: [], draw_pile_size: 108 });
    expect(scene.view.hands).toBeUndefined();
  });
});
