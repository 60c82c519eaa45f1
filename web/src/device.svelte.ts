/** This device at a table: the seat of one person, or of several who pass it round and see only their own cards. */

import { offered } from "./answers";
import * as api from "./api";
import { deckOf } from "./editions";
import { randomHex } from "./hex";
import { keepSeat, keptAt, lostAt } from "./storage";
import { FREES, type View } from "./protocol";
import { Table } from "./table.svelte";

/** How long whoever has moved still sees the table before it is covered: a card that was just drawn wants to be seen. */
const STAY_MS = 1_500;
const TOKEN_BYTES = 24;

export class Device {
  /** The table as each person here knows it; with nobody here, as a spectator does. */
  tables = $state.raw<Table[]>([]);
  /** Who took the device last, and in which round. */
  private held = $state.raw<{ table: Table; round: string } | null>(null);
  /** Whether it goes from hand to hand: until the last of several people has taken it. */
  private passing = $state(false);
  /** The token of whoever sits down here next. */
  private coming = randomHex(TOKEN_BYTES);

  constructor(readonly id: string) {
    this.tables = [this.at(null)];
  }

  /** Whose table is on the screen; of a covered one that is nobody's business. */
  get shown(): Table {
    return this.tables.find((table) => table === this.held?.table) ?? this.tables[0]!;
  }

  get shared(): boolean {
    return this.tables.length > 1;
  }

  /** Whose table has the most to say before a match. */
  get lead(): Table {
    return this.tables.find((table) => table.host) ?? this.shown;
  }

  /** Take up the seats that are kept here; whether there are any. */
  enter(): boolean {
    const kept = keptAt(this.id);
    if (kept.length) this.connect(kept.map(({ token }) => this.at(token)));
    return kept.length > 0;
  }

  watch(): void {
    this.connect([this.at(null)]);
  }

  /** Look at the table as somebody who may join it. */
  async visit(): Promise<void> {
    this.tables = [this.at(null)];
    await this.shown.look();
  }

  /** Somebody sits down here: the first person, or one more. */
  async join(name: string): Promise<void> {
    const { seat, token, info } = await api.join(this.id, name, this.coming, lostAt(this.id));
    this.coming = randomHex(TOKEN_BYTES);
    keepSeat({ table: this.id, seat, token, name, edition: info.settings.edition, deck: deckOf(info.settings)?.name });
    const table = this.at(token);
    table.info = info;
    this.tables = [...this.tables.filter((other) => other.token !== null), table];
    this.passing = this.shared;
    table.connect();
  }

  disconnect(): void {
    for (const table of this.tables) table.disconnect();
  }

  private at(token: string | null): Table {
    const table: Table = new Table(this.id, token, () => table === this.shown && !this.covered);
    return table;
  }

  private connect(tables: Table[]): void {
    this.disconnect();
    this.tables = tables;
    this.passing = this.shared;
    for (const table of tables) table.connect();
  }

  // --- Passing it round --------------------------------------------------------------------------------------------------

  /** Whether nothing may be seen but who is to have the device. The end of a round is everybody's. */
  get covered(): boolean {
    const view = this.shown.stage.scene?.view;
    if (!this.passing || !view || view.round_over) return false;
    return this.held?.table !== this.shown || this.held.round !== roundOf(this.shown);
  }

  /** Who is to have the device. */
  get next(): Table {
    return this.after(this.shown.view);
  }

  /** Who is waited for at some moment, and of several who has the device; while others play, the first here to whom play comes. */
  private after(view: View | null | undefined): Table {
    if (!view) return this.shown;
    const { turn, waiting_for, hand_sizes } = view;
    const step = view.direction === "left" ? 1 : -1;
    const away = ({ seat }: Table) => ((seat! - turn) * step + hand_sizes.length) % hand_sizes.length;
    // Who sits down after this round only looks on.
    const seated = [this.shown, ...this.tables].filter(({ seat }) => seat !== null);
    const waited = seated.find(({ seat }) => waiting_for.includes(seat!));
    return waited ?? seated.sort((one, other) => away(one) - away(other))[0] ?? this.shown;
  }

  /** Who can call for themselves, and who can catch, while everything is covered: both are known to everybody. */
  get caller(): Table | undefined {
    return this.tables.find((table) => offered(table.view, "word").length);
  }

  get catcher(): Table | undefined {
    return [this.next, ...this.tables].find((table) => offered(table.view, "seat").length);
  }

  /** The next person has the device, and hears what was told meanwhile. */
  take(): void {
    const table = this.next;
    table.remark = "";
    this.held = { table, round: roundOf(table) };
    this.passing = this.shared;
    table.announcer.flush();
  }

  /** Whether whoever has the device has seen the own move, and the next one here is somebody else. */
  private readonly parting = $derived.by(() => {
    const { shown } = this;
    const view = shown.stage.scene?.view;
    return view !== undefined && !view.round_over && !this.covered && this.after(view) !== shown && !shown.looks.length;
  });

  /** Cover the table once whoever has moved has seen what came of it, whatever others do meanwhile. To be followed as an effect. */
  passOn(): (() => void) | void {
    if (!this.parting) return;
    const timer = setTimeout(() => {
      for (const table of this.tables) table.remark = "";
      this.held = null;
    }, STAY_MS);
    return () => clearTimeout(timer);
  }

  /** Of several people the one who has no seat any more is let go. To be followed as an effect. */
  letGo(): void {
    const gone = this.shared && this.tables.find((table) => table.closed !== null && FREES.has(table.closed));
    if (gone) this.tables = this.tables.filter((table) => table !== gone);
  }
}

/** The round that is on the screen, and no other of any match. */
function roundOf(table: Table): string {
  return `${table.info?.matches}.${table.stage.scene?.view.round}`;
}
