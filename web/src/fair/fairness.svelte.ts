// This browser's part in making the deals of a table fair: it commits to values of its own, gives
// the next one when a deal is called, takes down what it sees, and checks every deal that is over.
import type { Answer } from "../lib/connection";
import type { Ev, FairShape, ViewShape } from "../lib/protocol";
import { receipt } from "../replay/load";
import type { Receipt, Result } from "./check";
import * as seen from "./seen";

/** How it stands with the check of a deal: `closed` until the match is over, because the deck is only
 * cut; `none` where there is no receipt. */
export type Checked = Result | "checking" | "closed" | "none" | "unanswered";

export class Fairness {
  shape: FairShape | null = $state.raw(null);
  /** What came of each check, by the number of the deal; of the running match. */
  results: Record<number, Checked> = $state.raw({});

  readonly #seen: seen.Seen;
  #seat = -1;
  #match = "";
  #number = 0;
  #busy = false;
  #sent = "";

  constructor(
    readonly table: string,
    readonly send: (a: string, d: Record<string, unknown>) => Promise<Answer>,
  ) {
    this.#seen = seen.load(table);
  }

  // --- what comes ---

  /** How the next deal is made, or that it is being made. */
  take(shape: FairShape): void {
    this.shape = shape;
    seen.noteShape(this.#seen, shape);
    this.#go(shape.match);
    seen.store(this.table, this.#seen);
    void this.#part();
  }

  /** A step of the table; `view` is how it stands after it. */
  step(events: readonly Ev[], view: ViewShape): void {
    this.#seat = view.seat;
    this.#number = view.match;
    const match = seen.noteEvents(this.#seen, this.#match, events, view);
    this.#go(match);
    if (events.length) seen.store(this.table, this.#seen);
    const shown = events.filter((event) => event.e === "secret_shown").map((event) => Number(event.d.deal));
    if (shown.length) void this.#checkAll(shown);
    void this.#part();
  }

  #go(match: string): void {
    if (!match || match === this.#match) return;
    if (this.#match) this.results = {};
    this.#match = match;
  }

  // --- taking part ---

  /** Commit, or give a value, whichever is due; once each. */
  async #part(): Promise<void> {
    if (this.#busy || this.#seat < 0 || !this.shape) return;
    this.#busy = true;
    try {
      const chains = await import("./chain");
      for (let wish = this.#wish(chains); wish; wish = this.#wish(chains)) {
        this.#sent = wish.key;
        const answer = await this.send(wish.a, wish.d);
        if (answer.t === "ack") continue;
        this.#sent = ""; // the next word of the table says what is due
        break;
      }
    } finally {
      this.#busy = false;
    }
  }

  #wish(chains: typeof import("./chain")): { key: string; a: string; d: Record<string, string> } | null {
    const { shape, table } = this;
    const seat = this.#seat;
    if (!shape || seat < 0) return null;
    if (shape.called) {
      const mine = shape.participants.find((each) => each.seat === seat && !each.revealed);
      const value = mine && chains.valueFor(table, mine.commitment);
      if (!value || this.#sent === value) return null;
      Object.assign(seen.deal(this.#seen, shape.match, shape.deal), { mine: value, giver: seat });
      seen.store(table, this.#seen);
      return { key: value, a: "reveal", d: { value } };
    }
    const commitment = shape.commitments[seat] ?? "";
    const next = commitment && chains.valueFor(table, commitment);
    if (next && !seen.given(this.#seen, next)) return null; // one that was dropped is known by now
    const asked = `${seat} ${commitment}`;
    if (this.#sent === asked) return null;
    const chain = chains.Chain.fresh();
    chains.keep(table, chain);
    return { key: asked, a: "commit", d: { head: chain.head } };
  }

  // --- checking ---

  /** Check deals whose secrets have been shown. */
  async #checkAll(deals: readonly number[]): Promise<void> {
    for (const deal of deals) await this.check(deal, true);
  }

  /** Check a deal of the running match that is over; `again` where there was no receipt before. */
  async check(deal: number, again = false): Promise<void> {
    const known = this.results[deal];
    if (known && !(again && known !== "checking" && typeof known === "string")) return;
    const match = this.#match;
    this.#set(deal, "checking");
    const found = await checked({ table: this.table, match: this.#number }, match, deal, this.#seen);
    if (match === this.#match) this.#set(deal, found);
  }

  /** What this browser noted of the running match, for other people's programs. */
  notes(): object {
    return seen.notesOf(this.#match, this.#seen[this.#match]);
  }

  #set(deal: number, result: Checked): void {
    this.results = { ...this.results, [deal]: result };
  }
}

/** Fetch the receipt of a deal and check it. */
export async function checked(
  place: { table?: string; share?: string; match?: number },
  match: string | null,
  deal: number,
  memory: seen.Seen,
): Promise<Checked> {
  try {
    const [found, { check }] = await Promise.all([receipt(place, deal), import("./check")]);
    const given = found as Receipt;
    return check(given, match ?? given.match, deal, memory[given.match]);
  } catch (error) {
    const code = (error as Error).message;
    if (code === "match-running" || code === "deal-running") return "closed";
    return code === "not-found" ? "none" : "unanswered";
  }
}
