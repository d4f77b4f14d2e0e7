// A changed rule in words.
import type { ChangeShape } from "../lib/protocol";
import { optionName, presetName, valueMeaning } from "../lib/rules";
import { t } from "../lib/words.svelte";

const GAME = "variant";

export const changed = (option: string): string => (option === GAME ? t("client-game") : optionName(option));

export const value = (change: ChangeShape, which: "before" | "after"): string =>
  change.option === GAME ? presetName(change[which]) : valueMeaning(change.option, change[which]);

/** All of it in a few words: what one rule is now, or which rules are otherwise. */
export function summary(changes: readonly ChangeShape[]): string {
  const [only] = changes;
  if (only && changes.length === 1) return `${changed(only.option)} – ${value(only, "after").replace(/[.]$/, "")}`;
  return changes.map((change) => changed(change.option)).join(", ");
}
