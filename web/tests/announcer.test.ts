/** What is announced to those who listen: everything, each text once, and no more of them than can be followed. */

import { beforeEach, expect, test, vi } from "vitest";

import { Announcer } from "../src/announcer.svelte";

let listening = true;
let announcer: Announcer;

const said = () => announcer.lines.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  listening = true;
  announcer = new Announcer(() => listening);
});

test("what is said stays until it has been read, and what was said last stays", () => {
  announcer.say("one two three four five six seven eight nine ten");
  vi.advanceTimersByTime(1_200);
  announcer.say("short");
  expect(said()).toEqual(["one two three four five six seven eight nine ten", "short"]);

  vi.advanceTimersByTime(60_000);
  expect(said()).toContain("short");
  announcer.say("later");
  expect(said()).toEqual(["later"]);
});

test("the same text twice is two announcements", () => {
  announcer.say("again");
  announcer.say("again");

  expect(new Set(announcer.lines.map(({ id }) => id)).size).toBe(2);
});

test("what others do waits until it matters, and is told in one", () => {
  for (const text of ["Bo: red.", "Cy: blue."]) {
    announcer.hold(text);
    vi.advanceTimersByTime(1_000);
  }
  expect(said()).toEqual([]);

  announcer.hold("Your turn.");
  announcer.flush();

  expect(said()).toEqual(["Bo: red. Cy: blue. Your turn."]);
});

test("where the table is quiet nothing waits for long", () => {
  announcer.hold("Bo: red.");
  vi.advanceTimersByTime(2_500);

  expect(said()).toEqual(["Bo: red."]);
});

test("where others never stop, it is told now and then, and never before the last was read", () => {
  const told: string[] = [];
  for (let at = 0; at < 60; at++) {
    announcer.hold(`Bo plays a card, number ${at}.`);
    vi.advanceTimersByTime(1_000);
    const last = announcer.lines.at(-1);
    if (last && told.at(-1) !== last.text) {
      told.push(last.text);
      expect(announcer.lines).toHaveLength(1);
    }
  }

  expect(told.length).toBeGreaterThan(2);
  expect(told.join(" ")).toMatch(/number 0\. .*number 29\./);
});

test("what is said while nobody listens waits for who comes", () => {
  listening = false;
  announcer.hold("Bo: red.");
  vi.advanceTimersByTime(60_000);
  expect(said()).toEqual([]);

  listening = true;
  announcer.flush();

  expect(said()).toEqual(["Bo: red."]);
});

test("in a dialog is said what comes while it opens, once its log is there, and nothing twice", () => {
  announcer.say("before");
  vi.advanceTimersByTime(600);
  announcer.move();
  announcer.say("while it opens");
  expect(said()).toEqual([]);

  vi.advanceTimersByTime(1_000);
  expect(said()).toEqual(["while it opens"]);
  announcer.move();
  vi.advanceTimersByTime(1_000);

  expect(said()).toEqual([]);
});

test("what opens a dialog is said in it", () => {
  announcer.say("Bo shows a hand.");
  announcer.move();
  vi.advanceTimersByTime(1_000);

  expect(said()).toEqual(["Bo shows a hand."]);
});

test("what opens a dialog is said in it, and not before, however long it takes to be fetched", () => {
  announcer.expectDialog();
  announcer.say("Bo shows a hand.");
  vi.advanceTimersByTime(60_000);
  expect(said()).toEqual([]);

  announcer.move();
  vi.advanceTimersByTime(1_000);

  expect(said()).toEqual(["Bo shows a hand."]);
});
