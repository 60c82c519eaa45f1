/** Bytes as text. */

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function randomHex(count: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(count)));
}
