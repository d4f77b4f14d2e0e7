// Suits and plains as paths in a box from −16 to 16, and where pips stand on a card.
export type Deck = "french" | "german" | "beloz";

const arrow = (turn: number): string => {
  const points: [number, number][] = [
    [0, -15],
    [12, 13],
    [0, 7],
    [-12, 13],
  ];
  const [cos, sin] = [Math.round(Math.cos(turn)), Math.round(Math.sin(turn))];
  return `M${points.map(([x, y]) => `${x * cos - y * sin} ${x * sin + y * cos}`).join("L")}Z`;
};

const QUARTER = Math.PI / 2;

const SUITS: Record<string, string> = {
  S: "M0-15C3.6-7.6 13-3.6 13 4.6A6.4 6.4 0 0 1 2 9.3C2.3 12.2 3.2 14 5 15.5H-5C-3.2 14-2.3 12.2-2 9.3A6.4 6.4 0 0 1-13 4.6C-13-3.6-3.6-7.6 0-15Z",
  H: "M0 14.5C-4.5 8.5-14 2.5-14-5.2A7.2 7.2 0 0 1 0-8.6A7.2 7.2 0 0 1 14-5.2C14 2.5 4.5 8.5 0 14.5Z",
  D: "M0-15.5C3.5-9 7.5-4 12 0C7.5 4 3.5 9 0 15.5C-3.5 9-7.5 4-12 0C-7.5-4-3.5-9 0-15.5Z",
  C: "M-6.4-8.6a6.4 6.4 0 1 1 12.8 0a6.4 6.4 0 1 1-12.8 0ZM-14 3.4a6.4 6.4 0 1 1 12.8 0a6.4 6.4 0 1 1-12.8 0ZM1.2 3.4a6.4 6.4 0 1 1 12.8 0a6.4 6.4 0 1 1-12.8 0ZM-3-4H3V4H-3ZM-1.8 2H1.8C2 9 3 13 5 15.5H-5C-3 13-2 9-1.8 2Z",
};

/** A compass needle each: the plain is its direction before it is its colour. */
const PLAINS: Record<string, string> = {
  S: arrow(0),
  D: arrow(QUARTER),
  H: arrow(2 * QUARTER),
  C: arrow(3 * QUARTER),
};

const COLOURS = {
  french: { S: "#17211f", H: "#c41e2c", D: "#c41e2c", C: "#17211f" },
  four: { S: "#17211f", H: "#c41e2c", D: "#1d5bb8", C: "#11703a" },
  german: { S: "#1d6133", H: "#b01f2b", D: "#875600", C: "#4a2d17" },
  beloz: { S: "#1f5c9e", H: "#b52a22", D: "#8a5a00", C: "#2c6b2f" },
} as const;

/** The ground of each plain: a wash of its colour. */
export const GROUNDS: Record<string, string> = {
  S: "#bcd7ec",
  H: "#f0bfae",
  D: "#f3d98b",
  C: "#bfdca2",
};

export function path(suit: string, deck: Deck): string {
  return (deck === "beloz" ? PLAINS : SUITS)[suit] ?? "";
}

export function colour(suit: string, deck: Deck, four: boolean): string {
  const colours: Record<string, string> = COLOURS[deck === "french" && four ? "four" : deck];
  return colours[suit] ?? "#17211f";
}

/** Pips in a picture of 64 × 116: across, down, upside down. */
type Pip = [number, number, boolean];
const columns = (downs: number[], turned: number[]): Pip[] =>
  [14, 50].flatMap((x) => [
    ...downs.map((y): Pip => [x, y, false]),
    ...turned.map((y): Pip => [x, y, true]),
  ]);

export const PIPS: Record<string, Pip[]> = {
  "7": [...columns([14, 58], [102]), [32, 36, false]],
  "8": [...columns([14, 58], [102]), [32, 36, false], [32, 80, true]],
  "9": [...columns([12, 43], [73, 104]), [32, 58, false]],
  T: [...columns([12, 43], [73, 104]), [32, 27, false], [32, 89, true]],
};
