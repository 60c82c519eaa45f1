/** The socket to a table: it comes back by itself, and what was asked is asked again until it is answered. */

import { FINAL, VERSION, type FromServer, type Request, type Welcome } from "./protocol";

export type State = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;
/** How often a quiet connection is tried, and one that owes an answer: a move may be held for longer than that. */
const PING_MS = 10_000;
const OWED_PING_MS = 2_000;
/** A connection on which nothing is heard for so long after something was said is lost. */
const ANSWER_MS = 5_000;
/** The same where the device says that it has no network: a server on this very device still answers. */
const OFFLINE_MS = 1_000;
/** Nobody who is awake hears nothing for so long: the device has slept, and its connection is gone. */
const SLEPT_MS = 20_000;
/** Waking is noticed in several ways at once. */
const HEARD_JUST_NOW_MS = 1_000;
/** A slow network gets more time to connect with each attempt, up to so many times as much. */
const PATIENCE_MAX = 4;

/** What tells that somebody looks at the page again, besides its becoming visible. */
const WAKING = ["online", "pageshow", "focus"];

/** What the server refused. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

interface Asked {
  message: Request & { id: string };
  done: () => void;
  failed: (refused: Refused) => void;
}

export interface Ears {
  state(state: State): void;
  message(message: FromServer): void;
}

/** How long to wait before the next attempt: longer each time, and never the same for everybody. */
export function waitMs(attempt: number, chance = Math.random()): number {
  return Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS) * (0.75 + chance / 2);
}

export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setTimeout> | undefined;
  /** Runs while something must be heard. */
  private patience: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private ended = false;
  private count = 0;
  private readonly run = Math.random().toString(36).slice(2, 10);
  private readonly asked = new Map<string, Asked>();

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    /** The last version that the page has seen; of a table that it has not seen yet, it wants to know the whole round. */
    private readonly since: () => number | "round",
    private readonly ears: Ears,
  ) {
    for (const sign of WAKING) addEventListener(sign, this.wake);
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("offline", this.doubt);
    this.open();
  }

  /** Ask something of the table; the promise ends when it is durable, or with what was refused. */
  ask(request: Request, id = `${this.run}-${++this.count}`): Promise<void> {
    const message = { ...request, id };
    return new Promise((done, failed) => {
      this.asked.set(id, { message, done, failed });
      this.send(message);
    });
  }

  close(): void {
    this.ended = true;
    this.refuseAll(new Refused("closed", ""));
    for (const sign of WAKING) removeEventListener(sign, this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("offline", this.doubt);
    this.drop();
    this.ears.state("closed");
  }

  /** Somebody looks at the page again, or the network is back. */
  private readonly wake = (): void => {
    const silence = Date.now() - this.heard;
    if (document.visibilityState === "hidden") return;
    if (this.socket === null) this.open();
    else if (silence > SLEPT_MS) this.lose();
    else if (silence > HEARD_JUST_NOW_MS) this.tryOut();
  };

  private readonly doubt = (): void => this.tryOut(OFFLINE_MS);

  private open(): void {
    if (this.ended) return;
    clearTimeout(this.timer);
    this.ears.state("connecting");
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${this.table}`);
    this.socket = socket;
    this.heard = Date.now();
    this.expect(ANSWER_MS * Math.min(this.attempt + 1, PATIENCE_MAX));
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: VERSION, token: this.token, since: this.since(), changes: true }));
    socket.onmessage = ({ data }) => this.socket === socket && this.hear(JSON.parse(data as string) as FromServer);
    socket.onclose = () => this.socket === socket && this.lose();
  }

  private hear(message: FromServer): void {
    this.heard = Date.now();
    this.answer(message);
    clearTimeout(this.patience);
    this.patience = undefined;
    if (this.socket === null) return;
    if (this.asked.size) this.expect();
    this.pingIn(this.asked.size ? OWED_PING_MS : PING_MS);
  }

  private answer(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.attempt = 0;
        this.ears.state("open");
        this.welcomed(message);
        return;
      case "ack":
        this.answered(message.id)?.done();
        return;
      case "error":
        if (message.id) this.answered(message.id)?.failed(new Refused(message.code, message.message));
        else this.ears.message(message);
        return;
      case "closed":
        // A server that restarts, or one that was not listened to, is tried again: what is asked stays asked.
        if (!FINAL.has(message.code)) return;
        this.ended = true;
        this.refuseAll(new Refused(message.code, message.message));
        this.ears.message(message);
        return;
      default:
        this.ears.message(message);
    }
  }

  /** Ask again what was not answered; the server answers a request that it knows already as it did the first time. */
  private welcomed(message: Welcome): void {
    // A page that comes back says its salt again by itself, if there is still a use for it.
    for (const [id, { message: old }] of this.asked) if (old.type === "salt") this.asked.delete(id);
    const owed = [...this.asked.values()];
    this.ears.message(message);
    for (const { message: again } of owed) this.send(again);
  }

  private refuseAll(refused: Refused): void {
    const asked = [...this.asked.values()];
    this.asked.clear();
    for (const { failed } of asked) failed(refused);
  }

  private answered(id: string): Asked | undefined {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    return asked;
  }

  private send(message: object): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.expect();
    this.pingIn(OWED_PING_MS);
  }

  /** Ask for a sign of life. Nobody waits for this very answer: that something comes is enough. */
  private tryOut(patienceMs = ANSWER_MS): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.send({ type: "ping", id: `${this.run}-${++this.count}` });
    if (patienceMs < ANSWER_MS) this.expect(patienceMs);
  }

  private pingIn(ms: number): void {
    clearTimeout(this.ping);
    this.ping = setTimeout(() => this.tryOut(), ms);
  }

  /** Something must be heard before long; what is said meanwhile makes it no longer. */
  private expect(ms = ANSWER_MS): void {
    if (this.patience !== undefined && ms >= ANSWER_MS) return;
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.lose(), ms);
  }

  private lose(): void {
    this.drop();
    if (this.ended) {
      this.ears.state("closed");
      return;
    }
    this.ears.state("lost");
    this.timer = setTimeout(() => this.open(), waitMs(this.attempt++));
  }

  private drop(): void {
    clearTimeout(this.ping);
    clearTimeout(this.patience);
    this.patience = undefined;
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
