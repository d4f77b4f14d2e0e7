// What this browser saw of a table's deals while they were made and dealt: what a receipt must agree
// with. It is kept, so that a page that was loaded again still knows.
import type { Ev, FairShape, ViewShape } from "../lib/protocol";

/** One deal, as far as it was seen. */
export interface SeenDeal {
  /** Who was called, with their commitments: published before any value. */
  called?: [number, string][];
  /** The value that this browser gave, and for which seat. */
  mine?: string;
  giver?: number;
  /** The seat whose cards it saw. */
  seat?: number;
  dealer?: number;
  cut?: number;
  /** One's own cards before the auction and after it. */
  hand?: string[];
  filled?: string[];
  turned?: string | null;
  swapped?: boolean;
}

export interface SeenMatch {
  head: string;
  rules?: string;
  deals: Record<number, SeenDeal>;
}

export type Seen = Record<string, SeenMatch>;

const KEPT = 3; // matches of a table
const place = (table: string): string => `belot.seen.${table}`;

export function load(table: string): Seen {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

export function store(table: string, seen: Seen): void {
  const kept = Object.fromEntries(Object.entries(seen).slice(-KEPT));
  try {
    localStorage.setItem(place(table), JSON.stringify(kept));
  } catch {
    // a private window: it is known until it closes
  }
}

/** The head that the server announced for a match: the first one that was seen is the one. */
export function noteShape(seen: Seen, shape: FairShape): void {
  if (!shape.match || !shape.head) return;
  seen[shape.match] ??= { head: shape.head, deals: {} };
  if (shape.called) {
    const called = shape.participants.map(({ seat, commitment }): [number, string] => [seat, commitment]);
    deal(seen, shape.match, shape.deal).called ??= called;
  }
}

export function deal(seen: Seen, match: string, number: number): SeenDeal {
  const found = seen[match];
  if (!found) return {};
  return (found.deals[number] ??= {});
}

/** Whether a value was given for some deal already. */
export const given = (seen: Seen, value: string): boolean =>
  Object.values(seen).some(({ deals }) => Object.values(deals).some(({ mine }) => mine === value));

/** The notes of a match as a file (docs/fairness.md). */
export function notesOf(match: string, noted: SeenMatch | undefined): object {
  const called = Object.entries(noted?.deals ?? {}).flatMap(([deal, { called }]) => (called ? [[deal, called]] : []));
  return { format: "belot notes 1", match, head: noted?.head ?? "", deals: Object.fromEntries(called) };
}

interface Fields {
  match: string;
  head: string;
  number: number;
  dealer: number;
  deal: number;
  at: number;
  participants: [number, string][];
  hands: string[];
  cards: string[];
  turned: string | null;
}

const list = (text: string | undefined): string[] => (text ?? "").split(" ").filter(Boolean);

type Note = (deal: SeenDeal, d: Fields, seat: number) => void;

/** What each event tells of the deal that it belongs to. */
const NOTES: Record<string, Note> = {
  deal_opened: (deal, d) => (deal.dealer = d.dealer),
  pack_cut: (deal, d) => (deal.cut = d.at),
  dealt: (deal, d, seat) => Object.assign(deal, { hand: list(d.hands[seat]), turned: d.turned ?? null, seat }),
  hands_filled: (deal, d, seat) => (deal.filled = list(d.cards[seat])),
  seven_swapped: (deal) => (deal.swapped = true),
};

/** Take down the events of a step; `view` is the table after it. Returns the match that goes on. */
export function noteEvents(seen: Seen, match: string, events: readonly Ev[], view: ViewShape): string {
  const chain = events.findLastIndex((event) => event.e === "chain_opened");
  const opened = events.findIndex((event, i) => i > chain && event.e === "deal_opened");
  let number = opened >= 0 ? (events[opened]?.d as unknown as Fields).number - 1 : view.deal;
  for (const { e, d } of events.slice(Math.max(chain, 0))) {
    const fields = d as unknown as Fields;
    if (e === "chain_opened") {
      match = fields.match;
      seen[match] ??= { head: fields.head, deals: {} };
    } else if (e === "deal_called") deal(seen, match, fields.deal).called ??= fields.participants;
    else if (e === "deal_opened") number = fields.number;
    NOTES[e]?.(deal(seen, match, number), fields, view.seat);
  }
  const found = seen[match];
  if (found) found.rules = view.rules;
  return match;
}
