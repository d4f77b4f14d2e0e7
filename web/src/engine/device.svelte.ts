// What of Belot is on this device. The service worker keeps the client (build/sw.js); Python and our
// packages are fetched here, after everything else, unless the line is to be spared.
import engine from "virtual:engine";
import { files } from "virtual:pyodide";
import { KEPT } from "../lib/kept";
import { offers } from "../lib/installing.svelte";

/** `impossible`: a page that is not secure (http in a local network) cannot keep anything. */
export type Ready = "impossible" | "no" | "fetching" | "spared" | "failed" | "yes";

export const device: { ready: Ready; part: number; bytes: number; lasting: boolean } = $state({
  ready: "no",
  /** How much of it is here, from 0 to 1. */
  part: 0,
  /** How much room it takes. */
  bytes: 0,
  /** Whether the browser has promised not to throw it away. */
  lasting: false,
});

const ALL = [...files, engine];

export const possible = (): boolean => isSecureContext && "serviceWorker" in navigator && "caches" in globalThis;

const spared = (): boolean =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

let begun = false;

/** Once a page: look after the service worker, then fetch what is missing. */
export async function begin(): Promise<void> {
  if (begun) return;
  begun = true;
  if (!possible()) {
    device.ready = "impossible";
    return;
  }
  device.lasting = (await navigator.storage?.persisted?.()) ?? false;
  const registration = await register();
  if (!registration) return;
  watch(registration);
  await navigator.serviceWorker.ready;
  if (!(await missing()).length || !spared()) await fetchAll();
  else device.ready = "spared";
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (import.meta.env.DEV) return undefined;
  return navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

/** Offer a newer version once all of it has come. It waits until somebody wants it. */
function watch(registration: ServiceWorkerRegistration): void {
  const offer = (): void => {
    const { waiting } = registration;
    if (!waiting || !navigator.serviceWorker.controller) return;
    offers.update = () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      waiting.postMessage("update");
    };
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
}

/** The files that are not here. */
async function missing(): Promise<string[]> {
  const kept = await caches.open(KEPT);
  const there = await Promise.all(ALL.map((url) => kept.match(url, { ignoreVary: true })));
  return ALL.filter((_, i) => !there[i]);
}

/** Fetch what is missing, and let go of what an older version had. */
export async function fetchAll(): Promise<void> {
  device.ready = "fetching";
  try {
    const kept = await caches.open(KEPT);
    for (const url of await missing()) {
      const answer = await fetch(url, { priority: "low" });
      if (!answer.ok) throw new Error(`${answer.status} ${url}`);
      await kept.put(url, answer);
      device.part = 1 - (await missing()).length / ALL.length;
    }
    for (const { url } of await kept.keys()) {
      if (!ours(new URL(url).pathname)) await kept.delete(url);
    }
    device.bytes = await size(kept);
    device.ready = "yes";
  } catch {
    device.ready = "failed";
    addEventListener("online", () => void fetchAll(), { once: true });
  }
}

/** A file of this version, or what Python's memory held once it ran (engine/python). */
const ours = (place: string): boolean => ALL.includes(place.replace(/\.memory$/, ""));

async function size(kept: Cache): Promise<number> {
  const all = await kept.keys();
  const sizes = all.map(async (url) => (await (await kept.match(url, { ignoreVary: true }))?.blob())?.size ?? 0);
  return (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
}

/** Ask the browser not to throw away what is kept here. */
export async function lasting(): Promise<void> {
  device.lasting = (await navigator.storage?.persist?.()) ?? false;
}
