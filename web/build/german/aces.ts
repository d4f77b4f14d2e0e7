// The Daus of each suit, the ace: its sign twice, head to tail, in a wreath.
import { sign, svg, TONES } from "./signs.ts";

/** What the wreath is made of: its stem, its leaves, and the berries or blossoms in it. */
const WREATHS: Record<string, [stem: string, leaf: string, berry: string]> = {
  C: ["#7a5a34", "#7f9a5b", "#c8932e"],
  S: ["#8a5c33", "#9cc27a", "#c8502f"],
  H: ["#5d8a4b", "#7fae62", "#f0a7a0"],
  D: ["#7a3040", "#a9556a", "#e3a51c"],
};

const LEAF = "M0 0C4.600-6.500 4.600-14.500 0-21-4.600-14.500-4.600-6.500 0 0Z";
const RADIUS = 58;

/** A place on the wreath, its middle the origin; 0 is at the top, clockwise. */
function place(degrees: number, radius = RADIUS): [number, number] {
  const turn = (degrees * Math.PI) / 180;
  return [Math.round(radius * Math.sin(turn) * 10) / 10, Math.round(-radius * Math.cos(turn) * 16) / 10];
}

/** A branch along one side, from below upwards. */
function branch(suit: string): string {
  const [stem = "", leaf = "", berry = ""] = WREATHS[suit] ?? [];
  const along = [150, 128, 106, 84, 62, 40];
  const leaves = along.flatMap((degrees, i) => {
    const [x, y] = place(degrees);
    const out = `<path fill="${leaf}" d="${LEAF}" transform="translate(${x} ${y}) rotate(${degrees - 60})"/>`;
    const inner = `<path fill="${leaf}" d="${LEAF}" transform="translate(${x} ${y}) rotate(${degrees - 125}) scale(.85)"/>`;
    return i % 2 ? [out, inner, `<circle fill="${berry}" cx="${place(degrees - 9, RADIUS + 6)[0]}" cy="${place(degrees - 9, RADIUS + 6)[1]}" r="3.600"/>`] : [out, inner];
  });
  const points = [160, 140, 120, 100, 80, 60, 40, 26].map((degrees) => place(degrees).join(" "));
  return `<path fill="none" stroke="${stem}" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" d="M${points.join("L")}"/>${leaves.join("")}`;
}

/** An ace's picture, 138 × 240. */
export function ace(suit: string): string {
  const [stem = ""] = WREATHS[suit] ?? [];
  const tones = TONES[suit];
  if (!tones) return "";
  const [, low] = place(160);
  const bow =
    `<path fill="${tones.plain}" d="M0 ${low}C-8 ${low - 12}-22 ${low - 10}-22 ${low}S-8 ${low + 12} 0 ${low}C8 ${low - 12} 22 ${low - 10} 22 ${low}S8 ${low + 12} 0 ${low}Z"/>` +
    `<path fill="none" stroke="${tones.plain}" stroke-width="5" stroke-linecap="round" d="M-2 ${low}-11 ${low + 19}M2 ${low} 11 ${low + 19}"/>` +
    `<circle fill="${tones.dark}" cy="${low}" r="5.500"/>`;
  const half = `<g id="h">${branch(suit)}<g transform="scale(-1 1)">${branch(suit)}</g>${bow}</g>`;
  const pair = sign(suit, 0, -40, 2.300) + `<g transform="rotate(180)">${sign(suit, 0, -40, 2.300)}</g>`;
  return svg("-69 -120 138 240", `<g stroke-linejoin="round">${half}</g>${pair}`);
}
