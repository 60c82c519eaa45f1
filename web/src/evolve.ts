/**
 * What an event changes on the table, as far as it can be seen (as `lastcard.rules.evolve`).
 *
 * The server sends the view after every move; this fills in the moments between the events of one move, so that they can be
 * shown one by one.
 */

import { colourOf } from "./notation";
import type { Seat, TableEvent, Text, View } from "./protocol";

/** A battle as far as it is known: who fights, and what lies before each. */
export interface Battle {
  seats: Seat[];
  /** Per seat: a card, null for one lying face down, or nothing yet. */
  cards: Record<Seat, Text | null>;
  loser: Seat | null;
  tied: boolean;
}

/** The table at one moment, with the business of a special card that is going on. */
export interface Scene {
  view: View;
  battle: Battle | null;
  /** The number called with Best Friends. */
  number: number | null;
  /** The colour being given away with Urrrhhh. */
  riddance: Text | null;
}

const CLASSIC_CARDS = 108;
const SPECIAL_CARDS = 112;

export function sceneOf(view: View): Scene {
  return { view, battle: null, number: null, riddance: null };
}

/** The scene after an event, told to the seat `you`. */
export function evolve(scene: Scene, event: TableEvent, you: Seat | null): Scene {
  const { view } = scene;
  const changed = (changes: Partial<View>): Scene => ({ ...scene, view: { ...view, ...changes } });
  const seat = event.seat ?? -1;

  switch (event.event) {
    case "round_began": {
      const sizes = view.hand_sizes.map(() => 0);
      const cards = view.edition === "classic" ? CLASSIC_CARDS : SPECIAL_CARDS;
      const { hands: _, ...rest } = view;
      return sceneOf({
        ...rest,
        round: event.round!,
        dealer: event.dealer!,
        hand: view.hand && [],
        hand_sizes: sizes,
        draw_pile_size: cards,
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
    case "dealt":
    case "drew": {
      const count = event.cards?.length ?? event.count ?? 0;
      return changed({
        ...received(view, seat, count, event.cards, you),
        draw_pile_size: Math.max(0, view.draw_pile_size - count),
      });
    }
    case "turned_up":
      return changed({
        discard_pile: [event.card!],
        draw_pile_size: view.draw_pile_size - 1,
        colour: colourOf(event.card!),
      });
    case "put_back":
      return changed({ discard_pile: [], draw_pile_size: view.draw_pile_size + 1 });
    case "turn_began":
      return sceneOf({ ...view, turn: seat });
    case "played":
      return changed({
        ...givenUp(view, seat, event.card!, you),
        discard_pile: [event.card!, ...view.discard_pile],
        colour: colourOf(event.card!) ?? view.colour,
      });
    case "put_down":
    case "discarded":
      return changed({ ...givenUp(view, seat, event.card!, you), discard_pile: [event.card!, ...view.discard_pile] });
    case "reshuffled":
      return changed({ draw_pile_size: view.draw_pile_size + event.count!, discard_pile: view.discard_pile.slice(0, 1) });
    case "reversed":
      return changed({ direction: event.direction! });
    case "colour_named":
      return { ...changed({ colour: event.colour! }), battle: null, number: null, riddance: null };
    case "called":
    case "caught":
      return changed({ owing: view.owing.filter((other) => other !== seat) });
    case "rival_named":
      return { ...scene, battle: { seats: [seat, event.rival!], cards: {}, loser: null, tied: false } };
    case "picked": {
      // After a tie the next picks begin a new exchange.
      const before = battleOf(scene, seat);
      const cards = before.tied ? {} : before.cards;
      return { ...scene, battle: { ...before, tied: false, cards: { ...cards, [seat]: event.card ?? null } } };
    }
    case "revealed": {
      const battle = battleOf(scene, seat);
      return {
        ...changed({ ...givenUp(view, seat, event.card!, you), aside: [...view.aside, event.card!] }),
        battle: { ...battle, cards: { ...battle.cards, [seat]: event.card! } },
      };
    }
    case "battle_tied":
      return { ...scene, battle: { ...battleOf(scene, event.seats![0]!), seats: event.seats!, tied: true } };
    case "battle_lost":
      return {
        ...changed({ ...received(view, seat, view.aside.length, view.aside, you), aside: [] }),
        battle: { ...battleOf(scene, seat), loser: seat },
      };
    case "battle_void": {
      const [challenger, rival] = event.seats as [Seat, Seat];
      const each = [view.aside.filter((_, at) => at % 2 === 0), view.aside.filter((_, at) => at % 2 === 1)] as const;
      const half = { ...view, ...received(view, challenger, each[0].length, each[0], you) };
      return { ...scene, view: { ...half, ...received(half, rival, each[1].length, each[1], you), aside: [] } };
    }
    case "colour_given_up":
      return { ...scene, riddance: event.colour! };
    case "gave": {
      const half = { ...view, ...givenUp(view, seat, event.card, you) };
      return { ...scene, view: { ...half, ...received(half, event.to!, 1, event.card ? [event.card] : undefined, you) } };
    }
    case "number_named":
      return { ...scene, number: event.number! };
    case "round_blocked":
      return changed({ blocked: true });
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
      return changed({ match_over: true, match_winner: event.winner ?? null });
    default:
      return scene;
  }
}

/** The battle going on; after a late arrival it is known from here on only. */
function battleOf(scene: Scene, seat: Seat): Battle {
  const battle = scene.battle ?? { seats: [], cards: {}, loser: null, tied: false };
  return battle.seats.includes(seat) ? battle : { ...battle, seats: [...battle.seats, seat] };
}

function sized(view: View, seat: Seat, by: number): Pick<View, "hand_sizes"> {
  return { hand_sizes: view.hand_sizes.map((size, at) => (at === seat ? Math.max(0, size + by) : size)) };
}

/** A card leaves a hand; coming down to one card is the duty to call. */
function givenUp(view: View, seat: Seat, card: Text | undefined, you: Seat | null): Partial<View> {
  const sizes = sized(view, seat, -1);
  const owing = view.owing.filter((other) => other !== seat);
  if (sizes.hand_sizes[seat] === 1) owing.push(seat);
  if (seat !== you || !view.hand || card === undefined) return { ...sizes, owing };
  const at = view.hand.indexOf(card);
  return { ...sizes, owing, hand: view.hand.filter((_, place) => place !== at) };
}

function received(view: View, seat: Seat, count: number, cards: Text[] | undefined, you: Seat | null): Partial<View> {
  const owing = count ? view.owing.filter((other) => other !== seat) : view.owing;
  const changes = { ...sized(view, seat, count), owing };
  return seat === you && view.hand && cards ? { ...changes, hand: [...view.hand, ...cards] } : changes;
}
