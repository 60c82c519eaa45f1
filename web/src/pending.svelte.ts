/** Answers that are not there yet: at first nothing is said of them, then that they are on their way, or why the table holds them. */

const SLOW_MS = 500;

export class Pending {
  /** What somebody should be told of them. */
  why = $state<"" | "held" | "slow">("");
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Called when there is something to tell. */
    private readonly tell: () => void,
  ) {}

  /** Something was asked that the table holds for so long, if at all; what is returned is called when it is answered. */
  begin(heldMs = 0): () => void {
    this.count++;
    if (heldMs > SLOW_MS) this.say("held");
    if (heldMs > 0 || this.count === 1) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.say("slow"), heldMs + SLOW_MS);
    }
    return () => {
      if (--this.count > 0) return;
      clearTimeout(this.timer);
      this.why = "";
    };
  }

  private say(why: "held" | "slow"): void {
    this.why = why;
    this.tell();
  }
}
