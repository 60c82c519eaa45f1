/** Which rules a visitor reads before joining: those of the edition, and every switch with its value. */

import { editions, specialsOf, valueOf } from "./editions";
import { colourOf, faceOf, isNumber, pointsOf } from "./notation";
import type { Edition, Info, RuleValue, Settings, Text } from "./protocol";
import type { Words } from "./words";

/** The clauses of the summary, by section; the special card's come after the action cards. */
const CLAUSES: [section: string, clauses: string[]][] = [
  ["object", ["object-round"]],
  ["turn", ["turn-match", "turn-wild", "turn-must_draw", "turn-decline"]],
  ["actions", ["draw_two-effect", "reverse-effect", "skip-effect", "wild-effect", "draw_four-effect", "draw_four-legal", "challenge-guilty", "challenge-innocent"]],
  ["going_out", ["uno-call", "uno-catch", "round-last_draw"]],
  ["scoring", ["score-numbers", "score-actions", "score-wilds"]],
];

/** Clauses of which a house rule makes something else: what it says stands among the switches. */
const OVERRULED: Record<string, string[]> = {
  draw: ["turn-must_draw"],
  force_play: ["turn-decline"],
  catch_penalty: ["uno-catch"],
};

/** The clauses about what a card does, by its face. */
const FACES: Record<string, string[]> = {
  "+2": ["draw_two-effect", "draw_two-where"],
  rev: ["reverse-effect", "reverse-where"],
  skip: ["skip-effect", "skip-where"],
  W: ["wild-effect"],
  W4: ["draw_four-effect", "draw_four-legal", "challenge-guilty", "challenge-innocent"],
};

/** The house rules that make something else of a card. */
const HOUSE: Record<string, (card: Text) => boolean> = {
  stacking: (card) => ["+2", "W4"].includes(faceOf(card)),
  seven_zero: (card) => ["7", "0"].includes(faceOf(card)),
  jump_in: (card) => colourOf(card) !== null,
  finish: (card) => !isNumber(card),
};

export interface Section {
  title: string;
  sentences: string[];
}

/**
 * The sections of a table's summary, said with words that know the rules. A clause that a switch changes has a sentence of its own,
 * which follows the switches of the table: the rulebook's names them, and tells what is printed on most sheets.
 */
export function sections(settings: Settings, words: Words): Section[] {
  const said = saying(settings, words);
  const overruled = new Set(Object.entries(OVERRULED).flatMap(([name, clauses]) => (settings.rules[name] === undefined ? [] : clauses)));
  return [...CLAUSES.slice(0, 3), ...specialsOf(settings).map(special), ...CLAUSES.slice(3)].map(([section, clauses]) => ({
    title: words.t(`section-${section}`),
    sentences: said(clauses.filter((clause) => !overruled.has(clause))),
  }));
}

/** What a card does at a table: its effect and where it goes, what house rules make of it, and what it counts. */
export function cardSentences(card: Text, settings: Settings, words: Words): string[] {
  const named = specialsOf(settings).find((edition) => edition.special === card);
  const clauses = named ? special(named)[1] : (FACES[faceOf(card)] ?? ["turn-match"]);
  const house = Object.keys(HOUSE).filter((name) => name in settings.rules && HOUSE[name]!(card));
  return [
    ...saying(settings, words)(clauses),
    ...house.map((name) => `${words.rule(name, valueOf(name, settings))}.`),
    words.t("web-card-counts", { points: pointsOf(card) }),
  ];
}

/** Says clauses as they are at a table. What cannot be a bluff is not challenged. */
function saying(settings: Settings, words: Words): (clauses: string[]) => string[] {
  const { rules, house } = editions();
  const values: Record<string, string | number> = {};
  for (const name of Object.keys({ ...rules, ...house })) {
    const value = valueOf(name, settings);
    values[name] = typeof value === "number" ? value : String(value);
  }
  const say = (clause: string) => {
    const own = [...(values.teams === "true" ? [`web-sum-${clause}-teams`] : []), `web-sum-${clause}`].find((key) => words.has(key));
    return own ? words.t(own, values) : words.t(`clause-${clause}`);
  };
  return (clauses) => clauses.filter((clause) => values.bluffing !== "false" || !clause.startsWith("challenge-")).map(say);
}

/** The clauses of an edition's special card: its section is that of the first of them. */
function special({ clauses }: Edition): [section: string, clauses: string[]] {
  const [section = ""] = clauses[0]!.split(".");
  return [section, clauses.filter((clause) => clause.startsWith(`${section}.`)).map((clause) => clause.replace(".", "-"))];
}

/** Whether a switch changes anything at a table with these settings. */
export function matters(name: string, settings: Settings): boolean {
  const [where, played] = [editions().switches[name], specialsOf(settings)];
  return (!where || played.some(({ id }) => where.includes(id))) && (name !== "two_player_reverse" || settings.seats.length === 2);
}

export interface Switch {
  name: string;
  value: RuleValue;
  differs: boolean;
  /** Whether it is a house rule: no sheet has it. */
  house: boolean;
}

/** The house rules of a table, then every switch of its sheet with its value, those that differ first. */
export function switches({ settings, differs }: Info): Switch[] {
  const { rules, house } = editions();
  const played = Object.keys(house).filter((name) => name in settings.rules);
  const printed = Object.keys(rules).filter((name) => matters(name, settings));
  return [...played, ...printed]
    .map((name) => ({ name, value: valueOf(name, settings), differs: name in house || differs.includes(name), house: name in house }))
    .sort((one, other) => Number(other.differs) - Number(one.differs));
}
