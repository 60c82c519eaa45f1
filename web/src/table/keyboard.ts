/** What keys do at a table: answers, the hand, what is read out, and what is looked at. */

import { answers, questionOf } from "../answers";
import { taken } from "../keys";
import { cardUnder } from "../pressing";
import { preferences, t, words } from "../preferences.svelte";
import type { Text } from "../protocol";
import type { Table } from "../table.svelte";

/** What of the page keys reach. */
export interface Screen {
  hand: { move(by: number): void; focus(): void } | undefined;
  help(): void;
  /** Tell what a card does. */
  about(card: Text | null): void;
  /** What ends the game, in words. */
  target: string;
}

/** A key was pressed somewhere on the page. */
export function press(event: KeyboardEvent, table: Table, screen: Screen): void {
  if (taken(event)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const { view, stage } = table;
  const question = view && !stage.busy ? questionOf(view) : undefined;
  const answer = question && answers(question, view?.hand ?? []).find((possible) => possible.key === key);
  if (answer) void table.move(answer.choice);
  else if (key === "ArrowLeft" || key === "ArrowRight") {
    const by = key === "ArrowRight" ? 1 : -1;
    // Inside a row of buttons the arrows move along it.
    const row = (event.target as HTMLElement).closest(".answers, .actions");
    if (row) along(row, by);
    else if ((event.target as HTMLElement).closest(".hand")) screen.hand?.move(by);
    else screen.hand?.focus();
  } else if (key === "d" && table.seat !== null) table.draw();
  else if (key === "u" && table.seat !== null) table.call();
  else if (key === "c" && table.seat !== null) table.catch();
  else if (key === "j" && table.seat !== null && stage.scene?.view.rules.jump_in) table.jump();
  else if (key === "s") {
    preferences.sorting = preferences.sorting === "colour" ? "rank" : "colour";
    table.tell(t("web-hand_sorted", { sorting: preferences.sorting }));
  } else if (key === "?") screen.help();
  else if (key === "i") screen.about(cardUnder(document.activeElement) ?? view?.discard_pile[0] ?? null);
  else if ("tnhpq".includes(key)) table.tell(read(table, key, screen.target));
  else return;
  event.preventDefault();
}

/** What a key reads out: the top card, the counts, the hand, the points, or what is asked. */
function read(table: Table, key: string, target: string): string {
  const { view } = table;
  if (!view) return "";
  const top = view.discard_pile[0];
  switch (key) {
    case "t": {
      if (!top) return "";
      const lies = view.colour ? t("table-top", { card: words().card(top), colour: view.colour }) : t("table-top-uncoloured", { card: words().card(top) });
      return view.debt ? `${lies} ${t("house-debt-said", { count: view.debt })}` : lies;
    }
    case "n": {
      const counts = view.hand_sizes.map((count, seat) =>
        seat === table.seat ? t("table-count-you", { count }) : t("table-count", { name: table.names[seat] ?? "", count }),
      );
      return `${t("table-counts", { counts: words().listing(counts) })} ${t("table-draw_pile", { count: view.draw_pile_size })} ${t("table-direction", { direction: view.direction })}`;
    }
    case "h":
      return view.hand ? t("table-hand", { count: view.hand.length, cards: words().listing(view.hand.map((card) => words().card(card))) }) : "";
    case "p":
      return `${t("table-scores", { scores: words().scores(view.scores, table.names, view.partners) })} ${words().title(target)}.`;
    default:
      return table.asking;
  }
}

/** Move the focus along a row of buttons. */
function along(row: Element, by: number): void {
  const buttons = [...row.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}
