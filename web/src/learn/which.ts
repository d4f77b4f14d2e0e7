// The sentences of the questions that find somebody's rules, fetched when they are asked.
import { learn } from "../lib/words.svelte";
import bg from "words:bg/which";
import en from "words:en/which";
import fr from "words:fr/which";
import hr from "words:hr/which";

const PLACES = { en, fr, hr, bg };

/** Resolves when they can be said. */
export const ready = (): Promise<void> => learn(PLACES);
