/** What the server says about its editions: their cards, verbs and events. The page knows no special card by name. */

import { cardsIn } from "./decks";
import { WILD_DRAW_FOUR, parts } from "./notation";
import type { Deck, Described, Edition, Editions, HouseValues, Played, RuleValue, Settings, TableEvent, Text, Verb, VerbKind } from "./protocol";

let known: Editions = { editions: [], sheets: {}, rules: {}, house: {}, defaults: {}, presets: {}, switches: {}, cards: {}, events: {}, levels: [], bounds: {} };
/** Those of all editions: what a verb says is the same in each. */
let verbs: Record<string, Verb> = {};

/** Take in what the server says. It does not change while the page is open. */
export function learn(told: Editions): void {
  known = told;
  verbs = Object.assign({}, ...told.editions.map((edition) => edition.verbs)) as Record<string, Verb>;
}

/** Everything that the server says; pages are shown once it is known. */
export function editions(): Editions {
  return known;
}

export function editionOf(id: string | null): Edition | undefined {
  return known.editions.find((edition) => edition.id === id);
}

/** The colours of what is played, in the order in which a hand is sorted. */
export function coloursOf(played: Played): Text[] {
  return deckOf(played)?.colours ?? editionOf(played.edition)?.colours ?? [];
}

/** The cards of what is played and how often each is in the deck, in its order. */
export function cardsOf(played: Played): Record<Text, number> {
  const deck = deckOf(played);
  if (!deck) return editionOf(played.edition)?.cards ?? {};
  return cardsIn(deck, ["W", WILD_DRAW_FOUR, ...known.editions.flatMap(({ special }) => (typeof special === "string" ? special : []))]);
}

/** The deck of somebody's own that is played, if it is one. */
export function deckOf({ deck }: Played): Deck | null {
  return (deck as Deck | undefined) ?? null;
}

/** The editions whose special cards are in what is played: one as a rule, several where it combines them. */
export function specialsOf(played: Played): Edition[] {
  const cards = cardsOf(played);
  return known.editions.filter(({ special }) => typeof special === "string" && special in cards);
}

/** What a house rule is where nobody sets it. */
export function plainValue(values: HouseValues): RuleValue {
  return Array.isArray(values) ? values[0]! : values.default;
}

/** The value of a switch at a table. */
export function valueOf(name: string, { rules, sheet }: Settings): RuleValue {
  const { sheets, rules: printed, house } = known;
  return rules[name] ?? sheets[sheet]?.[name] ?? printed[name]?.[0] ?? plainValue(house[name]!);
}

/** What a choice is about. */
export function kindOf(choice: Text): VerbKind {
  return verbs[parts(choice)[0]]?.kind ?? "word";
}

/** Whether the call may follow a choice in the same breath. */
export function callable(choice: Text): boolean {
  return verbs[parts(choice)[0]]?.call ?? false;
}

/** What is declared about an event. */
export function described({ event }: TableEvent): Described {
  return known.events[event] ?? {};
}

/** Whether a card is one that an edition is made for. */
export function isSpecial(card: Text): boolean {
  return known.editions.some(({ special }) => special === card);
}

/** The key of a colourless card's words. */
export function keyOf(card: Text): string {
  return known.cards[card] ?? card;
}
