// One table as this page knows it: steps wait in a queue, are acted out on the stage and then drawn.
// No rule of the game is known here: the view's prompt says what may be done.
import { Fairness } from "../fair/fairness.svelte";
import { Company } from "../room/company.svelte";
import { calls, question } from "./calling";
import { Connection, type Answer, type Link } from "./connection";
import { wayTo } from "./here";
import type { AnnounceShape, CardShape, Ev, ItemShape, Prompt, ViewShape } from "./protocol";
import { buzz, play } from "./sound";
import { Stage } from "./stage.svelte";
import { written } from "./sheet";
import { tellAll } from "./tell";
import { Voice } from "./voice";
import { t } from "./words.svelte";

/** A sentence of the log. */
export interface Line {
  id: number;
  text: string;
}

interface Step {
  events: Ev[];
  view: ViewShape;
  late: boolean;
}

/** The part of a connection that a table needs; tests bring their own. */
export interface Wire {
  send(a: string, d?: Record<string, unknown>): Promise<Answer>;
  close(): void;
  retake(): void;
}

export interface Said {
  items: ItemShape[];
  belotes: string[];
}

const BEHIND = 4;
const LOG = 200;

export class Table {
  view: ViewShape | null = $state.raw(null);
  link: Link = $state("connecting");
  /** A card of one's own that lies on the table before the server has said yes. */
  pending = $state("");
  busy = $state(false);
  /** A sentence for the player: why something was refused. */
  notice = $state("");
  /** The code of the rule behind it, where a card may not be played. */
  rule = $state("");
  /** Everything that was said, the newest last. */
  log: Line[] = $state.raw([]);
  /** The table at the end of each deal, as far as this page saw it: there the cards lie open. */
  ended: Record<number, ViewShape> = $state.raw({});
  /** Who is there, seat by seat, where the server says so. */
  presence: readonly string[] = $state.raw([]);
  /** When a bot stands in for whoever is missing, in milliseconds of the server; null: it does not. */
  bots: readonly (number | null)[] = $state.raw([]);
  readonly stage = new Stage();
  /** Who paused the match; -1: nobody, or it is not known. */
  pausedBy = $state(-1);
  /** The people of the room, if this table is one. */
  readonly company = new Company(({ key, names }) => this.#note(t(key, names)));

  /** How this page helps to make the deals, and what came of checking them. */
  readonly fair: Fairness;

  #queue: Step[] = [];
  #running = false;
  #line: Wire;
  #said = 0;
  #asked = "";

  constructor(readonly id: string, token: string, connect: (table: Table) => Wire = (self) => self.#connect(id, token)) {
    this.fair = new Fairness(id, (a, d) => this.#line.send(a, d));
    this.#line = connect(this);
  }

  #connect(table: string, token: string): Wire {
    return new Connection(table, token, {
      step: (events, view, late) => this.step(events, view, late),
      link: (state) => (this.link = state),
      presence: (seats, bots) => ([this.presence, this.bots] = [seats, bots]),
      welcome: (me, now) => this.company.welcome(me, now),
      company: (frame) => {
        if (frame.t === "fair") this.fair.take(frame.d);
        this.company.take(frame);
      },
    }, wayTo(table));
  }

  voice = $derived(this.view ? new Voice(this.view) : null);

  /** The view whose question has been answered; what comes of it is not drawn yet. */
  #spent: ViewShape | null = $state.raw(null);

  /** What the table asks, unless an answer is on its way or taken, or the match is paused. */
  prompt: Prompt | null = $derived(
    this.busy || this.view === this.#spent || this.view?.paused ? null : (this.view?.prompt ?? null),
  );

  /** Whether the table waits for this player. */
  called = $derived(calls(this.prompt));

  /** Whose turn it is to see: nobody's while cards and calls are still on their way. */
  turn = $derived(this.stage.acting || this.pending ? -1 : (this.view?.turn ?? -1));

  hand = $derived((this.view?.hand ?? []).filter((card) => card !== this.pending));

  /** What the prompt says of each card of the hand. */
  cards: Record<string, CardShape> = $derived(
    Object.fromEntries((this.prompt?.kind === "play" ? this.prompt.cards : []).map((c) => [c.card, c])),
  );

  close(): void {
    this.#line.close();
    this.stage.skip();
  }

  retake(): void {
    this.#line.retake();
  }

  // --- what comes ---

  step(events: Ev[], view: ViewShape, late = false): void {
    this.fair.step(events, view);
    this.#queue.push({ events, view, late });
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const hurry = step.late || this.#queue.length > BEHIND || document.hidden;
      this.#tell(step);
      if (!this.view) step.events = []; // what was before this page is told, and not acted out
      await this.stage.perform(step.events, step.view, this.view, hurry);
      this.#draw(step.view);
    }
    this.#running = false;
  }

  #tell({ events, view }: Step): void {
    const paused = events.findLast((event) => event.e === "paused");
    if (paused) this.pausedBy = Number(paused.d.seat);
    this.#note(...tellAll(events, view, this.view));
  }

  #note(...texts: string[]): void {
    if (texts.length === 0) return;
    const lines = texts.map((text) => ({ id: ++this.#said, text }));
    this.log = [...this.log, ...lines].slice(-LOG);
  }

  #draw(view: ViewShape): void {
    const asked = question(view);
    if (!view.paused) this.pausedBy = -1;
    if (!view.hand.includes(this.pending)) this.pending = "";
    if (view.match !== this.view?.match) this.ended = {};
    if (written(view)) this.ended = { ...this.ended, [view.scores.length - 1]: view };
    this.view = view;
    this.stage.settle(view);
    if (this.pending) this.stage.put(view.seat, this.pending);
    if (asked && asked !== this.#asked) this.#wake();
    this.#asked = asked;
  }

  #wake(): void {
    play("chime");
    buzz();
  }

  // --- what goes ---

  async #ask(a: string, d: Record<string, unknown> = {}): Promise<boolean> {
    this.busy = true;
    this.notice = "";
    const asked = this.view;
    const answer = await this.#line.send(a, d);
    this.busy = false;
    if (answer.t === "ack") {
      this.#spent = asked;
      return true;
    }
    this.notice = this.refused(answer.code);
    this.rule = "";
    this.#note(this.notice);
    return false;
  }

  /** Ask for something besides the game: the table's question, if there is one, stays. */
  async order(a: string, d: Record<string, unknown> = {}): Promise<boolean> {
    this.notice = "";
    const answer = await this.#line.send(a, d);
    if (answer.t === "ack") return true;
    this.notice = this.refused(answer.code);
    this.rule = "";
    this.#note(this.notice);
    return false;
  }

  refused(code: string): string {
    return this.voice?.say(`refusal-${code}`, { player: this.voice.name(this.view?.turn ?? 0) }) ?? code;
  }

  /** Why a card may not be played now, in a sentence. */
  why(card: string): string {
    const why = this.cards[card]?.why;
    if (!why || !this.voice) return "";
    const key = why.code === "why-void-all-trumps" ? why.code : `refusal-${why.code}`;
    return this.voice.say(key, { led: why.led, card: why.card });
  }

  /** Put a card on the table at once; it comes back if the table refuses it. */
  async play(card: string, belote = false, said: Said | null = null, from?: DOMRect): Promise<void> {
    const seat = this.view?.seat ?? 0;
    if (from) this.stage.origins.set(card, from);
    this.pending = card;
    this.stage.put(seat, card);
    play("card");
    const announce = said && { items: rows(said.items), belotes: said.belotes };
    if (await this.#ask("play", { card, belote, announce })) return;
    this.pending = "";
    this.stage.takeBack(card);
  }

  announce(said: Said): Promise<boolean> {
    return this.#ask("announce", { items: rows(said.items), belotes: said.belotes });
  }

  cut = (at: number): Promise<boolean> => this.#ask("cut", { at });
  packets = (pattern: number): Promise<boolean> => this.#ask("packets", { pattern });
  call = (call: string): Promise<boolean> => this.#ask("call", { call });
  swap = (made: boolean): Promise<boolean> => this.#ask("swap", { made });
  discard = (cards: string[]): Promise<boolean> => this.#ask("discard", { cards: cards.join(" ") });
  claim = (card: string): Promise<boolean> => this.#ask("claim", { card });
  accept = (): Promise<boolean> => this.#ask("accept");
  ready = (): Promise<boolean> => this.#ask("ready");
  takeback = (): Promise<boolean> => this.#ask("takeback");
}

const rows = (items: ItemShape[]): [number, string, string][] =>
  items.map((item) => [item.points, item.kind, item.cards.join(" ")]);

/** Whether a choice of items is one of those that may be announced together. */
export function allowed(announce: AnnounceShape, items: readonly ItemShape[]): boolean {
  const name = (set: readonly ItemShape[]): string =>
    set.map((i) => `${i.kind}${i.cards.join("")}`).sort().join();
  return announce.sets.some((set) => name(set) === name(items));
}

