// What the page and its worker say to each other.
import type { SeatChoice } from "../lib/api";

/** Where the worker finds Python and our packages. */
export interface Start {
  do: "start";
  id: number;
  python: string;
  engine: string;
  /** Seconds a bot waits before it acts. */
  pace: number;
}

/** Something to be answered once. */
export type Errand =
  | { do: "ask"; topic: string; question: string; data: object }
  | { do: "open"; rules: string; seats: SeatChoice[]; seat: number; head: string }
  | { do: "look"; table: string; what: string; query: Record<string, string> }
  | { do: "again"; table: string; match: number; deal: number; name: string };

/** A frame of a line to a table; none: the line is closed. */
export interface Sent {
  do: "line";
  line: number;
  text: string | null;
}

export type ToWorker = Start | (Errand & { id: number }) | Sent;

export type FromWorker =
  | { id: number; ok: unknown }
  | { id: number; code: string; names: string[] }
  | { line: number; frames: object[]; closed: boolean };

/** How a table on this device is found again: what the list of tables shows of it. */
export interface LocalMatch {
  seat: number;
  created: number;
  last: number;
  summary: { seats: string[]; totals: number[]; deal: number; match: number; over: boolean; rules: string };
}
