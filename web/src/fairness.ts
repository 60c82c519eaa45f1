/** The commitment of the fair shuffle (as `lastcard.verify`), and the salts that this page has added to it. */

import { hex } from "./hex";

/** What must have been published for a seed and a nonce; null where the browser cannot reckon it, as without https. */
export async function committed(seed: string, nonce: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`lastcard-commitment-1|${seed}|${nonce}`));
  return hex(new Uint8Array(digest));
}

const counted = new Map<string, string[]>();

/** A salt of this page was acknowledged before the deal of this commitment, so the server must have mixed it in. */
export function remember(commitment: string, salt: string): void {
  counted.set(commitment, [...ownSalts(commitment), salt]);
}

/** The salts of this page that a deal must list: one for each seat that is played here. */
export const ownSalts = (commitment: string): string[] => counted.get(commitment) ?? [];
