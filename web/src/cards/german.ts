// What the German deck needs: its pictures, how they lie on a card, and the words for its suits and
// courts. Nobody fetches it who plays with another.
import pictures from "virtual:german";
import bg from "words:bg/german";
import en from "words:en/german";
import fr from "words:fr/german";
import hr from "words:hr/german";
import { learnGerman } from "../lib/words.svelte";
import Face from "./GermanFace.svelte";

const words = { en, fr, hr, bg };

export interface German {
  /** By card ("KC") and suit ("C"). */
  pictures: Record<string, string>;
  Face: typeof Face;
}

/** The deck, once its words are known. */
export async function ready(): Promise<German> {
  await learnGerman(words);
  return { pictures, Face };
}
