// Where seats sit as seen from one's own: always at the bottom oneself, the turn going the way the
// table goes round.
export type At = "top" | "left" | "right" | "bottom" | "upleft" | "upright";

const COUNTER: Record<number, At[]> = {
  2: ["bottom", "top"],
  3: ["bottom", "upright", "upleft"],
  4: ["bottom", "right", "top", "left"],
};

const MIRROR: Partial<Record<At, At>> = {
  left: "right",
  right: "left",
  upleft: "upright",
  upright: "upleft",
};

export function placeOf(seat: number, me: number, players: number, rotation: "ccw" | "cw"): At {
  const step = (seat - Math.max(me, 0) + players) % players;
  const at = COUNTER[players]?.[step] ?? "top";
  return rotation === "cw" ? (MIRROR[at] ?? at) : at;
}

const SPOTS: Record<At, { x: number; y: number }> = {
  bottom: { x: 0, y: 1 },
  top: { x: 0, y: -1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  upleft: { x: -0.9, y: -0.7 },
  upright: { x: 0.9, y: -0.7 },
};

/** Where the cards of two lie: side by side. */
const PAIR: Partial<typeof SPOTS> = { bottom: { x: 0.5, y: 0.5 }, top: { x: -0.5, y: -0.5 } };

export const spotOf = (at: At, players: number): { x: number; y: number } =>
  (players === 2 ? PAIR[at] : undefined) ?? SPOTS[at];
