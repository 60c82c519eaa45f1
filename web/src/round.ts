/** Where seats are placed round the table. */

import type { Seat, View } from "./protocol";

export interface Place {
  seat: Seat;
  /** Per cent of the board's width and height. */
  x: number;
  y: number;
}

/** How far round the table the others sit, in degrees, for each number of them. */
const SPREAD = [0, 0, 96, 160, 190, 214, 228, 236, 244, 248];
const WIDE = 41;
const HIGH = 40;

/** The others as a seat sees them: its left neighbour on the left, then on clockwise. A spectator sees everybody, and so does whoever asks for it. */
export function places(players: number, you: Seat | null, everybody = you === null): Place[] {
  const seats = Array.from({ length: players }, (_, at) => ((you ?? 0) + at) % players);
  if (everybody) return seats.map((seat, at) => placed(seat, 90 + (360 * at) / players));
  const others = seats.slice(1);
  const spread = SPREAD[others.length] ?? 250;
  const step = others.length > 1 ? spread / (others.length - 1) : 0;
  return others.map((seat, at) => placed(seat, 270 - spread / 2 + step * at));
}

/** Who plays after whom it is the turn of, as it looks now: a card may change that. */
export function nextOf({ turn, direction, hand_sizes, round_over }: View): Seat | null {
  const players = hand_sizes.length;
  return round_over || turn < 0 ? null : (turn + (direction === "left" ? 1 : players - 1)) % players;
}

function placed(seat: Seat, degrees: number): Place {
  const angle = (degrees * Math.PI) / 180;
  return { seat, x: 50 + WIDE * Math.cos(angle), y: 50 + HIGH * Math.sin(angle) };
}
