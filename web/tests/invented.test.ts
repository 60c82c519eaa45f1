/** An edition that nobody here has heard of: its card, verbs and events are named, asked for, shown and explained all the same. */

import { beforeEach, describe, expect, test, vi } from "vitest";

import { answers, picks } from "../src/answers";
import { bubbleOf } from "../src/bubbles";
import { callable, learn } from "../src/editions";
import { evolve, sceneOf } from "../src/evolve";
import type { Editions, Question, TableEvent, Text, View } from "../src/protocol";
import { Stage } from "../src/stage.svelte";
import { matters, sections } from "../src/summary";
import { soundOf } from "../src/sounds";
import { choiceWith, whyNot } from "../src/why";
import { Words } from "../src/words";
import { SAMPLES, catalogue } from "./samples";

const flown = vi.hoisted(() => [] as { card: string | null; from: string; to: string }[]);
const page = vi.hoisted(() => ({ words: undefined as unknown }));
vi.mock("../src/preferences.svelte", () => ({ words: () => page.words, preferences: { pace: "fast", sound: false } }));
vi.mock("../src/flight", () => ({
  placeOf: (selector: string) => selector,
  fly: (card: string | null, from: string, to: string) => Promise.resolve(void flown.push({ card, from, to })),
  turn: (at: string, change: () => Promise<void>) => change().then(() => void flown.push({ card: "turned", from: at, to: at })),
}));

/** Circus: whom its player points at swaps a card with the tent, a number is thrown, and whoever likes puts two cards down. */
const CIRCUS: Editions = {
  ...SAMPLES.editions,
  editions: [
    ...SAMPLES.editions.editions,
    {
      id: "circus",
      colours: ["red", "blue", "green", "yellow"],
      special: "WC",
      cards: { R1: 40, WC: 4 },
      verbs: {
        ...SAMPLES.editions.editions[0]!.verbs,
        point: { kind: "seat", call: false },
        juggle: { kind: "card", call: true },
        throw: { kind: "number", call: false },
        paint: { kind: "colour", call: false },
        bow: { kind: "word", call: false },
      },
      key: "circus",
      clauses: ["circus.point", "circus.juggle", "start.circus"],
    },
  ],
  switches: { ...SAMPLES.editions.switches, circus_encore: ["circus"] },
  cards: { ...SAMPLES.editions.cards, WC: "circus" },
  events: {
    ...SAMPLES.editions.events,
    pointed_at: { tells: { seats: ["seat", "clown"] } },
    juggled: { motions: [{ from: "hand:seat", to: "discard_pile", cards: "cards", face: "up" }], answer: true },
    hidden_in_tent: { motions: [{ from: "hand:seat", to: "aside", cards: "card", face: "seen" }], tells: { laid: "seat" }, hides: "card" },
    masked: { tells: { laid: "seat" }, hides: "card", answer: true },
    unmasked: { motions: [{ from: "hand:seat", to: "aside", cards: "card", face: "up" }], tells: { laid: "seat" } },
    thrown: { tells: { number: "number" } },
    painted: { tells: { colour: "colour" } },
    tent_emptied: { motions: [{ from: "aside", to: "hand:seat", cards: "all", face: "up" }], tells: { loser: "seat" } },
    swapped: {
      motions: [
        { from: "hand:seat", to: "hand:to", cards: "card", face: "seen" },
        { from: "draw_pile", to: "hand:seat", cards: "drawn", face: "down" },
      ],
      hides: "card",
    },
    applauded: { sound: "special" },
  },
};

const SAID = `
card-circus = Circus
told-circus = the Circus
choice-point = Point at { $name }
choice-juggle = Juggle { $card }
choice-throw = Throw { $number }
choice-paint = Paint it { $colour }
choice-bow = Bow
question-point-you = Who do you point at?
event-pointed_at = { $name } points at { $other }.
event-pointed_at-you = You point at { $other }.
event-pointed_at-clown_you = { $name } points at you.
event-hidden_in_tent-hidden = { $name } hides a card in the tent.
event-thrown = { $name } throws { $number }.
event-painted = { $name } paints it { $colour }.
web-tells-painted = Fresh paint:
web-bubble-applauded = Bravo!
`;

const words = new Words("en", catalogue("en") + SAID);
const NAMES = ["Ana", "Ben", "Cleo"];

const view = {
  ...SAMPLES.rounds[0]!.told["0"]![0]!.view,
  edition: "circus",
  hand: ["R1", "R2", "B2"],
  hand_sizes: [3, 2, 2],
  discard_pile: ["Y5"],
  draw_pile_size: 20,
  aside: [],
  owing: [],
  asked: [],
} as View;

function asked(question: string, ...choices: Text[]): Question {
  return { seat: 0, question, offer: false, choices };
}

beforeEach(() => {
  learn(CIRCUS);
  page.words = words;
  flown.length = 0;
});

describe("named and asked for", () => {
  test("its card", () => {
    expect([words.card("WC"), words.card("WC", "told")]).toEqual(["Circus", "the Circus"]);
  });

  test.each([
    ["point 1", "Point at Ben"],
    ["juggle R1", "Juggle Red 1"],
    ["throw 7", "Throw 7"],
    ["paint red", "Paint it red"],
    ["bow", "Bow"],
  ])("a choice: %s", (choice, said) => {
    expect(words.choice(choice, NAMES)).toBe(said);
  });

  test("answers have keys of their own kind, and no two the same", () => {
    const question = asked("throw", "bow", "throw 1", "throw 2", "paint red", "point 1", "juggle R1");

    expect(answers(question, ["R1", "R2", "B2"]).map(({ choice, kind, key, held }) => [choice, kind, key, held])).toEqual([
      ["bow", "word", "3", undefined],
      ["throw 1", "number", "1", 1],
      ["throw 2", "number", "2", 2],
      ["paint red", "colour", "4", 2],
      ["point 1", "seat", "5", undefined],
    ]);
  });

  test("somebody is picked where they sit, a card in the hand", () => {
    expect(picks({ ...view, asked: [asked("point", "point 1", "point 2", "bow")] })).toEqual(["point 1", "point 2"]);
    expect(choiceWith([asked("juggle", "juggle R1", "bow")], "R1")).toBe("juggle R1");
    expect(callable("juggle R1")).toBe(true);
    expect(callable("point 1")).toBe(false);
  });

  test("a card that is no answer is refused with a reason", () => {
    const reason = whyNot({ ...view, asked: [asked("juggle", "juggle R1", "bow")] }, "B2")!;

    expect(words.reason(reason)).toBe("You cannot choose Blue 2 now.");
    expect(whyNot({ ...view, asked: [asked("point", "point 1")] }, "B2")).toEqual({ key: "table-why-not_asked" });
  });
});

describe("told", () => {
  const pointed: TableEvent = { event: "pointed_at", seat: 1, clown: 0 };

  test("whoever is pointed at is the second person", () => {
    expect(words.event(pointed, NAMES, null)).toBe("Ben points at Ana.");
    expect(words.event(pointed, NAMES, 1)).toBe("You point at Ana.");
    expect(words.event(pointed, NAMES, 0)).toBe("Ben points at you.");
  });

  test("what is hidden stays so", () => {
    expect(words.event({ event: "hidden_in_tent", seat: 1, count: 1 }, NAMES, 0)).toBe("Ben hides a card in the tent.");
  });

  test("beside a seat stands a number, or words of its own", () => {
    expect(bubbleOf({ event: "thrown", seat: 1, number: 7 }, words)).toBe("7");
    expect(bubbleOf({ event: "applauded", seat: 1 }, words)).toBe("Bravo!");
    expect(bubbleOf(pointed, words)).toBe("");
  });

  test("before what stands in the middle come its words, or else its sentence", () => {
    expect(words.telling({ event: "painted", seat: 1, colour: "red" }, NAMES, 0)).toEqual({ text: "Fresh paint:", whole: false });
    expect(words.telling({ event: "thrown", seat: 1, number: 7 }, NAMES, 0)).toEqual({ text: "Ben throws 7.", whole: true });
  });

  test.each([
    [{ event: "juggled", seat: 1, cards: ["R1"] }, "card"],
    [{ event: "swapped", seat: 1, to: 2, count: 1 }, "draw"],
    [{ event: "tent_emptied", seat: 1 }, "caught"],
    [pointed, "special"],
    [{ event: "applauded", seat: 1 }, "special"],
    [{ event: "unheard_of", seat: 1 }, null],
  ] as [TableEvent, string | null][])("heard: %j", (event, sound) => {
    expect(soundOf(event, false)).toBe(sound);
  });
});

describe("shown", () => {
  const after = (...events: TableEvent[]) => events.reduce((scene, event) => evolve(scene, event, 0), sceneOf(view));

  test("cards go where it is declared, and coming down to one is the duty to call", () => {
    expect(after({ event: "juggled", seat: 0, cards: ["R1", "B2"] }).view).toMatchObject({ hand: ["R2"], hand_sizes: [1, 2, 2], discard_pile: ["B2", "R1", "Y5"], owing: [0] });
    expect(after({ event: "hidden_in_tent", seat: 0, card: "R1" }, { event: "tent_emptied", seat: 1 }).view).toMatchObject({ hand: ["R2", "B2"], hand_sizes: [2, 3, 2], aside: [] });
    expect(after({ event: "swapped", seat: 1, to: 0, card: "G9", count: 1 }).view).toMatchObject({ hand: ["R1", "R2", "B2", "G9"], hand_sizes: [4, 2, 2], draw_pile_size: 19 });
  });

  test("what is told stands there until the turn passes on", () => {
    const events: TableEvent[] = [
      { event: "pointed_at", seat: 0, clown: 2 },
      { event: "hidden_in_tent", seat: 2, count: 1 },
      { event: "thrown", seat: 0, number: 7 },
    ];

    expect(after(...events).business).toMatchObject({ seats: [0, 2], laid: { 2: { card: null, open: false } }, loser: null, number: { value: 7 }, colour: null });
    expect(after(...events, { event: "tent_emptied", seat: 2 }).business).toMatchObject({ loser: { value: 2 } });
    expect(after(...events, { event: "turn_began", seat: 1 }).business).toBeNull();
  });

  test("a round begins with its deck", () => {
    expect(after({ event: "round_began", round: 2, dealer: 1 }).view.draw_pile_size).toBe(44);
  });

  test("cards fly from where they were to where they lie, and end where the view has them", async () => {
    vi.stubGlobal("document", { hidden: false });
    const told = new Promise<void>((done, fail) => {
      vi.stubGlobal("reportError", fail);
      const stage = new Stage(() => 0, () => done());
      stage.jump(view);
      stage.show(
        [
          { event: "pointed_at", seat: 1, clown: 2 },
          { event: "juggled", seat: 1, cards: ["G1", "G2"] },
          { event: "hidden_in_tent", seat: 2, count: 1 },
          { event: "masked", seat: 1, count: 1 },
          { event: "masked", seat: 0, card: "R2" },
          { event: "unmasked", seat: 1, card: "G3" },
          { event: "unmasked", seat: 0, card: "R2" },
          { event: "tent_emptied", seat: 2 },
        ],
        view,
      );
    });
    await told;
    vi.unstubAllGlobals();

    expect(flown).toEqual([
      { card: "G1", from: '[data-hand="1"]', to: "[data-pile=discard]" },
      { card: "G2", from: '[data-hand="1"]', to: "[data-pile=discard]" },
      { card: null, from: '[data-hand="2"]', to: '[data-laid="2"]' },
      { card: null, from: '[data-hand="1"]', to: '[data-laid="1"]' },
      { card: null, from: expect.stringMatching(/^\[data-thing="\d+"\]$/) as string, to: '[data-laid="0"]' },
      { card: "turned", from: '[data-laid="1"]', to: '[data-laid="1"]' },
      { card: "turned", from: '[data-laid="0"]', to: '[data-laid="0"]' },
      { card: "G3", from: '[data-laid="1"]', to: '[data-hand="2"]' },
      { card: "R2", from: '[data-laid="0"]', to: '[data-hand="2"]' },
    ]);
  });
});

describe("explained", () => {
  test("its clauses come after the action cards", () => {
    const settings = { edition: "circus", sheet: "en", rules: {}, seats: ["person", "easy"] } as never;

    expect(sections(settings, new Words("en", ""))[3]).toEqual({ title: "section-circus", sentences: ["clause-circus-point", "clause-circus-juggle"] });
  });

  test("its switch matters there alone", () => {
    const at = (edition: string) => matters("circus_encore", { edition, seats: ["person", "easy"] } as never);

    expect([at("circus"), at("classic")]).toEqual([true, false]);
  });
});
