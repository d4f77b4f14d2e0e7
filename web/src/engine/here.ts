// The tables of this device, for lists of tables. Python is needed to open one, not to see them.
import type { Running, SeatChoice } from "../lib/api";
import { engine } from "../lib/engine";
import { storage } from "../lib/storage";
import type { LocalMatch } from "./messages";
import { ready } from "./words";

/** Says that there are any, without asking the database. */
export const SOME = "belot.here"; // asked for on the first screen as well

const running = (table: string, { seat, last, summary }: LocalMatch): Running => ({
  ...summary,
  table,
  seat,
  last,
  variant: summary.rules.split("(")[0] ?? "",
  code: null,
});

/** The tables of this device, the latest first, and the words for them. */
export async function list(): Promise<Running[]> {
  const [found] = await Promise.all([storage.all<LocalMatch>("matches"), ready()]);
  return found.map(([table, match]) => running(table, match)).sort((a, b) => b.last - a.last);
}

export async function remove(table: string): Promise<void> {
  await storage.delete("matches", table);
  await storage.clear("steps", `${table}/`);
}

/** Open a table with bots; its id. */
export async function open(rules: string, seats: SeatChoice[], seat: number, head: string): Promise<{ table: string }> {
  const made = await (await engine()).errand<{ table: string }>({ do: "open", rules, seats, seat, head });
  localStorage.setItem(SOME, "1");
  void navigator.storage?.persist?.();
  return made;
}
