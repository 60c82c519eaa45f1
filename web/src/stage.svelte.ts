/** What is shown: the events of a table one after the other, each with its motion and sound, and then the view as it is. */

import { tick } from "svelte";

import { bubbleOf } from "./bubbles";
import { evolve, sceneOf, type Scene } from "./evolve";
import { fly, placeOf } from "./flight";
import { held, type Held } from "./held";
import { preferences, words } from "./preferences.svelte";
import { isHeap, motionsOf, moved, stepsOf, type Spot, type Step } from "./motions";
import { QUICK } from "./passing";
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
    return this.hurried ? "off" : preferences.pace;
  }

  private async perform(event: TableEvent): Promise<void> {
    const scene = this.scene;
    if (!scene) return;
    this.lines = [{ id: ++this.count, event }, ...this.lines].slice(0, LINES_MAX);
    this.bubble(event);
    const name = soundOf(event, event.seat === this.you());
    if (name && !this.hurried) sound(name);
    const jumps = this.jumps;
    await this.move(scene, event, () => jumps === this.jumps);
    await rest(REST_MS[this.pace] * (QUICK.has(event.event) ? 0 : 1));
  }

  /** Let the cards of an event fly, and take the event into the scene. */
  private async move(scene: Scene, event: TableEvent, current: () => boolean): Promise<void> {
    const after = () => current() && this.set(evolve(scene, event, this.you()));
    const duration = FLIGHT_MS[this.pace];
    const motions = motionsOf(event);
    const steps = stepsOf(event, scene.view);
    const [first] = steps;
    if (duration === 0 || !first) return void after();
    if (motions.every(isHeap)) {
      after();
      // Who takes up a heap is seen for a while.
      return rest(typeof first.to === "number" ? duration * 2 : 0);
    }
    if (QUICK.has(event.event)) {
      void fly(null, this.placeAt(first.from), this.placeAt(first.to), duration);
      await rest(duration / 4);
      return void after();
    }
    // Several cards come one by one, the more of them the quicker.
    const each = steps.length > 6 ? duration / 3 : steps.length > 1 ? duration / 1.7 : duration;
    let view = scene.view;
    for (const step of steps) {
      if (!current()) return;
      view = moved(view, step, this.you());
      await this.carry(step, { ...scene, view }, each, current);
    }
    after();
  }

  /** Let one card fly; after it has left, or before it comes to one's own hand, the scene is the given one. */
  private async carry({ from, to, card, open }: Step, scene: Scene, duration: number, current: () => boolean): Promise<void> {
    const face = open ? card : null;
    const leaving = from === this.you() && card !== null ? this.thing(card) : undefined;
    const start = leaving ? placeOf(`[data-thing="${leaving.id}"]`) : this.placeAt(from);
    if (to === this.you() && from !== to) {
      const before = new Set(this.hand.map(({ id }) => id));
      this.set(scene);
      const coming = this.hand.find(({ id }) => !before.has(id));
      if (coming) {
        this.aloft = new Set([coming.id]);
        await tick();
        await fly(face, start, placeOf(`[data-thing="${coming.id}"]`), duration);
      }
    } else {
      if (leaving) this.aloft = new Set([leaving.id]);
      await fly(face, start, this.placeAt(to, from), duration);
      if (current()) this.set(scene);
      if (leaving) this.pressed = null;
    }
    this.aloft = new Set();
  }

  /** Where a pile or a hand is on the screen; what is laid aside lies before whom it came from, if it is shown there. */
  private placeAt(spot: Spot, from?: Spot): DOMRect | null {
    if (typeof spot === "number") return placeOf(`[data-hand="${spot}"]`);
    if (spot === "draw_pile") return placeOf("[data-pile=draw]");
    return (spot === "aside" && placeOf(`[data-laid="${from}"]`)) || placeOf("[data-pile=discard]");
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
    // Whoever challenges says so.
    const seat = event.event === "challenged" ? event.by : event.seat;
    if (seat !== undefined && bubbleOf(event, words())) this.beside(seat, { event }, BUBBLE_MS);
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

function rest(ms: number): Promise<void> {
  return ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve();
}
