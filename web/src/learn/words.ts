// The sentences of lessons and helpers, fetched when one of them is looked at.
import { ApiError } from "../lib/api";
import { reason } from "../lib/reason";
import type { Voice } from "../lib/voice";
import { known, learn, t, type Variables } from "../lib/words.svelte";
import bg from "words:bg/learn";
import en from "words:en/learn";
import fr from "words:fr/learn";
import hr from "words:hr/learn";

const PLACES = { en, fr, hr, bg };

/** Resolves when they can be said. */
export const ready = (): Promise<void> => learn(PLACES);

/** A sentence in the words of the game: BeloZ has some of its own, and Bela. */
export function w(voice: Voice | null, key: string, variables?: Variables): string {
  if (!voice) return t(key, variables);
  const own = `${key}.${voice.theme}`;
  return voice.say(known(own) ? own : key, variables);
}

/** Why a position cannot be, or why there is no answer. */
export function sorry(error: unknown): string {
  if (error instanceof ApiError && known(error.code)) return t(error.code);
  return reason(error);
}
