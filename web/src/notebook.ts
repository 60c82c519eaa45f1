/**
 * What this page notes about the shuffles of a table, and what does not fit (as `lastcard.clients.notebook`).
 *
 * The first that was told counts, also before the page was loaded anew: a server that could swap a commitment after it has seen the
 * salts could choose among deals. Of each round one salt is chosen, when its commitment is known, and no other one is ever said.
 */

import { randomHex } from "./hex";
import type { Fairness, Info, Seat, TableEvent } from "./protocol";
import { keep, kept } from "./storage";

export interface Doubt {
  code: "swapped" | "left_out" | "not_taken" | "broken" | "stacked" | "foreign";
  round: number;
}

export interface Noted {
  round: number;
  commitment: string;
  /** Whether it was published before the deal. */
  ahead: boolean;
  salt?: string;
  /** Whether our salt was acknowledged before the deal was told. */
  taken?: boolean;
  /** Those that were said to be mixed in when the deal was told, and whose they are. */
  salts?: string[];
  seats?: Seat[];
  /** Whether its seed was told, and compared with all this: what comes later need not tell it again. */
  opened?: boolean;
  /** How the cards were dealt, as we were told it. */
  deal?: TableEvent[];
}

/** The notes about one match: what is saved, for `lastcard verify --commitments`. */
export interface Notes {
  lastcard: "commitments 1";
  table: string;
  match: number;
  seat: Seat | null;
  rounds: Noted[];
}

interface Kept {
  whose: string;
  notes: Notes;
}

const SHUFFLES = "lastcard.shuffles";
const KEPT_MAX = 16;
const SALT_BYTES = 16;
const OF_DEAL = new Set(["dealer_drew", "dealer_chosen", "round_began", "dealt", "turned_up", "put_back"]);

/** What this browser has noted about a match; of several people at one device, what the seat `eyes` was told. */
export function notesOf(table: string, match: number, eyes: Seat | null): Notes | undefined {
  const found = kept<Kept[]>(SHUFFLES, []).flatMap(({ notes }) => (notes.table === table && notes.match === match ? [notes] : []));
  return found.find(({ seat }) => seat === eyes) ?? found[0];
}

/** Whether two things told say the same, in whatever order their fields come. */
export function same(one: unknown, other: unknown): boolean {
  const text = (value: unknown): string =>
    JSON.stringify(value, (_, inner: unknown) =>
      inner && typeof inner === "object" && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
    );
  return text(one) === text(other);
}

/** The seat that was told of a deal; null for those who watch, as they are told no hand. */
export const eyesOf = (deal: TableEvent[]): Seat | null => deal.find(({ event, cards }) => event === "dealt" && cards)?.seat ?? null;

/** Whether the round was played to its end, so that its seed must be open. */
const isOver = ({ phase, round }: Info, number: number): boolean => number < round || (number === round && (phase === "between" || phase === "over"));

/** The seats of people; also those that are free. */
const peopleOf = ({ seats }: Info, free = false): Seat[] => seats.flatMap(({ kind, taken }, seat) => (kind === "person" && (free || taken) ? [seat] : []));

export class Notebook {
  notes: Notes;
  /** The rounds whose deal was found to follow from what was promised. */
  readonly proved = new Set<number>();
  private readonly whose: string;
  private told = new Set<string>();
  /** Whether the match was last seen to be over. */
  private ended = false;
  private people: Seat[] = [];

  constructor(table: string, token: string | null) {
    this.whose = token?.slice(0, 8) ?? "";
    this.notes = { lastcard: "commitments 1", table, match: 0, seat: null, rounds: [] };
  }

  about(round: number): Noted | undefined {
    return this.notes.rounds.find((noted) => noted.round === round);
  }

  /** Compare what is published, the whole or of the last rounds, with the notes, and note what is new, also of what was told with it, in a welcome. */
  see(info: Info, seat: Seat | null, told?: TableEvent[][], whole = false): Doubt[] {
    const over = info.phase === "over";
    const match = info.matches + (over ? 0 : 1);
    // Whoever is there sees each match end: another number is an excuse to shuffle again.
    const skipped = told || this.ended || match === this.notes.match ? [] : this.notes.rounds.slice(-1);
    this.turnTo(match);
    this.ended = over;
    if (seat !== null) this.notes.seat = seat;
    // A server that comes from a backup has lost its connections, and plays no round: else it is an excuse to shuffle again.
    if (told && info.restored !== undefined && info.phase !== "playing") this.takeBack(info);
    // Whoever is told of a deal later does not know who has left since.
    const before = this.people;
    this.people = peopleOf(info);
    const people = told ? peopleOf(info, true) : [...before, ...this.people];
    const listed = new Set(info.fairness.map(({ round }) => round));
    // Those before the last ones are asked for, if that is needed; the first is told of always.
    const from = whole ? 0 : Math.min(...[...listed].filter((round) => round > 1));
    const gone = this.notes.rounds.filter(({ round }) => round <= info.round && !listed.has(round) && (round < 2 || round >= from));
    const doubts: Doubt[] = [
      ...info.fairness.flatMap((fair) => this.published(fair, fair.round <= info.round, people)),
      ...[...skipped, ...gone].map(({ round }): Doubt => ({ code: "swapped", round })),
      ...(told ?? []).flatMap((events) => this.hear(events)),
    ];
    this.keep();
    return doubts;
  }

  /** Note how a round was dealt, if that is among what was told. */
  hear(events: TableEvent[]): Doubt[] {
    const round = events.find(({ event }) => event === "round_began")?.round;
    const noted = round === undefined ? undefined : this.about(round);
    if (!noted) return [];
    const deal = events.filter(({ event }) => OF_DEAL.has(event));
    if (!noted.deal) {
      noted.deal = deal;
      this.keep();
    }
    // Who sits down in the middle of a round was told as somebody who watches.
    return eyesOf(noted.deal) === eyesOf(deal) && !same(noted.deal, deal) ? [{ code: "swapped", round: noted.round }] : [];
  }

  /** Our salt for the deal to come, unless it is taken already. */
  salt(info: Info): { salt: string; commitment: string } | null {
    const coming = info.fairness.at(-1);
    const noted = coming && info.phase !== "over" && coming.round > info.round ? this.about(coming.round) : undefined;
    if (!noted || noted.taken || noted.commitment !== coming?.commitment) return null;
    if (!noted.salt) {
      noted.salt = randomHex(SALT_BYTES);
      // It must be the same one when the page is loaded anew, so it is kept before it is said.
      this.keep();
    }
    return { salt: noted.salt, commitment: noted.commitment };
  }

  /** A salt was acknowledged: unless its deal was told before, it must be in the shuffle. */
  take(salt: string): void {
    const noted = this.notes.rounds.find((one) => one.salt === salt && !one.salts);
    if (!noted) return;
    noted.taken = true;
    this.keep();
  }

  /** The rounds that are over and not proved yet. */
  over(info: Info): Fairness[] {
    return info.fairness.filter(({ round }) => isOver(info, round) && !this.proved.has(round));
  }

  /** Those that were not said before. */
  fresh(doubts: Doubt[]): Doubt[] {
    return doubts.filter(({ code, round }) => !this.told.has(`${code} ${round}`) && this.told.add(`${code} ${round}`));
  }

  /** What is said of a round, beside what was said first; those people may have added salts. */
  private published({ round, commitment, salts, seats: whose }: Fairness, dealt: boolean, people: Seat[]): Doubt[] {
    const seats = whose ?? [];
    let noted = this.about(round);
    if (!noted) this.notes.rounds.push((noted = { round, commitment, ahead: !dealt }));
    const doubts: Doubt[] = [];
    if (dealt && !noted.salts) {
      Object.assign(noted, { salts, seats });
      if (whose && (seats.length !== salts.length || seats.some((seat, at) => !people.includes(seat) || seat <= (seats[at - 1] ?? -1)))) doubts.push({ code: "foreign", round });
    }
    // A server of earlier code does not say whose they are, and may have been replaced since.
    if (dealt && !noted.seats?.length) noted.seats = seats;
    // One that has said so once has to go on.
    if (dealt && !whose && salts.length && this.notes.rounds.some((one) => one.seats?.length)) doubts.push({ code: "foreign", round });
    if (noted.commitment !== commitment || (dealt && !same([noted.salts, seats.length ? noted.seats : seats], [salts, seats]))) doubts.push({ code: "swapped", round });
    const { salt, taken } = noted;
    const mixed = salts.some((one, at) => one === salt && (!seats.length || seats[at] === this.notes.seat));
    if (dealt && salt && !mixed) doubts.push({ code: taken ? "left_out" : "not_taken", round });
    return doubts;
  }

  private turnTo(match: number): void {
    const { notes } = this;
    if (match === notes.match) return;
    this.told = new Set();
    this.proved.clear();
    this.notes = kept<Kept[]>(SHUFFLES, []).find((one) => this.is(one, match))?.notes ?? { ...notes, match, rounds: [] };
  }

  /** The server comes from a backup, as everybody is told: what was not dealt then has other commitments, and gets other salts. */
  private takeBack({ fairness, round }: Info): void {
    this.notes.rounds = this.notes.rounds.filter((noted) => {
      const stays = noted.round <= round || fairness.some((fair) => fair.round === noted.round && fair.commitment === noted.commitment);
      // What is dealt anew is checked anew.
      if (!stays) {
        this.proved.delete(noted.round);
        for (const told of this.told) if (told.endsWith(` ${noted.round}`)) this.told.delete(told);
      }
      return stays;
    });
    // Later matches were played after the backup was made, and are played anew; what is kept of this one is what stays.
    const { match } = this.notes;
    keep(
      SHUFFLES,
      kept<Kept[]>(SHUFFLES, []).filter((one) => !this.is(one) || one.notes.match < match),
    );
  }

  private is({ whose, notes }: Kept, match = notes.match): boolean {
    return whose === this.whose && notes.table === this.notes.table && notes.match === match;
  }

  /** Another page of the same seat may have noted something meanwhile: what was noted first counts. */
  keep(): void {
    const { notes, whose } = this;
    const others = kept<Kept[]>(SHUFFLES, []);
    const own = others.findIndex((one) => this.is(one, notes.match));
    const before = own < 0 ? undefined : others.splice(own, 1)[0];
    for (const noted of before?.notes.rounds ?? []) {
      const ours = this.about(noted.round);
      // Whose salts they are may be said later than what they are.
      if (ours) Object.assign(ours, noted, noted.seats?.length ? {} : { seats: ours.seats });
      else notes.rounds.push(noted);
    }
    keep(SHUFFLES, [{ whose, notes }, ...others].slice(0, KEPT_MAX));
  }
}
