/** Why a card can be played or not, as a key of the catalogue and its arguments in the notation (as `lastcard.why`). */

import { WILD_DRAW_FOUR, colourOf } from "./notation";
import type { Question, Text, View } from "./protocol";

export interface Reason {
  key: string;
  card?: Text;
  colour?: Text;
  top?: Text;
}

/** Questions that are answered with a card of the hand. */
const WITH_CARDS = ["turn", "drawn", "pick", "hand", "put"];

/** The question that a click on a card answers. */
export function cardQuestion(asked: Question[]): Question | undefined {
  return asked.find((question) => WITH_CARDS.includes(question.question));
}

/** The choice that is made with a card, if it is one. */
export function choiceWith(asked: Question[], card: Text): Text | undefined {
  return cardQuestion(asked)?.choices.find((choice) => choice.split(" ")[1] === card);
}

/** Why the seat of a view cannot answer with a card of its hand; null if it can. */
export function whyNot(view: View, card: Text): Reason | null {
  const question = cardQuestion(view.asked);
  if (!question) return { key: "table-why-not_asked" };
  if (choiceWith(view.asked, card)) return null;
  const colour = view.colour ?? undefined;
  switch (question.question) {
    case "turn":
      if (card === WILD_DRAW_FOUR) return { key: "table-why-draw_four", card, colour };
      return { key: "table-why-no_match", card, colour, top: view.discard_pile[0] };
    case "drawn":
      if (card !== view.hand?.at(-1)) return { key: "table-why-only_drawn", card };
      if (card === WILD_DRAW_FOUR) return { key: "table-why-draw_four", card, colour };
      return { key: "table-why-no_match", card, colour, top: view.discard_pile[0] };
    case "hand":
      return { key: "web-why-hand", card };
    default:
      return { key: "web-why-put", card };
  }
}

/** Whether playing a Wild Draw Four now would be a bluff: its player holds the colour in play. */
export function isBluff(view: View, card: Text): boolean {
  return card === WILD_DRAW_FOUR && (view.hand ?? []).some((held) => colourOf(held) === view.colour);
}
