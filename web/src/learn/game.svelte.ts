// Which game is being learnt: the one played last, until another is chosen here.
import { ask } from "../lib/engine";
import type { Presets } from "../lib/api";
import { route, turn } from "../lib/router.svelte";
import { parsed, presetName } from "../lib/rules";
import { settings } from "../lib/settings.svelte";

let chosen = $state("");

/** Where in the address the rules of a page stand: after the lesson, where there is one. */
const written = (): string => (route.argument === "practice" ? route.last : route.more);

export const game = {
  /** The rules in question, by their canonical name. */
  get rules(): string {
    return written() || chosen || settings.lastRules;
  },
  /** The name that players know it by. */
  get name(): string {
    const saved = settings.saved.find(({ rules }) => rules === this.rules);
    return saved?.name ?? presetName(parsed(this.rules).variant);
  },
  choose(rules: string): void {
    chosen = rules;
    if (!written()) return;
    const { screen, argument, more } = route;
    turn(argument === "practice" ? `${screen}/practice/${more}` : `${screen}/${argument}`);
  },
};

let presets: Promise<Presets> | null = null;

/** All games there are; asked again after it failed. */
export function games(): Promise<Presets> {
  presets ??= ask<Presets>("rules", "games");
  presets.catch(() => (presets = null));
  return presets;
}
