/** The commitment of the fair shuffle (as `lastcard.verify`). */

/** What must have been published for a seed and a nonce; null where the browser cannot reckon it, as without https. */
export async function committed(seed: string, nonce: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`lastcard-commitment-1|${seed}|${nonce}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
