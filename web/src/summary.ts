/** Which rules a visitor reads before joining: those of the edition, and every switch with its value. */

import { editionOf, editions } from "./editions";
import type { Info, RuleValue, Settings } from "./protocol";

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
  clauses: string[];
}

/** The sections of an edition's summary, as keys. */
export function sections(edition: string): Section[] {
  return [...CLAUSES.slice(0, 3), ...special(edition), ...CLAUSES.slice(3)].map(([section, clauses]) => ({
    title: `section-${section}`,
    clauses: clauses.map((clause) => `clause-${clause}`),
  }));
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
  const known = editions();
  const { sheet, rules } = info.settings;
  const sheetValues = known.sheets[sheet] ?? {};
  return Object.keys(known.rules)
    .filter((name) => matters(name, info.settings))
    .map((name) => ({ name, value: rules[name] ?? sheetValues[name] ?? known.rules[name]![0]!, differs: info.differs.includes(name) }))
    .sort((one, other) => Number(other.differs) - Number(one.differs));
}
