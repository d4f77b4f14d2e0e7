// A copy of all that is kept on this device, as one file; and reading one on another device. What is
// there already stays as it is.
import { storage, STORES, type Kept, type Store } from "../lib/storage";
import { fresh as signs, type Note } from "../pad/keep";
import { SOME } from "./here";

const FORMAT = "belot device 1";
const MARK = "belot.";
/** Who one is on the server: that goes to another device by a link (room/DeviceLink), not in a file. */
const OWN = "belot.session";

interface Copy {
  format: typeof FORMAT;
  stores: Partial<Record<Store, Kept<unknown>[]>>;
  /** The settings and other small texts, by name. */
  texts: Record<string, string>;
}

export async function copy(): Promise<string> {
  const stores: Copy["stores"] = {};
  for (const store of STORES) stores[store] = await storage.all(store);
  const names = Object.keys(localStorage).filter((name) => name.startsWith(MARK) && name !== OWN);
  const texts = Object.fromEntries(names.sort().map((name) => [name, localStorage.getItem(name) ?? ""]));
  return JSON.stringify({ format: FORMAT, stores, texts } satisfies Copy);
}

// --- what a file may hold: all that the screens take for granted ---

type Fields = Record<string, unknown>;
const fields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const all = (value: unknown, type: string): boolean => Array.isArray(value) && value.every((each) => typeof each === type);
const named = ({ rules, names }: Fields): boolean => typeof rules === "string" && all(names, "string");

const SHAPES: Record<Store, (value: unknown, key: string) => boolean> = {
  matches: (match) => fields(match) && typeof match.seat === "number" && fields(match.summary) && named({ ...match.summary, names: match.summary.seats }),
  steps: (line) => typeof line === "string",
  pads: (pad, key) =>
    fields(pad) &&
    (key.includes("/")
      ? key.endsWith(`/${String(pad.id)}`) && typeof pad.op === "string" && all(pad.seen, "string")
      : pad.id === key && named(pad) && all(pad.teams, "string") && all(pad.totals, "number")),
  progress: fields,
  notes: (note, key) => fields(note) && (key !== "pad/last" || named(note)),
};

/** The copy in a text. Throws what is none, or is damaged anywhere: half of it would be worse. */
function read(text: string): Copy {
  const found = JSON.parse(text) as Copy | null;
  if (!fields(found) || found.format !== FORMAT || !fields(found.stores) || !fields(found.texts)) throw new Error("no copy");
  if (!all(Object.values(found.texts), "string")) throw new Error("no copy");
  for (const store of STORES) {
    const kept: unknown = found.stores[store] ?? [];
    const fits = (each: unknown): boolean =>
      Array.isArray(each) && each.length === 2 && typeof each[0] === "string" && SHAPES[store](each[1], each[0]);
    if (!Array.isArray(kept) || !kept.every(fits)) throw new Error(`no copy: ${store}`);
  }
  return found;
}

/** A pad of another device goes on under a name of this one: two that sign alike would write different
 * operations under one id. */
const ours = (store: Store, [key, value]: Kept<unknown>): Kept<unknown> =>
  store === "pads" && !key.includes("/") ? [key, { ...(value as Note), device: signs(6) }] : [key, value];

/** Read a copy; how many things were new here. Throws what is no copy, and then nothing is. */
export async function restore(text: string): Promise<number> {
  const { stores, texts } = read(text);
  const here = new Set((await storage.all("matches")).map(([table]) => table));
  let added = 0;
  for (const store of STORES) {
    const there = new Set((await storage.all(store)).map(([key]) => key));
    // A log is one thing: of a match that is here already no steps are added.
    const fresh = (stores[store] ?? []).filter(([key]) => !there.has(key) && !here.has(key.split("/")[0]!));
    await storage.append(store, fresh.map((each) => ours(store, each)));
    if (store !== "steps") added += fresh.length;
  }
  for (const [name, value] of Object.entries(texts)) {
    if (name.startsWith(MARK) && name !== OWN) localStorage.setItem(name, value);
  }
  if ((await storage.all("matches")).length) localStorage.setItem(SOME, "1");
  return added;
}
