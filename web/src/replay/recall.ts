// Deals that were over before this page was opened: their cards come back when their sheet is looked at.
import type { Table } from "../lib/table.svelte";
import { deals, replay } from "./load";

const asked = new WeakMap<Table, Set<string>>();

/** Get the table as it rested after the deal of that score; once. A deck that is only cut keeps its
 * cards to itself until the match is over, and then it may be asked again. */
export async function recall(table: Table, score: number): Promise<void> {
  const match = table.view?.match ?? 0;
  const known = asked.get(table) ?? new Set();
  const name = `${match}/${score}`;
  if (known.has(name)) return;
  asked.set(table, known.add(name));
  try {
    const place = { table: table.id, match };
    const found = (await deals(place)).deals.find((deal) => deal.score === score);
    if (!found) return;
    const { end } = await replay(place, found.deal);
    if (table.view?.match === match) table.ended = { [score]: end, ...table.ended };
  } catch {
    known.delete(name); // the numbers are there all the same
  }
}
