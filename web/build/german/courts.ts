// King, Ober and Unter of the German deck: two halves like mirror images in still water, drawn from
// parts. The Ober holds his suit high, the Unter low, which is what tells them apart for ever.
import { sign, svg, TONES } from "./signs.ts";

/** What the people of a suit wear and look like. */
interface Look {
  robe: string;
  shade: string;
  second: string;
  trim: string;
  hair: Record<string, string>;
}

const LOOKS: Record<string, Look> = {
  C: { robe: "#7d4d28", shade: "#633a1c", second: "#4d7350", trim: "#e2c48d", hair: { K: "#a59c8e", Q: "#4f3420", J: "#7a5230" } },
  S: { robe: "#2f7d45", shade: "#226236", second: "#c8932e", trim: "#f1e3b4", hair: { K: "#3a302a", Q: "#2f2925", J: "#a8672f" } },
  H: { robe: "#b92b35", shade: "#96202a", second: "#31507f", trim: "#f6dfae", hair: { K: "#e6dfd2", Q: "#8a5a2c", J: "#dcb055" } },
  D: { robe: "#d89b20", shade: "#b57c12", second: "#7a3040", trim: "#fff0c4", hair: { K: "#94481f", Q: "#c98f3c", J: "#473024" } },
};

const SKIN = "#f3cba2";
const SHADOW = "#dfa87d";
const LINE = "#5b3a29";
const GOLD = "#e6b13a";
const BRASS = "#bd8420";
const WOOD = "#8a5c33";

const path = (fill: string, d: string, more = ""): string => `<path fill="${fill}" d="${d}"${more}/>`;
const line = (stroke: string, width: number, d: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const dot = (fill: string, x: number, y: number, r: number): string => `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;

// --- heads ---

const NECK = path(SHADOW, "M64 64H82V92C78 98 68 98 64 92Z");
const FACE =
  dot(SKIN, 55.500, 54, 4) +
  dot(SHADOW, 90.500, 54, 4) +
  path(SKIN, "M56 44C56 28 90 28 90 44V56C90 70 82 78 73 78S56 70 56 56Z") +
  path(SHADOW, "M90 44V56C90 70 82 78 73 78 79 73 83 65 83 55V34C87 36 90 39 90 44Z", ' opacity=".55"');
const FEATURES =
  dot("#e8987d", 62.500, 61, 3.400) +
  dot("#e8987d", 83.500, 61, 3.400) +
  dot(LINE, 66, 52.500, 2) +
  dot(LINE, 80, 52.500, 2) +
  line(LINE, 1.800, "M62 46.500C64 45 67 45 69 46M77 46C79 45 82 45 84 46.500") +
  line("#cf9167", 1.700, "M74 53.500C74.500 57 75.800 59 74.800 60.600 74 61.700 72.400 61.600 71.300 60.900");
const SMILE = line("#a5523f", 1.900, "M68.500 68C71 70.200 75 70.200 77.500 68");

const LONG_HAIR = "M53 40C46 56 47 76 52 90L64 94V40ZM93 40C100 56 99 76 94 90L82 94V40Z";
const BOB = "M54 40C48 52 48 64 52 74L62 76V42ZM92 40C98 52 98 64 94 74L84 76V42Z";
const SHORT = "M55 44C52 48 52 54 54 58L59 56V42ZM91 44C94 48 94 54 92 58L87 56V42Z";

const beard = (hair: string): string =>
  path(hair, "M55.500 55C55 78 62 98 73 102 84 98 91 78 90.500 55 88 63 84 66 80 65.500 76 63.500 70 63.500 66 65.500 62 66 58 63 55.500 55Z") +
  path("#a5523f", "M69 71C71 72.600 75 72.600 77 71 76 74.500 70 74.500 69 71Z") +
  line("#00000026", 1.600, "M66 80C67 86 69 91 72 95M80 80C79 86 77 91 74.500 95");
const moustache = (hair: string): string =>
  path(hair, "M73 64.500C69 62 63 64 59.500 69 64 69.500 70 69 73 66.500 76 69 82 69.500 86.500 69 83 64 77 62 73 64.500Z");

const crown = (look: Look): string =>
  path(look.second, "M54 32C54 16 92 16 92 32Z") +
  path(GOLD, "M52 38 48 15 60 25 73 8 86 25 98 15 94 38Z") +
  path(BRASS, "M52 31.500H94L93.600 40H52.400Z") +
  dot(GOLD, 48, 13.500, 3.400) + dot(GOLD, 73, 7, 3.800) + dot(GOLD, 98, 13.500, 3.400) +
  dot("#c8323c", 73, 35.700, 2.900) + dot("#3b6fb0", 61, 35.700, 2.200) + dot("#3b6fb0", 85, 35.700, 2.200);

const hat = (look: Look): string =>
  path("#fff7e2", "M91 25C99 10 114 3 128 7 124 20 112 29 97 30Z") +
  line("#d9c79b", 1.500, "M94 28C103 20 113 13 124 9") +
  path(look.second, "M45 36C43 20 58 11 76 12 93 13 103 23 101 37Z") +
  path("#00000022", "M76 12C93 13 103 23 101 37H88C89 26 84 17 76 12Z") +
  path(look.trim, "M43 37.500C54 30.500 92 30.500 103 37.500 102 42.500 44 42.500 43 37.500Z");

const cap = (look: Look): string =>
  path(look.robe, "M51 40C50 22 64 14 84 18L103 24C97 28 95 33 95 40Z") +
  path(look.shade, "M84 18 103 24C97 28 95 33 95 40H85C88 33 88 25 84 18Z") +
  path(look.second, "M49.500 36C58 31.500 88 31.500 96.500 36V43C88 39 58 39 49.500 43Z");

// --- bodies ---

const SHOULDERS = "M8 150C8 116 26 102 56 92L73 102 90 92C120 102 138 116 138 150Z";
const body = (look: Look): string =>
  path(look.robe, SHOULDERS) + path(look.shade, "M90 92C120 102 138 116 138 150H104C106 128 102 106 90 92Z");

const ermine = (look: Look): string =>
  path(look.second, "M58 100 73 104 88 100 92 150H54Z") +
  line(GOLD, 2.400, "M52 112C58 128 88 128 94 112") +
  dot(GOLD, 73, 126, 5.400) + dot(look.robe, 73, 126, 2.600) +
  path("#fbf6ea", "M53 90C42 94 35 99 31 105 44 116 102 116 115 105 111 99 104 94 93 90L73 104Z") +
  path("#e6dcc6", "M93 90C104 94 111 99 115 105 109 110 102 112 94 113 97 104 96 97 93 90Z") +
  [[42, 103], [54, 107], [92, 107], [104, 103], [55, 97], [91, 97]].map(([x = 0, y = 0]) => tail(x, y)).join("");
const tail = (x: number, y: number): string =>
  path("#4a3a30", `M${x} ${y - 3}C${x + 1.6} ${y} ${x + 1.5} ${y + 3} ${x} ${y + 4} ${x - 1.5} ${y + 3} ${x - 1.6} ${y} ${x} ${y - 3}Z`);

const doublet = (look: Look): string =>
  path(look.second, "M56 92 73 102 90 92 96 150H50Z") +
  path("#0000001f", "M90 92 96 150H82L84 96Z") +
  path(look.trim, "M55 89 73 101 91 89 97 97 75 112H71L49 97Z") +
  [116, 126, 136].map((y) => dot(GOLD, 73, y, 2.400)).join("");

const jerkin = (look: Look): string =>
  path("#fdf4e0", "M58 91 73 101 88 91 90 150H56Z") +
  line(look.shade, 2.200, "M65 108 81 116M81 108 65 116M65 122 81 130M81 122 65 130") +
  path(look.second, "M56 90 44 97 62 112 73 101ZM90 90 102 97 84 112 73 101Z");

// --- hands and what they hold ---

const sleeve = (look: Look, d: string): string => path(look.shade, d);
const hand = (x: number, y: number, cuff: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  path(cuff, "M-8 9H8L9 16H-9Z") +
  path(SKIN, "M-7 9C-9 1-6-7 0-7S9 1 7 9Z") +
  line(SHADOW, 1.300, "M-3-4V1M0-5V1M3-4V1") +
  "</g>";

const SCEPTRE = (suit: string): string =>
  path(BRASS, "M118.500 46H123.500V150H118.500Z") + path(GOLD, "M116 48H126L124 56H118Z") + sign(suit, 121, 31, 1);
const ORB = dot(BRASS, 26, 108, 13) + path(GOLD, "M13 108A13 13 0 0 1 33 97 18 18 0 0 0 25 120.900 13 13 0 0 1 13 108Z") +
  path("#fbe6a8", "M13.200 105.500H38.800V109.500H13.200Z") + path("#fbe6a8", "M24 82H28V86.500H32V90.300H28V95.500H24V90.300H20V86.500H24Z");
const STAFF = path(WOOD, "M119 22H123.500V150H119Z");
const pennant = (look: Look): string =>
  STAFF + dot(GOLD, 121.200, 21, 3.600) + path(look.second, "M119.500 26H142L135 38 142 50H119.500Z") + path(look.trim, "M119.500 34H137.300L135 38 137.300 42H119.500Z");

const shield = (suit: string, look: Look): string =>
  dot(look.second, 27, 104, 23) + dot(TONES[suit]?.paper ?? "", 27, 104, 20) + sign(suit, 27, 104, 1);

// --- whole people ---

type Draw = (suit: string, look: Look) => string;

const KING: Draw = (suit, look) => {
  const hair = look.hair.K ?? "";
  return (
    SCEPTRE(suit) + path(hair, LONG_HAIR) + body(look) + NECK + ermine(look) + FACE + FEATURES + beard(hair) + moustache(hair) + crown(look) +
    sleeve(look, "M112 150C111 138 112 128 114 122H130C134 130 136 140 136 150Z") + hand(121, 110, look.trim) + ORB + hand(25, 129, look.trim)
  );
};

const OBER: Draw = (suit, look) => {
  const hair = look.hair.Q ?? "";
  return (
    path(hair, BOB) + body(look) + NECK + doublet(look) + FACE + FEATURES + SMILE + moustache(hair) + hat(look) +
    sleeve(look, "M12 130C8 112 11 98 16 86L33 90C33 103 37 110 44 115 38 130 22 136 12 130Z") + hand(25, 69, look.trim, 5) + sign(suit, 25, 38, 1.500)
  );
};

const UNTER: Draw = (suit, look) => {
  const hair = look.hair.J ?? "";
  return (
    pennant(look) + path(hair, SHORT) + body(look) + NECK + jerkin(look) + FACE + FEATURES + SMILE + cap(look) +
    sleeve(look, "M112 150C111 138 112 128 114 122H130C134 130 136 140 136 150Z") + hand(121, 110, look.trim) + shield(suit, look)
  );
};

const PEOPLE: Record<string, Draw> = { K: KING, Q: OBER, J: UNTER };

/** Cut where the halves meet, and the band between them. */
const HALF = "M0 0H146V108L0 132Z";

/** A court card's picture, 138 × 240; rank and suit as in "KC". */
export function court(rank: string, suit: string): string {
  const look = LOOKS[suit];
  const draw = PEOPLE[rank];
  const tones = TONES[suit];
  if (!look || !draw || !tones) return "";
  const half = `<g id="h" clip-path="url(#c)"><g transform="translate(7.300 3) scale(.9)">${draw(suit, look)}</g></g>`;
  return svg(
    "4 0 138 240",
    `<clipPath id="c"><path d="${HALF}"/></clipPath>${path(tones.paper, "M0 0H146V240H0Z")}${half}` +
      `<use href="#h" transform="rotate(180 73 120)"/>` +
      path(look.trim, "M0 129.500 146 105.500V110.500L0 134.500Z") + line(look.shade, 1, "M0 129.500 146 105.500M0 134.500 146 110.500"),
  );
}
