/** House rules: presets, what a table can be played with, offers, debts, hands that change places, and teams. */

import { beforeAll, describe, expect, test } from "vitest";

import { answers, drawing, drawn, offered } from "../src/answers";
import { cardsOf, coloursOf, learn, specialsOf } from "../src/editions";
import { evolve, sceneOf } from "../src/evolve";
import { dealFits, dealtMost, presetOf, teamsFit, withHouse, withPreset } from "../src/house";
import { isHandOver } from "../src/motions";
import type { Info, Question, Settings, TableEvent, View } from "../src/protocol";
import { partnerOf, teamOf, teamsAt } from "../src/teams";
import { eventKey } from "../src/telling";
import { cardQuestion, choiceWith, offerWith, whyNot } from "../src/why";
import { Words } from "../src/words";
import { SAMPLES, catalogue } from "./samples";

beforeAll(() => learn(SAMPLES.editions));

const NAMES = ["Ana", "Ben", "Cleo", "Dan"];
const words = new Words("en", catalogue("en"));

function settings(seats: number, rules: Settings["rules"] = {}, deck: object | null = null): Settings {
  return { edition: "classic", sheet: "en", rules, deck, seats: Array<string>(seats).fill("person") } as unknown as Settings;
}

function asked(question: string, offer: boolean, ...choices: string[]): Question {
  return { seat: 0, question, offer, choices };
}

function view(changes: Partial<View>): View {
  return { ...SAMPLES.rounds[0]!.told["0"]![0]!.view, hand: ["R7", "B3"], asked: [], colour: "red", discard_pile: ["R7"], aside: [], owing: [], ...changes };
}

describe("presets", () => {
  test.each(Object.keys(SAMPLES.editions.presets))("%s is known by its switches alone", (preset) => {
    const rules = withPreset({ target: 200, finish: "number" }, preset);

    expect(presetOf(rules)).toBe(preset);
    expect(rules).toEqual({ target: 200, ...SAMPLES.editions.presets[preset] });
  });

  test("one switch more makes a mix of one's own, and back at its default it is left out", () => {
    const mixed = withHouse(withPreset({}, "partners"), "hand_size", 5);

    expect(presetOf(mixed)).toBeUndefined();
    expect(presetOf(withHouse(mixed, "hand_size", 7))).toBe("partners");
  });
});

describe("what a table can be played with", () => {
  test.each([
    [3, false],
    [4, true],
    [7, false],
    [10, true],
  ])("teams of %i seats: %s", (seats, fits) => {
    expect(teamsFit(settings(seats, { teams: true }))).toBe(fits);
    expect(teamsFit(settings(seats))).toBe(true);
  });

  test("everybody must be dealt a hand, and a card be left that can be turned up", () => {
    const [{ deck }] = SAMPLES.decks as [(typeof SAMPLES.decks)[0]];

    expect(dealtMost(settings(10))).toBe(10);
    expect(dealFits(settings(10, { hand_size: 10 }))).toBe(true);
    expect(dealtMost(settings(4, {}, deck))).toBe(5);
    expect(dealFits(settings(4, {}, deck))).toBe(false);
    expect(dealFits(settings(4, { hand_size: 5 }, deck))).toBe(true);
  });
});

describe("decks of one's own", () => {
  test.each(SAMPLES.decks)("$deck.name has the cards that its file says, in their order", ({ deck, cards }) => {
    expect(Object.entries(cardsOf({ edition: null, deck }))).toEqual(cards);
    expect(coloursOf({ edition: null, deck })).toEqual(deck.colours);
  });

  test("its special cards are those of editions, and its name is the same in every language", () => {
    const [, { deck }] = SAMPLES.decks as [unknown, (typeof SAMPLES.decks)[0]];

    expect(specialsOf({ edition: null, deck }).map(({ special }) => special).sort()).toEqual(["WA", "WB"]);
    expect(words.edition({ edition: null, deck })).toBe("Odd");
    expect(words.edition({ edition: "classic" })).toBe("Classic");
  });

  test("an edition that combines others has the rules of all their cards", () => {
    const all = SAMPLES.editions.editions.find(({ special }) => Array.isArray(special))!;

    expect(specialsOf({ edition: all.id }).map(({ special }) => special)).toEqual(all.special);
  });
});

describe("offers", () => {
  const offers = [asked("uno", true, "uno"), asked("catch", true, "catch 1", "catch 2"), asked("jump", true, "jump R7")];

  test("are told apart by what they are about", () => {
    const seen = view({ asked: offers });

    expect([offered(seen, "word"), offered(seen, "seat"), offered(seen, "card")]).toEqual([["uno"], ["catch 1", "catch 2"], ["jump R7"]]);
  });

  test("a card that is offered is no question about cards: the others lie as they did", () => {
    const seen = view({ asked: offers });

    expect(cardQuestion(seen.asked)).toBeUndefined();
    expect(choiceWith(seen.asked, "R7")).toBeUndefined();
    expect(offerWith(seen, "R7")).toBe("jump R7");
    expect(offerWith(seen, "B3")).toBeUndefined();
    expect(whyNot(seen, "B3")).toEqual({ key: "table-why-not_asked" });
  });

  test("are asked in words", () => {
    expect(words.question(offers[1]!, NAMES, 0)).toBe("You may catch Ben and Cleo: UNO was not called.");
    expect(words.question(offers[2]!, NAMES, 0)).toBe("You hold the very same card: jump in?");
  });
});

describe("a debt", () => {
  const faced = view({ debt: 6, asked: [asked("stack", false, "play R+2", "take")], hand: ["R+2", "B3"] });

  test("is taken with the button that draws, which says how much", () => {
    expect(drawn(faced)).toBe("take");
    expect(drawing(faced)).toBe("may");
    expect(drawing(view({ asked: [asked("stack", false, "take")] }))).toBe("must");
    expect(answers(faced.asked[0]!, faced.hand!).map(({ choice }) => choice)).toEqual(["take"]);
    expect(words.choice("take", NAMES, 6)).toBe("Draw 6 cards");
    expect(words.question(faced.asked[0]!, NAMES, 0, 6)).toBe("Pass this on with a card of your own, or draw 6 cards and miss your turn?");
  });

  test("is passed on with a card that answers, and another says why it does not", () => {
    expect(choiceWith(faced.asked, "R+2")).toBe("play R+2");
    expect(words.reason(whyNot(faced, "B3")!)).toBe("You cannot pass this on with Blue 3.");
    expect(whyNot(view({ asked: [asked("stack", false, "take")] }), "B3")?.key).toBe("web-why-stack");
  });

  test("grows with every card that is passed on, and ends with a missed turn or a challenge", () => {
    const after = (...events: TableEvent[]) => events.reduce((scene, event) => evolve(scene, event, null), sceneOf(view({ debt: 0, hand: null }))).view.debt;
    const two: TableEvent = { event: "played", seat: 1, card: "R+2" };
    const four: TableEvent = { event: "played", seat: 2, card: "W4" };

    expect(after(two, four)).toBe(6);
    expect(after(two, { event: "caught", seat: 1, by: 2 }, { event: "drew", seat: 1, count: 2 })).toBe(2);
    expect(after(two, { event: "drew", seat: 2, count: 2 }, { event: "skipped", seat: 2 })).toBe(0);
    expect(after(four, { event: "challenged", seat: 2, by: 3, guilty: true })).toBe(0);
  });

  test("is none where cards cannot be passed on", () => {
    expect(evolve(sceneOf(view({ debt: undefined })), { event: "played", seat: 1, card: "R+2" }, 0).view.debt).toBeUndefined();
  });
});

test("a last card that is no number says why it cannot be played", () => {
  const turn = asked("turn", false, "draw");
  const last = view({ asked: [turn], hand: ["R+2"], rules: { finish: "number" } });

  expect(words.reason(whyNot(last, "R+2")!)).toBe("Red Draw Two cannot be your last card: that must be a number.");
  expect(whyNot({ ...last, hand: ["B9"] }, "B9")?.key).toBe("table-why-no_match");
});

describe("hands that change places", () => {
  const hands = view({ hand: ["R1", "R2", "R2"], hand_sizes: [3, 1, 4, 2] });
  const after = (...events: TableEvent[]) => events.reduce((scene, event) => evolve(scene, event, 0), sceneOf(hands)).view;

  test("two are swapped: each keeps its order, and one with a single card is to be called", () => {
    const swapped: TableEvent[] = [
      { event: "swapped", seat: 0, with: 1 },
      { event: "received", seat: 0, from: 1, cards: ["R2"] },
      { event: "received", seat: 1, from: 0, cards: ["R1", "R2", "R2"] },
    ];

    expect(after(...swapped)).toMatchObject({ hand: ["R2"], hand_sizes: [1, 3, 4, 2], owing: [0] });
    expect(swapped.map(isHandOver)).toEqual([false, true, true]);
  });

  test("all are passed on", () => {
    const rotated: TableEvent[] = [
      { event: "rotated", direction: "left" },
      { event: "received", seat: 3, from: 2, count: 4 },
      { event: "received", seat: 0, from: 3, cards: ["B5", "B6"] },
      { event: "received", seat: 1, from: 0, cards: ["R1", "R2", "R2"] },
      { event: "received", seat: 2, from: 1, count: 1 },
    ];

    expect(after(...rotated)).toMatchObject({ hand: ["B5", "B6"], hand_sizes: [2, 3, 1, 4], owing: [2] });
  });

  test("are told to whom they are about", () => {
    expect(words.event({ event: "swapped", seat: 1, with: 0 }, NAMES, 0)).toBe("Ben swaps hands with you.");
    expect(words.event({ event: "received", seat: 1, from: 0, cards: ["R1"] }, NAMES, 0)).toBe("Ben gets your hand: Red 1.");
    expect(words.event({ event: "received", seat: 1, from: 2, count: 4 }, NAMES, 0)).toBe("Ben gets Cleo's hand, 4 cards.");
  });
});

describe("teams", () => {
  const teams = [[0, 2], [1, 3]];
  const won: TableEvent = { event: "match_ended", winner: 2, scores: [30, 0, 30, 0] };

  test("are seats opposite each other", () => {
    const info = { settings: settings(4, { teams: true }) } as Info;

    expect(teamsAt(info)).toEqual(teams);
    expect(teamsAt({ settings: settings(4) } as Info)).toBeUndefined();
    expect([0, 1, 2, 3].map((seat) => teamOf(teams, seat))).toEqual(["A", "B", "A", "B"]);
    expect([partnerOf(teams, 3), partnerOf(undefined, 3)]).toEqual([1, undefined]);
  });

  test("both partners win, the reader first", () => {
    expect(eventKey(won, 0, teams)).toEqual(["event-match_ended-team-you", [0, 2]]);
    expect(words.event(won, NAMES, 2, undefined, teams)).toBe("You and Ana win the game! Final scores: Ana and Cleo: 30, Ben and Dan: 0.");
    expect(words.event(won, NAMES, 1, undefined, teams)).toBe("Ana and Cleo win the game! Final scores: Ana and Cleo: 30, Ben and Dan: 0.");
    expect(words.event(won, NAMES, 1)).toContain("Cleo wins the game!");
  });
});
