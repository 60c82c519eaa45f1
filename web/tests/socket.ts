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

/** A page whose sockets are these, and whose time stands still. */
export function stubPage(): void {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "table.example" });
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  Socket.all = [];
}
