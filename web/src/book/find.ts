// Searching a book: no accent, no capital letter and no ending stands in the way.

export interface Passage {
  id: string;
  title: string;
  texts: readonly string[];
}

export interface Hit {
  id: string;
  title: string;
  /** The passage around the first word, in three parts: the middle one is what was looked for. */
  around: [string, string, string];
}

const LETTERS: Record<string, string> = { đ: "d", œ: "oe", æ: "ae", ß: "ss", "’": "'" };
const ROUND = 42; // letters before and after a find
const LEAST = 2; // shorter words are found everywhere
const WHOLE = 4; // words of so many letters have no ending to drop

/** A text without accents and capitals, and for each of its letters the place in the text. */
function folded(text: string): { text: string; at: number[] } {
  const at: number[] = [];
  let plain = "";
  let place = 0;
  for (const letter of text) {
    const low = letter.toLowerCase();
    const bare = LETTERS[low] ?? low.normalize("NFD").replace(/\p{M}/gu, "");
    plain += bare;
    for (let i = 0; i < bare.length; i++) at.push(place);
    place += letter.length;
  }
  at.push(place);
  return { text: plain, at };
}

export const fold = (text: string): string => folded(text).text;

/** A word without what its grammar may change at the end. */
const stem = (word: string): string => word.slice(0, Math.max(WHOLE, word.length - (word.length > 6 ? 2 : 1)));

/** Sections in which every word of the query occurs; those that have one in their title come first. */
export function find(passages: readonly Passage[], query: string): Hit[] {
  const words = fold(query).split(/\s+/).filter((word) => word.length >= LEAST).map(stem);
  if (!words.length) return [];
  const hits = passages.flatMap((passage) => {
    const whole = fold([passage.title, ...passage.texts].join("\n"));
    if (!words.every((word) => whole.includes(word))) return [];
    const titled = words.some((word) => fold(passage.title).includes(word));
    return [{ titled, hit: { id: passage.id, title: passage.title, around: around(passage, words) } }];
  });
  return [...hits.filter(({ titled }) => titled), ...hits.filter(({ titled }) => !titled)].map(({ hit }) => hit);
}

function around({ texts }: Passage, words: readonly string[]): [string, string, string] {
  for (const word of words) {
    for (const text of texts) {
      const { text: plain, at } = folded(text);
      const found = plain.indexOf(word);
      if (found < 0) continue;
      const rest = /^[\p{L}\p{N}]*/u.exec(plain.slice(found + word.length))?.[0].length ?? 0;
      const [from, to] = [at[found] ?? 0, at[found + word.length + rest] ?? text.length];
      const start = text.lastIndexOf(" ", Math.max(0, from - ROUND)) + 1;
      const stop = text.indexOf(" ", to + ROUND);
      const end = stop < 0 ? text.length : stop;
      return [
        (start > 0 ? "… " : "") + text.slice(start, from),
        text.slice(from, to),
        text.slice(to, end) + (end < text.length ? " …" : ""),
      ];
    }
  }
  return [texts[0] ?? "", "", ""];
}
