/** What travels between the page and the server: the wire protocol, version 1 (docs/protocol.md). */

export const VERSION = 1;

/** A card, choice or colour in the notation: `R7`, `play R7`, `red`. */
export type Text = string;
export type Seat = number;

export interface Question {
  seat: Seat;
  question: string;
  offer: boolean;
  choices: Text[];
}

/** What happened; which of the fields there are depends on the event. */
export interface TableEvent {
  event: string;
  seat?: Seat;
  seats?: Seat[];
  by?: Seat;
  to?: Seat;
  dealer?: Seat;
  winner?: Seat | null;
  card?: Text;
  cards?: Text[];
  count?: number;
  colour?: Text;
  number?: number;
  direction?: Direction;
  guilty?: boolean;
  points?: number;
  round?: number;
  hands?: Text[][];
  scores?: number[];
  /** A special card's event may have fields of its own. */
  [field: string]: unknown;
}

export type Direction = "left" | "right";
export type RuleValue = string | number | boolean;
export type Rules = Record<string, RuleValue>;

export interface View {
  edition: string;
  sheet: string;
  rules: Rules;
  dealer: Seat;
  direction: Direction;
  turn: Seat;
  colour: Text | null;
  hand: Text[] | null;
  hand_sizes: number[];
  draw_pile_size: number;
  discard_pile: Text[];
  aside: Text[];
  scores: number[];
  round: number;
  round_over: boolean;
  round_winner: Seat | null;
  round_points: number;
  blocked: boolean;
  match_over: boolean;
  match_winner: Seat | null;
  owing: Seat[];
  waiting_for: Seat[];
  asked: Question[];
  hands?: Text[][];
}

/** `person`, or the level of a bot. */
export type SeatKind = string;

export const TIMERS = ["none", "slow", "normal", "fast"] as const;
export const WINDOWS = ["normal", "long"] as const;
export const CHATS = ["phrases", "free", "off"] as const;

export interface Settings {
  edition: string;
  sheet: string;
  lang: string;
  seats: SeatKind[];
  rules: Rules;
  timer: (typeof TIMERS)[number];
  auto_call: boolean;
  catch_window: (typeof WINDOWS)[number];
  chat: (typeof CHATS)[number];
}

export interface SeatInfo {
  kind: SeatKind;
  name: string | null;
  taken: boolean;
  here: boolean;
  host: boolean;
  stand_in: boolean;
}

export interface Fairness {
  round: number;
  commitment: string;
  seed: string | null;
  nonce: string | null;
  salts: string[];
}

export type Phase = "lobby" | "playing" | "between" | "over";

export interface Info {
  id: string;
  phase: Phase;
  settings: Settings;
  differs: string[];
  seats: SeatInfo[];
  spectators: number;
  round: number;
  /** How many matches are over at this table. */
  matches: number;
  fairness: Fairness[];
}

/** Milliseconds until an answer is given for the seat waited for, of how many in all, and until a catch can be made. */
export interface Clock {
  turn_ms: number | null;
  whole_ms: number | null;
  catch_ms: number | null;
}

/** What a verb is about: a card of the hand, somebody, a colour, a number, or nothing besides itself. */
export type VerbKind = "card" | "seat" | "colour" | "number" | "word";

export interface Verb {
  kind: VerbKind;
  /** Whether the call may follow in the same breath. */
  call: boolean;
}

export interface Edition {
  id: string;
  colours: Text[];
  special: Text | null;
  cards: Record<Text, number>;
  /** Every verb that a match of it can offer. */
  verbs: Record<string, Verb>;
  /** The clauses of its special card, in the order in which they are explained. */
  clauses: string[];
}

/** A pile, or `hand:` and the event's field that names the seat or seats. */
export type Place = "draw_pile" | "discard_pile" | "aside" | `hand:${string}`;

/** Cards that an event moves. */
export interface Motion {
  from: Place;
  to: Place;
  /** The event's field that holds them; `all` that lies there, or as many as the field `count` says. */
  cards: string;
  /** Whether everybody sees them, only those who were told which they are, or nobody. */
  face: "up" | "seen" | "down";
}

/** What stands on the table because of an event, each as the field, or fields, of the event that say it. */
export interface Tells {
  /** Those who face each other. */
  seats?: string[];
  number?: string;
  colour?: string;
  /** Before whom a card lies: face up if the event names it. */
  laid?: string;
  loser?: string;
  tied?: string;
}

/** What the server says about an event. */
export interface Described {
  motions?: Motion[];
  tells?: Tells;
  /** The field that only some may see; the others are told how many cards it holds. */
  hides?: string;
  /** How it sounds, where that does not follow from the rest. */
  sound?: string;
  /** Whether it is by itself its seat's own answer. */
  answer?: boolean;
}

export interface Editions {
  editions: Edition[];
  sheets: Record<string, Rules>;
  rules: Record<string, RuleValue[]>;
  /** Rules that matter in some editions only, with those. */
  switches: Record<string, string[]>;
  /** The key of the words of each colourless card. */
  cards: Record<Text, string>;
  events: Record<string, Described>;
  levels: Level[];
}

/** A level that bots play at, with what it is called in each locale, unless the catalogue says it. */
export interface Level {
  name: string;
  words: Record<string, string>;
}

export interface Frame {
  /** What happened, whole, and as each seat and a spectator (`null`) was told it. */
  events: TableEvent[];
  told: Record<string, TableEvent[]>;
  views: Record<string, View>;
}

export interface Replay {
  info: Info;
  frames: Frame[];
}

export interface Missed {
  version: number;
  events: TableEvent[];
}

export type FromServer =
  | { type: "welcome"; seat: Seat | null; version: number; info: Info; view: View | null; missed: Missed[]; clock: Clock | null }
  | { type: "update"; version: number; events: TableEvent[]; view: View; clock: Clock | null }
  | { type: "info"; version: number; info: Info }
  | { type: "chat"; seat: Seat; phrase?: string; text?: string }
  | { type: "ack"; id: string; version: number }
  | { type: "error"; id?: string; code: string; message: string }
  | { type: "closed"; code: string; message?: string };

/** What a client asks for, without its id. */
export type Request =
  | { type: "move"; choice: Text }
  | { type: "start" | "next" | "rematch" | "leave" | "ping" }
  | { type: "settings"; settings: Settings }
  | { type: "kick" | "host"; seat: Seat }
  | { type: "salt"; salt: string }
  | { type: "chat"; phrase: string }
  | { type: "chat"; text: string };

/** What can be said without typing. */
export const PHRASES = ["hello", "well_played", "ouch", "lucky", "sorry", "thanks", "one_moment", "good_game"] as const;
