// The four suits of the German deck, each in a box from −16 to 16: flat shapes in few colours, told
// apart by their outline before their colour.

/** What a suit is drawn with: its ink (letters and outlines), dark, plain and light tones, and the
 * paper behind its court cards. */
export interface Tones {
  ink: string;
  dark: string;
  plain: string;
  light: string;
  paper: string;
}

export const TONES: Record<string, Tones> = {
  C: { ink: "#4a2d17", dark: "#4a2d17", plain: "#9a6230", light: "#c58d4c", paper: "#f3e4cd" },
  S: { ink: "#1d6133", dark: "#1d6133", plain: "#2f8a46", light: "#7fbd6b", paper: "#e4eed3" },
  H: { ink: "#b01f2b", dark: "#8c1622", plain: "#cf2f38", light: "#ea7b72", paper: "#f8e0d6" },
  D: { ink: "#875600", dark: "#875600", plain: "#e3a51c", light: "#f7d774", paper: "#fbeec6" },
};

const ACORN = ({ dark, plain, light }: Tones): string =>
  `<path fill="${plain}" d="M-9.600-2.500C-9.600 6.500-5 11.600-1.200 13.600L0 16 1.200 13.600C5 11.600 9.600 6.500 9.600-2.500Z"/>` +
  `<path fill="${light}" d="M-6.600-2.500C-6.600 4-4.200 8.400-2.400 10.400-1.600 6-3-.6-2.900-2.500Z"/>` +
  `<path fill="none" stroke="${dark}" stroke-width="2.600" stroke-linecap="round" d="M0-10C0-12.600.8-14.200 2.600-15"/>` +
  `<path fill="${dark}" d="M-12-2.200C-13-7.600-7.400-11.600 0-11.600S13-7.600 12-2.200C8-.6-8-.6-12-2.200Z"/>` +
  `<path fill="none" stroke="${plain}" stroke-width="1.100" stroke-linecap="round" d="M-9-6.600C-4-4.700 4-4.700 9-6.600M-5-9.600C-2-8.600 2-8.600 5-9.600"/>`;

const LEAF = ({ dark, plain, light }: Tones): string =>
  `<path fill="none" stroke="${dark}" stroke-width="2.600" stroke-linecap="round" d="M0 6C0 11-1 13.600-3.400 15"/>` +
  `<path fill="${plain}" d="M0-15.500C3.600-11.600 12.800-7 12.800 1.800 12.800 7 9.200 10 5.600 10 3 10 1 8.800 0 7-1 8.800-3 10-5.600 10-9.200 10-12.800 7-12.800 1.800-12.800-7-3.600-11.600 0-15.500Z"/>` +
  `<path fill="${dark}" d="M0-15.500C3.600-11.600 12.800-7 12.800 1.800 12.800 7 9.200 10 5.600 10 3 10 1 8.800 0 7Z" opacity=".42"/>` +
  `<path fill="none" stroke="${light}" stroke-width="1.300" stroke-linecap="round" d="M0-11V7M0-4.200 5-7.600M0-4.200-5-7.600M0 2 7.400-2M0 2-7.400-2"/>`;

const HEART = ({ dark, plain, light }: Tones): string =>
  `<path fill="${plain}" d="M0 15C-4.600 9-14.200 3.200-14.200-5-14.200-9.300-11-12.300-7.200-12.300-4-12.300-1.400-10.700 0-7.900 1.400-10.700 4-12.300 7.200-12.300 11-12.300 14.200-9.300 14.200-5 14.200 3.200 4.600 9 0 15Z"/>` +
  `<path fill="${dark}" opacity=".4" d="M0 15C4.600 9 14.200 3.200 14.200-5 14.200-7 13.500-8.800 12.300-10.100 11.800-.6 5.400 6.800-2.600 11.700Z"/>` +
  `<path fill="none" stroke="${light}" stroke-width="2.200" stroke-linecap="round" d="M-10.800-4.600C-10.800-7.200-9.200-8.900-7.200-9.100"/>`;

const BELL = ({ dark, plain, light }: Tones): string =>
  `<path fill="none" stroke="${dark}" stroke-width="2.400" d="M-3-11.600A3 3.200 0 1 1 3-11.600"/>` +
  `<circle cy="2.200" r="13" fill="${plain}"/>` +
  `<path fill="${light}" d="M-10.600-.6C-10.200-5.400-6.400-9-1.800-9.200-5-7-7-4-7.400-.6Z"/>` +
  `<path fill="${dark}" d="M-13 1H13C13.100 2.200 13 3.200 12.800 4.400H-12.800C-13 3.200-13.100 2.200-13 1Z"/>` +
  `<path fill="none" stroke="${dark}" stroke-width="2.200" stroke-linecap="round" d="M0 9V14.200"/>` +
  `<circle cy="8.800" r="2.300" fill="${dark}"/>`;

const DRAWN: Record<string, (tones: Tones) => string> = { C: ACORN, S: LEAF, H: HEART, D: BELL };

/** A suit's sign around a point, so many times its size, turned by degrees. */
export function sign(suit: string, x = 0, y = 0, size = 1, turn = 0): string {
  const tones = TONES[suit];
  const draw = DRAWN[suit];
  if (!tones || !draw) return "";
  const moves = [x || y ? `translate(${x} ${y})` : "", turn ? `rotate(${turn})` : "", size === 1 ? "" : `scale(${size})`];
  const transform = moves.filter(Boolean).join(" ");
  return transform ? `<g transform="${transform}">${draw(tones)}</g>` : draw(tones);
}

export const svg = (box: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;

/** A sign by itself. */
export const signFile = (suit: string): string => svg("-16 -16 32 32", sign(suit));
