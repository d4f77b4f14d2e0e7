// Opening a table: oneself below, friendly bots around.
import { parts } from "../parts";
import { api, me, type SeatChoice } from "./api";
import { wanted } from "./later";
import { go } from "./router.svelte";
import { set, settings } from "./settings.svelte";
import { t } from "./words.svelte";

const MOST = 4;

/** The seats of a table with these bots; the person sits first. */
export function seatsOf(players: number, names: readonly string[], bots: readonly string[]): SeatChoice[] {
  const mine: SeatChoice = { kind: "person", name: settings.name || t("player-you"), bot: "club" };
  const others = Array.from({ length: players - 1 }, (_, i): SeatChoice => {
    return { kind: "bot", name: names[i] ?? t("bot-club"), bot: bots[i] ?? "club" };
  });
  return [mine, ...others];
}

export const botNames = (): string[] => t("bot-names").split(", ").slice(0, MOST);

/** Open a table with these rules and sit down at it; `here`: on this device. */
export async function open(rules: string, seats?: SeatChoice[], here = false): Promise<void> {
  const house = here ? await wanted(parts.here) : api;
  if (!here) await me(settings.name);
  const { Chain, keep } = await import("../fair/chain");
  const chain = Chain.fresh();
  const sitting = seats ?? seatsOf(await playersOf(rules), botNames(), []);
  const { table } = await house.open(rules, sitting, 0, chain.head);
  keep(table, chain);
  set({ lastRules: rules });
  go(`table/${table}`);
}

/** How many play by these rules. */
export async function playersOf(rules: string): Promise<number> {
  const { presets } = await api.presets();
  const variant = rules.split("(")[0];
  const changed = /players=(\d)/.exec(rules)?.[1];
  return Number(changed ?? presets.find((each) => each.name === variant)?.players ?? MOST);
}
