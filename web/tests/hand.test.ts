/** The hand: its order, its layout, its things, and why a card is refused. */

import { beforeAll, describe, expect, test } from "vitest";

import { answers, drawing, picks } from "../src/answers";
import { waitMs } from "../src/connection";
import { learn } from "../src/editions";
import { held } from "../src/held";
import { laidOut } from "../src/layout";
import { pointsOf } from "../src/notation";
import type { Question, View } from "../src/protocol";
import { places } from "../src/round";
import { sorted } from "../src/sorting";
import { choiceWith, isBluff, whyNot } from "../src/why";
import { SAMPLES } from "./samples";

beforeAll(() => learn(SAMPLES.editions));

const COLOURS = ["blue", "green", "red", "yellow"];

function asked(question: string, ...choices: string[]): Question {
  return { seat: 0, question, offer: false, choices };
}

function viewWith(hand: string[], question?: Question, changes: Partial<View> = {}): View {
  return { hand, asked: question ? [question] : [], colour: "red", discard_pile: ["R5"], ...changes } as View;
}

describe("sorting", () => {
  const hand = ["W4", "R7", "B+2", "R0", "Y7", "W", "Bskip", "G7"];
  const shown = (by: "colour" | "rank") => sorted(hand, by, COLOURS).map((at) => hand[at]);

  test("by colour, with colourless cards last", () => {
    expect(shown("colour")).toEqual(["Bskip", "B+2", "G7", "R0", "R7", "Y7", "W", "W4"]);
  });

  test("by rank, numbers first", () => {
    expect(shown("rank")).toEqual(["R0", "G7", "R7", "Y7", "Bskip", "B+2", "W", "W4"]);
  });

  test("like cards keep the order in which they came", () => {
    expect(sorted(["R7", "B1", "R7"], "colour", COLOURS)).toEqual([1, 0, 2]);
  });
});

describe("why a card is refused", () => {
  const turn = asked("turn", "play R7", "draw");

  test("it matches neither colour nor face", () => {
    expect(whyNot(viewWith(["R7", "B3"], turn), "B3")).toEqual({ key: "table-why-no_match", card: "B3", colour: "red", top: "R5" });
  });

  test("a card that can be played is not refused", () => {
    expect(whyNot(viewWith(["R7"], turn), "R7")).toBeNull();
    expect(choiceWith([turn], "R7")).toBe("play R7");
  });

  test("nothing is asked", () => {
    expect(whyNot(viewWith(["R7"]), "R7")?.key).toBe("table-why-not_asked");
  });

  test("an offer to catch asks for no card", () => {
    expect(whyNot(viewWith(["R7"], asked("catch", "catch 1")), "R7")?.key).toBe("table-why-not_asked");
  });

  test("after drawing only the drawn card counts", () => {
    expect(whyNot(viewWith(["R7", "B3"], asked("drawn", "keep")), "R7")?.key).toBe("table-why-only_drawn");
    expect(whyNot(viewWith(["R7", "B3"], asked("drawn", "keep")), "B3")?.key).toBe("table-why-no_match");
  });

  test("Wild Draw Four without bluffing", () => {
    expect(whyNot(viewWith(["R7", "W4"], turn), "W4")?.key).toBe("table-why-draw_four");
  });

  test("a card of another colour cannot be given away, one of another number not put down", () => {
    expect(whyNot(viewWith(["R7", "B3"], asked("hand", "hand R7")), "B3")?.key).toBe("web-why-hand");
    expect(whyNot(viewWith(["R7", "B3"], asked("put", "put R7", "pass")), "B3")?.key).toBe("web-why-put");
    expect(whyNot(viewWith(["B3"], asked("put", "pass")), "B3")?.key).toBe("web-why-put");
  });

  test("a bluff is a Wild Draw Four played while holding the colour", () => {
    expect(isBluff(viewWith(["R7", "W4"]), "W4")).toBe(true);
    expect(isBluff(viewWith(["B7", "W4"]), "W4")).toBe(false);
  });
});

describe("answers", () => {
  test("cards of the hand and drawing are no buttons", () => {
    expect(answers(asked("turn", "play R7", "draw"), [])).toEqual([]);
    expect(answers(asked("put", "put R7", "pass"), []).map(({ choice }) => choice)).toEqual(["pass"]);
  });

  test("a drawn card is offered beside keeping it", () => {
    expect(answers(asked("drawn", "play R7", "keep"), []).map(({ key }) => key)).toEqual(["1", "2"]);
  });

  test("colours tell how many cards one holds of them", () => {
    expect(answers(asked("colour", "colour red", "colour blue"), ["R1", "R+2", "W"]).map(({ held: count }) => count)).toEqual([2, 0]);
  });

  test("numbers have their own keys", () => {
    const [zero, one] = answers(asked("number", "number 0", "number 1"), ["R1", "B1"]);

    expect([zero, one]).toEqual([
      { choice: "number 0", kind: "number", key: "0", held: 0 },
      { choice: "number 1", kind: "number", key: "1", held: 2 },
    ]);
  });

  test("seats are picked where they sit", () => {
    expect(picks(viewWith([], asked("torment", "torment 1", "torment 2")))).toEqual(["torment 1", "torment 2"]);
    expect(picks(null)).toEqual([]);
  });

  test.each([
    [["draw"], "must"],
    [["play R7", "draw"], "may"],
    [[], "no"],
  ])("with %j one %s draw", (choices, must) => {
    expect(drawing(viewWith([], asked("turn", ...choices)))).toBe(must);
  });
});

describe("things", () => {
  test("a card that stays is the same thing", () => {
    const before = held([], ["R7", "R7", "B1"]);
    const after = held(before, ["R7", "B1", "G2"]);

    expect(after[0]).toEqual(before[0]);
    expect(after[1]).toEqual(before[2]);
    expect(before.map(({ id }) => id)).not.toContain(after[2]!.id);
  });

  test("of like cards the one that was pressed leaves", () => {
    const before = held([], ["R7", "R7"]);

    expect(held(before, ["R7"], before[0]!.id)).toEqual([before[1]]);
  });
});

describe("layout", () => {
  const phone = { width: 374, card: 66, least: 38, row: 52, lift: 16 };

  test("seven cards are one row", () => {
    const laid = laidOut(7, phone);

    expect(new Set(laid.spots.map(({ y }) => y)).size).toBe(1);
  });

  test("twenty-five cards on a phone stay on it, and each can be hit", () => {
    const laid = laidOut(25, phone);

    expect(Math.max(...laid.spots.map(({ x }) => x)) + phone.card).toBeLessThanOrEqual(phone.width + 0.01);
    expect(Math.min(...laid.spots.map(({ x }) => x))).toBeGreaterThanOrEqual(-0.01);
    for (const [at, spot] of laid.spots.entries()) {
      const next = laid.spots[at + 1];
      if (next && next.y === spot.y) expect(next.x - spot.x).toBeGreaterThanOrEqual(phone.least);
    }
  });

  test("no cards need no room", () => {
    expect(laidOut(0, phone).spots).toEqual([]);
  });
});

describe("round the table", () => {
  test("the left neighbour sits on the left, and the order goes on clockwise", () => {
    const [first, , last] = places(4, 2);

    expect([first!.seat, last!.seat]).toEqual([3, 1]);
    expect(first!.x).toBeLessThan(50);
    expect(last!.x).toBeGreaterThan(50);
  });

  test("a spectator sees everybody", () => {
    expect(places(10, null).map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

test("points in hand", () => {
  expect(["R7", "B0", "Yskip", "W", "WJ"].map(pointsOf)).toEqual([7, 0, 20, 50, 50]);
});

test("attempts to connect get rarer, and never the same for everybody", () => {
  expect(waitMs(0, 0.5)).toBe(400);
  expect(waitMs(3, 0.5)).toBe(3200);
  expect(waitMs(20, 0.5)).toBe(8000);
  expect(waitMs(2, 0)).toBeLessThan(waitMs(2, 1));
});
