/** What travels between the page and the server: the wire protocol, version 1 (docs/protocol.md), under the names that the pages use. */

import type { AnyMessage, Editions as AllEditions, Info, SeatInfo, TableSettings, VerbInfo as Verb, View } from "./generated/protocol";

export { BOT_PACES, CHATS, FINAL, FREES, PHRASES, REACTIONS, RETRY, TIMERS, VERSION, WINDOWS } from "./generated/protocol";
export type {
  AnyAnswer as FromServer,
  ClockInfo as Clock,
  DeckRead,
  EditionInfo as Edition,
  Event as TableEvent,
  Frame,
  Info,
  Joined,
  LevelInfo as Level,
  Looked,
  Made,
  Missed,
  Nudged,
  Question,
  Replay,
  SeatInfo,
  Shuffle as Fairness,
  Shuffled,
  TableSettings as Settings,
  Update,
  VerbInfo as Verb,
  View,
  Welcome,
} from "./generated/protocol";

/** A card, choice or colour in the notation: `R7`, `play R7`, `red`. */
export type Text = string;
export type Seat = number;

export type Direction = View["direction"];
export type Phase = Info["phase"];
export type Rules = TableSettings["rules"];
export type RuleValue = Rules[string];

/** What is played, as settings and views say it: an edition, unless there is a deck of somebody's own. */
export type Played = Pick<View, "edition"> & { deck?: object | null };

/** A deck of somebody's own. */
export interface Deck {
  name: string;
  colours: Text[];
  /** Copies of each face in every colour. */
  cards?: Record<string, number>;
  /** Copies of each colourless card. */
  wilds?: Record<Text, number>;
}

/** What a house rule can be set to: values, or a range of numbers. */
export type HouseValues = AllEditions["house"][string];

/** `person`, or the level of a bot. */
export type SeatKind = SeatInfo["kind"];

/** What a verb is about: a card of the hand, somebody, a colour, a number, or nothing besides itself. */
export type VerbKind = Verb["kind"];

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

/** What the server says about editions, with its events as the pages read them. */
export type Editions = Omit<AllEditions, "events"> & { events: Record<string, Described> };

/** What a client asks for, without its id. */
export type Request = WithoutId<AnyMessage>;
type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
