// The sentences of the rulebook, fetched when it is opened, and those that BeloZ and Bela say in their own way.
import { learn } from "../lib/words.svelte";
import glossary from "words:all/glossary";
import bg from "words:bg/book";
import bgBela from "words:bg/book-bela";
import bgBeloz from "words:bg/book-beloz";
import en from "words:en/book";
import enBela from "words:en/book-bela";
import enBeloz from "words:en/book-beloz";
import fr from "words:fr/book";
import frBela from "words:fr/book-bela";
import frBeloz from "words:fr/book-beloz";
import hr from "words:hr/book";
import hrBela from "words:hr/book-bela";
import hrBeloz from "words:hr/book-beloz";

const GLOSSARY = { en: glossary, fr: glossary, hr: glossary, bg: glossary };
const BOOK = { en, fr, hr, bg };
const BELOZ = { en: enBeloz, fr: frBeloz, hr: hrBeloz, bg: bgBeloz };
const BELA = { en: enBela, fr: frBela, hr: hrBela, bg: bgBela };

/** Resolves when they can be said. */
export const ready = (): Promise<unknown> =>
  Promise.all([learn(GLOSSARY), learn(BOOK), learn(BELOZ, "beloz"), learn(BELA, "bela")]);
