/** The socket to a table: it says hello, comes back by itself, and nothing that was asked is lost or done twice. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Connection, Refused, type State } from "../src/connection";
import type { FromServer } from "../src/protocol";
import { Socket, signals, stubPage } from "./socket";

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
  expect(Socket.newest.sent).toEqual([{ type: "hello", version: 1, token: "secret", since: "round", changes: true }]);
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
  expect(Socket.newest.sent).toEqual([{ type: "hello", version: 1, token: "secret", since: 5, changes: true }]);
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

/** The server answers the last ping, and nothing else. */
function pong(): void {
  const { id } = Socket.newest.sent.filter(({ type }) => type === "ping").at(-1)!;
  Socket.newest.says({ type: "ack", id, version: 5 });
}

const pings = () => Socket.newest.sent.filter(({ type }) => type === "ping").length;

describe("a network that is dead", () => {
  beforeEach(() => {
    Socket.newest.opens();
    Socket.newest.says(welcome);
  });

  test("is noticed five seconds after something was asked, which is asked again under its id", async () => {
    connection.ask({ type: "move", choice: "draw" }).catch(() => undefined);
    const [, message] = Socket.newest.sent;
    await vi.advanceTimersByTimeAsync(4_999);
    expect(states.at(-1)).toBe("open");
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toBe("lost");

    await vi.advanceTimersByTimeAsync(600);
    Socket.newest.opens();
    Socket.newest.says(welcome);
    expect(Socket.newest.sent[1]).toEqual(message);
  });

  test("is noticed while nobody asks anything, too", async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(pings()).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);

    expect(states.at(-1)).toBe("lost");
  });

  test("is noticed while another one is opened, which a slow network gets more time for", async () => {
    Socket.newest.breaks();
    await vi.advanceTimersByTimeAsync(600);
    expect(Socket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10_000 - 1);
    expect(Socket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_000);

    expect(Socket.all).toHaveLength(3);
  });

  test("is noticed soon where the device says so, unless the server answers all the same", async () => {
    signals("offline");
    expect(pings()).toBe(1);
    pong();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(states.at(-1)).toBe("open");

    signals("offline");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(states.at(-1)).toBe("lost");
  });

  test("is given up at once by who comes back from sleep, and no time is lost once it is there again", () => {
    vi.setSystemTime(Date.now() + 60_000);
    signals("pageshow");
    expect(states.at(-1)).toBe("lost");
    signals("online");

    expect(Socket.all).toHaveLength(2);
  });
});

test.each(["focus", "pageshow", "visibilitychange", "online"])("a page that somebody looks at again (%s) asks for a sign of life, once", (sign) => {
  Socket.newest.opens();
  Socket.newest.says(welcome);
  signals(sign);
  expect(pings()).toBe(0);

  vi.setSystemTime(Date.now() + 3_000);
  signals(sign);
  expect(pings()).toBe(1);
  pong();
  signals(sign);
  expect(pings()).toBe(1);
});

test("an answer may take as long as it likes while the server gives signs of life", async () => {
  Socket.newest.opens();
  Socket.newest.says(welcome);
  connection.ask({ type: "move", choice: "draw" }).catch(() => undefined);
  for (let count = 0; count < 10; count++) {
    await vi.advanceTimersByTimeAsync(2_000);
    expect(pings()).toBe(count + 1);
    pong();
  }

  expect(states.at(-1)).toBe("open");
});

test("what a connection that was given up says later counts for nothing", async () => {
  const first = Socket.newest;
  first.opens();
  first.says(welcome);
  connection.ask({ type: "start" }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(Socket.all).toHaveLength(2);
  first.says({ type: "closed", code: "elsewhere" });
  Socket.newest.opens();
  Socket.newest.says(welcome);

  expect(states.at(-1)).toBe("open");
});
