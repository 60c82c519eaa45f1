/** Which rules a visitor reads before joining: those of the edition, and every switch with its value. */

import { editionOf, editions } from "./editions";
import type { Info, RuleValue, Settings } from "./protocol";
import type { Words } from "./words";

/** The clauses of the summary, by section; the special card's come after the action cards. */
const CLAUSES: [section: string, clauses: string[]][] = [
  ["object", ["object-round"]],
  ["turn", ["turn-match", "turn-wild", "turn-must_draw", "turn-decline"]],
  ["actions", ["draw_two-effect", "reverse-effect", "skip-effect", "wild-effect", "draw_four-effect", "draw_four-legal", "challenge-guilty", "challenge-innocent"]],
  ["going_out", ["uno-call", "uno-catch", "round-last_draw"]],
  ["scoring", ["score-numbers", "score-actions", "score-wilds"]],
];

export interface Section {
  title: string;
  sentences: string[];
}

/**
 * The sections of a table's summary, said with words that know the rules. A clause that a switch changes has a sentence of its own,
 * which follows the switches of the table: the rulebook's names them, and tells what is printed on most sheets.
 */
export function sections(settings: Settings, words: Words): Section[] {
  const values = Object.fromEntries(Object.keys(editions().rules).map((name) => [name, String(valueOf(name, settings))]));
  const say = (clause: string) => (words.has(`web-sum-${clause}`) ? words.t(`web-sum-${clause}`, values) : words.t(`clause-${clause}`));
  return [...CLAUSES.slice(0, 3), ...special(settings.edition), ...CLAUSES.slice(3)].map(([section, clauses]) => ({
    title: words.t(`section-${section}`),
    // What cannot be a bluff is not challenged.
    sentences: clauses.filter((clause) => values.bluffing !== "false" || !clause.startsWith("challenge-")).map(say),
  }));
}

/** The value of a switch at a table. */
export function valueOf(name: string, { rules, sheet }: Settings): RuleValue {
  return rules[name] ?? editions().sheets[sheet]?.[name] ?? editions().rules[name]![0]!;
}

/** The clauses of an edition's special card, if it has one: its section is that of the first of them. */
function special(edition: string): [section: string, clauses: string[]][] {
  const clauses = editionOf(edition)?.clauses ?? [];
  const section = clauses[0]?.split(".")[0];
  if (section === undefined) return [];
  return [[section, clauses.filter((clause) => clause.startsWith(`${section}.`)).map((clause) => clause.replace(".", "-"))]];
}

/** Whether a switch changes anything at a table with these settings. */
export function matters(name: string, { edition, seats }: Settings): boolean {
  return (editions().switches[name]?.includes(edition) ?? true) && (name !== "two_player_reverse" || seats.length === 2);
}

export interface Switch {
  name: string;
  value: RuleValue;
  differs: boolean;
}

/** Every switch of a table with its value, those that differ from the sheet first. */
export function switches(info: Info): Switch[] {
  return Object.keys(editions().rules)
    .filter((name) => matters(name, info.settings))
    .map((name) => ({ name, value: valueOf(name, info.settings), differs: info.differs.includes(name) }))
    .sort((one, other) => Number(other.differs) - Number(one.differs));
}
