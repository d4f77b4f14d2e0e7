// The sentences of the score pad, its own and its screens', fetched when one is opened.
import { learn } from "../lib/words.svelte";
import bg from "words:bg/pad";
import bgScreens from "words:bg/padscreen";
import en from "words:en/pad";
import enScreens from "words:en/padscreen";
import fr from "words:fr/pad";
import frScreens from "words:fr/padscreen";
import hr from "words:hr/pad";
import hrScreens from "words:hr/padscreen";

const PLACES = { en, fr, hr, bg };
const SCREENS = { en: enScreens, fr: frScreens, hr: hrScreens, bg: bgScreens };

/** Resolves when they can be said. */
export const ready = (): Promise<unknown> => Promise.all([learn(PLACES), learn(SCREENS)]);
