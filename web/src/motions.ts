/** What an event moves, card by card, as it is declared: animations and the moments between two views follow from it. */

import { described } from "./editions";
import type { Motion, Place, Seat, TableEvent, Text, View } from "./protocol";

/** Where a card is: on a pile, or in the hand of a seat. */
export type Spot = Exclude<Place, `hand:${string}`> | Seat;

/** One card on its way. */
export interface Step {
  from: Spot;
  to: Spot;
  /** Null if it is not known which. */
  card: Text | null;
  /** Whether it is seen on its way. */
  open: boolean;
}

/** Cards on a pile lie a little askew, each in its own way. */
const ASKEW = [0, -7, 6, -3, 9, -10, 4];

/** How a card lies that is so deep from the bottom of the discard pile, in degrees. */
export function tiltOf(depth: number): number {
  return ASKEW[depth % ASKEW.length]!;
}

export function motionsOf(event: TableEvent): Motion[] {
  return described(event).motions ?? [];
}

/** Whether what moves lies there as a heap, which is taken up at once; what lies aside is open before those who laid it. */
export function isHeap({ cards, from }: Motion): boolean {
  return cards === "count" || (cards === "all" && from !== "aside");
}

/** Whether an event passes on a whole hand. */
export function isHandOver(event: TableEvent): boolean {
  return motionsOf(event).some(({ from, to, cards }) => cards === "cards" && from.startsWith("hand:") && to.startsWith("hand:"));
}

/** Whether an event lays a card face down before its seat that is still of the seat's hand. */
export function isSealed(event: TableEvent): boolean {
  const { tells, hides } = described(event);
  return tells?.laid !== undefined && hides !== undefined && !motionsOf(event).some(({ from }) => from.startsWith("hand:"));
}

/** The cards that are seen to move: those that do, and one that is laid down but stays of its hand. */
export function shownSteps(event: TableEvent, view: View): Step[] {
  const { tells, hides } = described(event);
  if (isSealed(event)) return [{ from: event[tells!.laid!] as Seat, to: "aside", card: event.card ?? null, open: false }];
  // What lies face down is not seen on its way either.
  return stepsOf(event, view).map((step) => (tells?.laid && hides ? { ...step, open: false } : step));
}

/** The cards of several events, round and round: the first of each, then the second of each. */
export function inTurn(events: TableEvent[], view: View): Step[] {
  const each = events.map((event) => stepsOf(event, view));
  const most = Math.max(0, ...each.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => each.flatMap((steps) => steps[at] ?? [])).flat();
}

/** Every card that an event moves, in the order in which it does. */
export function stepsOf(event: TableEvent, view: View): Step[] {
  return motionsOf(event).flatMap((motion) =>
    cardsOf(event, motion, view).map((card, at) => ({
      from: spotOf(motion.from, event, at),
      to: spotOf(motion.to, event, at),
      card,
      open: motion.face !== "down" && card !== null,
    })),
  );
}

function cardsOf(event: TableEvent, motion: Motion, view: View): (Text | null)[] {
  const unknown = (count: number) => Array<null>(count).fill(null);
  if (motion.cards === "all") return motion.from === "aside" ? view.aside : motion.from === "discard_pile" ? view.discard_pile : unknown(lying(event, motion.from, view));
  const named = event[motion.cards];
  if (Array.isArray(named)) return named as Text[];
  if (typeof named === "string") return [named];
  return unknown(typeof event.count === "number" ? event.count : 1);
}

/** How many cards lie at a place where nobody sees them. */
function lying(event: TableEvent, place: Place, view: View): number {
  const spot = spotOf(place, event, 0);
  return typeof spot === "number" ? (view.hand_sizes[spot] ?? 0) : view.draw_pile_size;
}

/** The seat's hand that a place names; several seats get cards in turn. */
function spotOf(place: Place, event: TableEvent, at: number): Spot {
  if (!place.startsWith("hand:")) return place as Spot;
  const named = event[place.slice("hand:".length)] as Seat | Seat[];
  return Array.isArray(named) ? named[at % named.length]! : named;
}

/** The view after one card has moved, as the seat `you` sees it. */
export function moved(view: View, { from, to, card }: Step, you: Seat | null): View {
  return put(taken(view, from, card, you), to, card, you);
}

function taken(view: View, from: Spot, card: Text | null, you: Seat | null): View {
  if (from === "draw_pile") return { ...view, draw_pile_size: Math.max(0, view.draw_pile_size - 1) };
  if (from === "discard_pile") return { ...view, discard_pile: without(view.discard_pile, card) };
  if (from === "aside") return { ...view, aside: without(view.aside, card) };
  const sizes = resized(view, from, -1);
  // Coming down to one card is the duty to call.
  const owing = sizes[from] === 1 ? [...settled(view, from), from] : settled(view, from);
  return { ...view, hand_sizes: sizes, owing, hand: from === you && view.hand && card !== null ? without(view.hand, card) : view.hand };
}

function put(view: View, to: Spot, card: Text | null, you: Seat | null): View {
  if (to === "draw_pile") return { ...view, draw_pile_size: view.draw_pile_size + 1 };
  if (to === "discard_pile") return card === null ? view : { ...view, discard_pile: [card, ...view.discard_pile] };
  if (to === "aside") return card === null ? view : { ...view, aside: [...view.aside, card] };
  const hand = to === you && view.hand && card !== null ? [...view.hand, card] : view.hand;
  return { ...view, hand_sizes: resized(view, to, 1), owing: settled(view, to), hand };
}

/** Cards less one: the first of its kind, or the lowest if it is not said which. */
export function without(cards: Text[], card: Text | null): Text[] {
  const at = card === null ? cards.length - 1 : cards.indexOf(card);
  return cards.filter((_, place) => place !== at);
}

function resized(view: View, seat: Seat, by: number): number[] {
  return view.hand_sizes.map((size, at) => (at === seat ? Math.max(0, size + by) : size));
}

/** Who owes the call apart from a seat. */
function settled(view: View, seat: Seat): Seat[] {
  return view.owing.filter((other) => other !== seat);
}
