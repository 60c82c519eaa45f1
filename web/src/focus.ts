/** When what had the focus is gone, the focus goes to what is asked, or to the heading; never away from anybody who is elsewhere. */

/** Follow the focus, except while something is `pending` that may bring back what had it. Ends when the answer is called. */
export function keepFocus(pending: () => boolean): () => void {
  let last: HTMLElement | null = null;
  const gone = (thing: HTMLElement) => !thing.isConnected || thing.matches(":disabled");
  const came = ({ target }: FocusEvent) => void (last = target as HTMLElement);
  // Whoever has pressed beside everything, or gone on into the browser's own bar, wants no focus here.
  const left = () => queueMicrotask(() => void (last && document.activeElement !== last && !gone(last) && (last = null)));
  const look = () => {
    const active = document.activeElement;
    if (!last || pending() || (active !== document.body && active !== last)) return;
    if (!gone(last)) return last.focus();
    const place = document.querySelector("dialog[open]") ?? document;
    const goal = place.querySelector<HTMLElement>(".question") ?? place.querySelector<HTMLElement>("h1, h2");
    if (!goal) return;
    goal.tabIndex = -1;
    goal.focus();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", came);
  document.addEventListener("focusout", left);
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", came);
    document.removeEventListener("focusout", left);
  };
}
