// What is kept on this device: the IndexedDB "belot", for the page and for its workers. Where there is
// none (some private windows) things are kept in memory, until the page is closed.

/** `matches`: those played on this device, `steps` what happened in them; `pads`: score pads;
 * `progress`: lessons; `notes`: small things by name. */
export const STORES = ["matches", "steps", "pads", "progress", "notes"] as const;
export type Store = (typeof STORES)[number];

/** A key and its value. Values are JSON; a Svelte state may be given as it is. */
export type Kept<T> = [key: string, value: T];

/** A key that was to be new is there already: somebody else has written it. */
export class Taken extends Error {}

interface Shelf {
  get(store: Store, key: string): Promise<unknown>;
  /** All under keys that begin so, in the order of their keys. */
  all(store: Store, prefix: string): Promise<Kept<unknown>[]>;
  /** All or nothing; with `fresh` no key may be there already. */
  write(store: Store, kept: Kept<unknown>[], fresh: boolean): Promise<void>;
  remove(store: Store, prefix: string, exact: boolean): Promise<void>;
}

const NAME = "belot";
const VERSION = 1;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage"));
  });

/** The keys that begin so. */
const range = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const there = request.result.objectStoreNames;
    for (const store of STORES) if (!there.contains(store)) request.result.createObjectStore(store);
  };
  return done(request);
}

class Database implements Shelf {
  constructor(readonly db: IDBDatabase) {
    db.onversionchange = () => db.close(); // a newer page waits for this
  }

  #store(store: Store): IDBObjectStore {
    return this.db.transaction(store).objectStore(store);
  }

  get(store: Store, key: string): Promise<unknown> {
    return done(this.#store(store).get(key));
  }

  async all(store: Store, prefix: string): Promise<Kept<unknown>[]> {
    const from = this.#store(store);
    const [keys, values] = await Promise.all([done(from.getAllKeys(range(prefix))), done(from.getAll(range(prefix)))]);
    return keys.map((key, i) => [String(key), values[i]]);
  }

  write(store: Store, kept: Kept<unknown>[], fresh: boolean): Promise<void> {
    return this.#change(store, (to) => {
      for (const [key, value] of kept) fresh ? to.add(value, key) : to.put(value, key);
    });
  }

  remove(store: Store, prefix: string, exact: boolean): Promise<void> {
    return this.#change(store, (from) => from.delete(exact ? prefix : range(prefix)));
  }

  /** Returns once it is on disk. */
  #change(store: Store, change: (store: IDBObjectStore) => unknown): Promise<void> {
    const work = this.db.transaction(store, "readwrite", { durability: "strict" });
    return new Promise((resolve, reject) => {
      work.oncomplete = () => resolve();
      work.onabort = () => {
        const taken = work.error?.name === "ConstraintError";
        reject(taken ? new Taken(store) : (work.error ?? new Error("storage")));
      };
      change(work.objectStore(store));
    });
  }
}

class Memory implements Shelf {
  #stores = new Map(STORES.map((store) => [store, new Map<string, unknown>()]));

  #of(store: Store): Map<string, unknown> {
    return this.#stores.get(store)!;
  }

  get(store: Store, key: string): Promise<unknown> {
    return Promise.resolve(structuredClone(this.#of(store).get(key)));
  }

  all(store: Store, prefix: string): Promise<Kept<unknown>[]> {
    const found = [...this.#of(store)].filter(([key]) => key.startsWith(prefix));
    return Promise.resolve(structuredClone(found.sort(([a], [b]) => (a < b ? -1 : 1))));
  }

  write(store: Store, kept: Kept<unknown>[], fresh: boolean): Promise<void> {
    const there = this.#of(store);
    if (fresh && kept.some(([key]) => there.has(key))) return Promise.reject(new Taken(store));
    for (const [key, value] of kept) there.set(key, value);
    return Promise.resolve();
  }

  remove(store: Store, prefix: string, exact: boolean): Promise<void> {
    const there = this.#of(store);
    for (const key of [...there.keys()]) if (exact ? key === prefix : key.startsWith(prefix)) there.delete(key);
    return Promise.resolve();
  }
}

let opened: Promise<Shelf> | null = null;

const shelf = (): Promise<Shelf> =>
  (opened ??= (globalThis.indexedDB ? open().then((db) => new Database(db)) : Promise.reject(new Error("none"))).catch(
    () => new Memory(),
  ));

const plain = <T>(kept: Kept<T>[]): Kept<T>[] => JSON.parse(JSON.stringify(kept)) as Kept<T>[];

export const storage = {
  get: async <T>(store: Store, key: string): Promise<T | undefined> =>
    (await (await shelf()).get(store, key)) as T | undefined,
  /** All of a store under keys that begin so, in the order of their keys. */
  all: async <T>(store: Store, prefix = ""): Promise<Kept<T>[]> =>
    (await (await shelf()).all(store, prefix)) as Kept<T>[],
  put: async <T>(store: Store, key: string, value: T): Promise<void> =>
    (await shelf()).write(store, plain([[key, value]]), false),
  /** Several at once: all of them or none. */
  putAll: async <T>(store: Store, kept: Kept<T>[]): Promise<void> => (await shelf()).write(store, plain(kept), false),
  /** Several new ones at once; Taken if one is there already, and then none is written. */
  append: async <T>(store: Store, kept: Kept<T>[]): Promise<void> => (await shelf()).write(store, plain(kept), true),
  delete: async (store: Store, key: string): Promise<void> => (await shelf()).remove(store, key, true),
  /** All under keys that begin so. */
  clear: async (store: Store, prefix = ""): Promise<void> => (await shelf()).remove(store, prefix, false),
  /** Whether it outlives the page. */
  lasts: async (): Promise<boolean> => !((await shelf()) instanceof Memory),
};
