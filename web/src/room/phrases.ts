// What one can say with a tap, in the order of a match. Everybody reads it in their own language.
import type { Said } from "../lib/protocol";
import { known, t } from "../lib/words.svelte";

export const PHRASES = [
  "hello", "good-luck", "thanks", "nice-hand", "well-played", "good-deal", "wow", "laugh",
  "sorry", "oops", "one-moment", "think", "hurry", "good-game", "again", "bye",
];

/** What was said, in the reader's language. */
export function words(said: Pick<Said, "phrase" | "text">): string {
  const key = `phrase-${said.phrase}`;
  return said.phrase && known(key) ? t(key) : said.text;
}
