/** What is shown: the events of a table one after the other, each with its motion and sound, and then the view as it is. */

import { tick } from "svelte";

import { bubbleOf } from "./bubbles";
import { described } from "./editions";
import { businessAfter, evolve, layer, looks, sceneOf, stepped, type Scene } from "./evolve";
import { fly, placeOf, turn } from "./flight";
import { held, type Held } from "./held";
import { preferences, words } from "./preferences.svelte";
import { inTurn, isHandOver, isHeap, motionsOf, shownSteps, stepsOf, tiltOf, type Spot, type Step } from "./motions";
import { WILD_DRAW_FOUR } from "./notation";
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
  /** What happened right before. */
  before: TableEvent | undefined;
}

/** What stands beside a seat for a moment: an event, or something said. */
export interface Bubble {
  id: number;
  event?: TableEvent;
  said?: { phrase?: string; text?: string; reaction?: string };
}

interface Shown {
  events: TableEvent[];
  view: View;
}

const FLIGHT_MS = { normal: 420, fast: 210, off: 0 };
const REST_MS = { normal: 160, fast: 60, off: 0 };
/** What a deal may take, however many cards it is. */
const DEAL_MS = { normal: 1_400, fast: 700, off: 0 };
/** What several cards may take that somebody draws, however many they are. */
const DRAW_MS = { normal: 2_000, fast: 1_000, off: 0 };
/** Of a whole hand that passes on so many cards are seen, and each a moment after the one before. */
const HAND_SHOWN = 5;
const HAND_GAP_MS = 35;
/** Whose turn it is before the first one has begun. */
const NOBODY = -1;
/** How long a first deal waits for the table to be on the screen. */
const READY_MS = 1_500;

export class Stage {
  /** The table as it looks. */
  scene = $state.raw<Scene | null>(null);
  hand = $state.raw<Held[]>([]);
  lines = $state.raw<Line[]>([]);
  bubbles = $state.raw<Record<Seat, Bubble>>({});
  /** Whether something is still being shown. */
  busy = $state(false);
  /** Things of the hand that are in the air. */
  aloft = $state.raw<ReadonlySet<number>>(new Set());
  /** How often the table has shaken so far. */
  jolts = $state(0);
  /** Who has called and still holds one card. */
  called = $state.raw<ReadonlySet<Seat>>(new Set());
  /** The thing of the hand that was pressed last: it is the one that leaves. */
  pressed: number | null = null;

  /** The table as the events have it. */
  private actual: Scene | null = null;
  private waiting: Shown[] = [];
  private count = 0;
  /** Counts the jumps: what was being shown before one is left alone. */
  private jumps = 0;
  private appeared = () => {};
  private appears = new Promise<void>((done) => (this.appeared = done));

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
    this.called = events.reduce(calledAfter, new Set<Seat>());
    this.set({ ...events.reduce((scene, event) => evolve(scene, event, this.you()), sceneOf(view)), view });
    this.lines = events.map((event, at) => ({ id: ++this.count, event, before: events[at - 1] })).reverse().slice(0, LINES_MAX);
  }

  /** Show nothing until the next match begins. */
  clear(): void {
    this.scene = this.actual = null;
    this.lines = [];
    this.appears = new Promise((done) => (this.appeared = done));
  }

  /** The table is on the screen now. */
  ready(): void {
    this.appeared();
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
      await this.open(next);
      for (const events of grouped(next.events)) {
        // Whatever cannot be shown, or told below: the view comes after it, and play goes on.
        await this.perform(events).catch(reportError);
        if (jumps !== this.jumps) return;
      }
      this.set({ ...(this.actual ?? sceneOf(next.view)), view: next.view });
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

  /** Before the first deal the table is empty. */
  private async open({ events, view }: Shown): Promise<void> {
    const began = events.find(({ event }) => event === "round_began");
    if (this.actual || !began) return;
    this.set(evolve(sceneOf({ ...view, turn: NOBODY, asked: [], waiting_for: [] }), began, this.you()));
    if (this.pace !== "off") await Promise.race([this.appears, rest(READY_MS)]);
  }

  /** Show an event, or several that happen together. */
  private async perform(events: TableEvent[]): Promise<void> {
    const scene = this.actual;
    if (!scene) return;
    const [first] = events as [TableEvent];
    for (const event of events) {
      this.lines = [{ id: ++this.count, event, before: this.lines[0]?.event }, ...this.lines].slice(0, LINES_MAX);
      this.bubble(event);
    }
    const name = soundOf(first, first.seat === this.you());
    if (name && !this.hurried) sound(name);
    const jumps = this.jumps;
    const current = () => jumps === this.jumps;
    await (QUICK.has(first.event) ? this.deal(events, current) : isHandOver(first) ? this.passOn(scene, events, current) : this.move(scene, first, current));
    if (current()) this.set(events.reduce((before, event) => evolve(before, event, this.you()), scene));
    await rest(REST_MS[this.pace] * (QUICK.has(first.event) ? 0 : 1));
  }

  /** Let the cards of an event be seen to move. */
  private async move(scene: Scene, event: TableEvent, current: () => boolean): Promise<void> {
    const duration = FLIGHT_MS[this.pace];
    const steps = shownSteps(event, scene.view);
    const [first] = steps;
    if (duration === 0 || !first) return;
    const after = evolve(scene, event, this.you());
    if (motionsOf(event).some(isHeap)) {
      this.set(after);
      // Who takes up a heap is seen for a while.
      return rest(typeof first.to === "number" ? duration * 2 : 0);
    }
    const { tells } = described(event);
    const seat = tells?.laid === undefined ? undefined : (event[tells.laid] as Seat);
    if (seat !== undefined && scene.business?.laid[seat]?.open === false) {
      return turn(`[data-laid="${seat}"]`, async () => (current() && this.set(after), tick()), duration);
    }
    let before = scene;
    if (first.from === "aside") {
      // What it comes to is read before the cards are taken up.
      before = { ...scene, business: businessAfter(scene.business, event) };
      this.set(before);
      await rest(duration * 3);
    }
    // Several cards come one by one, the more of them the quicker.
    const each = Math.min(steps.length > 1 ? duration / 1.7 : duration, DRAW_MS[this.pace] / steps.length);
    for (const step of steps) {
      if (!current()) return;
      const start = this.startOf(step, before);
      // A card that was laid down, and is still of its hand, lies there only when all is done.
      before = steps.length === 1 && seat !== undefined ? after : stepped(before, step, this.you());
      await this.carry(step, start, before, each, current);
    }
  }

  /** Let the cards of events that happen together fly one after the other, round the table, without waiting for any. */
  private async deal(events: TableEvent[], current: () => boolean): Promise<void> {
    const steps = inTurn(events, this.actual!.view);
    const duration = FLIGHT_MS[this.pace];
    if (duration === 0) return;
    const gap = Math.min(duration / 4, DEAL_MS[this.pace] / steps.length);
    const flights: Promise<void>[] = [];
    for (const step of steps) {
      if (!current()) return;
      const flight = fly(null, this.placeAt(step.from), this.placeAt(step.to), duration);
      flights.push(flight.then(() => void (current() && this.set(stepped(this.actual!, step, this.you())))));
      await rest(gap);
    }
    await Promise.all(flights);
  }

  /** Let whole hands change their places, all at once: each leaves before another comes to where it was. */
  private async passOn(scene: Scene, events: TableEvent[], current: () => boolean): Promise<void> {
    const duration = FLIGHT_MS[this.pace] * 2;
    if (duration === 0) return;
    const you = this.you();
    const steps = events.flatMap((event) => stepsOf(event, scene.view).slice(0, HAND_SHOWN).map((step, nth) => ({ ...step, nth })));
    const starts = steps.map((step) => this.startOf(step, scene));
    const given = new Set(steps.map(({ from }) => from));
    const { view } = scene;
    // Who gave everything away holds nothing on the way.
    this.set({ ...scene, view: { ...view, hand: given.has(you!) ? [] : view.hand, hand_sizes: view.hand_sizes.map((size, seat) => (given.has(seat) ? 0 : size)) } });
    await tick();
    await Promise.all(
      steps.map(async ({ to, card, open, nth }, at) => {
        await rest(nth * HAND_GAP_MS);
        if (current()) await fly(open ? card : null, starts[at]!, this.placeAt(to), duration);
      }),
    );
  }

  /** Where a card sets out. */
  private startOf({ from, card }: Step, scene: Scene): DOMRect | null {
    const leaving = from === this.you() && card !== null ? this.thing(card) : undefined;
    return leaving ? placeOf(`[data-thing="${leaving.id}"]`) : this.placeAt(from, layer(scene.business, card));
  }

  /** Let one card fly; after it has left, or before it comes to one's own hand, the scene is the given one. */
  private async carry({ from, to, card, open }: Step, start: DOMRect | null, scene: Scene, duration: number, current: () => boolean): Promise<void> {
    const face = open ? card : null;
    if (to === this.you() && from !== to) {
      const before = new Set(this.hand.map(({ id }) => id));
      this.set(scene);
      const coming = this.hand.find(({ id }) => !before.has(id));
      if (coming) {
        this.aloft = new Set([coming.id]);
        await tick();
        await fly(face, start, placeOf(`[data-thing="${coming.id}"]`), duration, { turned: from === "draw_pile" && face !== null });
      }
    } else {
      const leaving = from === this.you() && card !== null ? this.thing(card) : undefined;
      if (leaving) this.aloft = new Set([leaving.id]);
      const lands = to === "discard_pile";
      await fly(face, start, this.placeAt(to, from), duration, { tilt: lands ? tiltOf(scene.view.discard_pile.length) : 0 });
      if (current()) this.set(scene);
      if (lands && face === WILD_DRAW_FOUR) this.jolts++;
      if (leaving) this.pressed = null;
    }
    this.aloft = new Set();
  }

  /** Where a pile or a hand is on the screen; what is laid aside lies before a seat, if it is shown there. */
  private placeAt(spot: Spot, before?: Spot): DOMRect | null {
    if (typeof spot === "number") return placeOf(`[data-hand="${spot}"]`);
    if (spot === "draw_pile") return placeOf("[data-pile=draw]");
    return (spot === "aside" && placeOf(`[data-laid="${before}"]`)) || placeOf("[data-pile=discard]");
  }

  /** The thing of one's hand that an event is about. */
  private thing(card: Text): Held | undefined {
    return this.hand.find(({ id, card: held }) => held === card && id === this.pressed) ?? this.hand.find(({ card: held }) => held === card);
  }

  private set(scene: Scene): void {
    this.actual = scene;
    const view = looks(scene, this.you());
    this.scene = { ...scene, view };
    this.hand = held(this.hand, view.hand ?? [], this.pressed);
    const { hand_sizes: sizes } = scene.view;
    if ([...this.called].some((seat) => sizes[seat] !== 1)) this.called = new Set([...this.called].filter((seat) => sizes[seat] === 1));
  }

  /** A few words beside a seat, for a moment. */
  private bubble(event: TableEvent): void {
    this.called = calledAfter(this.called, event);
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

/** Who has called, after an event: a call is about the hand that it was said for. */
function calledAfter(called: ReadonlySet<Seat>, event: TableEvent): ReadonlySet<Seat> {
  if (event.event === "called") return new Set([...called, event.seat!]);
  return isHandOver(event) && called.has(event.seat!) ? new Set([...called].filter((seat) => seat !== event.seat)) : called;
}

function rest(ms: number): Promise<void> {
  return ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve();
}

/** Events one by one, but those of one kind together that happen in passing, and hands that change their places. */
function grouped(events: TableEvent[]): TableEvent[][] {
  return events.reduce<TableEvent[][]>((groups, event) => {
    const last = groups.at(-1);
    if ((QUICK.has(event.event) || isHandOver(event)) && last?.[0]!.event === event.event) last.push(event);
    else groups.push([event]);
    return groups;
  }, []);
}
