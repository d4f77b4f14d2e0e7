// What a person has set, kept in this browser.
import { LANGUAGES, pickLanguage, type Language } from "./languages";

export type Key = "last" | "score" | "takeback" | "help";

export interface Settings {
  language: Language;
  name: string;
  /** Which faces: by game (BeloZ has animals), or the same everywhere. */
  deck: "game" | "french" | "german" | "beloz";
  fourColours: boolean;
  speed: "slow" | "normal" | "fast" | "none";
  /** How long a finished trick lies, in milliseconds; 0 is until a tap. */
  hold: number;
  /** Whether one tap plays a card, or the first lifts it and the second plays. */
  oneTap: boolean;
  sound: boolean;
  vibration: boolean;
  theme: "system" | "light" | "dark";
  largeText: boolean;
  leftHand: boolean;
  shortcuts: boolean;
  keys: Record<Key, string>;
  /** House rules of the last game, by canonical name, and those with a name of their own. */
  lastRules: string;
  saved: { name: string; rules: string }[];
}

const PLACE = "belot.settings";

const defaults = (): Settings => ({
  language: pickLanguage(globalThis.navigator?.languages ?? []),
  name: "",
  deck: "game",
  fourColours: false,
  speed: "normal",
  hold: 900,
  oneTap: false,
  sound: true,
  vibration: true,
  theme: "system",
  largeText: false,
  leftHand: false,
  shortcuts: true,
  keys: { last: "l", score: "s", takeback: "t", help: "?" },
  lastRules: "belote",
  saved: [],
});

/** What can be chosen, where it is one of several. */
const CHOICES: { [K in "language" | "deck" | "speed" | "theme"]: readonly Settings[K][] } = {
  language: Object.keys(LANGUAGES) as Language[],
  deck: ["game", "french", "german", "beloz"],
  speed: ["slow", "normal", "fast", "none"],
  theme: ["system", "light", "dark"],
};

/** What a text that was kept, here or in a copy from elsewhere, says of settings that there are; what
 * is foreign counts as not set. */
export function understood(text: string | null): Partial<Settings> {
  let said: unknown;
  try {
    said = JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
  const known = Object.entries(defaults());
  const kept = Object.entries(said ?? {}).filter(([name, value]) => {
    const usual = known.find(([each]) => each === name)?.[1];
    const alike = typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual) && value !== null;
    const among = (CHOICES as Record<string, readonly unknown[]>)[name];
    return alike && (among?.includes(value) ?? true);
  });
  return Object.fromEntries(kept) as Partial<Settings>;
}

function stored(): Partial<Settings> {
  try {
    return understood(localStorage.getItem(PLACE));
  } catch {
    return {}; // storage is blocked: the defaults do
  }
}

export const settings: Settings = $state({ ...defaults(), ...stored() });

/** Change some settings and keep them. */
export function set(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // a private window: the change holds until it closes
  }
}
