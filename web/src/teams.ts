/** Who plays together. */

import type { Info, Seat } from "./protocol";

/** The pairs of partners, where there are teams; each is known by its letter. */
export type Teams = Seat[][] | undefined;

const LETTERS = "ABCDE";

/** The letter of a seat's team. */
export function teamOf(teams: Teams, seat: Seat | null): string | undefined {
  return LETTERS[teams?.findIndex((seats) => seats.includes(seat!)) ?? -1];
}

export function partnerOf(teams: Teams, seat: Seat | null): Seat | undefined {
  return teams?.find((seats) => seats.includes(seat!))?.find((other) => other !== seat);
}

/** How many can play in teams. */
export const TEAM_SEATS = [4, 6, 8, 10];

/** The teams that a table is going to have: partners sit opposite each other. */
export function teamsAt({ settings: { rules, seats } }: Info): Teams {
  const half = seats.length / 2;
  return rules.teams && TEAM_SEATS.includes(seats.length) ? Array.from({ length: half }, (_, seat) => [seat, seat + half]) : undefined;
}
