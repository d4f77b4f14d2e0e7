// Questions that need no table (src/belot/inquiry), and Python in this browser: the server answers, or
// this device. Whoever asks cannot tell which.
import { Engine } from "../engine/engine";
import type { Way } from "./connection";
import { answered, ApiError } from "./errors";
import { tooLong, unreachable } from "./here";
import { KEPT } from "./kept";
import { first } from "./later";

/** One place that answers questions. */
export interface Answerer {
  ask(topic: string, question: string, data: object): Promise<unknown>;
}

/** How long the server may think about a question before this device answers it. */
const PATIENCE = 6_000;

export const server: Answerer = {
  async ask(topic, question, data) {
    const answer = await fetch(`/api/inquire/${topic}/${question}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(data),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const body = await answered<unknown>(answer);
    void warm();
    return body;
  },
};

// --- Python in this browser ---

let running: Engine | null = null;
let ready = false;

function start(): Engine {
  if (running) return running;
  const fresh = (running = new Engine());
  fresh.ready.then(
    () => (ready = true),
    (error: unknown) => {
      fresh.end(error);
      running = null; // whoever asks next tries again
    },
  );
  return fresh;
}

/** Whether its files could be had at all: over the network, or from what the device keeps. */
const possible = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

/** Python, as soon as it runs. */
export async function engine(): Promise<Engine> {
  if (!running && !possible()) throw new TypeError("offline, and nothing is kept here");
  const here = start();
  await here.ready;
  return here;
}

/** The way to the tables of this device. */
export const way: Way = { network: false, dial: () => start().socket() };

/** Start it while there is nothing else to do, if it is on this device: the next answer is quicker. */
async function warm(): Promise<void> {
  if (running || !(await globalThis.caches?.has(KEPT))) return;
  globalThis.requestIdleCallback?.(() => void engine().catch(() => undefined));
}

/** Ask, and get an answer or an ApiError with the code of a refusal: from this device if it can answer
 * at once, otherwise from the server, and from this device again where the server is out of reach or will
 * not read as much. */
export async function ask<T>(topic: string, question: string, data: object = {}): Promise<T> {
  if (ready && running) return (await running.ask(topic, question, data)) as T;
  try {
    return (await first(server.ask(topic, question, data))) as T;
  } catch (error) {
    if (!unreachable(error) && !tooLong(error)) throw error;
    const here = await engine().catch(() => Promise.reject(error)); // neither: the server is the reason
    return (await here.ask(topic, question, data)) as T;
  }
}
