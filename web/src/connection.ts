/** The socket to a table: it comes back by itself, and what was asked is asked again until it is answered. */

import { FINAL, VERSION, type FromServer, type Request } from "./protocol";

export type State = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;
const PING_MS = 15_000;
/** A socket that says nothing for so long is dead, as after a phone's sleep. */
const SILENCE_MS = 35_000;

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
  message: object;
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
  private ticker: ReturnType<typeof setInterval> | undefined;
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
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Ask something of the table; the promise ends when it is durable, or with what was refused. */
  ask(request: Request): Promise<void> {
    const id = `${this.run}-${++this.count}`;
    const message = { ...request, id };
    return new Promise((done, failed) => {
      this.asked.set(id, { message, done, failed });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    });
  }

  close(): void {
    this.ended = true;
    this.refuseAll(new Refused("closed", ""));
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop();
    this.ears.state("closed");
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.socket === null) this.open();
    else if (Date.now() - this.heard > SILENCE_MS) this.lose();
  };

  private open(): void {
    if (this.ended) return;
    clearTimeout(this.timer);
    this.ears.state("connecting");
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${this.table}`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: VERSION, token: this.token, since: this.since() }));
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data as string) as FromServer);
    socket.onclose = () => this.socket === socket && this.lose();
    this.ticker = setInterval(() => this.tick(), PING_MS);
  }

  private hear(message: FromServer): void {
    this.heard = Date.now();
    switch (message.type) {
      case "welcome":
        this.attempt = 0;
        this.ears.state("open");
        this.ears.message(message);
        // The server answers a request it knows already as it did the first time.
        for (const { message: again } of this.asked.values()) this.socket?.send(JSON.stringify(again));
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

  private tick(): void {
    if (Date.now() - this.heard > SILENCE_MS) this.lose();
    // Nobody waits for the answer: that something comes is enough.
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "ping", id: `${this.run}-${++this.count}` }));
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
    clearInterval(this.ticker);
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
