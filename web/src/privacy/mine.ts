// What is kept of me, on the server and on this device: to see, to take along, to remove.
import { copy as deviceCopy } from "../engine/copy";
import { ApiError } from "../lib/api";
import { storage, STORES, type Store } from "../lib/storage";

export interface Mine {
  id: string;
  name: string;
  created: number;
  admin: boolean;
  devices: number;
  tables: { table: string; code: string | null; seats: string[]; opened: boolean; last: number }[];
  pads: { created: number; last: number; operations: number }[];
}

export type OnDevice = Record<Store, number>;

const OURS = /^belot\b/;
const SESSION = "belot.session";

/** The proof of who I am, where this browser was anybody yet. */
function token(): string | null {
  try {
    return (JSON.parse(localStorage.getItem(SESSION) ?? "null") as { token: string } | null)?.token ?? null;
  } catch {
    return null; // storage is blocked or spoilt
  }
}

async function ask(method: "GET" | "DELETE"): Promise<Response | null> {
  const mine = token();
  if (!mine) return null;
  const answer = await fetch("/api/mine", { method, headers: { Authorization: `Bearer ${mine}` } });
  if (answer.status === 401) return null; // a server that knows nothing of me
  if (!answer.ok) throw new ApiError(String(answer.status));
  return answer;
}

/** What the server has of me; null for nothing. Rejects where it cannot be reached. */
export async function onServer(): Promise<Mine | null> {
  const answer = await ask("GET");
  return answer ? ((await answer.json()) as Mine) : null;
}

/** How many things this device keeps, by what they are; what belongs to one has its name before a
 * stroke, and counts with it. */
export async function onDevice(): Promise<OnDevice> {
  const counts = await Promise.all(
    STORES.map(async (store) => {
      const keys = (await storage.all(store)).map(([key]) => key.split("/")[0]);
      return [store, new Set(keys).size] as const;
    }),
  );
  return Object.fromEntries(counts) as OnDevice;
}

/** All of it in one file, which another device can read too. */
export async function copy(server: Mine | null): Promise<Blob> {
  const device = JSON.parse(await deviceCopy()) as object;
  return new Blob([JSON.stringify({ ...device, server }, null, 1)], { type: "application/json" });
}

/** Remove what this device keeps. Without `all` it stays the same person to the server. */
export async function forgetDevice(all: boolean): Promise<void> {
  for (const store of STORES) await storage.clear(store);
  for (const key of Object.keys(localStorage)) if (OURS.test(key) && (all || key !== SESSION)) localStorage.removeItem(key);
}

/** Remove what the server keeps, and then what this device does. */
export async function forgetAll(): Promise<void> {
  await ask("DELETE");
  await forgetDevice(true);
}
