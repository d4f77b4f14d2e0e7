// What the table shows between two views: cards on their way, bubbles, a finished trick that rests.
// The stage acts out the events of a step; then the view is drawn.
import { suitOf } from "./bids";
import type { Fields, ItemRow } from "./fields";
import { TIMES, moving, resting } from "./motion";
import type { Ev, PlayShape, ShownShape, ViewShape } from "./protocol";
import { settings } from "./settings.svelte";
import { byOne } from "./sheet";
import { play } from "./sound";
import { restLine } from "../room/tellers";
import { announced } from "./tell";
import { Voice } from "./voice";

export interface Bubble {
  text: string;
  tone: "call" | "pass" | "word";
  card?: string | undefined;
}

export class Stage {
  trick: PlayShape[] = $state([]);
  /** The seat whose card lifts: the trick is over and theirs. */
  taken = $state(-1);
  bubbles: Record<number, Bubble> = $state({});
  fans: ShownShape[] = $state([]);
  /** Packets in flight: the deal being animated, or null. */
  dealing: { packets: number[]; first: number } | null = $state(null);
  /** Whether a finished trick waits for a tap. */
  waiting = $state(false);
  /** A moment of its own: a sentence across the table. */
  moment = $state("");
  /** Something is being acted out: until the view is drawn it is nobody's turn. */
  acting = $state(false);
  /** Who took the trick that rests, in a sentence. */
  news = $state("");

  /** Where each seat stands on the screen, and where cards of one's own come from. */
  readonly places = new Map<number, Element>();
  readonly origins = new Map<string, DOMRect>();
  sweepTo = -1;

  #skip: (() => void) | null = null;
  #hurry = false;

  place(seat: number): DOMRect | undefined {
    return this.places.get(seat)?.getBoundingClientRect();
  }

  /** Let what is being shown be over. */
  skip = (): void => this.#skip?.();

  /** Act out a step. */
  async perform(events: Ev[], view: ViewShape, before: ViewShape | null, hurry: boolean): Promise<void> {
    this.#hurry = hurry;
    this.acting = events.length > 0;
    for (const event of events) await this.#event(event, view, before);
  }

  /** Draw what the view says. */
  settle(view: ViewShape): void {
    const plays = view.trick?.plays ?? [];
    if (plays.map((p) => p.card).join() !== this.trick.map((p) => p.card).join()) this.trick = [...plays];
    this.taken = -1;
    this.acting = false;
    this.dealing = null;
    this.waiting = false;
    this.origins.clear();
    if (view.phase !== "auction" && view.phase !== "play") this.#hush("call");
  }

  clear(): void {
    this.trick = [];
    this.bubbles = {};
    this.fans = [];
    this.moment = "";
  }

  put(seat: number, card: string): void {
    if (!this.trick.some((p) => p.card === card)) this.trick = [...this.trick, { seat, card }];
  }

  takeBack(card: string): void {
    this.trick = this.trick.filter((p) => p.card !== card);
  }

  // --- events ---

  async #event(event: Ev, view: ViewShape, before: ViewShape | null): Promise<void> {
    const d = event.d as unknown as Fields;
    const voice = new Voice(view);
    switch (event.e) {
      case "deal_opened":
        return this.clear();
      case "pack_cut":
        this.#sound("card");
        return this.#wait(resting(TIMES.call));
      case "dealt":
        return this.#deal(view.packets, view.dealer, view);
      case "called":
        return this.#call(voice, d.seat, d.call, before);
      case "passed_out":
        return this.#wait(resting(TIMES.passed));
      case "hands_filled":
        this.#hush("call");
        return this.#deal(view.talon ? [view.talon] : [view.packets.at(-1) ?? 1], view.dealer, view);
      case "announced":
        this.#announce(voice, d);
        return this.#wait(resting(TIMES.call));
      case "seven_swapped":
        this.#say(d.seat, voice.say("say-swap"), "word");
        return this.#wait(resting(TIMES.call));
      case "card_played":
        return this.#card(voice, d);
      case "declarations_shown":
        return this.#shown(d.contest, view);
      case "trick_taken":
        return this.#taken(voice, d);
      case "eight_of_suit":
        return this.#moment(voice.say("belot8", { player: voice.name(d.seat), suit: d.suit[0]?.toUpperCase() }));
      case "rest_claimed":
        return d.proved ? this.#told(restLine(voice, d.seat), TIMES.show) : undefined;
      case "rest_taken":
        return this.#told(voice.say("rest-taken", { player: voice.name(d.seat) }), TIMES.passed);
      case "deal_scored":
        return this.#scored(voice, view);
      case "taken_back":
        return this.clear();
    }
  }

  async #call(voice: Voice, seat: number, call: string, before: ViewShape | null): Promise<void> {
    const pass = call === "pass";
    this.#sound(pass ? "knock" : "card");
    const turned = call === "take" ? (before?.turned ?? undefined) : undefined;
    this.#say(seat, voice.sign(call), pass ? "pass" : "call", turned?.[1] ?? (suitOf(call) || undefined));
    return this.#wait(resting(TIMES.call));
  }

  #announce(voice: Voice, d: { seat: number; items?: ItemRow[]; belote?: number }): void {
    const said = announced(voice, d);
    if (said.length === 0) return;
    const values = (d.items ?? []).map(([points]) => String(points));
    const belote = d.belote ? [voice.say("say-belote")] : [];
    this.#say(d.seat, [...values, ...belote].join(" · "), "word");
  }

  async #card(voice: Voice, d: { seat: number; card: string; word?: string }): Promise<void> {
    if (this.trick.length === 0) this.#hush("all");
    this.#sound("card");
    this.put(d.seat, d.card);
    this.#announce(voice, d);
    if (d.word && d.word !== "none") this.#say(d.seat, voice.say(`say-${d.word}`), "word");
    return this.#wait(moving(TIMES.card));
  }

  async #taken(voice: Voice, { seat, points }: { seat: number; points: number }): Promise<void> {
    this.taken = seat;
    this.news = voice.say("trick-won", { player: voice.name(seat), n: points });
    await this.#rest();
    this.news = "";
    this.sweepTo = seat;
    this.trick = [];
    this.taken = -1;
    await this.#wait(moving(TIMES.sweep));
  }

  /** The finished trick lies for as long as is set. */
  async #rest(): Promise<void> {
    if (settings.hold > 0 || this.#hurry) return this.#wait(resting(settings.hold));
    this.waiting = true;
    await new Promise<void>((done) => (this.#skip = done));
    this.waiting = false;
  }

  async #deal(packets: number[], dealer: number, view: ViewShape): Promise<void> {
    const length = moving(TIMES.deal);
    if (length === 0 || this.#hurry) return;
    this.#sound("card");
    this.dealing = { packets, first: (dealer + 1) % view.players };
    await this.#wait(length);
    this.dealing = null;
  }

  async #shown(contest: { counted: ItemRow[][] }, view: ViewShape): Promise<void> {
    this.fans = view.contest?.shown ?? [];
    if (contest.counted.some((rows) => rows.length)) await this.#wait(resting(TIMES.show));
    this.fans = [];
  }

  /** All tricks for one side has a moment of its own, and so has a contract saved by one point. */
  /** Something in the tray, for as long as it takes to read. */
  async #told(text: string, ms: number): Promise<void> {
    this.news = text;
    await this.#wait(resting(ms));
    this.news = "";
  }

  async #scored(voice: Voice, view: ViewShape): Promise<void> {
    const score = view.scores.at(-1);
    const capot = score?.capot.findIndex(Boolean) ?? -1;
    const text =
      score && capot >= 0
        ? voice.say("capot", { side: voice.side(capot), n: score.capot[capot] })
        : score && byOne(score) && voice.say("made-by-one");
    if (text) await this.#moment(text);
  }

  async #moment(text: string): Promise<void> {
    this.moment = text;
    this.#sound("fanfare");
    await this.#wait(resting(2200));
    this.moment = "";
  }

  // --- sounds, bubbles and waiting ---

  /** What is only caught up with is not heard. */
  #sound(name: Parameters<typeof play>[0]): void {
    if (!this.#hurry) play(name);
  }

  #say(seat: number, text: string, tone: Bubble["tone"], suit?: string): void {
    this.bubbles[seat] = { text, tone, card: suit };
  }

  #hush(which: "call" | "all"): void {
    for (const [seat, bubble] of Object.entries(this.bubbles)) {
      if (which === "all" || bubble.tone !== "word") delete this.bubbles[Number(seat)];
    }
  }

  #wait(ms: number): Promise<void> {
    const time = this.#hurry ? 0 : ms;
    if (time <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#skip = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
