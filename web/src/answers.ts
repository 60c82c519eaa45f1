/** The answers to a question that are given with buttons rather than with cards of the hand. */

import { colourOf, faceOf, parts } from "./notation";
import type { Question, Text, View } from "./protocol";

export interface Answer {
  choice: Text;
  /** The key that gives it. */
  key: string;
  /** How many cards of the own hand it is about, if it is about some. */
  held?: number;
}

/** Questions that play waits for come before offers. */
export function questionOf(view: View): Question | undefined {
  return view.asked.find(({ offer }) => !offer);
}

/** Verbs whose choices are cards that can be pressed in the hand. */
const WITH_CARDS = ["play", "put", "pick", "hand"];

export function answers(question: Question, hand: Text[]): Answer[] {
  const listed = question.choices.filter((choice) => {
    const [verb] = parts(choice);
    // A drawn card is offered beside keeping it; to draw has a button of its own.
    return question.question === "drawn" || (!WITH_CARDS.includes(verb) && verb !== "draw");
  });
  return listed.map((choice, at) => {
    const [verb, object] = parts(choice);
    const key = verb === "number" ? object : String(at + 1);
    if (verb === "colour" || verb === "give") return { choice, key, held: hand.filter((card) => colourOf(card) === object).length };
    if (verb === "number") return { choice, key, held: hand.filter((card) => colourOf(card) && faceOf(card) === object).length };
    return { choice, key };
  });
}

/** Choices that are made by picking somebody. */
export function picks(view: View | null): Text[] {
  return (view?.asked ?? []).flatMap(({ choices }) => choices.filter((choice) => ["battle", "torment", "catch"].includes(parts(choice)[0])));
}

/** Whether one must draw, may draw, or cannot. */
export function drawing(view: View | null): "must" | "may" | "no" {
  const turn = view?.asked.find(({ question }) => question === "turn");
  if (!turn?.choices.includes("draw")) return "no";
  return turn.choices.length === 1 ? "must" : "may";
}
