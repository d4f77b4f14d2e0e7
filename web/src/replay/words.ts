// The sentences of replays and checks, fetched when one of them is looked at.
import { learn } from "../lib/words.svelte";
import bg from "words:bg/replay";
import en from "words:en/replay";
import fr from "words:fr/replay";
import hr from "words:hr/replay";

const PLACES = { en, fr, hr, bg };

/** Resolves when they can be said. */
export const ready = (): Promise<void> => learn(PLACES);
