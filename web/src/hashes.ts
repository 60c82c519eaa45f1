/** SHA-256 and SHAKE-256. Browsers have the first one only, and not on a page that came without encryption, as in a home's network. */

const utf8 = new TextEncoder();

/** The first bits of the fractional parts of a root of the first primes: what SHA-256 takes its constants from. */
function fractions(count: number, power: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    let divisor = 2;
    while (candidate % divisor) divisor++;
    if (divisor === candidate) found.push((candidate ** power * 2 ** 32) | 0);
  }
  return found;
}

const START = fractions(8, 1 / 2);
const ROUNDS = fractions(64, 1 / 3);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  const message = utf8.encode(text);
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  const hash = [...START];
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let at = 0; at < 64; at++) {
      if (at < 16) {
        words[at] = view.getInt32(block + 4 * at);
        continue;
      }
      const [near, far] = [words[at - 2]!, words[at - 15]!];
      const [one, other] = [turned(far, 7) ^ turned(far, 18) ^ (far >>> 3), turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)];
      words[at] = words[at - 16]! + one + words[at - 7]! + other;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at++) {
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at]! + words[at]!) | 0;
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at] = (hash[at]! + word) | 0;
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** What must have been published for a seed and a nonce. */
export const committed = (seed: string, nonce: string): string => sha256(`lastcard-commitment-1|${seed}|${nonce}`);

const RATE = 136;
const LANE = (1n << 64n) - 1n;

const rolled = (lane: bigint, by: number): bigint => ((lane << BigInt(by % 64)) | (lane >> BigInt(64 - (by % 64)))) & LANE;

/** Keccak's permutation of 25 lanes, that of column x and row y at x + 5y. */
function permute(lanes: bigint[]): void {
  let chance = 1;
  for (let round = 0; round < 24; round++) {
    const columns = [0, 1, 2, 3, 4].map((x) => lanes[x]! ^ lanes[x + 5]! ^ lanes[x + 10]! ^ lanes[x + 15]! ^ lanes[x + 20]!);
    for (let at = 0; at < 25; at++) lanes[at]! ^= columns[(at + 4) % 5]! ^ rolled(columns[(at + 1) % 5]!, 1);
    let [x, y, current] = [1, 0, lanes[1]!];
    for (let step = 0; step < 24; step++) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      [current, lanes[x + 5 * y]] = [lanes[x + 5 * y]!, rolled(current, ((step + 1) * (step + 2)) / 2)];
    }
    for (let row = 0; row < 25; row += 5) {
      const old = lanes.slice(row, row + 5);
      for (let at = 0; at < 5; at++) lanes[row + at] = old[at]! ^ (~old[(at + 1) % 5]! & LANE & old[(at + 2) % 5]!);
    }
    for (let bit = 0; bit < 7; bit++) {
      chance = ((chance << 1) ^ ((chance >> 7) * 0x71)) % 256;
      if (chance & 2) lanes[0]! ^= 1n << BigInt((1 << bit) - 1);
    }
  }
}

export function shake256(text: string, count: number): Uint8Array<ArrayBuffer> {
  const message = utf8.encode(text);
  const padded = new Uint8Array((Math.floor(message.length / RATE) + 1) * RATE);
  padded.set(message);
  padded[message.length]! ^= 0x1f;
  padded[padded.length - 1]! ^= 0x80;
  const lanes = Array<bigint>(25).fill(0n);
  const read = new DataView(padded.buffer);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let at = 0; at < RATE / 8; at++) lanes[at]! ^= read.getBigUint64(block + 8 * at, true);
    permute(lanes);
  }
  const out = new DataView(new ArrayBuffer(Math.ceil(count / RATE) * RATE));
  for (let block = 0; block < out.byteLength; block += RATE) {
    if (block) permute(lanes);
    for (let at = 0; at < RATE / 8; at++) out.setBigUint64(block + 8 * at, lanes[at]!, true);
  }
  return new Uint8Array(out.buffer.slice(0, count));
}
