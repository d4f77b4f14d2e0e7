// Sentences, from the Fluent files that the command line reads too.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import bg from "words:bg";
import bgBela from "words:bg/bela";
import bgBeloz from "words:bg/beloz";
import en from "words:en";
import enBela from "words:en/bela";
import enBeloz from "words:en/beloz";
import fr from "words:fr";
import frBela from "words:fr/bela";
import frBeloz from "words:fr/beloz";
import hr from "words:hr";
import hrBela from "words:hr/bela";
import hrBeloz from "words:hr/beloz";
import type { Language } from "./languages";
import { first } from "./later";
import { settings } from "./settings.svelte";

export type Theme = "cards" | "beloz" | "bela";
export type Variables = Record<string, string | number | null | undefined>;

// Where the words are: three files for each language, fetched when it is spoken.
const PLACES: Record<Language, [string, string, string]> = {
  en: [en, enBeloz, enBela],
  fr: [fr, frBeloz, frBela],
  hr: [hr, hrBeloz, hrBela],
  bg: [bg, bgBeloz, bgBela],
};

const THEMES = 3;

/** Files that were asked for later, by language; they belong to every theme, or lie over one. */
const later: [Record<Language, string>, Theme | ""][] = [];
const learnt = new WeakMap<Record<Language, string>, Promise<void>>();

/** What was read, by its address; what could not be is asked for again. */
const resources = new Map<string, Promise<FluentResource>>();

function read(url: string): Promise<FluentResource> {
  const resource = resources.get(url) ?? first(fetch(url).then(async (answer) => new FluentResource(await answer.text())));
  resources.set(url, resource);
  resource.catch(() => resources.delete(url));
  return resource;
}

type Book = Record<Theme, FluentBundle>;

let book = $state.raw<Book | null>(null);

/** The words of the German deck, where somebody has played with it, and all words with these over
 * them; BeloZ has faces of its own. */
let german: Record<Language, string> | null = null;
let inGerman = $state.raw<Book | null>(null);

let current = $state<Language>("en");
let wanted: Language | null = null;

function bundle(language: Language, parsed: FluentResource[]): FluentBundle {
  // Isolation marks would break the joining of sentences; every language here runs left to right.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const resource of parsed) made.addResource(resource, { allowOverrides: true });
  return made;
}

/** Speak a language from now on; the last one asked for, where two are asked for at once. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const deck = german;
  const files = [...PLACES[language], ...later.map(([places]) => places[language])];
  const [[base, beloz, bela, ...more], over] = await Promise.all([
    Promise.all(files.map(read)),
    deck ? read(deck[language]) : undefined,
  ]);
  if (wanted !== language || files.length < later.length + THEMES || deck !== german) return;
  const made = (name: Theme, theme?: FluentResource, deck?: FluentResource): FluentBundle => {
    const mine = more.filter((_, i) => ["", name].includes(later[i]?.[1] ?? ""));
    return bundle(language, [base, theme, ...mine, deck].filter((each) => each !== undefined));
  };
  book = { cards: made("cards"), beloz: made("beloz", beloz), bela: made("bela", bela) };
  inGerman = over ? { ...book, cards: made("cards", undefined, over), bela: made("bela", bela, over) } : null;
  current = language;
  if (globalThis.document) document.documentElement.lang = language;
}

/** Know these sentences too, in whatever language is spoken, for all themes or over one of them;
 * resolves when they can be said. */
export function learn(places: Record<Language, string>, theme: Theme | "" = ""): Promise<void> {
  const known = learnt.get(places);
  if (known) return known;
  if (!later.some(([known]) => known === places)) later.push([places, theme]);
  const learning = wanted ? speak(wanted) : Promise.resolve();
  learnt.set(places, learning);
  learning.catch(() => learnt.delete(places)); // the next one who wants them asks again
  return learning;
}

/** Know the words of the German deck, which are said as long as it is the one that was chosen. */
export function learnGerman(places: Record<Language, string>): Promise<void> {
  if (german === places) return Promise.resolve();
  german = places;
  return wanted ? speak(wanted) : Promise.resolve();
}

export const spoken = {
  get ready(): boolean {
    return book !== null;
  },
  get language(): Language {
    return current;
  },
};

/** A rank as the files select it: 7, 8 and 9 are numbers. */
function argument(name: string, value: string | number): FluentVariable {
  if (name === "rank" && /^\d$/.test(String(value))) return new FluentNumber(Number(value));
  return typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
}

function spread(variables: Variables): Record<string, FluentVariable> {
  const { card, ...rest } = variables;
  const code = typeof card === "string" ? { card, rank: card[0], suit: card[1] } : {};
  const given: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries({ ...code, ...rest })) {
    if (value != null) given[name] = argument(name, value);
  }
  return given;
}

/** Say `key` or its form `key.form`; a key without a sentence says itself. */
export function say(theme: Theme, key: string, variables: Variables = {}): string {
  const [name = key, form] = key.split(".");
  const themed = (settings.deck === "german" && inGerman ? inGerman : book)?.[theme];
  const message = themed?.getMessage(name);
  const pattern = form ? message?.attributes[form] : message?.value;
  return themed && pattern ? themed.formatPattern(pattern, spread(variables), []) : key;
}

/** Whether there is such a sentence. */
export function known(key: string): boolean {
  const [name = key, form] = key.split(".");
  const message = book?.cards.getMessage(name);
  return Boolean(form ? message?.attributes[form] : message?.value);
}

/** A sentence outside any game. */
export const t = (key: string, variables?: Variables): string => say("cards", key, variables);
