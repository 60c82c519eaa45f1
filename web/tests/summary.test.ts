/** The rules that a visitor reads: every clause is in the catalogue, and what differs comes first. */

import { beforeAll, describe, expect, test } from "vitest";

import { learn } from "../src/editions";
import type { Info, Settings } from "../src/protocol";
import { sections, switches } from "../src/summary";
import { LOCALES, Words } from "../src/words";
import { SAMPLES, catalogue } from "./samples";

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

test("what differs from the sheet comes first", () => {
  expect(switches(info("classic", 4, { target: 200 }))).toEqual([
    { name: "target", value: 200, differs: true, house: false },
    { name: "scoring", value: "winner", differs: false, house: false },
  ]);
});

test("house rules come before all others, and are marked", () => {
  const told = switches(info("classic", 4, { target: 200, draw: "until", hand_size: 5 }));

  expect(told.map(({ name, value, differs, house }) => [name, value, differs, house])).toEqual([
    ["draw", "until", true, true],
    ["hand_size", 5, true, true],
    ["target", 200, true, false],
    ["scoring", "winner", false, false],
  ]);
});

test("switches that cannot matter are left out", () => {
  expect(switches(info("kickin-battle", 2, {})).map(({ name }) => name)).toEqual(["scoring", "target", "battle_resume", "two_player_reverse"]);
});

describe.each(LOCALES)("in %s", (locale) => {
  const words = new Words(locale, catalogue(locale));
  const { editions, rules, sheets } = SAMPLES.editions;
  beforeAll(() => learn(SAMPLES.editions));

  const told = (settings: Settings) => sections(settings, words).flatMap(({ title, sentences }) => [title, ...sentences]);

  test.each(editions.map(({ id, special }) => [id, special] as const))("%s follows every sheet and every switch, and names none", (edition, special) => {
    for (const sheet of Object.keys(sheets)) {
      for (const [name, values] of Object.entries(rules)) {
        for (const value of values) {
          const settings = { edition, sheet, rules: { [name]: value }, seats: ["person", "person"] } as unknown as Settings;
          const all = told(settings);
          expect(all.filter((text) => /^(clause|section|web)-/.test(text) || Object.keys(rules).some((id) => id.includes("_") && text.includes(id)))).toEqual([]);
          expect(sections(settings, words)).toHaveLength(5 + (special === null ? 0 : [special].flat().length));
        }
      }
    }
  });

  test.each([
    ["scoring", "classic"],
    ["catch_until", "classic"],
    ["bluffing", "classic"],
    ["battle_resume", "kickin-battle"],
    ["start_direction", "urrrhhh"],
  ])("what %s changes is told as it is, on every sheet", (name, edition) => {
    for (const sheet of Object.keys(sheets)) {
      const all = rules[name]!.map((value) => told({ edition, sheet, rules: { [name]: value }, seats: ["person", "person"] } as unknown as Settings).join(" "));
      expect(new Set(all).size).toBe(all.length);
      expect(all).toContain(told({ edition, sheet, rules: {}, seats: ["person", "person"] } as unknown as Settings).join(" "));
    }
  });

  test("every value of every house rule has a sentence of its own, and every preset a name and one", () => {
    for (const [name, values] of Object.entries(SAMPLES.editions.house)) {
      const possible = Array.isArray(values) ? values : [values.from, values.to];
      const said = possible.map((value) => words.rule(name, value));
      expect([...said, words.t(`web-rule-${name}`), words.t(`house-about-${name}`)].filter((text) => /^(web|house)-/.test(text))).toEqual([]);
      expect(new Set(said).size).toBe(possible.length);
    }
    const presets = Object.keys(SAMPLES.editions.presets).flatMap((name) => [words.t(`preset-${name}`), words.t(`preset-${name}-about`)]);
    expect(presets.filter((text) => text.startsWith("preset-"))).toEqual([]);
  });

  test("a clause that a house rule makes something else of is not told", () => {
    const drawn = words.t("clause-turn-must_draw");

    expect(told({ edition: "classic", sheet: "en", rules: {}, seats: ["person", "person"] } as unknown as Settings)).toContain(drawn);
    expect(told({ edition: "classic", sheet: "en", rules: { draw: "until" }, seats: ["person", "person"] } as unknown as Settings)).not.toContain(drawn);
  });

  test("every value of every switch has a sentence of its own", () => {
    for (const [name, values] of Object.entries(rules).filter(([name]) => name !== "target")) {
      const said = values.map((value) => words.t(`web-rule-${name}-${value}`));
      expect(said.filter((text) => text.startsWith("web-"))).toEqual([]);
      expect(new Set(said).size).toBe(values.length);
    }
  });

  test.each(["winner", "low"])("what is scored is said in one way (%s)", (scoring) => {
    const settings = { edition: "classic", sheet: "es-419", rules: { scoring }, seats: ["person", "person"] } as unknown as Settings;
    const [aim] = sections(settings, words)[0]!.sentences;

    expect(aim).toBe(words.t("web-sum-object-round", { scoring }));
    expect(aim === words.t("clause-object-round")).toBe(scoring === "winner");
  });

  test.each(["winner", "low"])("partners score together (%s), and it is said in both places", (scoring) => {
    const settings = { edition: "classic", sheet: "en", rules: { scoring, teams: true }, seats: Array(4).fill("person") } as unknown as Settings;
    const [aim] = sections(settings, words)[0]!.sentences;

    expect(words.has("web-sum-object-round-teams")).toBe(true);
    expect(aim).toBe(words.t("web-sum-object-round-teams", { scoring }));
    expect(words.rule("scoring", scoring, true)).toBe(words.t(`web-rule-scoring-${scoring}-teams`));
    expect(words.rule("scoring", scoring, true)).not.toBe(words.rule("scoring", scoring));
    expect(words.rule("bluffing", true, true)).toBe(words.rule("bluffing", true));
  });
});
