/** A match that is over, looked back at: the points round by round, and its best moments. */

import { motionsOf } from "./motions";
import { QUICK } from "./passing";
import type { Seat, TableEvent } from "./protocol";

export interface Moment {
  /** Most cards drawn in one go, most points won or lost in a round, or somebody caught without the call. */
  kind: "draw" | "swing" | "caught";
  seat: Seat;
  round: number;
  /** Cards or points. */
  count: number;
  /** Who caught them. */
  by?: Seat;
}

export interface Story {
  /** Everybody's points after each round. */
  scores: number[][];
  moments: Moment[];
}

/** Fewer cards in one go are drawn all the time. */
const DRAWN_MIN = 3;
const CAUGHT_MAX = 3;

/** What is told of a match; of each round, its moves, and what happened in each. */
export function storyOf(rounds: TableEvent[][][]): Story {
  const scores = rounds.flatMap((moves) => moves.flat().flatMap(({ event, scores }) => (event === "round_ended" && scores ? [scores] : [])));
  const draws = rounds.flatMap((moves, at) => moves.flatMap((events) => drawnIn(events).map(([seat, count]): Moment => ({ kind: "draw", seat, round: at + 1, count }))));
  const swings = scores.flatMap((after, at) => after.map((points, seat): Moment => ({ kind: "swing", seat, round: at + 1, count: points - (scores[at - 1]?.[seat] ?? 0) })));
  const caught = rounds.flatMap((moves, at) => moves.flat().flatMap(({ event, seat, by }): Moment[] => (event === "caught" ? [{ kind: "caught", seat: seat!, by: by!, round: at + 1, count: 1 }] : [])));
  return { scores, moments: [...most(draws, DRAWN_MIN), ...most(swings, 1), ...caught.slice(0, CAUGHT_MAX)] };
}

/** The one with the highest count, the first of several; none where that is less than it takes. */
function most(moments: Moment[], least: number): Moment[] {
  const best = moments.reduce<Moment | undefined>((best, moment) => (best && best.count >= moment.count ? best : moment), undefined);
  return best && best.count >= least ? [best] : [];
}

/** How many cards each seat drew in a move, other than those that are dealt. */
function drawnIn(events: TableEvent[]): [Seat, number][] {
  const drawn = new Map<Seat, number>();
  for (const event of events) {
    if (QUICK.has(event.event)) continue;
    const motion = motionsOf(event).find(({ from, to }) => from === "draw_pile" && to.startsWith("hand:"));
    const seat = motion && event[motion.to.slice("hand:".length)];
    if (typeof seat === "number") drawn.set(seat, (drawn.get(seat) ?? 0) + (event.cards?.length ?? event.count ?? 1));
  }
  return [...drawn];
}
