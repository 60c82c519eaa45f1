/** The catalogues as the browser reads them: every key that the pages use is there, and the sentences are those of the terminal. */

import { beforeAll, describe, expect, test } from "vitest";

import { learn } from "../src/editions";
import { named, strengthsOf } from "../src/strength";
import { LOCALES, Words, nearest, nearestOf } from "../src/words";
import { SAMPLES, catalogue, sources } from "./samples";

beforeAll(() => learn(SAMPLES.editions));

const english = new Words("en", catalogue("en"));

const text = Object.values(sources()).join("\n");

const KEYS = [...catalogue("en").matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

describe("keys", () => {
  test("every key that is written out is in the catalogue", () => {
    const used = [...text.matchAll(/["'`]((?:web|table|event|question|choice|clause|section|list|edition|sheet|card|told|colour)-[a-z][\w-]*)["'`]/g)];

    expect(used.length).toBeGreaterThan(100);
    expect(used.map(([, key]) => key!).filter((key) => !english.has(key))).toEqual([]);
  });

  test("every key that is put together has its beginning in the catalogue", () => {
    const begun = [...text.matchAll(/`((?:web|event|question|choice|clause|section|edition|sheet)-[a-z_-]*)\$\{/g)].map(([, key]) => key!);

    expect(begun.length).toBeGreaterThan(10);
    expect(begun.filter((beginning) => !KEYS.some((key) => key.startsWith(beginning)))).toEqual([]);
  });

  test("every key of the browser's own file is used", () => {
    const built = [...text.matchAll(/`(web-[\w-]*)\$\{/g)].map(([, key]) => key!);
    const unused = KEYS.filter((key) => key.startsWith("web-"))
      .filter((key) => !text.includes(`"${key}"`) && !text.includes(`'${key}'`))
      .filter((key) => !built.some((beginning) => key.startsWith(beginning)));

    expect(unused).toEqual([]);
  });
});

describe("the language of a browser", () => {
  test.each([
    [["de-CH", "fr-CH", "en"], "fr-FR"],
    [["ja"], "en"],
    [["es-MX", "en"], "es-419"],
    [["EN-gb", "it"], "en"],
    [[], "en"],
  ])("%j", (tags, locale) => {
    expect(nearestOf(tags)).toBe(locale);
  });
});

describe("saying", () => {
  const names = ["Ana", "Ben", "Cleo"];

  test.each([
    ["R7", "Red 7"],
    ["B+2", "Blue Draw Two"],
    ["W4", "Wild Draw Four"],
  ])("a card: %s", (card, said) => {
    expect(english.card(card)).toBe(said);
  });

  test("an event has its own sentence for the reader", () => {
    const caught = { event: "caught", seat: 0, by: 1 };

    expect(english.event(caught, names, null)).toBe("Ben catches Ana, who did not call UNO.");
    expect(english.event(caught, names, 0)).toBe("Ben catches you: you did not call UNO.");
    expect(english.event(caught, names, 1)).toBe("You catch Ana, who did not call UNO.");
  });

  test("a hand is shown after a challenge, and otherwise looked at", () => {
    const shown = { event: "hand_shown", seat: 0, to: 1, cards: ["R7"] };
    const challenged = { event: "challenged", seat: 0, by: 1, guilty: true };

    expect(english.event(shown, names, 0, challenged)).toBe("You show Ben your whole hand: Red 7.");
    expect(english.event(shown, names, 1, challenged)).toBe("Ana shows you their whole hand: Red 7.");
    expect(english.event(shown, names, 0, { event: "played", seat: 1, card: "WA" })).toBe("Ben looks at your whole hand: Red 7.");
    expect(english.short(shown, names, 1, shown)).toBe("You look at Ana's whole hand: Red 7.");
  });

  test("a secret is told as a number of cards", () => {
    expect(english.event({ event: "drew", seat: 1, count: 2 }, names, 0)).toBe("Ben draws 2 cards.");
  });

  test("battlers are equals: the reader comes first", () => {
    expect(english.event({ event: "battle_tied", seats: [2, 0] }, names, 0)).toMatch(/^You and Cleo/);
  });

  test("what nobody has words for is said all the same", () => {
    const reason = { key: "web-why-juggle", otherwise: "web-why-other", card: "R7" };

    expect(english.reason(reason)).toBe("You cannot choose Red 7 now.");
  });

  test("a bot's level is called what the catalogue says, or what it brings along", () => {
    learn({ ...SAMPLES.editions, levels: [{ name: "genius", words: { en: "Bot, genius" }, strengths: [] }] });

    expect(["easy", "genius", "nobody"].map((name) => english.level(name))).toEqual(["Bot, easy", "Bot, genius", "Nobody"]);
    learn(SAMPLES.editions);
  });

  test("a bot below its full strength is called so", () => {
    expect(["expert", "expert:70"].map((kind) => english.level(kind))).toEqual(["Bot, expert", "Bot, expert · 70%"]);
    expect(new Words("fr-FR", catalogue("fr-FR")).level("expert:70")).toMatch(/^Robot expert · 70\s%$/);
  });

  test("strengths to choose from are those of the level, with one that was set elsewhere", () => {
    expect([strengthsOf("easy"), strengthsOf("person"), strengthsOf("nobody")]).toEqual([[], [], []]);
    expect(strengthsOf("expert")).toEqual([100, 90, 80, 70, 60, 50, 40, 30, 20, 10]);
    expect(strengthsOf("expert:75").slice(2, 5)).toEqual([80, 75, 70]);
    expect([named("expert", 70), named("expert", 100)]).toEqual(["expert:70", "expert"]);
  });

  test("a blocked round has no winner", () => {
    expect(english.event({ event: "round_ended", winner: null, points: 0, hands: [], scores: [1, 2, 3] }, names, 0)).toContain("Ana: 1, Ben: 2 and Cleo: 3");
  });

  test("lists of any length", () => {
    expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((items) => english.listing(items))).toEqual(["nothing", "a", "a and b", "a, b and c"]);
  });

  test("a drawn card is asked about in three ways", () => {
    const asked = (choices: string[]) => english.question({ seat: 0, question: "drawn", offer: false, choices }, names, 0);

    expect(asked(["play R7", "keep"])).toBe("You have drawn Red 7. Play it or keep it?");
    expect(asked(["play R7"])).toContain("must");
    expect(asked(["keep"])).toContain("does not fit");
  });

  test.each(LOCALES)("why a card is refused begins as a sentence in %s", (locale) => {
    const said = new Words(locale, catalogue(locale)).reason({ key: "table-why-no_match", card: "R7", colour: "green", top: "G5" });

    expect(said).toMatch(/^\p{Lu}/u);
  });

  test.each(LOCALES)("numbers are written as the terminal writes them in %s", (locale) => {
    const words = new Words(locale, catalogue(locale));
    const figures = SAMPLES.figures[locale]!;

    expect(figures.length).toBeGreaterThan(5);
    for (const [number, written, said] of figures) expect([words.number(number), words.t("list-score", { name: "Ana", points: number })]).toEqual([written, said]);
  });

  test.each(LOCALES)("every card can be named in %s", (locale) => {
    const words = new Words(locale, catalogue(locale));

    expect(words.card("R7")).toMatch(/7/);
    for (const card of ["V+2", ...Object.keys(SAMPLES.editions.cards)]) expect(words.card(card), card).not.toMatch(/[{}$]|card-/);
  });
});

test.each([
  ["es-MX", "es-419"],
  ["es", "es-ES"],
  ["pt", "pt-BR"],
  ["pt-AO", "pt-PT"],
  ["fr-BE", "fr-FR"],
  ["it-CH", "it"],
  ["de-DE", "en"],
])("the locale nearest to %s is %s", (tag, locale) => {
  expect(nearest(tag)).toBe(locale);
});
