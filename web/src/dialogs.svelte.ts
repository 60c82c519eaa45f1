/** The dialogs that lie over the page. What is outside the topmost one is inert, also for those who listen. */

class Dialogs {
  /** The topmost is the last. */
  private open = $state.raw<HTMLDialogElement[]>([]);

  get top(): HTMLDialogElement | undefined {
    return this.open.at(-1);
  }

  opened(dialog: HTMLDialogElement): void {
    this.open = [...this.open, dialog];
  }

  closed(dialog: HTMLDialogElement): void {
    this.open = this.open.filter((one) => one !== dialog);
  }
}

export const dialogs = new Dialogs();
