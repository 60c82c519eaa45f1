/** The socket to a table: it says hello, comes back by itself, and nothing that was asked is lost or done twice. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection, Refused, type State } from "../src/connection";
import type { FromServer } from "../src/protocol";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  // What the server and the network do.
  opens(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose();
  }
}

const welcome = { type: "welcome", seat: 0, version: 5, info: {}, view: null, missed: [], clock: null };
let states: State[];
let heard: FromServer[];
let connection: Connection;
let version: number | "round";

function newest(): Socket {
  return Socket.all.at(-1)!;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "table.example" });
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  [Socket.all, states, heard, version] = [[], [], [], "round"];
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
  newest().opens();

  expect(newest().address).toBe("wss://table.example/ws/abc");
  expect(newest().sent).toEqual([{ type: "hello", version: 1, token: "secret", since: "round" }]);
});

test("an answer ends what was asked", async () => {
  newest().opens();
  newest().says(welcome);
  const [good, bad] = [connection.ask({ type: "move", choice: "draw" }), connection.ask({ type: "start" })];
  const [, first, second] = newest().sent;
  newest().says({ type: "ack", id: first!.id, version: 6 });
  newest().says({ type: "error", id: second!.id, code: "not_host", message: "only the host" });

  await expect(good).resolves.toBeUndefined();
  await expect(bad).rejects.toEqual(new Refused("not_host", "only the host"));
});

test("after a break it comes back with the last version, and asks again under the same id", async () => {
  newest().opens();
  newest().says(welcome);
  const asked = connection.ask({ type: "move", choice: "draw" });
  const [, message] = newest().sent;
  version = 5;
  newest().breaks();
  expect(states.at(-1)).toBe("lost");
  await vi.advanceTimersByTimeAsync(600);
  expect(Socket.all).toHaveLength(2);
  newest().opens();
  expect(newest().sent).toEqual([{ type: "hello", version: 1, token: "secret", since: 5 }]);
  newest().says(welcome);
  expect(newest().sent[1]).toEqual(message);
  newest().says({ type: "ack", id: message!.id, version: 6 });

  await expect(asked).resolves.toBeUndefined();
  expect(states).toEqual(["connecting", "open", "lost", "connecting", "open"]);
});

test("what is asked before the welcome is sent after it", () => {
  connection.ask({ type: "start" }).catch(() => undefined);
  newest().opens();
  expect(newest().sent).toHaveLength(1);

  newest().says(welcome);

  expect(newest().sent[1]).toMatchObject({ type: "start" });
});

test("a seat taken up elsewhere is not fought over", async () => {
  newest().opens();
  newest().says(welcome);
  const asked = connection.ask({ type: "start" });
  newest().says({ type: "closed", code: "elsewhere" });
  newest().breaks();
  await expect(asked).rejects.toMatchObject({ code: "elsewhere" });
  await vi.advanceTimersByTimeAsync(60_000);

  expect(Socket.all).toHaveLength(1);
  expect(states.at(-1)).toBe("closed");
});

test("a restarting server is tried again", async () => {
  newest().opens();
  newest().says(welcome);
  newest().says({ type: "closed", code: "restarting" });
  newest().breaks();
  await vi.advanceTimersByTimeAsync(600);

  expect(Socket.all).toHaveLength(2);
  expect(heard.map(({ type }) => type)).toEqual(["welcome"]);
});

test("a socket that has gone silent is dropped, as after a phone's sleep", async () => {
  newest().opens();
  newest().says(welcome);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(newest().sent.at(-1)).toMatchObject({ type: "ping" });
  await vi.advanceTimersByTimeAsync(35_000);

  expect(Socket.all.length).toBeGreaterThan(1);
});
