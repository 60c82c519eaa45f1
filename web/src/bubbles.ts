/** A few words that stand beside a seat for a moment because of an event. */

import { described } from "./editions";
import { motionsOf } from "./motions";
import { QUICK } from "./passing";
import type { TableEvent } from "./protocol";
import type { Words } from "./words";

/** What an event says beside its seat; nothing as a rule. */
export function bubbleOf(event: TableEvent, words: Words): string {
  const key = `web-bubble-${event.event}`;
  if (words.has(key)) return words.t(key);
  const { tells } = described(event);
  if (tells?.number) return String(event[tells.number]);
  if (event.event === "colour_named") return words.title(words.colour(event.colour!));
  const drawn = motionsOf(event).some(({ from, to }) => from === "draw_pile" && to.startsWith("hand:"));
  return drawn && !QUICK.has(event.event) ? `+${event.cards?.length ?? event.count ?? 1}` : "";
}
