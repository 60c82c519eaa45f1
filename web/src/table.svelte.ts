/** A table as one seat of this device, or a spectator, knows it: who is there, what is going on, and what can be done about it. */

import { answers, drawn, offered, questionOf } from "./answers";
import { Announcer } from "./announcer.svelte";
import * as api from "./api";
import { callUp } from "./attention";
import { Connection, Refused, type State } from "./connection";
import { callable, cardsOf, described, editions, kindOf } from "./editions";
import { forgetSeat, loseSeat } from "./storage";
import { isHandOver } from "./motions";
import { fairnessWords, words } from "./preferences.svelte";
import { namesOf } from "./names";
import { newsOf, restoredText } from "./news";
import { Notebook, type Doubt } from "./notebook";
import { parts } from "./notation";
import { Pending } from "./pending.svelte";
import { FREES, RETRY, type Clock, type FromServer, type Info, type Missed, type Nudged, type Question, type Request, type Seat, type TableEvent, type Text, type Update, type View } from "./protocol";
import { sound } from "./sounds";
import { Stage, WAITING_MAX } from "./stage.svelte";
import { eventKey } from "./telling";
import { choiceWith, offerWith, whyNot } from "./why";

export interface Said {
  id: number;
  seat: Seat;
  phrase?: string;
  text?: string;
  reaction?: string;
}

/** A hand that somebody let us see. */
export interface Look {
  seat: Seat;
  cards: Text[];
}

const SAID_MAX = 60;
const CATCH_AGAIN_MS = 2_000;
const NOTICE_MS = 6_000;
/** A message may have been quicker than the one that told the time. */
const EARLY_MS = 250;
/** A hand of so many cards is one before the call. */
const CALL_AT = 2;
/** What can be answered in one way only is read before it is answered. */
const FORCED_MS = 1_600;

/** What is seen after an update: it tells all of it, or what is not as it was before. */
function seen({ view, changes }: Update, before: View | null): View {
  if (view) return view;
  const { on_pile = [], ...fields } = changes as Partial<View> & { on_pile?: Text[] };
  const now = { ...before!, asked: [], ...fields };
  return { ...now, discard_pile: [...on_pile, ...now.discard_pile] };
}

export class Table {
  info = $state.raw<Info | null>(null);
  readonly names = $derived(this.info ? namesOf(this.info, words()) : []);
  seat = $state<Seat | null>(null);
  /** The newest view; what is shown may still be on its way there. */
  view = $state.raw<View | null>(null);
  state = $state<State>("connecting");
  /** Whether the connection was lost, and there is no other yet. */
  lost = $state(false);
  /** Why the table is closed to us, as a code. */
  closed = $state<string | null>(null);
  armed = $state(false);
  /** The card that is played when one's turn comes, if it fits then. Nobody but this page knows of it. */
  queued = $state<Text | null>(null);
  /** Why a card was refused, or what went wrong. */
  remark = $state("");
  /** What others did about the table, or somebody did for us, written for a moment. */
  notice = $state("");
  said = $state.raw<Said[]>([]);
  looks = $state.raw<Look[]>([]);
  /** Whether an answer is on its way. */
  sending = $state(false);
  /** When the answer is given for the seat waited for, and when a catch can be made, in time of this page. */
  turnAt = $state<number | null>(null);
  catchAt = $state<number | null>(null);
  turnMs = $state(0);
  /** Until when the next move is held, so that there is time to catch. */
  private holdAt = 0;
  /** Until when a miss keeps one from catching. */
  coolAt = $state(0);

  readonly stage: Stage;
  private readonly pending = new Pending(() => this.seen() && this.tell(this.onItsWay));
  readonly announcer: Announcer;
  private connection: Connection | null = null;
  private version: number | null = null;
  private count = 0;
  private noticed: ReturnType<typeof setTimeout> | undefined;
  /** Whether a move of ours was made, and what came of it is still to be told. */
  private untold = false;
  /** What is to be said before what happens next. */
  private first: string[] = [];
  /** The choices offered when somebody was last told. */
  private offered: Text[] = [];
  /** Who was told to be away. */
  private readonly away = new Set<Seat>();
  /** What does not fit about the shuffles: an honest server gives no cause for it. */
  doubts = $state.raw<Doubt[]>([]);
  readonly book: Notebook;
  /** The salt that this page has said since it came. */
  private salted = "";

  constructor(
    readonly id: string,
    /** Of the seat; null looks on. */
    readonly token: string | null,
    /** Whether it is on the screen. */
    private readonly seen: () => boolean,
  ) {
    this.announcer = new Announcer(seen);
    this.book = new Notebook(id, token);
    this.stage = new Stage(
      () => this.seat,
      (events) => this.speak(events),
      seen,
    );
  }

  get host(): boolean {
    return this.seat !== null && (this.info?.seats[this.seat]?.host ?? false);
  }

  /** How many seats wait for a person. */
  get free(): number {
    return this.info?.seats.filter((seat) => seat.kind === "person" && !seat.taken).length ?? 0;
  }

  /** Look at the table without joining it. */
  async look(): Promise<void> {
    this.info = (await api.look(this.id)).info;
  }

  /** Take the seat, or watch. */
  connect(): void {
    this.connection = new Connection(this.id, this.token, () => this.version ?? "round", {
      state: (state) => {
        const refused = state === "lost" && this.state === "connecting";
        this.state = state;
        if (state !== "connecting") this.lost = state === "lost";
        if (refused) void this.missing();
      },
      message: (message) => this.hear(message),
    });
  }

  /** A socket that is refused does not say why: ask whether the table is there at all. */
  private async missing(): Promise<void> {
    try {
      await api.look(this.id);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "no_table") return;
      this.disconnect();
      this.hear({ type: "closed", code: error.code, message: error.message });
    }
  }

  disconnect(): void {
    this.connection?.close();
  }

  // --- What the server says --------------------------------------------------------------------------------------------

  protected hear(message: FromServer): void {
    switch (message.type) {
      case "welcome": {
        const known = this.version !== null && this.stage.scene !== null;
        // Whoever came in the middle of a round has watched until now.
        if (known && this.seat === null && message.seat !== null) this.herald(words().t("table-seated", { number: message.seat + 1 }));
        this.seat = message.seat;
        const back = restoredText(message.info, words());
        if (back && this.info?.restored === undefined) this.tell(back);
        this.info = message.info;
        this.version = message.version;
        this.view = message.view;
        this.took(message.clock);
        this.disarm();
        if (message.view) this.resume(message.view, message.missed, known);
        else this.stage.clear();
        this.salted = "";
        this.shuffles(message.missed.map(({ events }) => events));
        return;
      }
      case "update": {
        // A version that is known already was told in the welcome.
        if (this.version !== null && message.version <= this.version) return;
        const view = seen(message, this.view);
        this.version = message.version;
        if (this.late(message.events)) this.herald(words().t("web-time_up"));
        this.untold = false;
        this.view = view;
        // What was refused before does not speak against what is asked now.
        if (questionOf(view) || message.events.some(({ event }) => event === "round_began")) this.remark = "";
        this.took(message.clock);
        this.disarm();
        this.stage.show(message.events, view);
        this.doubt(this.book.hear(message.events));
        return;
      }
      case "info": {
        const before = this.info;
        this.info = message.info;
        if (before) this.learn(before, message.info);
        if (message.info.phase === "lobby" && before?.phase !== "lobby") {
          this.view = null;
          this.stage.clear();
          this.remark = "";
        }
        this.shuffles();
        return;
      }
      case "chat": {
        const { seat, phrase, text, reaction } = message;
        const spoken = words().said(message);
        if (spoken && this.seen()) this.tell(words().t("table-chat", { name: this.names[seat] ?? "", text: spoken }));
        this.stage.beside(seat, { said: { phrase, text, reaction } });
        this.said = [...this.said, { id: ++this.count, seat, phrase, text, reaction }].slice(-SAID_MAX);
        return;
      }
      case "nudge":
        this.reminded(message);
        return;
      case "closed":
        this.closed = message.code;
        if (this.token !== null && FREES.has(message.code)) {
          if (message.code === "kicked" || message.code === "bad_token") loseSeat(this.id, this.token);
          else forgetSeat(this.token);
        }
        return;
      case "error":
        this.say(words().error(message.code));
        return;
    }
  }

  /** Show the table after some time without it: what was missed, one by one if it is little. */
  private resume(view: View, missed: Missed[], known: boolean): void {
    const events = missed.flatMap((move) => move.events);
    if (known && !this.sending && !this.untold && events.some((event) => event.seat === this.seat && isAnswer(event))) this.herald(words().t("web-played_for"));
    if (known && missed.length <= WAITING_MAX) {
      this.stage.show(events, view);
      return;
    }
    this.stage.jump(view, known ? [...this.stage.past, ...events] : events);
    this.looked(missed.at(-1)?.events ?? []);
    this.tell([...this.first.splice(0), ...this.fresh(), this.asking].join(" "));
  }

  /** Somebody reminds those whom play waits for. */
  private reminded({ seat, to }: Nudged): void {
    const names = words().listing(to.map((other) => this.names[other] ?? ""));
    const key = to.includes(this.seat!) ? "table-nudge-you" : seat === this.seat ? "table-nudge-by_you" : "table-nudge";
    const text = words().t(key, { name: this.names[seat] ?? "", names });
    this.note(text);
    if (this.seen()) this.tell(text);
    this.stage.beside(seat, { said: { text: words().t("web-nudge-said") } });
    if (!to.includes(this.seat!)) return;
    sound("turn");
    const done = callUp(text);
    setTimeout(done, NOTICE_MS);
  }

  /** Whether a move was made for us because our time was up. */
  private late(events: TableEvent[]): boolean {
    if (this.sending || this.untold || this.turnAt === null || performance.now() < this.turnAt - EARLY_MS) return false;
    return this.view !== null && questionOf(this.view) !== undefined && events.some(({ seat, by }) => (by ?? seat) === this.seat);
  }

  /** Tell who came and went. */
  private learn(before: Info, now: Info): void {
    const news = newsOf(before, now, this.seat, words(), this.away);
    if (news.length && this.seen()) this.tell(news.map(({ text }) => text).join(" "));
    const read = news.filter(({ matters }) => matters);
    if (read.length && now.phase !== "lobby") this.note(read.map(({ text }) => text).join(" "));
  }

  /** The call, if it is owed: the card has left the hand, however it did. */
  get owed(): Text | undefined {
    return offered(this.view, "word")[0];
  }

  /** Say an armed call once it is owed, and keep none armed that a changed hand has no use for. */
  private disarm(): void {
    if (!this.armed || (!this.owed && this.view?.hand?.length === CALL_AT)) return;
    this.armed = false;
    // Whoever was quicker, a catch or a table that calls by itself, has been told of anyway.
    if (this.owed) void this.connection?.ask({ type: "move", choice: this.owed }).catch(() => undefined);
  }

  private took(clock: Clock | null): void {
    const now = performance.now();
    this.turnMs = clock?.whole_ms ?? 0;
    this.turnAt = clock?.turn_ms == null ? null : now + clock.turn_ms;
    this.catchAt = clock?.catch_ms == null ? null : now + clock.catch_ms;
    this.holdAt = now + (clock?.hold_ms ?? 0);
  }

  /** Look whether the shuffles are what they were promised to be, and add to the next one without being asked. */
  private shuffles(told?: TableEvent[][]): void {
    const info = this.info;
    if (!info) return;
    const { match } = this.book.notes;
    const found = this.book.see(info, this.seat, told);
    // Rounds are counted anew, and what did not fit about those before is not said of these.
    if (match !== this.book.notes.match) this.doubts = [];
    this.doubt(found);
    if (this.book.over(info).length) void this.prove(info);
    const ours = this.seat === null ? null : this.book.salt(info);
    if (!ours || ours.salt === this.salted) return;
    this.salted = ours.salt;
    // Its own text is its id: said again by a page that came back, it gets the first answer again.
    void this.connection?.ask({ type: "salt", ...ours }, ours.salt).then(
      () => this.book.take(ours.salt),
      ({ code }: Refused) => {
        // Refused for a moment only, it is said again with the next news.
        if (RETRY.has(code)) this.salted = "";
      },
    );
  }

  /** Reckon what rounds that are over must have been, and compare; where that cannot be fetched now, it is with the next news. */
  private async prove(info: Info): Promise<void> {
    const { sheet, rules, seats } = info.settings;
    const { match } = this.book.notes;
    const proof = await import("./proof").catch(() => null);
    const whole = await proof?.whole(this.book, info);
    // Meanwhile the next match may have begun.
    if (!proof || match !== this.book.notes.match) return;
    if (whole) this.doubt(this.book.see(whole, this.seat, [], true));
    this.doubt(proof.prove(this.book, whole ?? info, { cards: cardsOf(info.settings), rules: { ...editions().sheets[sheet], ...rules }, players: seats.length }));
  }

  /** Say what does not fit: it stays on the page, and is read out. */
  private doubt(found: Doubt[]): void {
    const fresh = this.book.fresh(found);
    if (!fresh.length) return;
    this.doubts = [...this.doubts, ...fresh];
    void fairnessWords(words()).then((said) => this.tell(fresh.map(({ code, round }) => said.t(`fairness-${code}`, { round })).join(" ")));
  }

  /** Say what happened to a screen reader, and show the hands that were shown. */
  private speak(events: TableEvent[]): void {
    const you = this.seat;
    const question = this.view && questionOf(this.view);
    // The question about a drawn card that fits names the card.
    const named = question?.question === "drawn" && question.choices.some((choice) => choice !== "keep");
    const heard = events.filter(({ event, seat }) => (seat === you ? !(named && event === "drew") : !UNSPOKEN.has(event)) && !NEVER_SPOKEN.has(event));
    const first = [...this.first.splice(0), ...heard.map((event, place) => words().short(event, this.names, you, heard[place - 1], this.view?.partners))];
    const asked = this.fresh();
    // "Your turn" has said enough.
    if (question && question.question !== "turn") asked.push(this.questionText(question));
    this.looked(events);
    const said = [...first, ...asked].join(" ");
    if (said) this.announcer.hold(said);
    // What others did can wait until it matters to the reader, and what matters waits for nothing.
    if (asked.length || question || this.view?.round_over || events.some((event) => isAbout(event, you))) this.announcer.flush();
    // That a hand has become another is written, too: without motion nobody sees it. What is in it, one sees.
    const moved = events.some((event) => isHandOver(event) && event.seat === you);
    if (moved) this.note(words().event(events[events.findIndex(isHandOver) - 1]!, this.names, you));
  }

  /** What is offered now and was not before: a call that is owed, somebody to catch, a card to jump in with. */
  protected fresh(): string[] {
    const offers = this.view?.asked.filter(({ offer }) => offer) ?? [];
    const fresh = offers.filter(({ choices }) => choices.some((choice) => !this.offered.includes(choice)));
    this.offered = offers.flatMap(({ choices }) => choices);
    return fresh.map((offer) => words().question(offer, this.names, this.seat));
  }

  /** What is asked, in the words of this page: of a challenge each answer says what comes of it. */
  questionText(question: Question): string {
    if (question.question !== "challenge") return words().question(question, this.names, this.seat, this.view?.debt);
    return words().t(question.choices.some((choice) => kindOf(choice) === "card") ? "web-challenge-stack" : "web-challenge");
  }

  /** What is asked, with the numbers of the answers, or whom the table waits for. */
  get asking(): string {
    const { view, names } = this;
    if (!view) return "";
    const question = questionOf(view);
    const others = words().listing(view.waiting_for.map((seat) => names[seat] ?? ""));
    if (!question) return view.round_over ? "" : words().t("web-waiting", { names: others });
    const listed = answers(question, view.hand ?? []).map(({ choice, key }) => `${words().t("table-choice", { number: key, choice: words().choice(choice, names, view.debt) })}.`);
    return [words().question(question, names, this.seat, view.debt), ...listed].join(" ");
  }

  /** Show the hands that somebody let us see, in a dialog, and have them told there. */
  private looked(events: TableEvent[]): void {
    const looks = events.filter((event) => event.to === this.seat && isLook(event));
    if (!looks.length) return;
    if (!this.looks.length) this.announcer.expectDialog();
    this.looks = looks.map((event) => ({ seat: event.seat!, cards: event.cards! }));
  }

  // --- What the player does --------------------------------------------------------------------------------------------

  /** Tell the player something, in writing and aloud. */
  say(text: string): void {
    this.remark = text;
    this.tell(text);
  }

  /** Tell those who listen. */
  tell(text: string): void {
    if (text) this.announcer.say(text);
  }

  /** Write something for a moment. */
  private note(text: string): void {
    this.notice = text;
    clearTimeout(this.noticed);
    this.noticed = setTimeout(() => (this.notice = ""), NOTICE_MS);
  }

  /** Write something, and have it said before what follows from it. */
  private herald(text: string): void {
    this.note(text);
    this.first.push(text);
  }

  /** Whether a round is being played. */
  private get playing(): boolean {
    return this.view !== null && !this.view.round_over;
  }

  /** What is said of an answer that is still on its way. */
  get onItsWay(): string {
    const { why } = this.pending;
    if (!why) return "";
    if (this.lost) return words().t("web-unsent");
    const owing = this.view?.owing ?? [];
    if (why === "slow" || !owing.length) return words().t("web-sending");
    const others = owing.filter((seat) => seat !== this.seat).map((seat) => this.names[seat] ?? "");
    return others.length ? words().t("web-move_held", { names: words().listing(others) }) : words().t("web-move_held-you");
  }

  /** For how long the table holds a move: not a call or a catch, and only while somebody can be caught. */
  private heldMs(request: Request): number {
    if (request.type !== "move" || [...offered(this.view, "word"), ...offered(this.view, "seat")].includes(request.choice)) return 0;
    return Math.max(0, this.holdAt - performance.now());
  }

  async ask(request: Request): Promise<boolean> {
    if (!this.connection) return false;
    const answered = this.pending.begin(this.heldMs(request));
    const move = request.type === "move" ? request.choice : "";
    const catching = offered(this.view, "seat").includes(move);
    try {
      await this.connection.ask(request);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (catching && MISSED.has(error.code)) this.cool();
      this.say(LATE.has(error.code) && kindOf(move) === "card" && this.view?.rules.jump_in ? words().t("web-late") : words().error(error.code));
      return false;
    } finally {
      answered();
    }
  }

  /** The host has the next match dealt at once: the same people, the same rules. */
  async rematch(): Promise<void> {
    this.sending = true;
    if (await this.ask({ type: "rematch" })) await this.ask({ type: "start" });
    this.sending = false;
  }

  async move(choice: Text): Promise<void> {
    if (this.sending) return;
    this.remark = "";
    const calling = this.armed && callable(choice);
    this.sending = true;
    this.untold = await this.ask({ type: "move", choice: calling ? `${choice} uno` : choice });
    this.sending = false;
  }

  /** A card of the hand was tapped, dropped on the pile, or chosen with Enter. */
  press(card: Text, thing: number | null = null): void {
    const view = this.view;
    if (!view) return;
    const choice = this.choiceOf(card);
    if (choice) {
      this.queued = null;
      this.stage.pressed = thing;
      void this.move(choice);
      return;
    }
    if (this.mayQueue) {
      this.queue(card);
      return;
    }
    const reason = whyNot(view, card);
    sound("refused");
    if (reason) this.say(words().reason(reason));
  }

  /** Whether others play, so that one can only choose what to play later. */
  get mayQueue(): boolean {
    return this.seat !== null && this.playing && !this.sending && questionOf(this.view!) === undefined;
  }

  /** Choose a card for one's turn, another one in its place, or none any more. */
  private queue(card: Text): void {
    this.queued = this.queued === card ? null : card;
    this.say(words().t(this.queued ? "web-queued" : "web-unqueued", { card: words().card(card, "told") }));
  }

  /** Play what was chosen before, now that it is one's turn, or say that it does not fit. To be followed as an effect. */
  answerQueued(): void {
    const { queued, view } = this;
    if (queued === null || !view || this.stage.busy || this.sending || !this.seen()) return;
    const question = questionOf(view);
    if (!view.round_over && view.hand?.includes(queued) && question?.question !== "turn") return;
    this.queued = null;
    const choice = question && choiceWith(view.asked, queued);
    if (choice) void this.move(choice);
    else if (question) this.say(words().t("web-queue-unfit", { card: words().card(queued, "told") }));
  }

  /** The very same card as the one on top is played out of turn: the first one that is offered. */
  jump(): void {
    if (!this.playing) return;
    const [choice] = offered(this.view, "card");
    if (choice) void this.move(choice);
    else this.say(words().t("question-jump-you", { choices: 0 }));
  }

  draw(): void {
    if (!this.playing) return;
    const choice = drawn(this.view);
    if (choice) void this.move(choice);
    else this.say(words().t(this.view && questionOf(this.view)?.question === "turn" ? "web-must_play" : "web-no_draw"));
  }

  /** Call at once if the call is owed, or with the next card if that leaves one. */
  call(): void {
    if (!this.playing) return;
    const count = this.view?.hand?.length ?? 0;
    if (this.owed) void this.ask({ type: "move", choice: this.owed });
    else if (count !== CALL_AT) this.say(words().t("web-call-early", { count }));
    else {
      this.armed = !this.armed;
      this.remark = "";
      this.tell(words().t(this.armed ? "web-armed" : "web-disarmed"));
    }
  }

  /** Catch whoever can be caught; after a miss one has to wait. */
  catch(seat?: Seat): void {
    if (!this.playing) return;
    const now = performance.now();
    const choices = offered(this.view, "seat");
    // Before its window a catch counts as a miss, so it is not even sent.
    if (now < this.coolAt || (choices.length && (this.catchAt === null || now < this.catchAt))) {
      this.say(words().t("web-catch-wait"));
      return;
    }
    const choice = seat === undefined ? choices[0] : choices.find((possible) => parts(possible)[1] === String(seat));
    if (!choice) {
      this.cool();
      this.say(words().t("table-catch-nobody"));
      return;
    }
    void this.ask({ type: "move", choice });
  }

  private cool(): void {
    this.coolAt = performance.now() + CATCH_AGAIN_MS;
  }

  leave(): void {
    void this.ask({ type: "leave" });
  }

  chat(words: { phrase: string } | { text: string } | { reaction: string }): void {
    void this.ask({ type: "chat", ...words });
  }

  /** The one answer to what is asked, if there is only one. */
  get sole(): Text | undefined {
    const question = this.view && !this.stage.busy ? questionOf(this.view) : undefined;
    return question?.choices.length === 1 ? question.choices[0] : undefined;
  }

  /** The same where it may go out by itself: it tells nobody anything, and takes nobody's call away. */
  private get forced(): Text | undefined {
    const { sole, view } = this;
    if (sole === undefined || !questionOf(view!)?.forced || this.sending || this.looks.length) return undefined;
    return callable(sole) && view!.hand?.length === CALL_AT && !this.armed ? undefined : sole;
  }

  /** Give an answer that is forced, once there was time to read what was asked. To be followed as an effect. */
  answerForced(): (() => void) | void {
    const choice = this.forced;
    if (choice === undefined) return;
    const timer = setTimeout(() => void this.move(choice), FORCED_MS);
    return () => clearTimeout(timer);
  }

  /** What a click on a card of the hand does: it answers what is asked, or takes up an offer, which waits for no motion. */
  choiceOf(card: Text): Text | undefined {
    return (this.stage.busy ? undefined : choiceWith(this.view?.asked ?? [], card)) ?? offerWith(this.view, card);
  }

  /** Whether a card of the hand can be played out of turn. */
  offers(card: Text): boolean {
    return offerWith(this.view, card) !== undefined;
  }
}

/** Codes with which the server refuses a card for which somebody was quicker. */
const LATE = new Set(["not_asked", "illegal_move"]);

/** Codes with which the server refuses a catch that missed. */
const MISSED = new Set(["cooling_down", "too_early", "not_asked", "illegal_move"]);

/** Whether an event is by itself its seat's own answer. */
function isAnswer(event: TableEvent): boolean {
  return described(event).answer === true;
}

/** Whether cards were shown that stay where they are. */
function isLook(event: TableEvent): boolean {
  const { hides, motions = [] } = described(event);
  return hides === "cards" && event.cards !== undefined && motions.length === 0;
}

/** Whether an event happens to the reader, or the reader did it. */
function isAbout(event: TableEvent, you: Seat | null): boolean {
  return you !== null && eventKey(event, you)[1].includes(you);
}

/** Events that are not read out unless they are about the reader: they follow from the rest, and would talk over it. */
const UNSPOKEN = new Set(["accepted", "dealt", "kept", "received", "skipped", "turn_began"]);
/** And those that are not read out at all: the next says what came of them. */
const NEVER_SPOKEN = new Set(["dealer_drew", "dealer_chosen"]);
