/** Cards that fly from where they were to where they go, and are turned over where they lie. */

import sprite from "./generated/cards.svg?no-inline";
import type { Text } from "./protocol";

const LATE_MS = 500;
const SVG = "http://www.w3.org/2000/svg";

/** Where a pile, a hand or a card is on the screen. */
export function placeOf(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

/** Let a card fly; `card` null flies with its back up. */
export async function fly(card: Text | null, from: DOMRect | null, to: DOMRect | null, duration: number): Promise<void> {
  const sky = document.getElementById("sky");
  if (!sky || !from || !to || duration <= 0 || !from.width || !to.width) return;
  const clone = document.createElementNS(SVG, "svg");
  clone.setAttribute("viewBox", "0 0 100 150");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${sprite}#card-${card ?? "back"}`);
  clone.append(use);
  const width = Math.max(fitted(from), 34);
  clone.style.width = `${width}px`;
  sky.append(clone);
  const middle = (place: DOMRect) => [place.x + place.width / 2 - width / 2, place.y + place.height / 2 - width * 0.75] as const;
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  const grow = Math.max(fitted(to), 34) / width;
  const lift = Math.min(60, Math.hypot(x1 - x0, y1 - y0) / 6);
  await played(
    clone,
    [
      { transform: `translate(${x0}px, ${y0}px)` },
      { transform: `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - lift}px) scale(${(1 + grow) / 2 + 0.08}) rotate(4deg)`, offset: 0.5 },
      { transform: `translate(${x1}px, ${y1}px) scale(${grow})` },
    ],
    { duration, easing: "cubic-bezier(.3,.1,.25,1)" },
  );
  clone.remove();
}

/** Turn a card over where it lies: it is seen from its edge when it changes. */
export async function turn(selector: string, change: () => Promise<void>, duration: number): Promise<void> {
  const half = { duration: duration / 2, fill: "forwards" } as const;
  const edge = { transform: "scaleX(0)" };
  const flat = { transform: "none" };
  const raised = await played(document.querySelector(selector), [flat, edge], half);
  await change();
  const turned = played(document.querySelector(selector), [edge, flat], half);
  raised?.cancel();
  (await turned)?.cancel();
}

/** Let a motion be seen to its end. */
async function played(element: Element | null, frames: Keyframe[], timing: KeyframeAnimationOptions & { duration: number }): Promise<Animation | undefined> {
  try {
    const motion = element?.animate(frames, timing);
    // Where nothing is painted, as behind another window, a motion does not end; what it shows has happened all the same.
    await Promise.race([motion?.finished, new Promise((done) => setTimeout(done, timing.duration + LATE_MS))]);
    return motion;
  } catch {
    // The page went away under it.
    return undefined;
  }
}

/** The width of a card that fits a place: a whole hand is no card. */
function fitted(place: DOMRect): number {
  return Math.min(place.width, place.height / 1.5, 110);
}
