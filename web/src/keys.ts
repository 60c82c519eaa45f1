/** The keys at the table: what each does, for the list that `?` shows and for whoever presses them. */

export interface Key {
  keys: string[];
  /** Its line in the list is `web-key-<what>`. */
  what: string;
}

export const KEYS: Key[] = [
  { keys: ["←", "→"], what: "choose" },
  { keys: ["Enter"], what: "play" },
  { keys: ["D"], what: "draw" },
  { keys: ["U"], what: "call" },
  { keys: ["C"], what: "catch" },
  { keys: ["1–9"], what: "answer" },
  { keys: ["S"], what: "sort" },
  { keys: ["T"], what: "top" },
  { keys: ["N"], what: "counts" },
  { keys: ["H"], what: "hand" },
  { keys: ["P"], what: "points" },
  { keys: ["Q"], what: "question" },
  { keys: ["?"], what: "help" },
];

/** Whether a key belongs to what has the focus: a field being written in, or an open dialog. */
export function taken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return target?.closest("input, select, textarea, dialog") != null;
}
