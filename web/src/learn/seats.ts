// A table that is only thought of: how its seats are called as seen from one's own, which is 0.
import type { CoachTable } from "../lib/answers";
import { deckFor } from "../lib/deck";
import { placeOf, type At } from "../lib/places";
import type { SeatShape, ViewShape } from "../lib/protocol";
import { Voice } from "../lib/voice";
import { t } from "../lib/words.svelte";

const NAMES: Record<At, string> = {
  bottom: "player-you",
  right: "learn-seat-right",
  upright: "learn-seat-right",
  left: "learn-seat-left",
  upleft: "learn-seat-left",
  top: "learn-seat-partner",
};

export function placed(table: CoachTable, seat: number): At {
  return placeOf(seat, 0, table.players, table.rotation as "ccw" | "cw");
}

export function seatName(table: CoachTable, seat: number): string {
  const at = placed(table, seat);
  return t(at === "top" && table.players === 2 ? "learn-seat-opposite" : NAMES[at]);
}

/** How such a table is spoken of. */
export function voiceOf(table: CoachTable): Voice {
  const { theme, order, players, sides } = table;
  const seats = Array.from({ length: players }, (_, seat) => ({ name: seatName(table, seat), side: seat % sides }));
  return new Voice({ theme, order, players, sides, seat: 0, seats: seats as SeatShape[] } as ViewShape);
}

/** The seats from one's own on, in turn. */
export const seatsOf = (table: CoachTable): number[] => Array.from({ length: table.players }, (_, seat) => seat);

/** The colours of the plains, as long as something with animals on it is seen. */
export const coloured = (table: CoachTable) => (): (() => void) => {
  document.documentElement.dataset.game = deckFor(table.theme) === "beloz" ? "beloz" : "cards";
  return () => delete document.documentElement.dataset.game;
};
