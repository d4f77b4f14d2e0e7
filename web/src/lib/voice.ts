// How a table is spoken of: its theme, seats and sides, and the listener's place among them.
import type { Deck } from "../cards/shapes";
import { bidOf, suitOf } from "./bids";
import { deckFor } from "./deck";
import type { ItemShape, ViewShape } from "./protocol";
import { say, type Theme, type Variables } from "./words.svelte";

export class Voice {
  readonly deck: Deck;
  readonly theme: Theme;

  constructor(readonly view: ViewShape) {
    this.deck = deckFor(view.theme);
    this.theme = this.deck === "beloz" ? "beloz" : view.theme === "bela" ? "bela" : "cards";
  }

  say = (key: string, variables?: Variables): string => say(this.theme, key, variables);

  /** The name of a seat; the listener's own is "You". */
  name = (seat: number): string =>
    seat === this.view.seat ? this.say("player-you") : (this.view.seats[seat]?.name ?? "");

  /** All sides, the listener's first. */
  get sides(): number[] {
    const { sides } = this.view;
    const first = Math.max(this.mine, 0);
    return Array.from({ length: sides }, (_, i) => (first + i) % sides);
  }

  /** The listener's side, or -1. */
  get mine(): number {
    return this.view.seats[this.view.seat]?.side ?? -1;
  }

  members = (side: number): number[] =>
    this.view.seats.flatMap((seat, i) => (seat.side === side ? [i] : []));

  side = (side: number): string => {
    const members = this.members(side);
    if (members.length === 1) return this.name(members[0] ?? 0);
    if (this.mine >= 0) return this.say(side === this.mine ? "side-us" : "side-them");
    const [first, second] = members.map(this.name);
    return this.say("side-pair", { first, second });
  };

  perSide = (numbers: readonly number[], key = "running-side"): string =>
    this.sides.map((s) => this.say(key, { side: this.side(s), n: numbers[s] ?? 0 })).join(", ");

  card = (card: string, form = ""): string => this.say(form ? `card.${form}` : "card", { card });
  short = (card: string): string => this.say("card-short", { card });
  shorts = (cards: readonly string[]): string => cards.map(this.short).join(", ");

  /** A contract, with how high it was bid where points are bid. */
  contract = (contract: string, height: string | null = null): string =>
    height ? this.say("bid-made", { bid: height, contract }) : this.say("contract", { contract });

  /** A call as it is said at the table. */
  call = (call: string): string => {
    if (call === "pass" || call === "double" || call === "redouble") return this.say(`say-${call}`);
    if (call === "take") return this.say("client-take");
    const bid = bidOf(call);
    return bid ? this.contract(bid.contract, bid.height) : this.contract(call);
  };

  /** A call beside the sign of its suit, in a bubble. */
  sign = (call: string): string => {
    const bid = bidOf(call);
    return bid && suitOf(call) ? this.say("bid-height", { bid: bid.height }) : this.call(call);
  };

  /** Place of a card's rank in a sequence, 1 to 8: what BeloZ prints in the corner. */
  place = (card: string): number => this.view.order.indexOf(card[0] ?? "") + 1;

  /** A declaration in words: "three in a row to the queen of spades". */
  item = (item: ItemShape): string => {
    const [first = ""] = item.cards;
    if (item.kind === "quad") return this.say("decl-quad", { rank: first[0] });
    if (item.kind !== "sequence" || !first) return String(item.points);
    const top = [...item.cards].sort((a, b) => this.place(b) - this.place(a))[0] ?? first;
    return this.say("decl-sequence", { card: top, length: item.cards.length });
  };
}
