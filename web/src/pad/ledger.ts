// The ledger of a pad as the page keeps it: operations are added, never changed. What they come to is
// worked out by the score book (docs/pad.md); nothing here knows how a deal is scored.
import type { Entry, PadForm, PadOp, PadSheet, Stamp } from "../lib/answers";

type Said<T> = T extends unknown ? Omit<T, keyof Stamp> : never;
/** An operation without its stamp. */
export type Deed = Said<PadOp>;

export interface Writer {
  device: string;
  /** Who writes, to be shown. */
  by: string;
  now: number;
}

/** As many heads as an operation names (belot.pad.ledger). */
const MOST_HEADS = 16;
/** The highest number that an id has room for. */
const LAST = 999_999_999;

const later = (a: PadOp, b: PadOp): number => a.at - b.at || (a.id < b.id ? -1 : 1);

/** The operations that no other one was written in knowledge of, the latest of them. */
export function heads(ops: readonly PadOp[]): string[] {
  const seen = new Set(ops.flatMap((op) => op.seen));
  const left = ops.filter((op) => !seen.has(op.id));
  return left.sort(later).slice(-MOST_HEADS).map((op) => op.id);
}

/** The next number of a device's own operations; a free one where somebody has used up the last. */
function counter(ops: readonly PadOp[], device: string): number {
  const own = new Set(ops.filter((op) => op.id.startsWith(`${device}.`)).map((op) => Number(op.id.split(".")[1])));
  let next = Math.max(0, ...own) + 1;
  for (let free = own.size; next > LAST; free++) if (!own.has(free)) next = free;
  return next;
}

/** The operation with which a deed enters a ledger. */
export function stamped(deed: Deed, ops: readonly PadOp[], { device, by, now }: Writer): PadOp {
  const stamp: Stamp = {
    id: `${device}.${counter(ops, device)}`,
    at: Math.max(0, ...ops.map((op) => op.at)) + 1,
    seen: heads(ops),
    by,
    time: now,
  };
  return { ...stamp, ...deed } as PadOp;
}

/** Two ledgers together. */
export function merged(ops: readonly PadOp[], others: readonly PadOp[]): PadOp[] {
  const known = new Set(ops.map((op) => op.id));
  return [...ops, ...others.filter((op) => !known.has(op.id))];
}

/** A deal of which nothing is known yet. */
export const blank = (lastIncluded: boolean): Entry => ({
  kind: "deal", open: false, taker: null, contract: null, bid: null, alone: null, multiplier: 1, points: [],
  last_included: lastIncluded, last: null, tens: false, outcome: null, declarations: [], belote: [],
  capot: null, trickless: null, renonce: null, eight: null, stopped: false, penalty: [], note: "",
});

/** Rounds that were entered and are not on the sheet yet: they show as they were typed. */
export function pending(ops: readonly PadOp[], worked: ReadonlySet<string>): Entry[] {
  const fresh = ops.filter((op) => !worked.has(op.id));
  // Operations from elsewhere leave out what goes without saying.
  return fresh.flatMap((op) => (op.op === "round" ? [{ ...blank(true), ...op.entry }] : []));
}

/** A sheet on which nothing is written, for a match that has just begun. */
export function blankSheet(
  { rules, names, teams }: Pick<PadSheet, "rules" | "names" | "teams">,
  form: PadForm,
  ops: readonly PadOp[],
): PadSheet {
  const open = ops.find((op) => op.op === "open");
  const totals = open?.totals.length ? open.totals : Array.from({ length: form.sides }, () => 0);
  const sides = totals.map((total, side) => ({ side, total, to_go: form.target - total, reach: "more" as const, line: "" }));
  return {
    rules, theme: form.theme, opened: rules, changes: [], names, teams, target: form.target, rounds: [], gone: [],
    dealer: open?.dealer ?? 0, hung: open?.hung ?? 0, totals, sides,
    ending: { winner: -1, ending: "running", lines: [] },
    conflicts: 0, statistics: [], race: [totals], undo: null, redo: null, heads: [], clock: 0, waiting: [],
  };
}
