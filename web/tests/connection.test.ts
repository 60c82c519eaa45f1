/** The socket to a table: it says hello, comes back by itself, and nothing that was asked is lost or done twice. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection, Refused, type State } from "../src/connection";
import type { FromServer } from "../src/protocol";
import { Socket, stubPage } from "./socket";

const welcome = { type: "welcome", seat: 0, version: 5, info: {}, view: null, missed: [], clock: null };
let states: State[];
let heard: FromServer[];
let connection: Connection;
let version: number | "round";

beforeEach(() => {
  stubPage();
  [states, heard, version] = [[], [], "round"];
  connection = new Connection("abc", "secret", () => version, {
    state: (state) => states.push(state),
    message: (message) => heard.push(message),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the token is in the first message and never in the address", () => {
  Socket.newest.opens();

  expect(Socket.newest.address).toBe("wss://table.example/ws/abc");
  expect(Socket.newest.sent).toEqual([{ type: "hello", version: 1, token: "secret", since: "round" }]);
});

test("an answer ends what was asked", async () => {
  Socket.newest.opens();
  Socket.newest.says(welcome);
  const [good, bad] = [connection.ask({ type: "move", choice: "draw" }), connection.ask({ type: "start" })];
  const [, first, second] = Socket.newest.sent;
  Socket.newest.says({ type: "ack", id: first!.id, version: 6 });
  Socket.newest.says({ type: "error", id: second!.id, code: "not_host", message: "only the host" });

  await expect(good).resolves.toBeUndefined();
  await expect(bad).rejects.toEqual(new Refused("not_host", "only the host"));
});

test("after a break it comes back with the last version, and asks again under the same id", async () => {
  Socket.newest.opens();
  Socket.newest.says(welcome);
  const asked = connection.ask({ type: "move", choice: "draw" });
  const [, message] = Socket.newest.sent;
  version = 5;
  Socket.newest.breaks();
  expect(states.at(-1)).toBe("lost");
  await vi.advanceTimersByTimeAsync(600);
  expect(Socket.all).toHaveLength(2);
  Socket.newest.opens();
  expect(Socket.newest.sent).toEqual([{ type: "hello", version: 1, token: "secret", since: 5 }]);
  Socket.newest.says(welcome);
  expect(Socket.newest.sent[1]).toEqual(message);
  Socket.newest.says({ type: "ack", id: message!.id, version: 6 });

  await expect(asked).resolves.toBeUndefined();
  expect(states).toEqual(["connecting", "open", "lost", "connecting", "open"]);
});

test("what is asked before the welcome is sent after it", () => {
  connection.ask({ type: "start" }).catch(() => undefined);
  Socket.newest.opens();
  expect(Socket.newest.sent).toHaveLength(1);

  Socket.newest.says(welcome);

  expect(Socket.newest.sent[1]).toMatchObject({ type: "start" });
});

test("a seat taken up elsewhere is not fought over", async () => {
  Socket.newest.opens();
  Socket.newest.says(welcome);
  const asked = connection.ask({ type: "start" });
  Socket.newest.says({ type: "closed", code: "elsewhere" });
  Socket.newest.breaks();
  await expect(asked).rejects.toMatchObject({ code: "elsewhere" });
  await vi.advanceTimersByTimeAsync(60_000);

  expect(Socket.all).toHaveLength(1);
  expect(states.at(-1)).toBe("closed");
});

test("a restarting server is tried again", async () => {
  Socket.newest.opens();
  Socket.newest.says(welcome);
  Socket.newest.says({ type: "closed", code: "restarting" });
  Socket.newest.breaks();
  await vi.advanceTimersByTimeAsync(600);

  expect(Socket.all).toHaveLength(2);
  expect(heard.map(({ type }) => type)).toEqual(["welcome"]);
});

test("a socket that has gone silent is dropped, as after a phone's sleep", async () => {
  Socket.newest.opens();
  Socket.newest.says(welcome);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(Socket.newest.sent.at(-1)).toMatchObject({ type: "ping" });
  await vi.advanceTimersByTimeAsync(35_000);

  expect(Socket.all.length).toBeGreaterThan(1);
});
