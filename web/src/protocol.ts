/** What travels between the page and the server: the wire protocol, version 1 (docs/protocol.md), under the names that the pages use. */

import type { AnyMessage, Info, TableSettings, View } from "./generated/protocol";

export { CHATS, FINAL, FREES, PHRASES, TIMERS, VERSION, WINDOWS } from "./generated/protocol";
export type {
  AnyAnswer as FromServer,
  ClockInfo as Clock,
  Event as TableEvent,
  Frame,
  Info,
  Joined,
  Looked,
  Made,
  Missed,
  Question,
  Replay,
  SeatInfo,
  Shuffle as Fairness,
  TableSettings as Settings,
  View,
} from "./generated/protocol";

/** A card, choice or colour in the notation: `R7`, `play R7`, `red`. */
export type Text = string;
export type Seat = number;

export type Direction = View["direction"];
export type Phase = Info["phase"];
export type Rules = TableSettings["rules"];
export type RuleValue = Rules[string];

export type Level = "beginner" | "easy" | "medium";
export const LEVELS: Level[] = ["beginner", "easy", "medium"];
export type SeatKind = "person" | Level;

export interface Edition {
  id: string;
  colours: Text[];
  special: Text | null;
  cards: Record<Text, number>;
}

export interface Editions {
  editions: Edition[];
  sheets: Record<string, Rules>;
  rules: Record<string, RuleValue[]>;
}

/** What a client asks for, without its id. */
export type Request = WithoutId<AnyMessage>;
type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
