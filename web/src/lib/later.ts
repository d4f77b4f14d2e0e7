// Parts of the client that come later: when they are wanted, or while there is nothing else to do.

export type Load<T> = () => Promise<T>;

/** What has come, so that it is shown at once. */
const here = new WeakMap<Load<unknown>, unknown>();

async function fetched<T>(load: Load<T>): Promise<T> {
  const part = await load();
  here.set(load, part);
  return part;
}

/** A part, at once where it has come already. One that could not be had is asked for again. */
export const wanted = <T>(load: Load<T>): T | Promise<T> =>
  here.has(load) ? (here.get(load) as T) : fetched(load);

const idle = (): Promise<unknown> =>
  new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done));

/** Fetch these while there is nothing else to do, one by one; the rest when the line is back. */
export async function ahead(loads: readonly Load<unknown>[]): Promise<void> {
  const left: Load<unknown>[] = [];
  for (const load of loads) {
    await idle();
    await Promise.resolve(wanted(load)).catch(() => left.push(load));
  }
  if (left.length) addEventListener("online", () => void ahead(left), { once: true });
}
