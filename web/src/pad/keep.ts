// The pads of this device: a note on each for the list, and its operations one by one, so that two
// windows on one pad lose nothing of each other's.
import type { Entry, PadOp, PadSheet } from "../lib/answers";
import { storage, type Kept } from "../lib/storage";
import type { Theme } from "../lib/words.svelte";
import type { Spot } from "./pad.svelte";
import type { Sharing } from "./shared";

/** A pad in a line. */
export interface Note {
  id: string;
  rules: string;
  /** Whose words it is told in, once the score book has said so. */
  theme?: Theme | undefined;
  names: string[];
  teams: string[];
  totals: number[];
  rounds: number;
  /** The side that has won, -1 while the match goes on. */
  winner: number;
  /** When it was last written on, in milliseconds since 1970. */
  touched: number;
  /** What this device signs its operations with. */
  device: string;
  /** The last sheet and the operations it was made of: shown at once, until there is a newer one. */
  sheet?: PadSheet | undefined;
  worked?: string[] | undefined;
  sharing?: Sharing | undefined;
}

/** How the last match began: the next one is offered so. */
export interface Last {
  rules: string;
  names: string[];
  dealer: number;
}

/** A round that is being typed: where it goes, and what stands there. */
export interface Typed {
  spot: Spot;
  entry: Entry;
}

const ID = "23456789abcdefghjkmnpqrstuvwxyz";
const LAST = "pad/last";
const draft = (pad: string): string => `pad/draft/${pad}`;

/** A fresh name of `length` signs: for a pad, or for what a device writes into one. */
export function fresh(length: number): string {
  const signs = crypto.getRandomValues(new Uint8Array(length));
  return [...signs].map((sign) => ID[sign % ID.length]).join("");
}

const under = (pad: string): string => `${pad}/`;
const keyed = (pad: string, ops: readonly PadOp[]): Kept<PadOp>[] => ops.map((op) => [under(pad) + op.id, op]);

export const pads = {
  /** All of them, the newest first. */
  async list(): Promise<Note[]> {
    const all = await storage.all<Note | PadOp>("pads");
    const notes = all.filter(([key]) => !key.includes("/")).map(([, note]) => note as Note);
    return notes.sort((a, b) => b.touched - a.touched);
  },
  note: (pad: string): Promise<Note | undefined> => storage.get<Note>("pads", pad),
  ops: async (pad: string): Promise<PadOp[]> => (await storage.all<PadOp>("pads", under(pad))).map(([, op]) => op),
  /** New ones: Taken if another window has just used one of their ids. */
  append: (pad: string, ops: readonly PadOp[]): Promise<void> => storage.append<PadOp>("pads", keyed(pad, ops)),
  /** Others' operations, as they are. */
  write: (pad: string, ops: readonly PadOp[]): Promise<void> => storage.putAll<PadOp>("pads", keyed(pad, ops)),
  putNote: (note: Note): Promise<void> => storage.put("pads", note.id, note),
  async remove(pad: string): Promise<void> {
    await storage.clear("pads", under(pad));
    await storage.delete("pads", pad);
    await storage.delete("notes", draft(pad));
  },
  typed: (pad: string): Promise<Typed | undefined> => storage.get<Typed>("notes", draft(pad)),
  /** Null: nothing is being typed any more. */
  putTyped: (pad: string, typed: Typed | null): Promise<void> =>
    typed ? storage.put("notes", draft(pad), typed) : storage.delete("notes", draft(pad)),
  last: (): Promise<Last | undefined> => storage.get<Last>("notes", LAST),
  remember: (last: Last): Promise<void> => storage.put("notes", LAST, last),
};

/** A pad with these operations on this device; who writes on it here is a new device to the ledger. */
export async function begun(ops: readonly PadOp[], sharing?: Sharing): Promise<string> {
  const open = ops.find((op) => op.op === "open");
  const id = fresh(8);
  await pads.write(id, ops);
  await pads.putNote({
    id,
    rules: open?.rules ?? "",
    names: open?.names ?? [],
    teams: open?.teams ?? [],
    totals: [],
    rounds: 0,
    winner: -1,
    touched: Date.now(),
    device: fresh(6),
    sharing,
  });
  return id;
}

/** Ask the browser once to keep what is written here even when space is short. */
export function lasting(): void {
  void navigator.storage?.persist?.().catch(() => undefined);
}
