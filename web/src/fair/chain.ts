// This browser's own chain: values that it committed to before anybody showed theirs. Value n is the
// seed hashed so many times that hashing it once more gives value n - 1; the head is value 0.
import { bytes, hash, hex, SIZE } from "./hashes";

export const LENGTH = 1024;
const KEPT = 2; // chains of a table: the one in use, and the one before

export class Chain {
  /** All values in hex, the head first. */
  readonly values: readonly string[];
  readonly #places: Map<string, number>;

  constructor(readonly seed: string, length = LENGTH) {
    let value = bytes(seed);
    const found = [hex(value)];
    for (let i = 0; i < length; i++) {
      value = hash(value);
      found.push(hex(value));
    }
    this.values = found.reverse();
    this.#places = new Map(this.values.map((each, i) => [each, i]));
  }

  static fresh(): Chain {
    return new Chain(hex(crypto.getRandomValues(new Uint8Array(SIZE))));
  }

  get head(): string {
    return this.values[0] ?? "";
  }

  /** The value that a commitment of this chain stands for; null where it has none. */
  after(commitment: string): string | null {
    const place = this.#places.get(commitment);
    return place === undefined ? null : (this.values[place + 1] ?? null);
  }
}

const place = (table: string): string => `belot.chain.${table}`;
const made = new Map<string, Chain[]>();

/** The chains that this browser has for a table, the newest first. */
export function chainsOf(table: string): Chain[] {
  const known = made.get(table);
  if (known) return known;
  let seeds: unknown = [];
  try {
    seeds = JSON.parse(localStorage.getItem(place(table)) ?? "[]");
  } catch {
    // storage is blocked or spoilt: a new chain does
  }
  const good = (Array.isArray(seeds) ? seeds : []).filter((s): s is string => /^[0-9a-f]{64}$/.test(String(s)));
  const chains = good.map((seed) => new Chain(seed));
  made.set(table, chains);
  return chains;
}

/** Use a chain at a table from now on. */
export function keep(table: string, chain: Chain): void {
  const chains = [chain, ...chainsOf(table)].slice(0, KEPT);
  made.set(table, chains);
  try {
    localStorage.setItem(place(table), JSON.stringify(chains.map((each) => each.seed)));
  } catch {
    // a private window: the chain holds until it closes
  }
}

/** The value that this browser owes for a commitment; null if the commitment is not its own. */
export function valueFor(table: string, commitment: string): string | null {
  for (const chain of chainsOf(table)) {
    const value = chain.after(commitment);
    if (value) return value;
  }
  return null;
}
