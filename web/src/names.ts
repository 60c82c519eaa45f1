/** What people and bots at a table are called. */

import type { Info } from "./protocol";
import type { Words } from "./words";

export function namesOf(info: Info, words: Words): string[] {
  let bots = 0;
  return info.seats.map(({ kind, name }, at) => {
    if (kind !== "person") return words.t("table-bot", { number: ++bots });
    return name ?? words.t("table-player", { number: at + 1 });
  });
}
