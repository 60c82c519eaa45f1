/**
 * What an event changes on the table, as far as it can be seen (as `lastcard.rules.evolve`).
 *
 * The server sends the view after every move; this fills in the moments between the events of one move, so that they can be
 * shown one by one. Which cards an event moves, and what stands on the table because of it, is declared; only what every
 * edition's round is made of is known by name.
 */

import { described, editionOf } from "./editions";
import { moved, stepsOf } from "./motions";
import { colourOf } from "./notation";
import type { Seat, TableEvent, Text, View } from "./protocol";

/** What a special card has set going, as far as it is known. */
export interface Business {
  /** Those who face each other. */
  seats: Seat[];
  /** What lies before each: a card, null for one lying face down, or nothing yet. */
  laid: Record<Seat, Text | null>;
  loser: Seat | null;
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

const NONE: Business = { seats: [], laid: {}, loser: null, tied: null, number: null, colour: null };

export function sceneOf(view: View): Scene {
  return { view, business: null };
}

/** The scene after an event, told to the seat `you`. */
export function evolve(scene: Scene, event: TableEvent, you: Seat | null): Scene {
  const view = stepsOf(event, scene.view).reduce((before, step) => moved(before, step, you), scene.view);
  return changed({ view, business: told(scene.business, event) }, event);
}

/** What stands on the table after an event, by the kinds of what it tells. */
function told(before: Business | null, event: TableEvent): Business | null {
  const { tells } = described(event);
  if (!tells) return before;
  const business = { ...(before ?? NONE) };
  if (tells.seats) Object.assign(business, NONE, { seats: tells.seats.flatMap((field) => event[field] as Seat | Seat[]) });
  if (tells.laid) {
    const seat = event[tells.laid] as Seat;
    // After a tie the next cards begin a new exchange.
    business.laid = { ...(business.tied ? {} : business.laid), [seat]: event.card ?? null };
    business.tied = null;
    business.seats = joined(business.seats, seat);
  }
  if (tells.tied) Object.assign(business, { seats: event[tells.tied], tied: event });
  if (tells.loser) {
    business.loser = event[tells.loser] as Seat;
    business.seats = joined(business.seats, business.loser);
  }
  if (tells.number) business.number = { value: event[tells.number] as number, event };
  if (tells.colour) business.colour = { value: event[tells.colour] as Text, event };
  return business;
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
        draw_pile_size: Object.values(editionOf(view.edition)?.cards ?? {}).reduce((sum, count) => sum + count, 0),
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
      return after({ colour: colourOf(event.card!) });
    case "turn_began":
      return sceneOf({ ...view, turn: event.seat! });
    case "played":
      return after({ colour: colourOf(event.card!) ?? view.colour });
    case "reversed":
      return after({ direction: event.direction! });
    case "colour_named":
      return sceneOf({ ...view, colour: event.colour! });
    case "called":
    case "caught":
      return after({ owing: view.owing.filter((other) => other !== event.seat) });
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
      });
    case "match_ended":
      return after({ match_over: true, match_winner: event.winner ?? null });
    default:
      return { view, business };
  }
}
