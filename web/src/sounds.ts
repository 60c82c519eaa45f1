/** Which sound is heard, and when. How they are made is fetched with the first. */

import { described } from "./editions";
import { preferences } from "./preferences.svelte";
import type { TableEvent } from "./protocol";

/** The same sound twice within so short a time is heard once: without motion all events of a move come together. */
const APART_MS = 60;

let last = { name: "", at: 0 };

/** Play a sound, unless they are off; a browser that has not been touched yet stays silent. */
export function sound(name: string): void {
  if (!preferences.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  if (name === last.name && now - last.at < APART_MS) return;
  last = { name, at: now };
  // Without a connection there is none, and nothing is said about that.
  import("./tunes").then(({ play }) => play(name)).catch(() => undefined);
}

/** The sound of an event, heard by the seat `you`: how cards move, and what is told, is heard whatever the event is called. */
export function soundOf(event: TableEvent, mine: boolean): string | null {
  switch (event.event) {
    case "called":
      return "call";
    case "caught":
      return "caught";
    case "turn_began":
      return mine ? "turn" : null;
    case "round_ended":
      return "won";
  }
  const { sound: declared, motions = [], tells = {} } = described(event);
  if (declared) return declared;
  if (tells.loser) return "caught";
  if (motions.some(({ to }) => to === "discard_pile" || to === "aside")) return "card";
  if (motions.length) return "draw";
  return tells.seats || tells.number || tells.colour ? "special" : null;
}
