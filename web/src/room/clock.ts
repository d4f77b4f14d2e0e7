// How much time is left: for the move, and then from the bank.
import type { Clock, ClockShape } from "../lib/protocol";

export interface Left {
  /** Whole seconds, the one that runs included. */
  seconds: number;
  /** What is left of the move's time, or of the bank, from 1 to 0. */
  share: number;
  /** Whether the bank is being used. */
  bank: boolean;
  /** Whether everything ends within ten seconds. */
  urgent: boolean;
}

const URGENT = 10_000;

/** The time of whoever is on turn, or null while no clock runs. `now` is the server's time. */
export function left(clock: Clock | null, rules: ClockShape | null, now: number): Left | null {
  if (!clock || !rules || clock.turn < 0 || clock.move === null) return null;
  const end = Math.max(clock.over ?? clock.move, clock.move);
  const bank = now >= clock.move && end > clock.move;
  const [until, whole] = bank ? [end, Math.max(rules.bank * 1000, end - clock.move)] : [clock.move, rules.move * 1000];
  const ms = Math.max(0, until - now);
  return {
    seconds: Math.ceil(ms / 1000),
    share: whole ? Math.min(1, ms / whole) : 0,
    bank,
    urgent: end - now <= URGENT,
  };
}

/** 95 seconds as 1:35, 20 as 20. */
export const spelled = (seconds: number): string =>
  seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The clocks that are offered by name. */
export const CLOCKS: { name: string; clock: ClockShape | null }[] = [
  { name: "none", clock: null },
  { name: "calm", clock: { move: 60, bank: 300 } },
  { name: "brisk", clock: { move: 30, bank: 120 } },
];

export const same = (one: ClockShape | null, other: ClockShape | null): boolean =>
  one?.move === other?.move && one?.bank === other?.bank;
