// How a pad speaks of seats and sides. Whoever was given no name is called by their place, as seen from
// where the pad lies.
import type { Deck } from "../cards/shapes";
import { deckFor } from "../lib/deck";
import { say, type Theme, type Variables } from "../lib/words.svelte";

export interface Company {
  /** By seat; empty where nobody was named. */
  names: readonly string[];
  /** The seats of each side. */
  sides: readonly (readonly number[])[];
  /** Names of the sides; empty where nobody gave them one. */
  teams: readonly string[];
  theme: Theme;
  /** The ranks as the numbers on BeloZ's cards have them, where cards are shown. */
  order: string;
}

const PLACES: Record<number, string[]> = { 2: ["me", "opposite"], 3: ["me", "right", "left"], 4: ["me", "right", "partner", "left"] };

/** Who sits where: with as many sides as players everybody plays alone. */
export function companyOf(theme: Theme, names: readonly string[], teams: readonly string[], sides: number, order = ""): Company {
  const members = Array.from({ length: sides }, (_, side) =>
    names.flatMap((_, seat) => (seat % sides === side ? [seat] : [])),
  );
  return { names, teams, sides: members, theme, order };
}

export class PadVoice {
  readonly deck: Deck;
  readonly theme: Theme;

  constructor(readonly company: Company) {
    this.deck = deckFor(company.theme);
    this.theme = this.deck === "beloz" ? "beloz" : company.theme === "bela" ? "bela" : "cards";
  }

  say = (key: string, variables?: Variables): string => say(this.theme, key, variables);

  /** A seat's name, or its place. */
  name = (seat: number): string => this.company.names[seat]?.trim() || this.spot(seat);

  /** Where a seat is, as seen from one's own. */
  spot(seat: number): string {
    return this.say(`pad-screen-seat-${PLACES[this.company.names.length]?.[seat] ?? "me"}`);
  }

  get sides(): number[] {
    return this.company.sides.map((_, side) => side);
  }

  sideOf = (seat: number): number => this.company.sides.findIndex((members) => members.includes(seat));

  side = (side: number): string => {
    const team = this.company.teams[side]?.trim();
    if (team) return team;
    const members = this.company.sides[side] ?? [];
    if (members.length < 2) return this.name(members[0] ?? side);
    const names = members.map((seat) => this.company.names[seat]?.trim() ?? "");
    if (this.company.names.some((name) => !name.trim())) return this.say(side === 0 ? "side-us" : "side-them");
    return this.say("side-pair", { first: names[0], second: names[1] });
  };

  perSide = (numbers: readonly number[], key = "running-side"): string =>
    this.sides.map((s) => this.say(key, { side: this.side(s), n: numbers[s] ?? 0 })).join(", ");

  place = (card: string): number => this.company.order.indexOf(card[0] ?? "") + 1;
  card = (card: string): string => this.say("card", { card });
  contract = (contract: string): string => this.say("contract", { contract });

  /** The contract of a round in words, with how high it was bid; empty where neither was said. */
  called = ({ bid, contract }: { bid: string | null; contract: string | null }): string =>
    [bid && this.say("pad-bid", { bid }), contract && this.contract(contract)].filter(Boolean).join(" ");
}
