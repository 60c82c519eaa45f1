/** What this browser keeps: tokens of seats, and how somebody likes their table. */

export interface KeptSeat {
  table: string;
  seat: number;
  token: string;
  name: string;
  edition: string;
  /** The name of a deck of somebody's own. */
  deck?: string;
  at: number;
}

const SEATS = "lastcard.seats";
const LOST = "lastcard.lost";
const SEATS_MAX = 24;

/** A value kept under a name; what cannot be read counts as nothing. */
export function kept<Value>(name: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The seats this browser holds, the newest first. */
export function keptSeats(): KeptSeat[] {
  return kept<KeptSeat[]>(SEATS, []);
}

/** Those of one table, round it: several people may share this device. */
export function keptAt(table: string): KeptSeat[] {
  return keptSeats()
    .filter((seat) => seat.table === table)
    .sort((one, other) => one.seat - other.seat);
}

export function keepSeat(seat: Omit<KeptSeat, "at">): void {
  const others = keptSeats().filter((other) => other.table !== seat.table || other.seat !== seat.seat);
  keep(SEATS, [{ ...seat, at: Date.now() }, ...others].slice(0, SEATS_MAX));
}

export function forgetSeat(token: string): void {
  keep(SEATS, keptSeats().filter((seat) => seat.token !== token));
}

/** A seat was taken away from somebody here: a table that keeps them out knows them by its token. */
export function loseSeat(table: string, token: string): void {
  forgetSeat(token);
  keep(LOST, { [table]: token });
}

/** The token of the seat that was lost at a table last. */
export const lostAt = (table: string) => kept<Record<string, string>>(LOST, {})[table];
