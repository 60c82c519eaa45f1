/** What follows from seed and salts is what Python finds. */

import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { committed, sha256, shake256 } from "../src/hashes";
import { dealOf } from "../src/proof";
import { SAMPLES } from "./samples";

test("hashes are those that everybody knows, whatever the length", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 119, 120, 135, 136, 137, 300]) {
    const text = "ü".repeat(length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    expect(Buffer.from(shake256(text, 300)).toString("hex")).toBe(createHash("shake256", { outputLength: 300 }).update(text).digest("hex"));
  }
});

test("a commitment is the one of the protocol", () => {
  expect(committed("7", "8")).toBe("950a6f2f61d95bf5d37f67393ce903ad7cb2ab6c41f25daff355e3203cb66c91");
});

test("every edition is dealt as the rules deal it, and told as they tell it", () => {
  for (const { settings, round, chances, eyes, told } of SAMPLES.deals) {
    const { cards } = SAMPLES.editions.editions.find(({ id }) => id === settings.edition)!;
    expect(dealOf({ cards, rules: settings.rules, players: settings.seats.length }, round, ...chances, eyes)).toEqual(told);
  }
  expect(SAMPLES.deals.some(({ told }) => told.some(({ event }) => event === "put_back"))).toBe(true);
});
