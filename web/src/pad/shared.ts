// A pad kept on several devices: what was entered anywhere comes to all of them, through the server
// that knows it by a link. There is no queue to lose: what waits is what the server is not known to
// have.
import { api } from "../lib/api";
import { answered, ApiError } from "../lib/errors";
import { alike } from "./alike";

export interface Operation {
  readonly id: string;
}

/** What is kept with the pad on this device: its links (`write` is null for whoever looks on), and the
 * operations that the server has. */
export interface Sharing {
  readonly write: string | null;
  readonly read: string;
  readonly known: readonly string[];
}

/** A pad of this device. */
export interface Ledger<T extends Operation> {
  ops(): readonly T[];
  /** Add those that are missing; returns once they are kept. */
  take(ops: readonly T[]): Promise<void>;
  keep(sharing: Sharing): Promise<void>;
}

/** `gone`: the pad was removed from the server, or there never was one. */
export type SharedStatus = "joining" | "live" | "offline" | "gone";

export interface Refusal {
  readonly id: string;
  readonly code: string;
}

export interface SharedState {
  readonly status: SharedStatus;
  /** Operations that the server has not got yet. */
  readonly waiting: number;
  readonly writable: boolean;
  /** Operations that stay on this device. */
  readonly refused: readonly Refusal[];
}

export interface Sync {
  readonly state: SharedState;
  /** Something was entered here. */
  changed(): void;
  stop(): void;
}

interface Page<T> {
  ops: T[];
  top: number;
  more: boolean;
  writable: boolean;
  read: string;
}

const WAIT = 25; // seconds that the server holds an answer back until there is something to tell
const PATIENCE = 10_000; // milliseconds that an answer may take besides
const PAUSES = [1, 2, 4, 8]; // seconds between tries, and from then on:
const LONG = 15;
const BATCH = 100;
const BATCH_BYTES = 48_000;

/** One request; given up after so many milliseconds, or when `over` is. */
async function request<T>(path: string, patience: number, over?: AbortSignal, body?: object): Promise<T> {
  const giving = new AbortController();
  const giveUp = (): void => giving.abort();
  const timer = setTimeout(giveUp, patience);
  over?.addEventListener("abort", giveUp);
  try {
    const answer = await fetch(`/api/pads/${path}`, {
      method: body ? "POST" : "GET",
      headers: { "Content-Type": "application/json" },
      signal: giving.signal,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return await answered<T>(answer);
  } finally {
    clearTimeout(timer);
    over?.removeEventListener("abort", giveUp);
  }
}

/** As many of these operations as go into one request. */
export function batch<T>(ops: readonly T[]): T[] {
  let bytes = 0;
  const taken = ops.slice(0, BATCH).filter((op) => {
    bytes += new TextEncoder().encode(JSON.stringify(op)).length + 1;
    return bytes <= BATCH_BYTES;
  });
  return taken.length ? taken : ops.slice(0, 1); // the server says itself that it is too long
}

/** Put a pad of this device on the server; `sync` sends what is in it. */
export async function share<T extends Operation>(ledger: Ledger<T>): Promise<Sharing> {
  const links = await api.post<{ write: string; read: string }>("/api/pads", {});
  const sharing = { ...links, known: [] };
  await ledger.keep(sharing);
  return sharing;
}

/** The pad behind a link, all of it. */
export async function join<T extends Operation>(link: string): Promise<{ ops: T[]; sharing: Sharing }> {
  const ops: T[] = [];
  for (let top = 0; ; ) {
    const page = await request<Page<T>>(`${link}?since=${top}`, PATIENCE);
    ops.push(...page.ops);
    top = page.top;
    if (page.more) continue;
    const write = page.writable ? link : null;
    return { ops, sharing: { write, read: page.read, known: ops.map((op) => op.id) } };
  }
}

/** The address that opens a pad, to show and to scan. */
export const pageOf = (token: string): string => `${location.origin}/#/pad/join/${token}`;

/** The token in what somebody pasted, a whole address or the token alone. */
export const tokenOf = (text: string): string | null => /(?:^|\/)([rw][A-Za-z0-9_-]{24})$/.exec(text.trim())?.[1] ?? null;

/** Keep a pad and its copy on the server alike, until it is stopped. */
export function sync<T extends Operation>(
  ledger: Ledger<T>,
  sharing: Sharing,
  onchange: (state: SharedState) => void,
): Sync {
  return new Keeper(ledger, sharing, onchange);
}

class Keeper<T extends Operation> implements Sync {
  state: SharedState;
  #known: Set<string>;
  #refused: Refusal[] = [];
  #status: SharedStatus = "joining";
  #over = new AbortController();
  #pushing = false;
  #wake: (() => void)[] = [];

  constructor(
    readonly ledger: Ledger<T>,
    readonly sharing: Sharing,
    readonly onchange: (state: SharedState) => void,
  ) {
    this.#known = new Set(sharing.known);
    this.state = this.#look();
    for (const event of ["online", "offline"]) addEventListener(event, this.#line);
    document.addEventListener("visibilitychange", this.#line);
    void this.#pull();
    void this.#push();
  }

  changed(): void {
    this.#show();
    void this.#push();
  }

  stop(): void {
    this.#over.abort();
    for (const event of ["online", "offline"]) removeEventListener(event, this.#line);
    document.removeEventListener("visibilitychange", this.#line);
    this.#awake();
  }

  get #stopped(): boolean {
    return this.#over.signal.aborted || this.#status === "gone";
  }

  /** What the server is not known to have. */
  get #waiting(): T[] {
    const refused = new Set(this.#refused.map((each) => each.id));
    return this.sharing.write === null
      ? []
      : this.ledger.ops().filter((op) => !this.#known.has(op.id) && !refused.has(op.id));
  }

  #look(): SharedState {
    const [status, refused] = [this.#status, this.#refused];
    return { status, waiting: this.#waiting.length, writable: this.sharing.write !== null, refused };
  }

  #show(status = this.#status): void {
    if (this.#over.signal.aborted) return;
    const before = JSON.stringify(this.state);
    this.#status = status;
    this.state = this.#look();
    if (JSON.stringify(this.state) !== before) this.onchange(this.state);
  }

  // --- the line ---

  #line = (): void => {
    if (!navigator.onLine && this.#status === "live") this.#show("offline");
    this.#awake();
  };

  #awake(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }

  /** Wait so many seconds, or until the line or the page is back. */
  #pause(seconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000);
      this.#wake.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** Whether it is worth another try after this error; waits before it. */
  async #failed(error: unknown, tries: number): Promise<void> {
    if (this.#stopped) return;
    if (error instanceof ApiError && ["no-pad", "read-only"].includes(error.code)) this.#show("gone");
    else {
      if (!(error instanceof ApiError && error.code === "slow-down")) this.#show("offline");
      await this.#pause(PAUSES[tries] ?? LONG);
    }
  }

  // --- what others wrote ---

  async #pull(): Promise<void> {
    for (let top = 0, tries = 0; !this.#stopped; ) {
      if (document.hidden && this.#status === "live") {
        await this.#pause(3600); // a phone in a pocket asks for nothing
        continue;
      }
      try {
        top = await this.#next(top);
        tries = 0;
      } catch (error) {
        await this.#failed(error, tries++);
      }
    }
  }

  async #next(top: number): Promise<number> {
    const wait = this.#status === "live" ? WAIT : 0;
    const link = this.sharing.write ?? this.sharing.read;
    const patience = wait * 1000 + PATIENCE;
    const page = await request<Page<T>>(`${link}?since=${top}&wait=${wait}`, patience, this.#over.signal);
    const here = new Map(this.ledger.ops().map((op) => [op.id, op]));
    this.#differ(page.ops.filter((op) => here.has(op.id) && !alike(op, here.get(op.id))));
    const fresh = page.ops.filter((op) => !here.has(op.id));
    if (fresh.length) await this.ledger.take(fresh);
    await this.#note(page.ops.map((op) => op.id));
    const back = this.#status === "offline";
    this.#show(page.more ? this.#status : "live");
    if (back) this.#awake(); // what waits to be sent need not wait any longer
    return page.top;
  }

  /** The server has others under the ids of these: what is here stays here, and that is said. */
  #differ(ops: T[]): void {
    const known = new Set(this.#refused.map((each) => each.id));
    const fresh = ops.filter((op) => !known.has(op.id)).map(({ id }) => ({ id, code: "op-differs" }));
    if (fresh.length) this.#refused = [...this.#refused, ...fresh];
  }

  /** The server has these. */
  async #note(ids: string[]): Promise<void> {
    const before = this.#known.size;
    for (const id of ids) this.#known.add(id);
    if (this.#known.size > before) await this.ledger.keep({ ...this.sharing, known: [...this.#known] });
  }

  // --- what was written here ---

  async #push(): Promise<void> {
    if (this.#pushing || this.#stopped) return;
    this.#pushing = true;
    for (let tries = 0; !this.#stopped && this.#waiting.length; ) {
      try {
        await this.#send(batch(this.#waiting));
        tries = 0;
      } catch (error) {
        await this.#failed(error, tries++);
      }
    }
    this.#pushing = false;
  }

  async #send(ops: T[]): Promise<void> {
    const path = `${this.sharing.write}/ops`;
    const said = await request<{ refused: Refusal[] }>(path, PATIENCE, this.#over.signal, { ops });
    const refused = new Set(said.refused.map((each) => each.id));
    this.#refused = [...this.#refused, ...said.refused];
    await this.#note(ops.map((op) => op.id).filter((id) => !refused.has(id)));
    this.#show();
  }
}
