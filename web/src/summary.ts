/** Which rules a visitor reads before joining: those of the edition, and every switch with its value. */

import type { Editions, Info, RuleValue, Settings } from "./protocol";

/** The clauses of the summary, by section; the special card's come after the action cards. */
const CLAUSES: [section: string, clauses: string[]][] = [
  ["object", ["object-round"]],
  ["turn", ["turn-match", "turn-wild", "turn-must_draw", "turn-decline"]],
  ["actions", ["draw_two-effect", "reverse-effect", "skip-effect", "wild-effect", "draw_four-effect", "draw_four-legal", "challenge-guilty", "challenge-innocent"]],
  ["going_out", ["uno-call", "uno-catch", "round-last_draw"]],
  ["scoring", ["score-numbers", "score-actions", "score-wilds"]],
];

const SPECIAL: Record<string, [section: string, clauses: string[]]> = {
  "kickin-battle": ["battle", ["battle-challenge", "battle-pick", "battle-lowest_loses", "battle-tie", "battle-loser_takes", "battle-winner_colour"]],
  urrrhhh: ["urrrhhh", ["urrrhhh-colour", "urrrhhh-give", "urrrhhh-wild"]],
  "best-friends": ["friends", ["friends-number", "friends-discard", "friends-last", "friends-wild"]],
  "jokers-wild": ["joker", ["joker-target", "joker-draw", "joker-discard"]],
  "special-agent": ["agent", ["agent-peek", "agent-wild"]],
};

export interface Section {
  title: string;
  clauses: string[];
}

/** The sections of an edition's summary, as keys. */
export function sections(edition: string): Section[] {
  const special = SPECIAL[edition];
  const all = special ? [...CLAUSES.slice(0, 3), special, ...CLAUSES.slice(3)] : CLAUSES;
  return all.map(([section, clauses]) => ({ title: `section-${section}`, clauses: clauses.map((clause) => `clause-${clause}`) }));
}

/** Switches that matter in one edition only. */
const ONLY_IN: Record<string, string> = { battle_resume: "kickin-battle" };

/** Whether a switch changes anything at a table with these settings. */
export function matters(name: string, { edition, seats }: Settings): boolean {
  return (ONLY_IN[name] ?? edition) === edition && (name !== "two_player_reverse" || seats.length === 2);
}

export interface Switch {
  name: string;
  value: RuleValue;
  differs: boolean;
}

/** Every switch of a table with its value, those that differ from the sheet first. */
export function switches(info: Info, known: Editions): Switch[] {
  const { sheet, rules } = info.settings;
  const sheetValues = known.sheets[sheet] ?? {};
  return Object.keys(known.rules)
    .filter((name) => matters(name, info.settings))
    .map((name) => ({ name, value: rules[name] ?? sheetValues[name] ?? known.rules[name]![0]!, differs: info.differs.includes(name) }))
    .sort((one, other) => Number(other.differs) - Number(one.differs));
}
