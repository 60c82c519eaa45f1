/**
 * What an event changes on the table, as far as it can be seen (as `lastcard.rules.evolve`).
 *
 * The server sends the view after every move; this fills in the moments between the events of one move, so that they can be
 * shown one by one. Which cards an event moves, and what stands on the table because of it, is declared; only what every
 * edition's round is made of is known by name.
 */

import { cardsOf, described } from "./editions";
import { isSealed, moved, stepsOf, without, type Step } from "./motions";
import { WILD_DRAW_FOUR, colourOf, faceOf } from "./notation";
import type { Seat, TableEvent, Text, View } from "./protocol";

/** A card that lies before a seat. */
export interface Lying {
  /** Null if it is not known which. */
  card: Text | null;
  open: boolean;
  /** Whether it is still of the seat's hand. */
  held: boolean;
}

/** What a special card has set going, as far as it is known. */
export interface Business {
  /** Those who face each other. */
  seats: Seat[];
  /** What each has laid down, and the open cards under it that are left from before. */
  laid: Record<Seat, Lying>;
  under: Record<Seat, Text[]>;
  loser: { value: Seat; event: TableEvent } | null;
  /** The event that left it undecided. */
  tied: TableEvent | null;
  /** A number or colour that was told, and by which event. */
  number: { value: number; event: TableEvent } | null;
  colour: { value: Text; event: TableEvent } | null;
}

/** The table at one moment, with the business of a special card that is going on. */
export interface Scene {
  view: View;
  business: Business | null;
}

const NONE: Business = { seats: [], laid: {}, under: {}, loser: null, tied: null, number: null, colour: null };

export function sceneOf(view: View): Scene {
  return { view, business: null };
}

/** The scene after an event, told to the seat `you`. */
export function evolve(scene: Scene, event: TableEvent, you: Seat | null): Scene {
  const { view, business } = stepsOf(event, scene.view).reduce((before, step) => stepped(before, step, you), scene);
  return changed({ view, business: businessAfter(business, event) }, event);
}

/** The scene after one card has moved. */
export function stepped({ view, business }: Scene, step: Step, you: Seat | null): Scene {
  return { view: moved(view, step, you), business: business && step.from === "aside" ? takenUp(business, step.card) : business };
}

/** The view as it looks: a card that lies face down is out of its hand, whatever the rules say. */
export function looks({ view, business }: Scene, you: Seat | null): View {
  const sealed = Object.entries(business?.laid ?? {}).filter(([, { held }]) => held);
  return sealed.reduce((seen, [seat, { card }]) => ({ ...moved(seen, { from: Number(seat), to: "aside", card, open: false }, you), aside: view.aside, owing: view.owing }), view);
}

/** Before whom a card lies that was laid aside. */
export function layer(business: Business | null, card: Text | null): Seat | undefined {
  return business?.seats.find((seat) => business.laid[seat]?.card === card || business.under[seat]?.includes(card!));
}

function takenUp(business: Business, card: Text | null): Business {
  const seat = layer(business, card);
  if (seat === undefined) return business;
  const { [seat]: top, ...laid } = business.laid;
  if (top?.card === card) return { ...business, laid };
  return { ...business, under: { ...business.under, [seat]: without(business.under[seat]!, card) } };
}

/** What stands on the table after an event, by the kinds of what it tells. */
export function businessAfter(before: Business | null, event: TableEvent): Business | null {
  const { tells, hides } = described(event);
  if (!tells) return before;
  const business = { ...(before ?? NONE) };
  if (tells.seats) Object.assign(business, NONE, { seats: tells.seats.flatMap((field) => event[field] as Seat | Seat[]) });
  if (tells.laid) {
    const seat = event[tells.laid] as Seat;
    // After a tie the next cards come on top of those that lie there.
    if (business.tied) Object.assign(business, { laid: {}, under: covered(business), tied: null });
    business.laid = { ...business.laid, [seat]: { card: event.card ?? null, open: hides === undefined, held: isSealed(event) } };
    business.seats = joined(business.seats, seat);
  }
  if (tells.tied) Object.assign(business, { seats: event[tells.tied], tied: event });
  if (tells.loser) {
    business.loser = { value: event[tells.loser] as Seat, event };
    business.seats = joined(business.seats, business.loser.value);
  }
  if (tells.number) business.number = { value: event[tells.number] as number, event };
  if (tells.colour) business.colour = { value: event[tells.colour] as Text, event };
  return business;
}

/** The open cards before each, those of the last exchange on top. */
function covered({ laid, under }: Business): Record<Seat, Text[]> {
  const cards = Object.entries(laid).map(([seat, { card }]) => [seat, [...(under[Number(seat)] ?? []), card!]]);
  return { ...under, ...Object.fromEntries(cards) } as Record<Seat, Text[]>;
}

/** Whoever came late knows those who face each other from here on only. */
function joined(seats: Seat[], seat: Seat): Seat[] {
  return seats.includes(seat) ? seats : [...seats, seat];
}

/** What else the events change that every edition has. */
function changed({ view, business }: Scene, event: TableEvent): Scene {
  const after = (changes: Partial<View>): Scene => ({ view: { ...view, ...changes }, business });
  switch (event.event) {
    case "round_began": {
      const { hands: _, ...rest } = view;
      return sceneOf({
        ...rest,
        round: event.round!,
        dealer: event.dealer!,
        hand: view.hand && [],
        hand_sizes: view.hand_sizes.map(() => 0),
        draw_pile_size: Object.values(cardsOf(view)).reduce((sum, count) => sum + count, 0),
        ...cleared(view),
        discard_pile: [],
        aside: [],
        owing: [],
        colour: null,
        round_over: false,
        round_winner: null,
        round_points: 0,
        blocked: false,
      });
    }
    case "turned_up":
      return after({ colour: colourOf(event.card!), ...indebted(view, event.card!) });
    case "turn_began":
      return sceneOf({ ...view, turn: event.seat! });
    case "played":
      return after({ colour: colourOf(event.card!) ?? view.colour, ...indebted(view, event.card!) });
    case "reversed":
      return after({ direction: event.direction! });
    case "colour_named":
      return sceneOf({ ...view, colour: event.colour! });
    case "called":
    case "caught":
      return after({ owing: view.owing.filter((other) => other !== event.seat) });
    case "received":
      return after({ owing: owingAfter(view, event) });
    // Who takes what is to be drawn misses a turn for it; after a challenge nobody has to.
    case "skipped":
    case "challenged":
      return after(cleared(view));
    case "round_blocked":
      return after({ blocked: true });
    case "round_ended":
      return sceneOf({
        ...view,
        round_over: true,
        round_winner: event.winner ?? null,
        round_points: event.points!,
        scores: event.scores!,
        hands: event.hands,
        asked: [],
        waiting_for: [],
        owing: [],
        ...cleared(view),
      });
    case "match_ended":
      return after({ match_over: true, match_winner: event.winner ?? null });
    default:
      return { view, business };
  }
}

const DRAWS: Record<string, number> = { "+2": 2, [WILD_DRAW_FOUR]: 4 };

/** What the next seat has to draw once a card lies there, where such cards can be passed on. */
function indebted({ debt }: View, card: Text): Partial<View> {
  return debt === undefined ? {} : { debt: debt + (DRAWS[faceOf(card)] ?? 0) };
}

function cleared({ debt }: View): Partial<View> {
  return debt === undefined ? {} : { debt: 0 };
}

/** A hand that has come whole, with one card in it, is to be called. */
function owingAfter({ owing }: View, { seat, cards, count }: TableEvent): Seat[] {
  const others = owing.filter((other) => other !== seat);
  return (cards?.length ?? count) === 1 ? [...others, seat!] : others;
}
