/** The answers to a question that are given with buttons rather than with cards of the hand. */

import { kindOf } from "./editions";
import { colourOf, faceOf, parts } from "./notation";
import type { Question, Text, VerbKind, View } from "./protocol";

export interface Answer {
  choice: Text;
  kind: VerbKind;
  /** The key that gives it; more than ten answers have none. */
  key: string;
  /** How many cards of the own hand it is about, if it is about some. */
  held?: number;
}

const KEYS = [..."1234567890"];

/** Questions that play waits for come before offers. */
export function questionOf(view: View): Question | undefined {
  return view.asked.find(({ offer }) => !offer);
}

/** What is offered beside it, by the kind of its verb: a word to call, somebody to catch, a card to jump in with. */
export function offered(view: View | null, kind: VerbKind): Text[] {
  return (view?.asked ?? []).flatMap(({ offer, choices }) => (offer ? choices.filter((choice) => kindOf(choice) === kind) : []));
}

export function answers(question: Question, hand: Text[]): Answer[] {
  // A drawn card is offered beside keeping it; to draw has a button of its own.
  const listed = question.choices.filter((choice) => question.question === "drawn" || (kindOf(choice) !== "card" && choice !== "draw"));
  // A number is its own key, and the other answers have those that are left.
  const numbers = listed.filter((choice) => kindOf(choice) === "number").map((choice) => parts(choice)[1]);
  const free = KEYS.filter((key) => !numbers.includes(key));
  return listed.map((choice) => {
    const [kind, object] = [kindOf(choice), parts(choice)[1]];
    const key = (kind === "number" ? KEYS.find((digit) => digit === object) : free.shift()) ?? "";
    return { choice, kind, key, ...(kind in HELD && { held: hand.filter((card) => HELD[kind]!(card) === object).length }) };
  });
}

/** What a card has of that which an answer of some kind names. */
const HELD: Partial<Record<VerbKind, (card: Text) => string | null>> = {
  colour: colourOf,
  number: (card) => (colourOf(card) ? faceOf(card) : null),
};

/** Choices that are made by picking somebody. */
export function picks(view: View | null): Text[] {
  return (view?.asked ?? []).flatMap(({ choices }) => choices.filter((choice) => kindOf(choice) === "seat"));
}

/** Whether one must draw, may draw, or cannot; to take what there is to be drawn is to draw. */
export function drawing(view: View | null): "must" | "may" | "no" {
  if (drawn(view) === undefined) return "no";
  return questionOf(view!)!.choices.length === 1 ? "must" : "may";
}

/** The answer with which one draws, if there is one. */
export function drawn(view: View | null): Text | undefined {
  return view ? questionOf(view)?.choices.find((choice) => choice === "draw" || choice === "take") : undefined;
}
