/** Keys that work all over a page. */

/** Whether a key belongs to what has the focus: a field being written in, or an open dialog. */
export function taken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return target?.closest("input, select, textarea, dialog") != null;
}
