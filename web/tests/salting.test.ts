/** Every page adds to every shuffle, once, and notices what does not fit; with an honest server it never says anything. */

import { beforeEach, expect, test, vi } from "vitest";

import { learn } from "../src/editions";
import { committed } from "../src/hashes";
import type { Info } from "../src/protocol";
import { Table } from "../src/table.svelte";
import { SAMPLES } from "./samples";
import { Socket, stubPage } from "./socket";

vi.mock("../src/preferences.svelte", () => {
  const words = { t: (key: string, args: { round: number }) => `${key} ${args.round}` };
  return { words: () => words, fairnessWords: () => Promise.resolve(words), t: String, preferences: {} };
});
vi.mock("../src/sounds", () => ({ sound: () => undefined }));

interface Salt {
  id: string;
  salt: string;
  commitment: string;
}

interface Dealt {
  salts: string[];
  seats?: number[];
}

let table: Table;
let commitments: string[];

/** The table when so many rounds have been dealt, each with these salts; those before the last are over. */
function info(...dealt: Dealt[]): Info {
  const fairness = [...dealt, { salts: [] }].map(({ salts, seats = [0] }, at) => ({
    round: at + 1,
    commitment: commitments[at],
    seed: at < dealt.length - 1 ? `seed ${at + 1}` : null,
    nonce: at < dealt.length - 1 ? "nonce" : null,
    salts,
    seats: salts.length ? seats : [],
  }));
  const settings = { edition: "classic", sheet: "en", rules: {}, timer: "none", seats: ["person", "person"] };
  const seats = settings.seats.map((kind) => ({ kind, taken: true }));
  return { phase: dealt.length ? "playing" : "lobby", round: dealt.length, matches: 0, seats, settings, fairness } as unknown as Info;
}

/** The server says something; what follows from it happens before it says more. */
async function says(message: object): Promise<void> {
  Socket.newest.says(message);
  await Promise.resolve();
  await Promise.resolve();
}

const welcome = (told: Info, seat: number | null = 0) => says({ type: "welcome", seat, version: 5, info: told, view: null, missed: [], clock: null });
const tell = (told: Info) => says({ type: "info", version: 6, info: told });
const salts = () => Socket.newest.sent.filter(({ type }) => type === "salt") as unknown as Salt[];
const ack = ({ id }: { id: string }) => says({ type: "ack", id, version: 6 });
const doubts = () => table.doubts.map(({ code, round }) => `${code} ${round}`);

/** The page is loaded anew: all that is left is what the browser keeps. */
function load(): void {
  table = new Table("abc", "token", () => true);
  table.connect();
  Socket.newest.opens();
}

beforeEach(() => {
  stubPage();
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, text: string) => stored.set(name, text) });
  commitments = [1, 2, 3].map((round) => committed(`seed ${round}`, "nonce"));
  load();
});

/** The connection breaks, and the page is back. */
async function breaks(told: Info): Promise<void> {
  Socket.newest.breaks();
  vi.runOnlyPendingTimers();
  Socket.newest.opens();
  await welcome(told);
}

test("a salt that was mixed in is noted, and nothing is said", async () => {
  await welcome(info());
  const [own] = salts();
  await ack(own!);
  await tell(info({ salts: [own!.salt, "bens"], seats: [0, 1] }));

  expect(doubts()).toEqual([]);
  expect(table.book.about(1)).toMatchObject({ commitment: commitments[0], ahead: true, salt: own!.salt, taken: true });
  expect(salts().map(({ commitment }) => commitment)).toEqual(commitments.slice(0, 2));
});

test.each([
  ["it is not there", "bens", 1],
  ["it is said to be another seat's", "", 1],
])("a salt that was left out is said, in writing and aloud: %s", async (_, salt, seat) => {
  await welcome(info());
  await ack(salts()[0]!);
  await tell(info({ salts: [salt || salts()[0]!.salt], seats: [seat] }));

  expect(doubts()).toEqual(["left_out 1"]);
  expect(table.announcer.lines.at(-1)?.text).toBe("fairness-left_out 1");
});

test.each([
  ["a bot's", ["bens", "bots"], [0, 1]],
  ["nobody's", ["bens", "more"], [0]],
  ["a second one of a seat", ["bens", "more"], [0, 0]],
])("a salt that nobody can have added is said: %s", async (_, mixed, seats) => {
  const among = (told: Info): Info => ({ ...told, seats: [told.seats[0]!, { ...told.seats[1]!, kind: "easy" }] });
  await welcome(among(info()), null);
  await tell(among(info({ salts: mixed, seats })));

  expect(doubts()).toEqual(["foreign 1"]);
});

test("somebody who has left since the deal may have added a salt", async () => {
  await welcome(info(), null);
  const told = info({ salts: ["anas", "bens"], seats: [0, 1] });
  await tell({ ...told, seats: told.seats.map((seat) => ({ ...seat, taken: false })) });

  expect(doubts()).toEqual([]);
});

test("a server that says whose the salts are since it was replaced gives no cause for doubt", async () => {
  const told = (seats?: number[]): Info => {
    const dealt = info({ salts: ["anas", "bens"] });
    return { ...dealt, fairness: dealt.fairness.map((fair) => (fair.round === 1 ? { ...fair, seats } : fair)) } as Info;
  };
  await welcome(told(), null);
  await welcome(told([0, 1]), null);
  expect(doubts()).toEqual([]);
  await welcome(told([1, 0]), null);
  expect(doubts()).toEqual(["swapped 1"]);
});

test("a salt that was not acknowledged before the deal proves nothing, and the next is for the next commitment", async () => {
  await welcome(info());
  const [late] = salts();
  await tell(info({ salts: ["bens"], seats: [1] }));
  await ack(late!);

  expect(doubts()).toEqual(["not_taken 1"]);
  expect(salts()[1]!.salt).not.toBe(late!.salt);
});

test("a commitment that was swapped is said, and gets no salt", async () => {
  await welcome(info());
  await ack(salts()[0]!);
  commitments[0] = committed("chosen", "nonce");
  await tell(info());

  expect(doubts()).toEqual(["swapped 1"]);
  expect(salts()).toHaveLength(1);
});

test("a commitment that was swapped while the page was loaded anew is said", async () => {
  await welcome(info());
  const [own] = salts();
  await ack(own!);
  load();
  commitments[0] = committed("chosen", "nonce");
  await welcome(info({ salts: [own!.salt] }));

  expect(doubts()).toEqual(["swapped 1"]);
});

test("a server that breaks connections, or has the page loaded anew, gets the same salt under the same id", async () => {
  await welcome(info());
  const [own] = salts();
  await breaks(info());
  expect(salts()).toEqual([own]);
  load();
  await welcome(info());
  expect(salts()).toEqual([own]);

  await ack(own!);
  await breaks(info());
  expect(salts()).toEqual([]);
});

test.each(["not_stored", "unavailable", "too_many", "wrong_phase"])("a salt that was refused for a moment is said again with the next news: %s", async (code) => {
  await welcome(info());
  const [own] = salts();
  await says({ type: "error", id: own!.id, code, message: "" });
  await tell(info());

  expect(salts()).toEqual(code === "wrong_phase" ? [own] : [own, own]);
});

test("salts that change after the deal, and a round that vanishes, are said", async () => {
  await welcome(info({ salts: ["bens"], seats: [1] }), null);
  await tell(info({ salts: ["chosen"], seats: [1] }));
  expect(doubts()).toEqual(["swapped 1"]);

  await tell({ ...info({ salts: ["bens"], seats: [1] }), fairness: [] } as Info);
  expect(doubts()).toEqual(["swapped 1"]);
});

test("a seed that was not committed to is said when it opens", async () => {
  commitments[0] = committed("another", "nonce");
  await welcome(info({ salts: ["bens"], seats: [1] }), null);
  await tell(info({ salts: ["bens"], seats: [1] }, { salts: [] }));

  const { prove } = await import("../src/proof");
  expect(prove(table.book, table.info!, { cards: {}, rules: {}, players: 2 })).toEqual([{ code: "broken", round: 1 }]);
});

test("who watches adds nothing until a seat is theirs, and a rematch begins anew", async () => {
  await welcome(info({ salts: ["bens"], seats: [1] }), null);
  expect(salts()).toEqual([]);
  await welcome(info({ salts: ["bens"], seats: [1] }));
  await ack(salts()[0]!);
  await tell({ ...info({ salts: ["bens"], seats: [1] }), phase: "over", matches: 1 });
  commitments = ["other"];
  await tell({ ...info(), matches: 1 });

  expect(doubts()).toEqual([]);
  expect(salts()).toHaveLength(2);
});

test("a rematch that begins while the proof is fetched is not mistaken for the match before", async () => {
  learn(SAMPLES.editions);
  const over = { ...info({ salts: ["bens"], seats: [1] }, { salts: [] }), phase: "over", matches: 1 } as Info;
  await welcome({ ...over, phase: "playing", matches: 0 } as Info, null);
  Socket.newest.says({ type: "info", version: 6, info: over });
  commitments = ["other", "others"];
  await tell({ ...info({ salts: ["bens"], seats: [1] }), matches: 1 });
  await vi.dynamicImportSettled();

  expect(doubts()).toEqual([]);
});

test("after a restore, what is dealt again is checked and said again", async () => {
  await welcome(info());
  await ack(salts()[0]!);
  await tell(info({ salts: ["bens"], seats: [1] }));
  table.book.proved.add(1);
  commitments[0] = "fresh";
  await breaks({ ...info(), restored: 1 });
  await ack(salts()[0]!);
  await tell(info({ salts: ["bens"], seats: [1] }));

  expect(doubts()).toEqual(["left_out 1", "left_out 1"]);
  expect([...table.book.proved]).toEqual([]);
});

test("another match is no excuse to shuffle again: whoever is there sees a match end", async () => {
  await welcome(info());
  commitments[0] = "chosen";
  await tell({ ...info(), matches: 1 });

  expect(doubts()).toEqual(["swapped 1"]);
});

test("after a restore, later matches are played anew", async () => {
  const first = { ...info(), restored: 0 };
  const later = { ...info(), matches: 1 };
  await welcome(later);
  load();
  await welcome(first);
  load();
  commitments[0] = "fresh";
  await welcome({ ...info(), matches: 1 });

  expect(doubts()).toEqual([]);
});

test.each([
  ["it is told in passing", async () => tell({ ...info(), restored: 0 })],
  ["a round is being played", async () => breaks({ ...info(), phase: "playing", restored: 0 })],
])("a restore is no excuse to shuffle again: %s", async (_, excuse) => {
  await welcome(info());
  await ack(salts()[0]!);
  commitments[0] = "chosen";
  await excuse();

  expect(doubts()).toEqual(["swapped 1"]);
});

test("what did not fit about a match is not said of the next one", async () => {
  await welcome(info());
  commitments[0] = committed("another seed", "nonce");
  await tell(info({ salts: [] }));
  expect(doubts()).toContain("swapped 1");
  await tell({ ...info({ salts: [] }), phase: "over", matches: 1 });
  await tell({ ...info(), matches: 1 });
  expect(doubts()).toEqual([]);
});

test("two pages of one seat keep what either has noted, and the first counts", async () => {
  await welcome(info());
  const first = table;
  const said = salts()[0]!;
  load();
  await welcome(info());
  // The second page has the salt of the first, and notes that it was taken and what was dealt.
  expect(salts()).toEqual([said]);
  await ack(said);
  await tell(info({ salts: [said.salt] }));
  // The first one, which has seen less, is told something else; it does not write over what is kept.
  first.book.see({ ...info({ salts: [] }) }, 0);
  load();
  await welcome(info({ salts: [said.salt] }));
  expect(doubts()).toEqual([]);
});

test("a server that has said whose the salts are is held to it", async () => {
  const silent = (told: Info): Info => ({ ...told, fairness: told.fairness.map(({ seats: _, ...fair }) => fair as (typeof told.fairness)[0]) });
  await welcome(silent(info({ salts: ["bens"], seats: [1] })), null);
  expect(doubts()).toEqual([]);
  load();
  await welcome(info({ salts: ["bens"], seats: [1] }), null);
  await tell(silent(info({ salts: ["bens"] }, { salts: ["more"] })));
  expect(doubts()).toEqual(expect.arrayContaining(["foreign 1", "foreign 2"]));
});

/** The page is away for rounds 2 and 3, and is told of the last ones; the whole is what it gets if it asks. */
async function away(change: (whole: Info) => void): Promise<{ answer: ReturnType<typeof vi.fn>; recent: Info }> {
  commitments = [1, 2, 3, 4, 5, 6].map((round) => committed(`seed ${round}`, "nonce"));
  const none = { salts: [] };
  const whole = info(none, none, none, none, none);
  const recent = { ...whole, fairness: whole.fairness.filter(({ round }) => round === 1 || round > 3) };
  await welcome(info(none, none), null);
  change(whole);
  const answer = vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve({ fairness: whole.fairness }) }));
  vi.stubGlobal("fetch", answer);
  load();
  await welcome(recent, null);
  return { answer, recent };
}

test("what was opened while the page was away is asked for once", async () => {
  const { answer, recent } = await away(() => undefined);
  await vi.waitFor(() => expect(table.book.about(2)?.opened).toBe(true));
  await tell(recent);

  expect(answer.mock.calls).toEqual([["/api/tables/abc/fairness", undefined]]);
  expect(doubts()).toEqual([]);
});

test("what was swapped, or vanished, while the page was away is said", async () => {
  await away((whole) => {
    whole.fairness[1]!.commitment = "another";
    whole.fairness.splice(2, 1);
  });

  await vi.waitFor(() => expect(doubts()).toEqual(["swapped 2", "swapped 3"]));
});
