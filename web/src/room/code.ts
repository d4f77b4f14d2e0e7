// The code of a room: six letters that nobody mixes up. Case, blanks and dashes do not matter.
const LETTERS = "CDFHJKMNPQRTVWXY34679";
const LENGTH = 6;

/** Letters of other keyboards that look the same. */
const TWINS: Record<string, string> = {
  С: "C", Н: "H", К: "K", М: "M", Р: "P", Т: "T", Х: "X", У: "Y", З: "3",
};

/** What was typed or pasted, a whole link too, as the code that it means. */
export function tidy(text: string): string {
  const link = /(?:\/r\/|#\/room\/)([^/?#]+)/.exec(text);
  return [...(link?.[1] ?? text).toUpperCase()]
    .filter((letter) => !/[\s\-–—_.]/.test(letter))
    .map((letter) => TWINS[letter] ?? letter)
    .join("");
}

/** As people read it out: ABC-DEF, ABCD-EFGH. */
export function shown(code: string, length = LENGTH): string {
  const half = length / 2;
  return code.length > half ? `${code.slice(0, half)}-${code.slice(half)}` : code;
}

/** What is wrong with a code: a letter that no code has, its length, or nothing. */
export function fault(code: string): "" | "letter" | "length" {
  if ([...code].some((letter) => !LETTERS.includes(letter))) return "letter";
  return code.length === LENGTH ? "" : "length";
}

/** The first letter that no code has. */
export const stranger = (code: string): string => [...code].find((letter) => !LETTERS.includes(letter)) ?? "";

/** The address that one sends to friends. */
export const linkTo = (code: string): string => `${location.origin}/r/${code}`;
