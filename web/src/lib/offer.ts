// The bids of points that a prompt offers, put in order for the eye. Which these are the server says.
import { bidOf, type Bid } from "./bids";
import type { CallShape } from "./protocol";

/** What a prompt offers: its heights from the lowest up, each with the call for a contract, and the
 * contracts that occur. */
export class Offer {
  readonly heights: string[];
  readonly contracts: string[];
  readonly #calls: Set<string>;

  constructor(calls: readonly string[]) {
    const bids = calls.map(bidOf).filter((bid) => bid !== null);
    this.heights = [...new Set(bids.map((bid) => bid.height))];
    const named = new Set(bids.map((bid) => bid.contract));
    this.contracts = PLACES.filter((contract) => named.has(contract));
    this.#calls = new Set(calls);
  }

  /** The call of a contract at a height, if it may be made. */
  call(height: string, contract: string): string | undefined {
    return this.#calls.has(height + contract) ? height + contract : undefined;
  }

  get numbers(): string[] {
    return this.heights.filter((height) => /\d/.test(height));
  }

  /** Capot and générale, which stand above the numbers. */
  get slams(): string[] {
    return this.heights.filter((height) => !/\d/.test(height));
  }
}

/** As they lie in a hand: colours alternate. */
const PLACES = ["S", "H", "C", "D", "NT", "AT"];

/** The last bid of an auction, and whose it is. */
export function standing(calls: readonly CallShape[]): { seat: number; call: string; bid: Bid } | null {
  for (const { seat, call } of [...calls].reverse()) {
    const bid = bidOf(call);
    if (bid) return { seat, call, bid };
  }
  return null;
}
