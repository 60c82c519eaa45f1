/**
 * What those hear who listen instead of looking.
 *
 * Every text is a node of its own in a log: screen readers read what is added to it one after another, while a text that replaces
 * another may silence it. What others do is kept until it is one's turn again, and told in one go; where that takes long, as soon as
 * the table is quiet for a moment, or what was said last has been read.
 */

export interface Announcement {
  id: number;
  text: string;
  /** When it was said, and when it has been read, in time of this page. */
  saidAt: number;
  readAt: number;
}

/** What a screen reader takes for a word: 200 a minute. */
const WORD_MS = 300;
/** Longer than bots take for a move, unless they are slow: then every move is told by itself. */
const QUIET_MS = 2_500;
const WAIT_MAX_MS = 8_000;
/** A log is read once it has been there for a moment: what is in it from the first is not, and what was said a moment before it goes is not. */
const SETTLE_MS = 400;

export class Announcer {
  /** What has not been read yet, and what was said last. */
  lines = $state.raw<Announcement[]>([]);
  private waiting: string[] = [];
  private since = 0;
  private readAt = 0;
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What is said while the log changes its place. */
  private moving: string[] | null = null;
  private settled: ReturnType<typeof setTimeout> | undefined;

  /** `heard` tells whether anybody listens: what is said meanwhile waits. */
  constructor(private readonly heard: () => boolean) {}

  /** Say something now: an answer to what somebody did. */
  say(text: string): void {
    if (this.moving) {
      this.moving.push(text);
      return;
    }
    const now = performance.now();
    this.readAt = Math.max(now, this.readAt) + text.split(/\s+/).length * WORD_MS;
    this.lines = [...this.lines.filter(({ readAt }) => readAt > now), { id: ++this.count, text, saidAt: now, readAt: this.readAt }];
  }

  /** A dialog is about to open, and may have to be fetched first: what is said from now on is said in it, however long that takes. */
  expectDialog(): void {
    this.moving ??= [];
    clearTimeout(this.settled);
  }

  /** Go on in another log, as a dialog has opened or closed: what opened it is said there, and nothing twice. */
  move(): void {
    const now = performance.now();
    this.moving ??= this.lines.filter(({ saidAt }) => saidAt + SETTLE_MS > now).map(({ text }) => text);
    this.lines = [];
    this.readAt = now;
    clearTimeout(this.settled);
    this.settled = setTimeout(() => {
      const texts = this.moving!;
      this.moving = null;
      texts.forEach((text) => this.say(text));
    }, SETTLE_MS);
  }

  /** Tell something that can wait for what follows. */
  hold(text: string): void {
    const now = performance.now();
    if (!this.waiting.length) this.since = now;
    this.waiting.push(text);
    clearTimeout(this.timer);
    const due = Math.max(this.readAt, Math.min(now + QUIET_MS, this.since + WAIT_MAX_MS));
    this.timer = setTimeout(() => this.flush(), due - now);
  }

  /** Tell all that has waited. */
  flush(): void {
    if (!this.heard()) return;
    clearTimeout(this.timer);
    if (this.waiting.length) this.say(this.waiting.splice(0).join(" "));
  }
}
