// A deal that is over as a list of moments: everything that was dealt, called, said and played, with
// the table as it was then. What the moments are and what they are worth is in the replay; no rule
// of the game is asked here.
import type { ItemRow } from "../lib/fields";
import type { Ev, ItemShape, PlayShape, ReplayShape, ShownShape, ViewShape } from "../lib/protocol";
import { tell } from "../lib/tell";
import { Voice } from "../lib/voice";

export type Kind = "deal" | "call" | "cards" | "said" | "card" | "end";

export interface Moment {
  kind: Kind;
  view: ViewShape;
  /** The open hands, seat by seat, and what lies beside them still face down for the players. */
  hands: string[][];
  aside: string[][];
  /** What happened, as the table would have told it. */
  events: Ev[];
  /** The trick that this belongs to, from 1; 0 before the first. */
  trick: number;
  /** The seat that took the trick which lies here, -1 while it is not full. */
  taken: number;
  fans: ShownShape[];
}

const ev = (e: string, d: object): Ev => ({ t: "ev", seq: 0, at: 0, e, d: d as Ev["d"] });
const rows = (items: readonly ItemShape[]): ItemRow[] => items.map((i) => [i.points, i.kind, i.cards.join(" ")]);
const without = (hand: readonly string[], card: string): string[] => hand.filter((other) => other !== card);
const suits = (belotes: readonly string[]): number => belotes.length; // told only whether there is one

/** Makes the list, moment after moment. */
class Telling {
  readonly found: Moment[] = [];
  #view: ViewShape;
  #hands: string[][];
  #aside: string[][];
  #trick = 0;

  constructor(readonly replay: ReplayShape) {
    const { end } = replay;
    const none = Array.from({ length: end.sides }, () => 0);
    this.#view = {
      ...end,
      phase: "auction", turn: -1, dealer: replay.dealer, deal: replay.deal,
      totals: replay.before, hung: replay.hung, hand: [], calls: [], bid: null,
      contract: null, taker: -1, multiplier: 1, turned: replay.offered, swapped: -1,
      heard: end.heard.map(() => null), belotes: [], contest: null, trick: null, last_trick: null, history: [],
      tricks: none, points: none, scores: end.scores.slice(0, replay.score ? -1 : undefined),
      winner: -1, ending: "running", ends: [], eight: -1,
    };
    this.#hands = replay.dealt;
    this.#aside = replay.talons;
  }

  add(kind: Kind, events: Ev[], changes: Partial<ViewShape> = {}, more: Partial<Moment> = {}): void {
    this.#view = { ...this.#view, ...changes };
    this.#hands = more.hands ?? this.#hands;
    this.#aside = more.aside ?? this.#aside;
    this.#trick = more.trick ?? this.#trick;
    this.found.push({
      kind, events, view: this.#view, hands: this.#hands, aside: this.#aside, trick: this.#trick,
      taken: more.taken ?? -1, fans: more.fans ?? [],
    });
  }

  auction(): void {
    const { replay } = this;
    const { end } = replay;
    const turned = replay.offered ? [ev("turned", { turned: replay.offered })] : [];
    this.add("deal", [ev("deal_opened", { number: replay.deal, dealer: replay.dealer }), ...turned]);
    end.calls.forEach((call, i) => {
      const last = i === end.calls.length - 1;
      const { contract, taker, multiplier } = end;
      const settled = last ? { contract, taker, multiplier } : {};
      this.add("call", [ev("called", { ...call })], { calls: end.calls.slice(0, i + 1), ...settled });
    });
    if (end.swapped >= 0) {
      const hands = this.#swapped();
      this.add("said", [ev("seven_swapped", { seat: end.swapped })], { swapped: end.swapped, turned: end.turned }, hands);
    }
  }

  /** The hands after the seven was put where the turned card lay. */
  #swapped(): Pick<Moment, "hands" | "aside"> {
    const { offered, end } = this.replay;
    const trade = (cards: string[]): string[] =>
      cards.map((card) => (card === end.turned ? offered : card === offered ? end.turned : card) ?? card);
    return { hands: this.#hands.map(trade), aside: this.#aside };
  }

  /** Everybody has their cards; who may put some back does. */
  cards(): void {
    const { hands, away, end, talons } = this.replay;
    if (!end.contract || !hands.length) return;
    const taken = talons.some((talon) => talon.length);
    const full = hands.map((hand, seat) => (seat === end.taker ? [...hand, ...away] : hand));
    if (full.some((hand, seat) => hand.length > (this.#hands[seat]?.length ?? 0))) {
      const told = taken ? ev("talon_taken", { n: end.talon }) : ev("rest_dealt", {});
      this.add("cards", [told], {}, { hands: full, aside: [] });
    }
    if (away.length) this.add("said", [ev("discarded", { seat: end.taker })], { away }, { hands });
    this.#hands = hands;
    this.#aside = [];
  }

  /** What was announced before the first card, and the cards one by one. */
  play(): void {
    const { said, plays, contest, rest, claimed, end } = this.replay;
    for (const { seat, items, belotes } of said) {
      if (!items.length && !belotes.length) continue;
      this.add("said", [ev("announced", { seat, items: rows(items), belote: suits(belotes) })]);
    }
    if (contest === 0) this.#shown();
    plays.forEach((_, i) => {
      this.#card(i);
      if (contest === i + 1) this.#shown();
    });
    const thrown = { hands: this.#hands.map(() => []) };
    const left = { trick: null, tricks: end.tricks, points: end.points };
    if (rest >= 0) this.add("said", [ev("rest_taken", { seat: rest })], left, thrown);
    if (claimed) this.add("said", [ev("renonce_claimed", claimed)]);
  }

  #card(i: number): void {
    const { plays, end } = this.replay;
    const play = plays[i];
    if (!play) return;
    const { seat, card, word, items, belotes, winner, points } = play;
    const number = Math.floor(i / end.players);
    const from = number * end.players;
    const lies: PlayShape[] = plays.slice(from, i + 1).map((p) => ({ seat: p.seat, card: p.card }));
    const trick = { leader: plays[from]?.seat ?? seat, plays: lies, winner, points };
    const full = lies.length === end.players;
    const side = end.seats[winner]?.side ?? -1;
    const plus = (numbers: number[], n: number): number[] => numbers.map((m, s) => (full && s === side ? m + n : m));
    const events = [ev("card_played", { seat, card, word, items: rows(items), belote: suits(belotes) })];
    if (full) events.push(ev("trick_taken", { seat: winner, points }));
    this.add(
      "card",
      events,
      { phase: "play", trick, tricks: plus(this.#view.tricks, 1), points: plus(this.#view.points, points) },
      { hands: this.#hands.map((hand, s) => (s === seat ? without(hand, card) : hand)), trick: number + 1, taken: full ? winner : -1 },
    );
  }

  #shown(): void {
    const { contest } = this.replay.end;
    if (!contest?.shown.length) return;
    const counted = this.replay.end.seats.map((_, seat) => rows(contest.shown.find((s) => s.seat === seat)?.items ?? []));
    const told = ev("declarations_shown", { contest: { points: contest.points, counted } });
    this.add("said", [told], { contest }, { fans: contest.shown });
  }

  over(): void {
    const { end, dealer, deal } = this.replay;
    const suit = this.replay.hands[end.eight]?.[0]?.[1] ?? "";
    const eight = end.eight >= 0 ? [ev("eight_of_suit", { seat: end.eight, suit })] : [];
    const told = end.contract === null ? [ev("passed_out", {})] : this.replay.score ? [ev("deal_scored", {})] : eight;
    this.add("end", told, { ...end, dealer, deal, trick: null }, { taken: -1 });
  }
}

/** All moments of a deal, the hands first and the score last. */
export function momentsOf(replay: ReplayShape): Moment[] {
  const telling = new Telling(replay);
  telling.auction();
  telling.cards();
  telling.play();
  telling.over();
  return telling.found;
}

/** What happened at a moment, in sentences. */
export function said(moment: Moment, before: Moment | undefined): string[] {
  const voice = new Voice(moment.view);
  return moment.events.flatMap((event) => {
    const { turned, n } = event.d as { turned?: string; n?: number };
    if (event.e === "turned") return [voice.say("turn-up", { card: turned })];
    if (event.e === "talon_taken") return [voice.say("talon-taken", { n })];
    if (event.e === "rest_dealt") return [voice.say("dealt-rest")];
    return tell(event, moment.view, before?.view ?? null);
  });
}
