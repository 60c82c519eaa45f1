/** Which key tells an event, and with which people (as `lastcard.words.telling`). */

import { described } from "./editions";
import type { Seat, TableEvent } from "./protocol";
import type { Teams } from "./teams";

const ABOUT = ["seat", "dealer", "winner"] as const;
const SECOND = ["by", "to", "with", "from"];

/** The key of an event, and the seats of `$name` and `$other`. */
export function eventKey(event: TableEvent, you: Seat | null, teams?: Teams): [key: string, seats: Seat[]] {
  const key = `event-${event.event}`;
  if (event.winner === null) return [`${key}-blocked`, []];
  const team = event.winner === undefined ? undefined : teams?.find((seats) => seats.includes(event.winner!));
  // Who wins with a partner is named with them, and the reader comes first.
  if (team) return team.includes(you!) ? [`${key}-team-you`, [you!, ...team.filter((seat) => seat !== you)]] : [`${key}-team`, team];
  const [seats, form] = people(event);
  const { hides } = described(event);
  if (hides && event[hides] === undefined) return [`${key}-hidden`, seats];
  if (you === null || !seats.includes(you)) return [key, seats];
  if (you === seats[0]) return [`${key}-you`, seats];
  // Two who face each other are equals: the reader always comes first.
  return form ? [`${key}-${form}`, seats] : [`${key}-you`, seats.reverse()];
}

function people(event: TableEvent): [seats: Seat[], form: string] {
  if (event.seats) return [[...event.seats], ""];
  // Of those who face each other the first is whom it is about.
  const facing = described(event).tells?.seats?.slice(1) ?? [];
  const second = [...SECOND, ...facing].find((role) => event[role] !== undefined);
  const roles = second ? [...ABOUT, second] : ABOUT;
  const seats = roles.map((role) => event[role]).filter((seat): seat is Seat => typeof seat === "number");
  return [seats, second ? `${second}_you` : ""];
}
