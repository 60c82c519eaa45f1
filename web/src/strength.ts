/** How strong a bot is (as `lastcard.bots.strength`): `expert:70` plays below the full strength of its level. */

import { editions } from "./editions";

/** All of the strength of a level, in hundredths. */
export const FULL = 100;

const STEP = 10;

/** The level of a kind of seat, and its strength. */
export function apart(kind: string): [level: string, strength: number] {
  const [level = "", strength = FULL] = kind.split(":");
  return [level, Number(strength)];
}

/** The kind of seat that has a level at a strength. */
export function named(level: string, strength: number): string {
  return strength === FULL ? level : `${level}:${strength}`;
}

/** The strengths to choose from, the full one first, and that of a table that was set up elsewhere; none if there is no choice. */
export function strengthsOf(kind: string): number[] {
  const [name, now] = apart(kind);
  const [least, most] = editions().levels.find((level) => level.name === name)?.strengths ?? [];
  if (least === undefined || most === undefined) return [];
  const usual = Array.from({ length: Math.floor(most / STEP) }, (_, at) => most - at * STEP).filter((strength) => strength >= least);
  return usual.includes(now) ? usual : [...usual, now].sort((one, other) => other - one);
}
