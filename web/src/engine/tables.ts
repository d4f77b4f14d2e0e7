// The tables of this device, in the worker: each step is kept before anybody is told of it, and what
// happens by itself is woken in time. A log belongs to whoever said hello last, in any window.
import { storage, Taken, type Kept } from "../lib/storage";
import type { Errand, FromWorker, LocalMatch } from "./messages";
import type { Python } from "./python";

interface Reply {
  keep: [seq: number, line: string][];
  frames: object[];
  wake: number | null;
  summary: LocalMatch["summary"] | null;
}

const DIGITS = 9;
const CHANNEL = "belot.tables";

/** Keys sort as numbers do. */
const keyed = (table: string, keep: Reply["keep"]): Kept<string>[] =>
  keep.map(([seq, line]) => [`${table}/${String(seq).padStart(DIGITS, "0")}`, line]);

const lines = async (table: string): Promise<string> =>
  (await storage.all<string>("steps", `${table}/`)).map(([, line]) => line).join("\n");

/** A table with a line to the page. */
class Open {
  /** What is being done; one thing after another. */
  #work: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  #match: LocalMatch | undefined;

  constructor(
    readonly table: string,
    readonly line: number,
    readonly python: Python,
    readonly pace: number,
    readonly post: (message: FromWorker) => void,
    readonly gone: () => void,
  ) {}

  hello(frame: string): void {
    this.#next("gone", async () => {
      this.#match = await storage.get<LocalMatch>("matches", this.table);
      if (!this.#match) throw new Error("no such table");
      return this.python.hello(this.table, this.#match.seat, await lines(this.table), frame, Date.now(), this.pace);
    });
  }

  hear(frame: string): void {
    this.#next("restart", () => this.python.hear(this.table, frame, Date.now()));
  }

  /** The end of the line, and why the other side should know. */
  end(code = ""): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#timer);
    this.python.close(this.table);
    this.post({ line: this.line, frames: code ? [{ t: "bye", code }] : [], closed: true });
    this.gone();
  }

  /** Do something after all before; `otherwise` is what a fault is to the other side. */
  #next(otherwise: string, call: () => string | Promise<string>): void {
    this.#work = this.#work.then(async () => {
      if (this.#over) return;
      try {
        await this.#take(JSON.parse(await call()) as Reply);
      } catch (error) {
        console.warn(error);
        this.end(error instanceof Taken ? "restart" : otherwise); // taken: by another window
      }
    });
  }

  async #take(reply: Reply): Promise<void> {
    while (reply.keep.length && !this.#over) {
      await storage.append("steps", keyed(this.table, reply.keep));
      if (!this.#over) reply = JSON.parse(this.python.kept(this.table, Date.now())) as Reply;
    }
    if (reply.summary && this.#match && !this.#over) {
      Object.assign(this.#match, { summary: reply.summary, last: Date.now() });
      await storage.put("matches", this.table, this.#match);
    }
    if (this.#over) return;
    this.post({ line: this.line, frames: reply.frames, closed: false });
    clearTimeout(this.#timer);
    if (reply.wake !== null) this.#timer = setTimeout(() => this.#wake(), Math.max(0, reply.wake - Date.now()));
  }

  #wake(): void {
    this.#next("restart", () => this.python.wake(this.table, Date.now()));
  }
}

export class Tables {
  #open = new Map<number, Open>();
  #others = new BroadcastChannel(CHANNEL);

  constructor(
    readonly python: Python,
    readonly pace: number,
    readonly post: (message: FromWorker) => void,
  ) {
    this.#others.onmessage = ({ data }) => this.#leave(String(data));
  }

  /** A frame of a line; the first one says hello. Null: the line is closed. */
  frame(line: number, text: string | null): void {
    const open = this.#open.get(line);
    if (text === null) open?.end();
    else if (open) open.hear(text);
    else this.#hello(line, text);
  }

  #hello(line: number, text: string): void {
    const { table } = JSON.parse(text) as { table: string };
    this.#leave(table);
    this.#others.postMessage(table);
    const open = new Open(table, line, this.python, this.pace, this.post, () => this.#open.delete(line));
    this.#open.set(line, open);
    open.hello(text);
  }

  /** Somebody else has the table now. */
  #leave(table: string): void {
    for (const open of [...this.#open.values()]) if (open.table === table) open.end("moved");
  }

  // --- without a line ---

  /** Open a table; its id. */
  async open(errand: Extract<Errand, { do: "open" }>): Promise<{ table: string }> {
    const { rules, seats, seat, head } = errand;
    return this.#keep(seat, (table) => this.#ask("open", { table, rules, seats, seat, head, now: Date.now() }));
  }

  /** A deal of a match that is over once more; the id of its table. */
  async again({ table: from, match, deal, name }: Extract<Errand, { do: "again" }>): Promise<{ table: string }> {
    const { seat } = await this.#match(from);
    const log = await lines(from);
    return this.#keep(seat, (table) =>
      this.#ask("again", { lines: log, match, deal, seat, name, table, now: Date.now() }),
    );
  }

  async look({ table, what, query }: Extract<Errand, { do: "look" }>): Promise<unknown> {
    const { seat } = await this.#match(table);
    return this.#ask("look", { lines: await lines(table), what, query, seat });
  }

  ask({ topic, question, data }: Extract<Errand, { do: "ask" }>): unknown {
    return this.#ask("ask", { topic, question, data });
  }

  async #match(table: string): Promise<LocalMatch> {
    const match = await storage.get<LocalMatch>("matches", table);
    if (!match) throw new Refused("not-found", []);
    return match;
  }

  async #keep(seat: number, make: (table: string) => unknown): Promise<{ table: string }> {
    const table = `here.${Array.from(crypto.getRandomValues(new Uint8Array(9)), (n) => n.toString(36).padStart(2, "0")).join("")}`;
    const made = make(table) as Pick<Reply, "keep"> & { summary: LocalMatch["summary"] };
    const now = Date.now();
    await storage.append("steps", keyed(table, made.keep));
    await storage.put<LocalMatch>("matches", table, { seat, created: now, last: now, summary: made.summary });
    return { table };
  }

  #ask(name: string, fields: object): unknown {
    const answer = JSON.parse(this.python.answer(name, JSON.stringify(fields))) as
      | { ok: unknown }
      | { code: string; names: string[] };
    if ("ok" in answer) return answer.ok;
    throw new Refused(answer.code, answer.names);
  }
}

/** What Python refused. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly names: string[],
  ) {
    super(code);
  }
}
