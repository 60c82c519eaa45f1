/** The rules that a visitor reads: every clause is in the catalogue, and what differs comes first. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { learn } from "../src/editions";
import type { Info } from "../src/protocol";
import { sections, switches } from "../src/summary";
import { SAMPLES } from "./samples";

const clauses = readFileSync(join(import.meta.dirname, "../../src/lastcard/words/en/clauses.ftl"), "utf-8");
const KEYS = new Set([...clauses.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key));

beforeAll(() =>
  learn({
    ...SAMPLES.editions,
    sheets: { en: { scoring: "winner", target: 500, battle_resume: "challenger", two_player_reverse: "skip" } },
    rules: { scoring: ["winner", "low"], target: [500], battle_resume: ["challenger", "challenged"], two_player_reverse: ["skip", "nothing"] },
  }),
);

function info(edition: string, seats: number, rules: Record<string, string | number>): Info {
  return { settings: { edition, sheet: "en", rules, seats: Array<string>(seats).fill("person") }, differs: Object.keys(rules) } as unknown as Info;
}

test.each(SAMPLES.editions.editions.map(({ id, special }) => [id, special] as const))("the clauses of %s", (edition, special) => {
  const keys = sections(edition).flatMap(({ title, clauses }) => [title, ...clauses]);

  expect(keys.filter((key) => !KEYS.has(key))).toEqual([]);
  expect(sections(edition)).toHaveLength(special === null ? 5 : 6);
});

test("what differs from the sheet comes first", () => {
  expect(switches(info("classic", 4, { target: 200 }))).toEqual([
    { name: "target", value: 200, differs: true },
    { name: "scoring", value: "winner", differs: false },
  ]);
});

test("switches that cannot matter are left out", () => {
  expect(switches(info("kickin-battle", 2, {})).map(({ name }) => name)).toEqual(["scoring", "target", "battle_resume", "two_player_reverse"]);
});
