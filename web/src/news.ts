/** Who came, went, and leads the table now: what one `info` says that the one before did not. */

import { deckOf, editions, valueOf } from "./editions";
import { namesOf } from "./names";
import type { Info, Seat, Settings } from "./protocol";
import type { Words } from "./words";

export interface News {
  text: string;
  /** Whether everybody should read it: that somebody is away is written beside their seat anyway. */
  matters: boolean;
}

/** What the host has set otherwise, a sentence for each. */
function changes(before: Settings, now: Settings, words: Words): string[] {
  const said: string[] = [];
  if (before.edition !== now.edition || deckOf(before)?.name !== deckOf(now)?.name) said.push(words.edition(now));
  if (before.sheet !== now.sheet) said.push(words.t(`sheet-${now.sheet}`));
  for (const name of Object.keys({ ...editions().house, ...editions().rules })) {
    const value = valueOf(name, now);
    if (value !== valueOf(name, before)) said.push(words.rule(name, value));
  }
  if (before.timer !== now.timer) said.push(words.t(`web-timer-${now.timer}`));
  return said.map((text) => `${text}.`);
}

/** That the server comes from a backup, and what becomes of the round; nothing where it does not. */
export function restoredText({ restored: round }: Info, words: Words): string {
  return round === undefined ? "" : words.t(round ? "table-restored-void" : "table-restored", { round });
}

/** The news for the seat `you`. `away` remembers of whom it was told that they are not there. */
export function newsOf(before: Info, now: Info, you: Seat | null, words: Words, away: Set<Seat>): News[] {
  const [old, names] = [namesOf(before, words), namesOf(now, words)];
  const news: News[] = [];
  const tell = (key: string, name = "", matters = true) => news.push({ text: words.t(key, { name }), matters });
  const changed = changes(before.settings, now.settings, words);
  if (changed.length && !(you !== null && now.seats[you]?.host)) news.push({ text: [words.t("web-changed"), ...changed].join(" "), matters: true });
  now.seats.forEach((has, seat) => {
    const was = before.seats[seat];
    if (!was) return;
    const name = names[seat]!;
    if (has.kind === "person" && was.kind === "person" && seat !== you) {
      const other = was.name !== has.name;
      if (other) away.delete(seat);
      if (other && was.taken) tell("table-left", old[seat]);
      if (other && has.taken) tell("table-sat", name);
      else if (has.taken && has.stand_in && !was.stand_in) tell("table-stand_in", name, false);
      else if (has.taken && was.here && !has.here) {
        away.add(seat);
        tell("table-away", name, false);
      } else if (has.here && away.delete(seat)) tell("table-back", name, false);
      if (has.ready && !was.ready) tell("table-ready", name, false);
    }
    if (has.host && !was.host) tell(seat === you ? "table-host-you" : "table-host", name);
  });
  return news;
}
