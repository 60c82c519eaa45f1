/** What follows from the seed and the salts of a round: its commitment and its deal (as `lastcard.verify`). Fetched when a round is over. */

import { committed, sha256, shake256 } from "./hashes";
import { eyesOf, same, type Doubt, type Notebook } from "./notebook";
import type { Info, Rules, Seat, TableEvent, Text } from "./protocol";
import { shuffles } from "./shuffles";

/** Unless the house deals otherwise. */
const HAND_SIZE = 7;
const DRAW_FOUR = "W4";
/** As many numbers as a deck needs, unless luck is very odd; then there are more. */
const WORDS = 256;
const TWO_32 = 2 ** 32;

/** What the shuffles of a round follow from. */
export interface Chance {
  seed: string;
  salts: string[];
}

/** What a deal hangs on besides chance. */
export interface Setting {
  /** The cards of the edition and how often each is in the deck, in its order. */
  cards: Record<Text, number>;
  rules: Rules;
  players: number;
}

/** All that is published, if a round of the notes is over, was not seen open, and is none of the last ones, which every info tells of. */
export async function whole({ notes }: Notebook, info: Info): Promise<Info | null> {
  const told = new Set(info.fairness.map(({ round }) => round));
  if (!notes.rounds.some(({ round, opened }) => round < info.round && !opened && !told.has(round))) return null;
  // Where it cannot be fetched now, it is with the next news.
  return shuffles(notes.table).then(
    (found) => ({ ...info, ...found }),
    () => null,
  );
}

/** What is wrong with rounds that are over: what follows from seed and salts is compared with what was promised and dealt. */
export function prove(book: Notebook, info: Info, setting: Setting): Doubt[] {
  const first = info.fairness[0];
  const doubts = book.over(info).flatMap(({ round, seed, nonce, salts }): Doubt[] => {
    const noted = book.about(round);
    if (!noted) return [];
    noted.opened = true;
    if (seed === null || nonce === null || committed(seed, nonce) !== noted.commitment) return [{ code: "broken", round }];
    const stacked: Doubt[] = [{ code: "stacked", round }];
    // Who had salt in it was there, and is always told of the last deal.
    if (!noted.deal || first?.round !== 1 || first.seed === null) return noted.taken && round === info.round ? stacked : [];
    const eyes = eyesOf(noted.deal);
    const deal = dealOf(setting, round, { seed: first.seed, salts: first.salts }, { seed, salts }, eyes);
    if (!same(deal, noted.deal) || (noted.taken && eyes !== book.notes.seat)) return stacked;
    book.proved.add(round);
    return [];
  });
  book.keep();
  return doubts;
}

/** How a round must have been dealt, as a seat is told it: from the chance of round 1, which draws the dealer, and its own. */
export function dealOf(setting: Setting, round: number, first: Chance, own: Chance, eyes: Seat | null): TableEvent[] {
  const { players, rules } = setting;
  const size = Number(rules.hand_size ?? HAND_SIZE);
  const deck = Object.entries(setting.cards).flatMap(([card, count]) => Array<Text>(count).fill(card));
  const by = rules.start_direction === "right" ? -1 : 1;
  const [drawn, drawer] = dealerDraw(deck, setting, sha256(`lastcard-dealer-1|${first.seed}|${first.salts.join(",")}`));
  const dealer = mod(drawer + (round - 1) * by, players);
  let shuffles = 0;
  const shuffle = (pile: Text[]) => shuffled(pile, own, round, shuffles++);
  const fresh = shuffle(deck);
  const events: TableEvent[] = [...(round === 1 ? drawn : []), { event: "round_began", round, dealer }];
  for (let at = 0; at < players; at++) {
    const seat = mod(dealer + (at + 1) * by, players);
    const cards = Array.from({ length: size }, (_, nth) => fresh[nth * players + at]!);
    events.push({ event: "dealt", seat, ...(seat === eyes ? { cards } : { count: size }) });
  }
  let pile = fresh.slice(size * players);
  for (;;) {
    const card = pile[0]!;
    events.push({ event: "turned_up", card });
    if (card !== DRAW_FOUR) return events;
    events.push({ event: "put_back", card });
    pile = shuffle([...pile.slice(1), card]);
  }
}

/** The draw for the deal, and who deals: the highest number does, and the tied draw again. */
function dealerDraw(deck: Text[], { players, rules }: Setting, seed: string): [TableEvent[], Seat] {
  const events: TableEvent[] = [];
  let shuffles = 0;
  let pile: Text[] = [];
  let running = Array.from({ length: players }, (_, seat) => seat);
  for (;;) {
    const numbers = running.map((seat) => {
      if (!pile.length) pile = shuffled(deck, { seed, salts: [] }, 0, shuffles++);
      const card = pile.shift()!;
      events.push({ event: "dealer_drew", seat, card });
      const face = card.slice(1);
      return /^\d$/.test(face) && card[0] !== "W" ? Number(face) : rules.dealer_symbols === "ignored" ? -1 : 0;
    });
    const highest = Math.max(...numbers);
    running = running.filter((_, at) => numbers[at] === highest);
    if (running.length === 1) return [[...events, { event: "dealer_chosen", seat: running[0]! }], running[0]!];
  }
}

const mod = (number: number, by: number): number => ((number % by) + by) % by;

/** A pile as the nth shuffle of a round leaves it: SHAKE-256 drives Fisher-Yates (docs/notation.md). */
function shuffled(pile: Text[], { seed, salts }: Chance, round: number, nth: number): Text[] {
  const text = `lastcard-shuffle-1|${seed}|${salts.join(",")}|${round}|${nth}`;
  const cards = [...pile];
  let words = WORDS;
  let bytes = new DataView(shake256(text, 4 * words).buffer);
  let read = 0;
  const next = () => {
    if (read === words) bytes = new DataView(shake256(text, 4 * (words *= 2)).buffer);
    return bytes.getUint32(4 * read++);
  };
  for (let i = cards.length - 1; i > 0; i--) {
    const limit = TWO_32 - (TWO_32 % (i + 1));
    let x = next();
    while (x >= limit) x = next();
    const j = x % (i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}
