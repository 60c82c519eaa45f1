/** A socket without a network, and as much of a page as a connection asks for. */

import { vi } from "vitest";

export class Socket {
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

  static get newest(): Socket {
    return Socket.all.at(-1)!;
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

const listening = new Map<string, Set<() => void>>();

function listen(sign: string, hear: () => void): void {
  listening.set(sign, (listening.get(sign) ?? new Set()).add(hear));
}

/** Something happens to the page: it is looked at again, or its network goes and comes. */
export function signals(sign: string): void {
  for (const hear of listening.get(sign) ?? []) hear();
}

/** A page whose sockets are these, and whose time stands still. */
export function stubPage(): void {
  listening.clear();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "table.example" });
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener: listen, removeEventListener: vi.fn() });
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("removeEventListener", vi.fn());
  Socket.all = [];
}
