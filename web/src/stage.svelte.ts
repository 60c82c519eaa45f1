/** What is shown: the events of a table one after the other, each with its motion and sound, and then the view as it is. */

import { tick } from "svelte";

import { evolve, sceneOf, type Scene } from "./evolve";
import { fly, placeOf } from "./flight";
import { held, type Held } from "./held";
import { liking } from "./liking.svelte";
import type { Seat, TableEvent, Text, View } from "./protocol";
import { sound, soundOf } from "./sounds";

const LINES_MAX = 300;
/** More moves than this waiting to be shown are shown without motion: one has been away. */
export const WAITING_MAX = 4;
const BUBBLE_MS = 2_600;
const SAID_MS = 5_000;

export interface Line {
  id: number;
  event: TableEvent;
}

/** What stands beside a seat for a moment: an event, or something said. */
export interface Bubble {
  id: number;
  event?: TableEvent;
  said?: { phrase?: string; text?: string };
}

interface Shown {
  events: TableEvent[];
  view: View;
}

const FLIGHT_MS = { normal: 420, fast: 210, off: 0 };
const REST_MS = { normal: 160, fast: 60, off: 0 };

export class Stage {
  scene = $state.raw<Scene | null>(null);
  hand = $state.raw<Held[]>([]);
  lines = $state.raw<Line[]>([]);
  bubbles = $state.raw<Record<Seat, Bubble>>({});
  /** Whether something is still being shown. */
  busy = $state(false);
  /** Things of the hand that are in the air. */
  aloft = $state.raw<ReadonlySet<number>>(new Set());
  /** Who has called and still holds one card. */
  called = $state.raw<ReadonlySet<Seat>>(new Set());
  /** The thing of the hand that was pressed last: it is the one that leaves. */
  pressed: number | null = null;

  private waiting: Shown[] = [];
  private count = 0;
  /** Counts the jumps: what was being shown before one is left alone. */
  private jumps = 0;

  constructor(
    readonly you: () => Seat | null,
    /** Called with the events of each move when they have been shown. */
    private readonly told: (events: TableEvent[]) => void = () => undefined,
    /** Whether it is on the screen. */
    private readonly seen: () => boolean = () => true,
  ) {}

  /** Show a moment at once; what led there stands in the log, and what it set going is still going on. */
  jump(view: View, events: TableEvent[] = []): void {
    this.waiting = [];
    this.jumps++;
    this.busy = false;
    this.aloft = new Set();
    this.bubbles = {};
    this.called = new Set(events.filter(({ event }) => event === "called").map(({ seat }) => seat!));
    this.set({ ...events.reduce((scene, event) => evolve(scene, event, this.you()), sceneOf(view)), view });
    this.lines = events.map((event) => ({ id: ++this.count, event })).reverse().slice(0, LINES_MAX);
  }

  /** What the log tells, the oldest first. */
  get past(): TableEvent[] {
    return this.lines.map(({ event }) => event).reverse();
  }

  /** Show what happened, and then the moment after it. */
  show(events: TableEvent[], view: View): void {
    this.waiting.push({ events, view });
    if (!this.busy) void this.run();
  }

  private async run(): Promise<void> {
    this.busy = true;
    const jumps = this.jumps;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      for (const event of next.events) {
        // Whatever cannot be shown, or told below: the view comes after it, and play goes on.
        await this.perform(event).catch(reportError);
        if (jumps !== this.jumps) return;
      }
      if (this.scene) this.set({ ...this.scene, view: next.view });
      else this.set(sceneOf(next.view));
      try {
        this.told(next.events);
      } catch (error) {
        reportError(error);
      }
    }
    this.busy = false;
  }

  /** Whether there is too much to show for motion and sound, or nobody who looks. */
  private get hurried(): boolean {
    return document.hidden || !this.seen() || this.waiting.length > WAITING_MAX;
  }

  private get pace(): "normal" | "fast" | "off" {
    return this.hurried ? "off" : liking.pace;
  }

  private async perform(event: TableEvent): Promise<void> {
    const scene = this.scene;
    if (!scene) return;
    this.lines = [{ id: ++this.count, event }, ...this.lines].slice(0, LINES_MAX);
    this.bubble(event);
    const name = soundOf(event.event, event.seat === this.you());
    if (name && !this.hurried) sound(name);
    const jumps = this.jumps;
    await this.move(scene, event, () => jumps === this.jumps);
    await rest(REST_MS[this.pace] * (QUICK.has(event.event) ? 0 : 1));
  }

  /** Let the cards of an event fly, and take the event into the scene. */
  private async move(scene: Scene, event: TableEvent, current: () => boolean): Promise<void> {
    const mine = event.seat === this.you() && this.you() !== null;
    const after = () => current() && this.set(evolve(scene, event, this.you()));
    const duration = FLIGHT_MS[this.pace];
    if (duration === 0) return void after();
    const seat = event.seat ?? -1;
    switch (event.event) {
      case "played":
      case "put_down":
      case "discarded":
      case "revealed": {
        const to = event.event === "revealed" ? (this.placeOfBattle(seat) ?? placeOf("[data-pile=discard]")) : placeOf("[data-pile=discard]");
        const thing = mine ? this.thing(event.card!) : undefined;
        const from = thing ? placeOf(`[data-thing="${thing.id}"]`) : placeOf(`[data-hand="${seat}"]`);
        if (thing) this.aloft = new Set([thing.id]);
        await fly(event.card!, from, to, duration);
        after();
        this.aloft = new Set();
        this.pressed = null;
        return;
      }
      case "drew":
        return this.draw(scene, event, seat, mine, duration, current);
      case "dealt":
        void fly(null, placeOf("[data-pile=draw]"), placeOf(`[data-hand="${seat}"]`), duration);
        await rest(duration / 4);
        return void after();
      case "turned_up":
        await fly(event.card!, placeOf("[data-pile=draw]"), placeOf("[data-pile=discard]"), duration);
        return void after();
      case "gave":
        await fly(event.card ?? null, placeOf(`[data-hand="${seat}"]`), placeOf(`[data-hand="${event.to}"]`), duration);
        return void after();
      case "battle_lost":
        after();
        return rest(duration * 2);
      default:
        return void after();
    }
  }

  /** Cards are drawn one by one. */
  private async draw(scene: Scene, event: TableEvent, seat: Seat, mine: boolean, duration: number, current: () => boolean): Promise<void> {
    const cards: (Text | null)[] = event.cards ?? Array<null>(event.count ?? 0).fill(null);
    const each = cards.length > 6 ? duration / 3 : cards.length > 1 ? duration / 1.7 : duration;
    let now = scene;
    for (const card of cards) {
      if (!current()) return;
      const before = new Set(this.hand.map(({ id }) => id));
      now = evolve(now, { event: "drew", seat, ...(card === null ? { count: 1 } : { cards: [card] }) }, this.you());
      if (mine) {
        this.set(now);
        const thing = this.hand.find(({ id }) => !before.has(id));
        if (thing) {
          this.aloft = new Set([thing.id]);
          await tick();
          await fly(card, placeOf("[data-pile=draw]"), placeOf(`[data-thing="${thing.id}"]`), each);
          this.aloft = new Set();
        }
      } else {
        await fly(card, placeOf("[data-pile=draw]"), placeOf(`[data-hand="${seat}"]`), each);
        if (current()) this.set(now);
      }
    }
  }

  private placeOfBattle(seat: Seat): DOMRect | null {
    return placeOf(`[data-battler="${seat}"]`);
  }

  /** The thing of one's hand that an event is about. */
  private thing(card: Text): Held | undefined {
    return this.hand.find(({ id, card: held }) => held === card && id === this.pressed) ?? this.hand.find(({ card: held }) => held === card);
  }

  private set(scene: Scene): void {
    this.scene = scene;
    this.hand = held(this.hand, scene.view.hand ?? [], this.pressed);
    const { hand_sizes: sizes } = scene.view;
    if ([...this.called].some((seat) => sizes[seat] !== 1)) this.called = new Set([...this.called].filter((seat) => sizes[seat] === 1));
  }

  /** A few words beside a seat, for a moment. */
  private bubble(event: TableEvent): void {
    if (event.event === "called") this.called = new Set([...this.called, event.seat!]);
    const seat = event.event === "challenged" ? event.by : event.seat;
    if (BUBBLING.has(event.event) && seat !== undefined) this.beside(seat, { event }, BUBBLE_MS);
  }

  /** Show something beside a seat. */
  beside(seat: Seat, bubble: Omit<Bubble, "id">, ms = SAID_MS): void {
    const id = ++this.count;
    this.bubbles = { ...this.bubbles, [seat]: { id, ...bubble } };
    setTimeout(() => {
      if (this.bubbles[seat]?.id !== id) return;
      const { [seat]: _, ...others } = this.bubbles;
      this.bubbles = others;
    }, ms);
  }
}

/** Events after which nobody needs a rest. */
const QUICK = new Set(["dealt", "dealer_drew", "round_began", "turn_began", "kept"]);

/** Events that are told beside the seat they are about. */
const BUBBLING = new Set(["called", "caught", "skipped", "passed", "drew", "accepted", "challenged", "colour_named", "number_named"]);

function rest(ms: number): Promise<void> {
  return ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve();
}
