// What is told of privacy, fetched when somebody asks.
import { learn } from "../lib/words.svelte";
import bg from "words:bg/privacy";
import en from "words:en/privacy";
import fr from "words:fr/privacy";
import hr from "words:hr/privacy";

const PLACES = { en, fr, hr, bg };

/** Resolves when it can be said. */
export const ready = (): Promise<void> => learn(PLACES);
