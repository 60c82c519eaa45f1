/** Why a card can be played or not, as a key of the catalogue and its arguments in the notation (as `lastcard.why`). */

import { offered } from "./answers";
import { kindOf } from "./editions";
import { WILD_DRAW_FOUR, colourOf, isNumber, parts } from "./notation";
import type { Question, Text, View } from "./protocol";

export interface Reason {
  key: string;
  /** What is said where a special card's question has no words of its own for this. */
  otherwise?: string;
  card?: Text;
  colour?: Text;
  top?: Text;
}

/** Questions that are about cards, also where none fits. */
const ABOUT_CARDS = new Set(["turn", "drawn", "stack"]);

/** The question that a click on a card answers; a special card's without a card that fits is known by its name, which is that of its verb. */
export function cardQuestion(asked: Question[]): Question | undefined {
  return asked.find(({ question, choices, offer }) => !offer && (ABOUT_CARDS.has(question) || [question, ...choices].some((choice) => kindOf(choice) === "card")));
}

/** The choice that is made with a card, if it is one. */
export function choiceWith(asked: Question[], card: Text): Text | undefined {
  return withCard(cardQuestion(asked)?.choices ?? [], card);
}

/** The offer that is taken up with a card, if it is one. */
export function offerWith(view: View | null, card: Text): Text | undefined {
  return withCard(offered(view, "card"), card);
}

function withCard(choices: Text[], card: Text): Text | undefined {
  return choices.find((choice) => kindOf(choice) === "card" && parts(choice)[1] === card);
}

/** Why the seat of a view cannot answer with a card of its hand; null if it can. */
export function whyNot(view: View, card: Text): Reason | null {
  const question = cardQuestion(view.asked);
  if (!question) return { key: "table-why-not_asked" };
  if (choiceWith(view.asked, card)) return null;
  if (question.question !== "turn" && question.question !== "drawn") return { key: `web-why-${question.question}`, otherwise: "web-why-other", card };
  const colour = view.colour ?? undefined;
  if (view.rules?.finish === "number" && view.hand?.length === 1 && !isNumber(card)) return { key: "web-why-finish", card };
  if (question.question === "drawn" && card !== view.hand?.at(-1)) return { key: "table-why-only_drawn", card };
  if (card === WILD_DRAW_FOUR) return { key: "table-why-draw_four", card, colour };
  return { key: "table-why-no_match", card, colour, top: view.discard_pile[0] };
}

/** Whether playing a Wild Draw Four now would be a bluff: its player holds the colour in play. */
export function isBluff(view: View, card: Text): boolean {
  return card === WILD_DRAW_FOUR && (view.hand ?? []).some((held) => colourOf(held) === view.colour);
}
