/** The pages know no special card by name: not its id, its key, its card, its verbs, its questions, nor its events. */

import { expect, test } from "vitest";

import { SAMPLES, sources } from "./samples";

const { editions, events } = SAMPLES.editions;
const plain = editions.find(({ special }) => special === null)!;
const special = editions.filter((edition) => edition.special !== null);
const verbs = special.flatMap((edition) => Object.keys(edition.verbs)).filter((verb) => !(verb in plain.verbs));

/** Questions that are answered with a special card's verb. */
function questions(): string[] {
  const asked = SAMPLES.rounds.flatMap(({ told }) => told["0"]!.flatMap(({ view }) => view.asked));
  return asked.filter(({ choices }) => choices.some((choice) => verbs.includes(choice.split(" ")[0]!))).map(({ question }) => question);
}

/** What is a word of the protocol, too: kinds of verbs and of what is told, and parts of a view. */
const COMMON = new Set([
  ...Object.values(plain.verbs).map(({ kind }) => kind as string),
  ...special.flatMap((edition) => Object.values(edition.verbs).map(({ kind }) => kind as string)),
  ...Object.values(events).flatMap(({ tells }) => Object.keys(tells ?? {})),
  ...Object.keys(SAMPLES.rounds[0]!.told["0"]![0]!.view),
]);

const NAMES = [
  ...new Set([
    ...special.flatMap(({ id, special: cards }) => [id, ...[cards!].flat().flatMap((card) => [SAMPLES.editions.cards[card]!, card])]),
    ...special.flatMap(({ clauses }) => clauses.filter((clause) => !clause.startsWith("start."))),
    ...verbs,
    ...questions(),
    ...SAMPLES.special_events,
    ...Object.keys(SAMPLES.editions.switches),
  ]),
].filter((name) => !COMMON.has(name));

/** Where a name is written as one: in quotes, alone or with an object; as a class; or anywhere, if it is no word of English. */
function mentions(name: string, text: string): boolean {
  const escaped = name.replaceAll(".", "\\.");
  const odd = /[^a-z]/.test(name);
  return new RegExp(`["'\`]${escaped}["'\` ]|^\\s*[^\\n]*\\.${escaped}\\b[^\\n]*[{,]$${odd ? `|\\b${escaped}\\b` : ""}`, "m").test(text);
}

test("there are names to look for", () => {
  expect(special.length).toBeGreaterThan(0);
  expect(NAMES).toEqual(expect.arrayContaining([special[0]!.id, special[0]!.special]));
  expect(NAMES.length).toBeGreaterThan(3 * special.length);
});

test.each([
  ['if (verb === "torment") return', "torment", true],
  ['if (choice.startsWith("torment "))', "torment", true],
  ["  .torment .answer {", "torment", true],
  ["WB: sword", "WB", true],
  ["/** Nobody is tormented. */ torments", "torment", false],
])("in %j %s is found: %s", (text, name, found) => {
  expect(mentions(name, text)).toBe(found);
});

test.each(Object.entries(sources()))("%s", (_, text) => {
  expect(NAMES.filter((name) => mentions(name, text))).toEqual([]);
});
