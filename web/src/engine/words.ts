// The sentences about this device, fetched when one of them is looked at.
import { learn } from "../lib/words.svelte";
import bg from "words:bg/offline";
import en from "words:en/offline";
import fr from "words:fr/offline";
import hr from "words:hr/offline";

const PLACES = { en, fr, hr, bg };

/** Resolves when they can be said. */
export const ready = (): Promise<void> => learn(PLACES);
