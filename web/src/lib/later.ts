// Parts of the client that come later: when they are wanted, or while there is nothing else to do.

export type Load<T> = () => Promise<T>;

/** What has come, so that it is shown at once. */
const here = new WeakMap<Load<unknown>, unknown>();

async function fetched<T>(load: Load<T>): Promise<T> {
  const part = await load();
  here.set(load, part);
  return part;
}

let needed = 0;
const calm: (() => void)[] = [];

/** Something that somebody waits for: what is fetched ahead stands back until it has come. */
export function first<T>(coming: Promise<T>): Promise<T> {
  needed += 1;
  const come = (): void => {
    needed -= 1;
    if (!needed) for (const done of calm.splice(0)) done();
  };
  coming.then(come, come);
  return coming;
}

/** A part, at once where it has come already. One that could not be had is asked for again. */
export const wanted = <T>(load: Load<T>): T | Promise<T> =>
  here.has(load) ? (here.get(load) as T) : first(fetched(load));

const idle = (): Promise<unknown> =>
  new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done));

/** Until there is nothing else to do, and nobody waits for anything. */
async function quiet(): Promise<void> {
  await idle();
  while (needed) {
    await new Promise<void>((done) => calm.push(done));
    await idle();
  }
}

/** Fetch these while there is nothing else to do, one by one; the rest when the line is back. */
export async function ahead(loads: readonly Load<unknown>[]): Promise<void> {
  const left: Load<unknown>[] = [];
  for (const load of loads) {
    await quiet();
    if (!here.has(load)) await fetched(load).catch(() => left.push(load));
  }
  if (left.length) addEventListener("online", () => void ahead(left), { once: true });
}
