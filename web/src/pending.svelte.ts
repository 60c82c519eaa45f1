/** Answers that are not there yet: at first nothing is said of them, then that they are on their way. */

const SLOW_MS = 500;

export class Pending {
  /** Whether an answer takes so long that somebody should be told. */
  slow = $state(false);
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Called when there is something to tell. */
    private readonly tell: () => void,
  ) {}

  /** Something was asked; what is returned is called when it is answered. */
  begin(): () => void {
    if (++this.count === 1) {
      this.timer = setTimeout(() => {
        this.slow = true;
        this.tell();
      }, SLOW_MS);
    }
    return () => {
      if (--this.count > 0) return;
      clearTimeout(this.timer);
      this.slow = false;
    };
  }
}
