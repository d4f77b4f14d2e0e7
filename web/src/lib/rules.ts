// Names of games and house rules, as the catalogues have them.
import { known, t } from "./words.svelte";

const key = (name: string): string => name.replaceAll("_", "-");

export const presetName = (preset: string): string => t(`preset-${key(preset)}`);
export const presetMeaning = (preset: string): string => t(`preset-${key(preset)}.meaning`);
export const optionName = (option: string): string => t(`option-${key(option)}`);
export const optionMeaning = (option: string): string => t(`option-${key(option)}.meaning`);

/** What a value of a house rule means, in a short sentence. */
export function valueMeaning(option: string, value: string): string {
  const form = "v-" + value.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  const name = `option-${key(option)}.${form}`;
  return known(name) ? t(name) : t(`option-${key(option)}.v-any`, { n: value });
}

/** `bela4(target=701)` taken apart. */
export function parsed(name: string): { variant: string; options: Record<string, string> } {
  const [variant = "", rest = ""] = name.replace(/\)$/, "").split("(");
  const pairs = rest.split(",").filter(Boolean).map((part) => part.split("=") as [string, string]);
  return { variant, options: Object.fromEntries(pairs) };
}
