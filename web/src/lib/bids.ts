// Bids of points as they are written, "120H" or "capotNT".
export interface Bid {
  /** A number, or "capot" or "generale". */
  height: string;
  contract: string;
}

/** What a call bids; null for words and for contracts without a number. */
export function bidOf(call: string): Bid | null {
  const [, height, contract] = /^(\d+|[a-z]+)(C|D|H|S|NT|AT)$/.exec(call) ?? [];
  return height && contract ? { height, contract } : null;
}

/** The suit that a call names, empty where it names none. */
export function suitOf(call: string): string {
  const named = bidOf(call)?.contract ?? call;
  return named && "CDHS".includes(named) ? named : "";
}
