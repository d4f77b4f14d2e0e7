// From one match to the next: another one with the same people, on at a table on the screen, and from a
// table to the pad.
import type { PadContinued, PadOp } from "../lib/answers";
import { api, me } from "../lib/api";
import { ask } from "../lib/engine";
import { wanted } from "../lib/later";
import { botNames, seatsOf } from "../lib/opening";
import type { ViewShape } from "../lib/protocol";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import { parts } from "../parts";
import { begun, fresh, pads, type Last } from "./keep";
import { stamped } from "./ledger";
import type { Pad } from "./pad.svelte";

/** A new match on this device, opened. */
export async function begin({ rules, names, dealer }: Last, teams: readonly string[] = []): Promise<void> {
  const writer = { device: fresh(6), by: settings.name, now: Date.now() };
  const open = stamped({ op: "open", rules, names, teams: [...teams], dealer, totals: [], hung: 0 }, [], writer);
  await pads.remember({ rules, names, dealer });
  go(`pad/${await begun([open])}`);
}

/** The same people and rules again; the deal goes on round. */
export async function rematch(pad: Pad): Promise<void> {
  const { sheet, rules } = pad;
  if (sheet) await begin({ rules, names: sheet.names, dealer: sheet.dealer }, sheet.teams);
}

/** A match that came from elsewhere as operations. */
export const adopt = async (ops: readonly PadOp[]): Promise<void> => go(`pad/${await begun(ops)}`);

/** Go on with a pad's match at a table: with bots in the other seats, or with everybody in a room. */
export async function onScreen(pad: Pad, people: "bots" | "room"): Promise<void> {
  const { rules, names, totals, hung, dealer } = await ask<PadContinued>("pad", "continue", { ops: pad.ledger });
  await me(settings.name);
  const start = { totals, hung, dealer };
  if (people === "room") {
    const name = settings.name.trim() || names[0]?.trim() || t("player-you");
    const { table } = await api.post<{ table: string }>("/api/rooms", { rules, name, bots: botNames(), start });
    return go(`table/${table}`);
  }
  const { Chain, keep } = await wanted(parts.chain);
  const chain = Chain.fresh();
  const bots = botNames().map((bot, i) => names[i + 1]?.trim() || bot);
  const seats = seatsOf(names.length, bots, []);
  const { table } = await api.post<{ table: string }>("/api/tables", { rules, seats, seat: 0, head: chain.head, start });
  keep(table, chain);
  go(`table/${table}`);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Take a table's match to the pad: its deals so far, and whoever deals next. */
export async function takeToPad(view: ViewShape): Promise<void> {
  const { scores, players } = view;
  const rested = view.phase === "between" || view.phase === "over";
  const { ops } = await ask<{ ops: PadOp[] }>("pad", "taken", {
    rules: view.rules,
    names: view.seats.map(({ name }) => name),
    teams: [],
    dealer: rested ? (view.dealer + 1) % players : view.dealer,
    totals: view.totals.map((total, side) => total - sum(scores.map(({ written }) => written[side] ?? 0))),
    hung: scores[0] ? sum(scores[0].from_hung) : view.hung,
    scores,
    device: fresh(6),
  });
  await adopt(ops);
}
