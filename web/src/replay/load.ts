// Deals that are over, from the server: of a table of one's own, or of a match that somebody shared.
import { api, type Running } from "../lib/api";
import type { MatchShape, ReplayShape } from "../lib/protocol";

/** Where the deals of a match come from. */
export interface Place {
  /** A table and a match of it, from 1; a share knows its match. */
  table?: string;
  match?: number;
  share?: string;
}

function path({ table, match, share }: Place, what: string, more: Record<string, string | number> = {}): string {
  const query = new URLSearchParams();
  if (match) query.set("match", String(match));
  for (const [name, value] of Object.entries(more)) query.set(name, String(value));
  const base = share ? `/api/shared/${encodeURIComponent(share)}` : `/api/tables/${encodeURIComponent(table ?? "")}`;
  const text = query.toString();
  return `${base}/${what}${text && `?${text}`}`;
}

/** Who follows a shared link needs no session. */
const get = <T>(place: Place, what: string, more?: Record<string, number>): Promise<T> =>
  (place.share ? api.seen : api.get)<T>(path(place, what, more));

export const deals = (place: Place): Promise<MatchShape> => get(place, "deals");
export const replay = (place: Place, deal: number): Promise<ReplayShape> => get(place, "replay", { deal });
export const receipt = (place: Place, deal: number): Promise<unknown> => get(place, "receipt", { deal });

/** The record of a match as text. */
export const record = (place: Place): Promise<string> => api.text(path(place, "record"));

/** A link to a match, for whoever gets it. */
export async function share(table: string, match: number): Promise<string> {
  const made = await api.post<{ share: string }>(`/api/tables/${encodeURIComponent(table)}/share`, { match });
  return made.share;
}

/** The same cards once more, against bots; the table that was opened. */
export async function again(table: string, match: number, deal: number): Promise<string> {
  const made = await api.post<{ table: string }>(`/api/tables/${encodeURIComponent(table)}/again`, { match, deal });
  return made.table;
}

/** The address of a deal on this site. */
export const link = (place: Place, deal: number): string =>
  place.share ? `shared/${place.share}/${deal}` : `replay/${place.table}/${place.match}/${deal}`;

/** The totals of a table, one's own side first. */
export function score({ totals, seat }: Pick<Running, "totals" | "seat">): string {
  const side = Math.max(seat, 0) % totals.length;
  return [totals[side], ...totals.filter((_, other) => other !== side)].join("\u00a0:\u00a0");
}

/** Hand a text to the browser as a file. */
export function save(text: string, name: string, type = "text/plain"): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = Object.assign(document.createElement("a"), { href: url, download: name });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

/** A finished match of one of my tables: which, and how it ended. */
export interface Finished {
  table: string;
  match: number;
  variant: string;
  totals: number[] | null;
  seat: number;
}

/** The matches that ended last, the latest first: of every table the last one. */
export function finished(tables: readonly Running[], most: number): Finished[] {
  const found = tables.flatMap(({ table, match, over, deal, variant, totals, seat }) => {
    const last = over || deal === 0 ? match : match - 1; // deal 0: back in the room
    return last > 0 ? [{ table, match: last, variant, totals: over ? totals : null, seat }] : [];
  });
  return found.slice(0, most);
}
