// Python in the worker: Pyodide, our packages, and the functions of belot.worker.
//
// Starting Python and importing our packages is seconds of work for a phone. What memory holds after it
// is kept (a picture), if this device keeps anything at all, and the next start begins there. Pyodide
// calls that an experiment: so its version is pinned, and whatever goes wrong leads to a plain start.
import { KEPT } from "../lib/kept";

/** The functions of belot.worker: texts in, texts out; `now` in milliseconds. */
export interface Python {
  answer(name: string, fields: string): string;
  /** `pace`: seconds a bot waits before it acts. */
  hello(table: string, seat: number, lines: string, frame: string, now: number, pace: number): string;
  hear(table: string, frame: string, now: number): string;
  wake(table: string, now: number): string;
  kept(table: string, now: number): string;
  close(table: string): void;
}

interface Pyodide {
  FS: { writeFile(path: string, data: Uint8Array): void };
  runPython(code: string): unknown;
  pyimport(name: string): Python;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

interface Settings {
  indexURL: string;
  env: Record<string, string>;
  _makeSnapshot?: boolean;
  _loadSnapshot?: ArrayBuffer;
}

type Load = (settings: Settings) => Promise<Pyodide>;

const PLACE = "/engine.zip";
const IMPORTS = `import sys; sys.path.insert(0, "${PLACE}"); import belot.worker; belot.worker.warm()`;

async function fetched(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  return new Uint8Array(await answer.arrayBuffer());
}

export async function start(folder: string, engine: string): Promise<Python> {
  const home = new URL(folder, location.origin).href;
  const settings: Settings = { indexURL: home, env: { PYTHONDONTWRITEBYTECODE: "1" } };
  const load = import(/* @vite-ignore */ `${home}pyodide.mjs`) as Promise<{ loadPyodide: Load }>;
  const [{ loadPyodide }, packages, memory] = await Promise.all([load, fetched(engine), picture(engine)]);
  if (memory) {
    try {
      const python = await loadPyodide({ ...settings, _loadSnapshot: memory });
      python.FS.writeFile(PLACE, packages);
      return python.pyimport("belot.worker");
    } catch (error) {
      console.warn(error);
      await (await caches.open(KEPT)).delete(named(engine));
    }
  }
  const keeps = Boolean(await globalThis.caches?.has(KEPT).catch(() => false));
  const python = await loadPyodide({ ...settings, _makeSnapshot: keeps });
  python.FS.writeFile(PLACE, packages);
  python.runPython(IMPORTS);
  if (keeps) void keep(engine, python.makeMemorySnapshot()).catch((error: unknown) => console.warn(error));
  return python.pyimport("belot.worker");
}

// --- the picture ---

/** One for each version of our packages, and so of Pyodide: the zip is compiled for it. */
const named = (engine: string): string => `${engine}.memory`;

async function picture(engine: string): Promise<ArrayBuffer | null> {
  const kept = await globalThis.caches?.match(named(engine), { cacheName: KEPT }).catch(() => undefined);
  if (!kept?.body) return null;
  return new Response(kept.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer().catch(() => null);
}

async function keep(engine: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  const small = new Blob([memory]).stream().pipeThrough(new CompressionStream("gzip"));
  const whole = await new Response(small).blob(); // while a cache is written to, nobody reads it
  await (await caches.open(KEPT)).put(named(engine), new Response(whole));
}
