/** Everything that is said to people, in one language (as `lastcard.words`): the same catalogues, read with Fluent. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { deckOf, editions, keyOf, kindOf } from "./editions";
import LOCALES from "./generated/locales.json";
import { COLOURS, colourOf, faceOf, parts } from "./notation";
import type { Played, Question, RuleValue, Seat, TableEvent, Text, VerbKind } from "./protocol";
import { apart, FULL } from "./strength";
import type { Teams } from "./teams";
import { eventKey } from "./telling";
import type { Reason } from "./why";

export { LOCALES };

/** Which of a language's locales is meant by its name alone, and which by a country that has none of its own. */
const ALIKE: Record<string, [alone: string, elsewhere: string]> = {
  es: ["es-ES", "es-419"],
  fr: ["fr-FR", "fr-FR"],
  pt: ["pt-BR", "pt-PT"],
};

const FACES: Record<string, string> = { "+2": "draw_two", rev: "reverse", skip: "skip" };

/** The questions that a card is played at, and what may be done in place of that. */
const INSTEAD: Record<string, string> = { turn: "draw", drawn: "keep" };

type Args = Record<string, FluentVariable>;

/** The locale nearest to a language tag; English if there is none. */
export function nearest(tag: string): string {
  const [language = "", country = ""] = tag.split(/[-_]/);
  const name = language.toLowerCase();
  const exact = `${name}-${country.toUpperCase()}`;
  if (LOCALES.includes(exact)) return exact;
  const [alone, elsewhere] = ALIKE[name] ?? [];
  return (country ? elsewhere : alone) ?? LOCALES.find((locale) => locale.split("-")[0] === name) ?? "en";
}

/** The locale of somebody who reads these languages, the best first. */
export function nearestOf(tags: readonly string[]): string {
  return tags.map(nearest).find((locale, at) => locale.split("-")[0] === tags[at]!.split("-")[0]!.toLowerCase()) ?? "en";
}

/** A language by its own name. */
export function languageName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** How a word begins, as far as the word before it depends on that: "Ana e Iris" in Spanish, "d'Ana" in French. */
export function begins(word: string): string {
  const bare = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const [first = ""] = bare;
  if (/^h?i(?![aeou])/.test(bare)) return "i";
  return "aeiou".includes(first || "-") ? "vowel" : first === "h" ? "h" : /\p{Nd}/u.test(first) ? "digit" : "other";
}

/** What can be said in one locale, from the text of its catalogue. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly locale: string,
    source: string,
  ) {
    this.bundle = new FluentBundle(locale, { useIsolating: false, functions: { BEGINS: ([word]) => begins(String(word)) } });
    this.add(source);
  }

  /** Learn more of the catalogue. */
  add(source: string): void {
    this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** What a key says. */
  t = (key: string, args: Args = {}): string => {
    const message = this.bundle.getMessage(key);
    // A key that nobody knows is a mistake that a test finds; the table goes on.
    return message?.value ? this.bundle.formatPattern(message.value, args) : key;
  };

  label(label: string, value: string): string {
    return this.t("list-label", { label, value });
  }

  number(value: number): string {
    return value.toLocaleString(this.locale);
  }

  /** A card's name, as a label has it or as it stands in a sentence. */
  card(text: Text, form: "card" | "told" = "card"): string {
    const colour = colourOf(text);
    if (colour === null) return this.t(`${form}-${keyOf(text)}`);
    const face = faceOf(text);
    return this.t(`${form}-${FACES[face] ?? "number"}`, { colour, number: FACES[face] ? 0 : Number(face) });
  }

  /** What is played; a deck of somebody's own is called the same in every language. */
  edition(played: Played): string {
    return deckOf(played)?.name ?? this.t(`edition-${played.edition}`);
  }

  colour(name: string): string {
    return this.t(`colour-${name}`);
  }

  /** A text with its first letter large. */
  title(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.locale) + text.slice(1);
  }

  listing(items: string[]): string {
    const told = [...items];
    let text = told.pop() ?? this.t("list-none");
    for (let key = "list-last"; told.length; key = "list-more") text = this.t(key, { first: told.pop()!, second: text });
    return text;
  }

  /** Everybody's points; partners have the same, and are named together. */
  scores(scores: number[], names: string[], teams?: Teams): string {
    const said = (seats: Seat[]) => this.t("list-score", { name: this.together(seats, names), points: scores[seats[0]!]! });
    if (!teams) return this.listing(scores.map((_, seat) => said([seat])));
    return teams.map(said).reduce((first, second) => this.t("list-more", { first, second }));
  }

  /** Several people by their names. */
  together(seats: Seat[], names: string[]): string {
    return this.listing(seats.map((seat) => names[seat] ?? ""));
  }

  /** What happened right after the event `before`, told to the seat `you`. */
  event(event: TableEvent, names: string[], you: Seat | null, before?: TableEvent, teams?: Teams): string {
    const [key, seats] = eventKey(event, you, teams);
    const after = key.replace(event.event, `${event.event}-after_${before?.event}`);
    return this.t(this.has(after) ? after : key, this.about(event, seats, names, "told", teams));
  }

  /** The same for those who listen, in fewer words where there are some. */
  short(event: TableEvent, names: string[], you: Seat | null, before?: TableEvent, teams?: Teams): string {
    const [key, seats] = eventKey(event, you);
    const short = `web-short-${key.slice("event-".length)}`;
    return this.has(short) ? this.t(short, this.about(event, seats, names, "card")) : this.event(event, names, you, before, teams);
  }

  private about(event: TableEvent, seats: Seat[], names: string[], form: "card" | "told", teams?: Teams): Args {
    const args: Args = { ...this.people(seats, names), names: this.together(seats, names) };
    for (const name of ["count", "number", "points", "round", "direction", "colour"] as const) {
      const value = event[name];
      if (value !== undefined) args[name] = value;
    }
    if (event.guilty !== undefined) args.guilty = event.guilty ? "yes" : "no";
    if (event.card) args.card = this.card(event.card, form);
    if (event.cards) args.cards = this.listing(event.cards.map((card) => this.card(card, form)));
    if (event.scores) args.scores = this.scores(event.scores, names, teams);
    return args;
  }

  /** What a seat is asked; `debt` is what it has to draw otherwise. */
  question(question: Question, names: string[], you: Seat | null, debt = 0): string {
    const { question: kind, seat, choices } = question;
    const { to, number } = question;
    const form = [to !== undefined && "-to", number !== undefined && "-number"].find((form) => form && this.has(`question-${kind}${form}`)) || "";
    const args: Args = { choices: choices.length, count: debt, number: number ?? "", ...this.people(form === "-to" ? [seat, to!] : [seat], names) };
    const [first = ""] = choices;
    if (question.offer && kindOf(first) === "seat") args.others = this.listing(choices.map((choice) => names[Number(parts(choice)[1])] ?? ""));
    if (question.offer && kindOf(first) === "card") args.card = this.card(parts(first)[1], "told");
    const instead = INSTEAD[kind];
    if (instead && seat === you) {
      const playable = choices.find((choice) => choice !== instead);
      args.may = playable ? (choices.includes(instead) ? "both" : "play") : instead;
      args.card = playable ? this.card(parts(playable)[1], "told") : "";
    }
    const only = kind === "turn" && args.may && args.may !== "both" ? `-${args.may as string}` : "";
    return this.t(`question-${kind}${form}${only}${seat === you ? "-you" : ""}`, args);
  }

  /** A choice as it is offered; `debt` is what there is to be drawn. */
  choice(choice: Text, names: string[], debt = 0): string {
    const [verb, object] = parts(choice);
    if (choice === "take" && debt) return this.t("web-take", { count: debt });
    return this.t(`choice-${verb}`, this.object(kindOf(choice), object, names));
  }

  /** What a choice is about, as an argument. */
  private object(kind: VerbKind, object: string, names: string[]): Args {
    switch (kind) {
      case "card":
        return { card: this.card(object, "told") };
      case "colour":
        return { colour: object };
      case "number":
        return { number: object };
      case "seat":
        return { name: names[Number(object)] ?? "" };
      case "word":
        return {};
    }
  }

  /** What a switch of the rules is set to, as a sentence without its full stop; some say it otherwise where partners play. */
  rule(name: string, value: RuleValue, teams = false): string {
    const key = `web-rule-${name}-${value}`;
    if (typeof value !== "number") return this.t(teams && this.has(`${key}-teams`) ? `${key}-teams` : key);
    return this.has(`web-rule-${name}-count`) ? this.t(`web-rule-${name}-count`, { count: value }) : this.t(`web-rule-${name}`, { [name]: value });
  }

  /** What a bot plays at; a level that came from elsewhere brings its words along. */
  level(kind: string): string {
    const [name, strength] = apart(kind);
    const said = editions().levels.find((level) => level.name === name)?.words ?? {};
    const key = `web-level-${name}`;
    const level = this.has(key) ? this.t(key) : (said[this.locale] ?? said.en ?? this.title(name));
    return strength === FULL ? level : this.t("list-beside", { first: level, second: this.share(strength / FULL) });
  }

  /** A share in per cent. */
  share(value: number): string {
    return value.toLocaleString(this.locale, { style: "percent" });
  }

  /** What stands before a number or colour that an event has told; where there are no words for that, the event itself is told. */
  telling(event: TableEvent, names: string[], you: Seat | null): { text: string; whole: boolean } {
    const key = `web-tells-${event.event}`;
    return this.has(key) ? { text: this.t(key), whole: false } : { text: this.event(event, names, you), whole: true };
  }

  /** What somebody said or showed: a set phrase or a face, if this page knows it, or a text. */
  said({ phrase, reaction, text }: { phrase?: string; reaction?: string; text?: string }): string | undefined {
    const key = [`web-phrase-${phrase}`, `web-reaction-${reaction}`].find((known) => this.has(known));
    return key ? this.t(key) : text;
  }

  /** Why a card was refused; some languages begin with the card, whose name begins small in a sentence. */
  reason(reason: Reason): string {
    const args: Args = {};
    if (reason.card) args.card = this.card(reason.card, "told");
    if (reason.top) args.top = this.card(reason.top, "told");
    if (reason.colour) args.colour = reason.colour;
    return this.title(this.t(this.has(reason.key) ? reason.key : (reason.otherwise ?? reason.key), args));
  }

  /** What went wrong; nobody here knows what to do about a code that the catalogue has no words for. */
  error(code: string, otherwise = this.t("web-error-unknown")): string {
    const key = `web-error-${MISUNDERSTOOD.has(code) ? "bad_message" : code}`;
    return this.has(key) ? this.t(key) : otherwise;
  }

  private people(seats: Seat[], names: string[]): Args {
    const [name, other] = seats.map((seat) => names[seat] ?? "");
    return { ...(name !== undefined && { name }), ...(other !== undefined && { other }) };
  }
}

/** Codes of a server to which this page speaks another language than it should. */
const MISUNDERSTOOD = new Set(["bad_request", "version"]);

/** The names of all colours, for a style sheet's sake. */
export const COLOUR_NAMES = Object.values(COLOURS);
