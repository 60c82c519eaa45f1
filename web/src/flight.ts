/** Cards that fly from where they were to where they go, and are turned over where they lie. */

import { bandOf } from "./faces";
import type { Text } from "./protocol";

const LATE_MS = 500;
/** How a flight speeds up and slows down, and when half of its way is done: a card that is turned over is then seen from its edge. */
const EASING = "cubic-bezier(.3,.1,.25,1)";
const EDGE = 0.31;
const SVG = "http://www.w3.org/2000/svg";

/** Where a pile, a hand or a card is on the screen. */
export function placeOf(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

export interface Landing {
  /** How the card lies in the end, in degrees. */
  tilt?: number;
  /** Whether it sets out with its back up and is turned over on its way. */
  turned?: boolean;
}

/** Let a card fly; `card` null flies with its back up. */
export async function fly(card: Text | null, from: DOMRect | null, to: DOMRect | null, duration: number, { tilt = 0, turned = false }: Landing = {}): Promise<void> {
  const sky = document.getElementById("sky");
  if (!sky || !from || !to || duration <= 0 || !from.width || !to.width) return;
  const clone = document.createElementNS(SVG, "svg");
  clone.setAttribute("viewBox", "0 0 100 150");
  clone.append(picture(card));
  const band = bandOf(card);
  if (band) {
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("class", "band");
    for (const [name, value] of Object.entries({ x: 50, y: band.y, "font-size": band.size })) text.setAttribute(name, String(value));
    text.textContent = band.name;
    clone.append(text);
  }
  if (turned) {
    const back = picture(null);
    back.setAttribute("class", "covering");
    clone.append(back);
    setTimeout(() => back.remove(), duration * EDGE);
  }
  const width = Math.max(fitted(from), 34);
  clone.style.width = `${width}px`;
  sky.append(clone);
  const middle = (place: DOMRect) => [place.x + place.width / 2 - width / 2, place.y + place.height / 2 - width * 0.75] as const;
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  const grow = Math.max(fitted(to), 34) / width;
  const middling = (1 + grow) / 2 + 0.08;
  const lift = Math.min(60, Math.hypot(x1 - x0, y1 - y0) / 6);
  await played(
    clone,
    [
      { transform: `translate(${x0}px, ${y0}px)` },
      { transform: `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - lift}px) scale(${turned ? 0 : middling}, ${middling}) rotate(${4 + tilt / 2}deg)`, offset: 0.5 },
      { transform: `translate(${x1}px, ${y1}px) scale(${grow}) rotate(${tilt}deg)` },
    ],
    { duration, easing: EASING },
  );
  clone.remove();
}

function picture(card: Text | null): SVGUseElement {
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#card-${card ?? "back"}`);
  return use;
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
