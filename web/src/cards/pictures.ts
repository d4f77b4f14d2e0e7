// The pictures of a deck: fetched ahead, so that no card lacks its own when the line is cut.
import animals from "virtual:animals";
import courts from "virtual:courts";
import { wanted, type Load } from "../lib/later";
import { parts } from "../parts";
import type { Deck } from "./shapes";

const load = (src: string): Load<unknown> => () => Object.assign(new Image(), { src }).decode();

/** The German deck comes as a part, its pictures after it. */
const german: Load<unknown> = async () => {
  await Promise.all(Object.values((await wanted(parts.german)).pictures).map((src) => load(src)()));
};

const DECKS: Record<Deck, Load<unknown>[]> = {
  french: Object.values(courts).map(load),
  german: [german],
  beloz: Object.values(animals).map(load),
};

export const pictures = (deck: Deck): Load<unknown>[] => DECKS[deck];
