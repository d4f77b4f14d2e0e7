// A copy of all that is kept on this device, as one file; and reading one on another device. What is
// there already stays as it is.
import { storage, STORES, type Kept } from "../lib/storage";
import { SOME } from "./here";

const FORMAT = "belot device 1";
const MARK = "belot.";
/** Who one is on the server: that goes to another device by a link (room/DeviceLink), not in a file. */
const OWN = "belot.session";

interface Copy {
  format: typeof FORMAT;
  stores: Partial<Record<(typeof STORES)[number], Kept<unknown>[]>>;
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

/** Read a copy; how many things were new here. Throws what is no copy. */
export async function restore(text: string): Promise<number> {
  const { format, stores, texts } = JSON.parse(text) as Partial<Copy>;
  if (format !== FORMAT || typeof stores !== "object" || typeof texts !== "object") throw new Error("no copy");
  const here = new Set((await storage.all("matches")).map(([table]) => table));
  let added = 0;
  for (const store of STORES) {
    const there = new Set((await storage.all(store)).map(([key]) => key));
    // A log is one thing: of a match that is here already no steps are added.
    const fresh = (stores[store] ?? []).filter(([key]) => !there.has(key) && !here.has(key.split("/")[0]!));
    await storage.append(store, fresh);
    if (store !== "steps") added += fresh.length;
  }
  for (const [name, value] of Object.entries(texts)) {
    if (name.startsWith(MARK) && name !== OWN) localStorage.setItem(name, value);
  }
  if ((await storage.all("matches")).length) localStorage.setItem(SOME, "1");
  return added;
}
