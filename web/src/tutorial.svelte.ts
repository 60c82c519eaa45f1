/** The first game: a table whose round was played by the rules beforehand (`write_tutorial.py`), and that takes no other moves. */

import { questionOf } from "./answers";
import script from "./generated/tutorial.json";
import { parts } from "./notation";
import { preferences, t, words } from "./preferences.svelte";
import type { Info, Request, TableEvent, Text, View } from "./protocol";
import { Table } from "./table.svelte";

interface Step {
  /** What it teaches. */
  name: string;
  choice: Text;
  moments: { events: TableEvent[]; view: View }[];
}

const BEGINS = script.begins as unknown as View;
const STEPS = script.steps as unknown as Step[];
const LEARNER = 0;
const BOT = 1;
/** What the bot takes for a move. */
const BOT_MS = 1_200;
const CLOCK = { turn_ms: null, whole_ms: null, catch_ms: null };

export class Tutorial extends Table {
  readonly steps = STEPS.length;
  /** How many of them are done. */
  done = $state(0);
  private told = 0;
  private answer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super("", "", () => true);
  }

  /** Whether it is the learner who plays. */
  get asked(): boolean {
    return this.view !== null && questionOf(this.view) !== undefined;
  }

  /** What to do now, or who plays. */
  get tip(): string {
    const step = STEPS[this.done];
    const name = this.names[BOT] ?? "";
    if (!step || !this.view) return "";
    if (!this.asked) return t("tutorial-watch", { name });
    const [verb, object] = parts(step.choice.replace(/ uno$/, ""));
    const args = { name, colour: object, top: words().card(this.view.discard_pile[0]!, "told"), card: verb === "play" ? words().card(object, "told") : "" };
    return t(`tutorial-${this.armed ? "called" : step.name}`, args);
  }

  override get asking(): string {
    return [super.asking, this.tip].join(" ");
  }

  override connect(): void {
    this.hear({ type: "welcome", seat: LEARNER, version: 0, info: this.described(), view: BEGINS, missed: [], clock: CLOCK });
  }

  override disconnect(): void {
    clearTimeout(this.answer);
  }

  override async ask(request: Request): Promise<boolean> {
    const step = STEPS[this.done];
    if (request.type !== "move" || !step) return false;
    if (request.choice !== step.choice) {
      this.remark = t(step.choice === `${request.choice} uno` ? "tutorial-uncalled" : "tutorial-instead");
      this.tell(`${this.remark} ${this.tip}`);
      return false;
    }
    this.done++;
    this.show(step.moments);
    return true;
  }

  override call(): void {
    super.call();
    if (this.armed) this.tell(this.tip);
  }

  /** What is to be done is said whenever something is asked. */
  protected override fresh(): string[] {
    return this.done && this.asked ? [...super.fresh(), this.tip] : super.fresh();
  }

  /** Tell a move and, after a while, what it is answered with. */
  private show([moment, ...others]: Step["moments"]): void {
    if (!moment) return;
    this.hear({ type: "update", version: ++this.told, ...moment, clock: CLOCK });
    this.answer = setTimeout(() => this.show(others), BOT_MS);
  }

  private described(): Info {
    const seat = { taken: true, here: true, stand_in: false };
    return {
      id: "",
      phase: "playing",
      settings: {
        edition: BEGINS.edition!,
        sheet: BEGINS.sheet,
        lang: preferences.locale,
        seats: ["person", "easy"],
        rules: {},
        deck: null,
        timer: "none",
        bot_pace: "normal",
        auto_call: false,
        catch_window: "normal",
        chat: "off",
      },
      differs: [],
      seats: [
        { ...seat, kind: "person", name: preferences.name.trim() || t("web-player"), host: true },
        { ...seat, kind: "easy", name: null, host: false },
      ],
      spectators: 0,
      round: BEGINS.round,
      matches: 0,
      fairness: [],
    };
  }
}
