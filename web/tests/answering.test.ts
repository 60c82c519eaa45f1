/** What a page does with an answer: the call that goes with it, the words while it is on its way. */

import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { learn } from "../src/editions";
import type { Info, Question, View } from "../src/protocol";
import { Table } from "../src/table.svelte";
import { SAMPLES } from "./samples";
import { Socket, stubPage } from "./socket";

vi.mock("../src/preferences.svelte", () => {
  const words = { t: (key: string) => key, question: () => "", listing: String, choice: String, event: () => "", error: (code: string) => code };
  return { words: () => words, t: (key: string) => key, preferences: { pace: "off" } };
});
vi.mock("../src/sounds", () => ({ sound: () => undefined }));

const info = { phase: "playing", round: 1, seats: [{ kind: "person", taken: true }, { kind: "person", taken: true }], fairness: [] } as unknown as Info;
const CLOCK = { turn_ms: null, whole_ms: null, catch_ms: null };

let table: Table;
let version: number;

function question(name: string, ...choices: string[]): Question {
  return { seat: 0, question: name, offer: ["uno", "catch", "jump"].includes(name), choices };
}

function view(hand: string[], ...asked: Question[]): View {
  const waiting = asked.some(({ offer }) => !offer) ? [0] : [1];
  return { hand, asked, hand_sizes: [hand.length, 3], discard_pile: ["R5"], waiting_for: waiting, scores: [0, 0], aside: [], owing: [], direction: "left", turn: 0 } as unknown as View;
}

async function says(message: object): Promise<void> {
  Socket.newest.says(message);
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
}

const welcome = (seen: View) => says({ type: "welcome", seat: 0, version: ++version, info, view: seen, missed: [], clock: CLOCK });
const update = (seen: View, clock: object = CLOCK) => says({ type: "update", version: ++version, events: [], view: seen, clock });
const moves = () => Socket.newest.sent.filter(({ type }) => type === "move");
const ack = (at = -1) => says({ type: "ack", id: moves().at(at)!.id, version });

beforeAll(() => learn(SAMPLES.editions));

beforeEach(() => {
  stubPage();
  version = 1;
  table = new Table("abc", "token", () => true);
  table.connect();
  Socket.newest.opens();
});

test.each([
  ["play", "turn"],
  ["put", "put"],
])("an armed call goes out in the same breath with %s", async (verb, name) => {
  await welcome(view(["R7", "R1"], question(name, `${verb} R7`)));
  table.call();
  void table.move(`${verb} R7`);

  expect(moves().map(({ choice }) => choice)).toEqual([`${verb} R7 uno`]);
  await ack();
  await update(view(["R1"]));
  expect(table.armed).toBe(false);
  expect(moves()).toHaveLength(1);
});

test("a jump is one press, with the armed call in the same breath, and goes out while others are being shown", async () => {
  await welcome(view(["R5", "R1"], question("jump", "jump R5")));
  table.stage.busy = true;
  table.call();
  table.press("R5");

  expect(moves().map(({ choice }) => choice)).toEqual(["jump R5 uno"]);
  await ack();
});

test("whoever was quicker is said of a jump, and with nothing to jump in with nothing is sent", async () => {
  await welcome({ ...view(["R5", "R1"], question("jump", "jump R5")), rules: { jump_in: true } } as unknown as View);
  table.jump();
  await says({ type: "error", id: moves().at(-1)!.id, code: "not_asked", message: "" });
  expect(table.remark).toBe("web-late");

  await update(view(["R5", "R1"]));
  table.jump();

  expect(moves()).toHaveLength(1);
  expect(table.remark).toBe("question-jump-you");
});

test("to take what there is to be drawn is to draw", async () => {
  await welcome({ ...view(["R7", "R1"], question("stack", "take")), debt: 4 });
  table.draw();

  expect(moves().map(({ choice }) => choice)).toEqual(["take"]);
});

test.each([
  ["pick", "pick"],
  ["hand", "hand"],
])("an armed call is said once it is owed, after %s", async (verb, name) => {
  await welcome(view(["R7", "R1"], question(name, `${verb} R7`, `${verb} R1`)));
  table.call();
  void table.move(`${verb} R7`);
  await ack();
  expect(moves().map(({ choice }) => choice)).toEqual([`${verb} R7`]);

  await update(view(["R1"], question("uno", "uno")));

  expect(moves().map(({ choice }) => choice)).toEqual([`${verb} R7`, "uno"]);
  expect(table.armed).toBe(false);
});

test("a call stays armed until a battle is resolved, and whoever was quicker is no fault", async () => {
  await welcome(view(["R7", "R1"], question("pick", "pick R7", "pick R1")));
  table.call();
  void table.move("pick R7");
  await ack();
  await update(view(["R7", "R1"]));
  expect(table.armed).toBe(true);

  await update(view(["R1"], question("uno", "uno")));
  await says({ type: "error", id: moves().at(-1)!.id, code: "not_asked", message: "" });

  expect(moves().at(-1)!.choice).toBe("uno");
  expect(table.remark).toBe("");
});

test("a call that no hand has use for is put away unsaid", async () => {
  await welcome(view(["R7", "R1"], question("turn", "play R7", "draw")));
  table.call();
  void table.move("draw");
  await ack();
  await update(view(["R7", "R1", "B2"], question("drawn", "keep")));

  expect(table.armed).toBe(false);
  expect(moves().map(({ choice }) => choice)).toEqual(["draw"]);
});

test("an answer that takes half a second is said to be on its way, and is kept where the connection is lost", async () => {
  await welcome(view(["R7", "R1"], question("turn", "play R7", "draw")));
  void table.move("draw");
  await vi.advanceTimersByTimeAsync(499);
  expect(table.onItsWay).toBe("");
  await vi.advanceTimersByTimeAsync(1);
  expect(table.onItsWay).toBe("web-sending");
  expect(table.announcer.lines.at(-1)?.text).toBe("web-sending");
  await vi.advanceTimersByTimeAsync(4_500);
  expect([table.lost, table.onItsWay]).toEqual([true, "web-unsent"]);

  await vi.advanceTimersByTimeAsync(600);
  Socket.newest.opens();
  await welcome(view(["R7", "R1"], question("turn", "play R7", "draw")));
  expect([table.lost, table.onItsWay]).toEqual([false, "web-sending"]);
  await ack();
  expect([table.sending, table.onItsWay]).toEqual([false, ""]);
});

test("a move that the table holds says who can still be caught, and goes on with it only as long as it must", async () => {
  const asked = { ...view(["R7", "R1"], question("turn", "play R7", "draw"), question("catch", "catch 1")), owing: [1] };
  await welcome(view(["R7", "R1"]));
  await update(asked, { ...CLOCK, catch_ms: 1_000, hold_ms: 2_500 });
  await vi.advanceTimersByTimeAsync(1_000);
  void table.move("draw");
  expect([table.onItsWay, table.announcer.lines.at(-1)?.text]).toEqual(["web-move_held", "web-move_held"]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(table.onItsWay).toBe("web-move_held");
  await vi.advanceTimersByTimeAsync(500);
  expect(table.onItsWay).toBe("web-sending");
  await ack();
  expect(table.onItsWay).toBe("");
});

test("a catch is not held, nor is a move once the time is over", async () => {
  const asked = { ...view(["R7", "R1"], question("turn", "play R7", "draw"), question("catch", "catch 1")), owing: [1] };
  await welcome(view(["R7", "R1"]));
  await update(asked, { ...CLOCK, catch_ms: 0, hold_ms: 1_500 });
  table.catch();
  expect(table.onItsWay).toBe("");
  await ack();

  await vi.advanceTimersByTimeAsync(1_500);
  void table.move("draw");
  expect(table.onItsWay).toBe("");
});

test("one's own silence holds one's own next move", async () => {
  const asked = { ...view(["R7"], question("turn", "play R7", "draw"), question("uno", "uno")), owing: [0] };
  await welcome(view(["R7", "Rskip"]));
  await update(asked, { ...CLOCK, catch_ms: 1_000, hold_ms: 2_500 });
  void table.move("draw");

  expect(table.onItsWay).toBe("web-move_held-you");
});

describe("a question with one answer", () => {
  const forced = (name: string, choice: string): Question => ({ ...question(name, choice), forced: true });

  /** Follow the page's effect as it is at this moment. */
  async function follow(): Promise<void> {
    const stop = table.answerForced();
    await vi.advanceTimersByTimeAsync(1_600);
    stop?.();
  }

  test("is answered by itself after a moment where the table says that it is forced", async () => {
    await welcome(view(["R7", "R1"], forced("rival", "battle 1")));
    const stop = table.answerForced();
    await vi.advanceTimersByTimeAsync(1_599);
    expect(moves()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    stop?.();

    expect(moves().map(({ choice }) => choice)).toEqual(["battle 1"]);
  });

  test("is chosen already and waits to be pressed where the moment would tell something", async () => {
    await welcome(view(["B7", "B1", "B2"], question("turn", "draw")));
    await follow();

    expect(table.sole).toBe("draw");
    expect(moves()).toEqual([]);
  });

  test("takes nobody's call away", async () => {
    await welcome(view(["B7", "R1"], forced("drawn", "play R1")));
    await follow();
    expect(moves()).toEqual([]);

    table.call();
    await follow();
    expect(moves().map(({ choice }) => choice)).toEqual(["play R1 uno"]);
  });
});
