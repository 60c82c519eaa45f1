/** Asking about something on the page: a right click, or a finger that stays. */

import { SLACK_PX } from "./drag";
import type { Text } from "./protocol";

const STAY_MS = 500;

/** The card that one points at, wherever it lies. */
export function cardUnder(element: Element | null): Text | undefined {
  return element?.closest<HTMLElement>("[data-card]")?.dataset.card;
}

/** Calls `asked` with what `find` finds under a right click or a long press, until what is returned is called. */
export function askedAbout<Thing>(find: (under: Element) => Thing | undefined, asked: (thing: Thing) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [x, y] = [0, 0];
  const stop = (): void => clearTimeout(timer);
  const found = (event: Event) => (event.target instanceof Element ? find(event.target) : undefined);

  addEventListener("contextmenu", (event) => {
    const thing = found(event);
    if (thing === undefined) return;
    event.preventDefault();
    asked(thing);
  }, { signal });
  // Not every browser makes a long press a right click.
  addEventListener("pointerdown", (event) => {
    const thing = found(event);
    if (event.pointerType !== "touch" || thing === undefined) return;
    [x, y] = [event.clientX, event.clientY];
    timer = setTimeout(() => asked(thing), STAY_MS);
  }, { signal });
  addEventListener("pointermove", (event) => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > SLACK_PX) stop();
  }, { signal });
  addEventListener("pointerup", stop, { signal });
  addEventListener("pointercancel", stop, { signal });
  return () => {
    stop();
    ended.abort();
  };
}
