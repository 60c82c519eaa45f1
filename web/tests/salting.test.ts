/** Every page adds to every shuffle, and notices when that was left out; with an honest server it never says so. */

import { beforeEach, expect, test, vi } from "vitest";

import { ownSalts } from "../src/fairness";
import type { Info } from "../src/protocol";
import { Table } from "../src/table.svelte";
import { Socket, stubPage } from "./socket";

vi.mock("../src/preferences.svelte", () => ({ words: () => ({ t: (key: string, args: { round: number }) => `${key} ${args.round}` }), t: String, preferences: {} }));
vi.mock("../src/sounds", () => ({ sound: () => undefined }));

interface Salt {
  id: string;
  salt: string;
}

let run = 0;
let table: Table;

/** The table when so many rounds have been dealt, each with these salts. */
function info(...dealt: string[][]): Info {
  const fairness = [...dealt, []].map((salts, at) => ({ round: at + 1, commitment: `${run}-${at + 1}`, seed: null, nonce: null, salts }));
  const settings = { edition: "classic", sheet: "en", rules: {}, timer: "none" };
  return { phase: dealt.length ? "playing" : "lobby", round: dealt.length, seats: [{}], settings, fairness } as unknown as Info;
}

/** The server says something; what follows from it happens before it says more. */
async function says(message: object): Promise<void> {
  Socket.newest.says(message);
  await Promise.resolve();
  await Promise.resolve();
}

const welcome = (told: Info, seat: number | null = 0) => says({ type: "welcome", seat, version: 5, info: told, view: null, missed: [], clock: null });
const tell = (told: Info) => says({ type: "info", version: 6, info: told });
const salts = () => [...new Map(Socket.newest.sent.filter(({ type }) => type === "salt").map((said) => [said.id, said as unknown as Salt])).values()];
const ack = ({ id }: { id: string }) => says({ type: "ack", id, version: 6 });

beforeEach(() => {
  stubPage();
  run++;
  table = new Table("abc", "token", () => true);
  table.connect();
  Socket.newest.opens();
});

/** The connection breaks, and the page is back. */
async function breaks(told: Info): Promise<void> {
  Socket.newest.breaks();
  vi.runOnlyPendingTimers();
  Socket.newest.opens();
  await welcome(told);
}

test("a salt that was mixed in is remembered, and nothing is said", async () => {
  await welcome(info());
  const [own] = salts();
  await ack(own!);
  await tell(info([own!.salt, "bens"]));

  expect(table.remark).toBe("");
  expect(ownSalts(`${run}-1`)).toEqual([own!.salt]);
  expect(salts()).toHaveLength(2);
});

test("a salt that was left out is said, in writing and aloud", async () => {
  await welcome(info());
  await ack(salts()[0]!);
  await tell(info(["bens"]));

  expect(table.remark).toBe("web-fairness-left_out 1");
  expect(table.announcer.lines.at(-1)?.text).toBe("web-fairness-left_out 1");
});

test("a salt that is acknowledged after the deal counts for the next", async () => {
  await welcome(info());
  const [late] = salts();
  await tell(info(["bens"]));
  await ack(late!);
  await tell(info(["bens"], [late!.salt]));
  expect(table.remark).toBe("");

  // The answer to what was added after the first deal comes only now, and counts for the third.
  await ack(salts()[1]!);
  await tell(info(["bens"], [late!.salt], []));
  expect(table.remark).toBe("web-fairness-left_out 3");
});

test("of two salts the last one counts", async () => {
  await welcome(info());
  const [first] = salts();
  await tell(info([]));
  await ack(first!);
  await ack(salts()[1]!);
  await tell(info([], [salts()[1]!.salt]));

  expect(table.remark).toBe("");
});

test("whoever comes back adds anew, as another page may have added for the same seat", async () => {
  await welcome(info());
  const [before] = salts();
  await ack(before!);
  await breaks(info());
  await tell(info(["of-another-page"]));
  expect(table.remark).toBe("");
  expect(ownSalts(`${run}-1`)).toEqual([]);

  await ack(salts()[0]!);
  await ack(salts()[1]!);
  await tell(info(["of-another-page"], []));
  expect(table.remark).toBe("web-fairness-left_out 2");
});

test("what was said before a gap and not answered is not said again, and nothing follows from its answer", async () => {
  await welcome(info());
  const [before] = salts();
  await breaks(info([before!.salt]));
  expect(salts()).toHaveLength(1);
  const [anew] = salts();
  expect(anew!.salt).not.toBe(before!.salt);
  await ack(anew!);
  await ack(before!);
  await tell(info([before!.salt], [anew!.salt]));

  expect(table.remark).toBe("");
});

test("who watches adds nothing until a seat is theirs, and a rematch begins anew", async () => {
  await welcome(info(["bens"]), null);
  expect(salts()).toEqual([]);
  await welcome(info(["bens"]));
  await ack(salts()[0]!);
  run++;
  await tell(info());

  expect(table.remark).toBe("");
  expect(salts()).toHaveLength(2);
});
