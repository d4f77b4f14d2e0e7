import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alike } from "../src/pad/alike";
import { batch, join, type Ledger, pageOf, type SharedState, type Sharing, share, sync, type Sync, tokenOf } from "../src/pad/shared";

interface Op {
  id: string;
  note?: string;
}

const WRITE = `w${"a".repeat(24)}`;
const READ = `r${"b".repeat(24)}`;

/** A server with one pad, that can be out of reach. */
class Server {
  ops: Op[] = [];
  up = true;
  gone = false;
  posts = 0;
  lost = 0;
  refuse = new Map<string, string>();
  #bells: (() => void)[] = [];

  fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    if (!this.up) throw new TypeError("no network");
    const url = new URL(path, "http://here");
    if (url.pathname === "/api/session") return Response.json({ token: "t", id: "i", name: "" });
    if (url.pathname === "/api/pads") return Response.json({ write: WRITE, read: READ }, { status: 201 });
    if (this.gone) return Response.json({ code: "no-pad" }, { status: 404 });
    return url.pathname.endsWith("/ops") ? this.#post(init) : this.#get(url, init.signal);
  };

  #post(init: RequestInit): Response {
    this.posts += 1;
    const refused = [];
    for (const op of (JSON.parse(String(init.body)) as { ops: Op[] }).ops) {
      const code = this.refuse.get(op.id);
      if (code) refused.push({ id: op.id, code });
      else if (!this.ops.some((there) => there.id === op.id)) this.ops.push(op);
    }
    this.ring();
    if (this.lost-- > 0) throw new TypeError("the answer was lost");
    return Response.json({ top: this.ops.length, refused });
  }

  async #get(url: URL, signal?: AbortSignal | null): Promise<Response> {
    const since = Number(url.searchParams.get("since"));
    if (this.ops.length === since && Number(url.searchParams.get("wait")))
      await new Promise<void>((resolve, reject) => {
        this.#bells.push(resolve);
        signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      });
    if (!this.up) throw new TypeError("no network");
    if (this.gone) return Response.json({ code: "no-pad" }, { status: 404 });
    const ops = this.ops.slice(since, since + 200);
    const writable = url.pathname.endsWith(WRITE);
    const more = this.ops.length > since + 200;
    return Response.json({ ops, top: since + ops.length, more, writable, read: READ });
  }

  ring(): void {
    for (const bell of this.#bells.splice(0)) bell();
  }
}

/** A device with the pad. */
class Phone implements Ledger<Op> {
  all: Op[];
  sharing: Sharing | null = null;
  states: SharedState[] = [];
  line: Sync | null = null;
  constructor(...ids: string[]) {
    this.all = ids.map((id) => ({ id }));
  }
  ops = (): Op[] => this.all;
  take = (ops: readonly Op[]): Promise<void> => {
    this.all.push(...ops);
    return Promise.resolve();
  };
  keep = (sharing: Sharing): Promise<void> => {
    this.sharing = sharing;
    return Promise.resolve();
  };
  start(sharing = this.sharing!): this {
    this.line = sync(this, sharing, (state) => this.states.push(state));
    phones.push(this);
    return this;
  }
  enter(id: string): void {
    this.all.push({ id });
    this.line?.changed();
  }
  get ids(): string[] {
    return this.all.map((op) => op.id).sort();
  }
}

let server: Server;
let phones: Phone[];
const settle = (ms = 50): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new Server();
  phones = [];
  vi.stubGlobal("fetch", server.fetch);
});

afterEach(() => {
  for (const phone of phones) phone.line?.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const sharing = (write: string | null = WRITE): Sharing => ({ write, read: READ, known: [] });

test("two phones come to know the same, whoever wrote it", async () => {
  const ana = new Phone("a.1", "a.2");
  ana.start(await share(ana));
  await settle();
  expect(server.ops.map((op) => op.id)).toEqual(["a.1", "a.2"]);
  const { ops, sharing: joined } = await join<Op>(WRITE);
  const bo = new Phone();
  bo.all = ops;
  bo.start(joined);
  await settle();
  bo.enter("b.1");
  ana.enter("a.3");
  await settle();
  expect(ana.ids).toEqual(["a.1", "a.2", "a.3", "b.1"]);
  expect(bo.ids).toEqual(ana.ids);
  expect(ana.line!.state).toEqual({ status: "live", waiting: 0, writable: true, refused: [] });
});

test("what is entered without a network waits, and goes when it is back", async () => {
  const ana = new Phone("a.1").start(sharing());
  const bo = new Phone().start(sharing());
  await settle();
  server.up = false;
  server.ring();
  ana.enter("a.2");
  ana.enter("a.3");
  bo.enter("b.1");
  await settle(5_000);
  expect(ana.line!.state).toMatchObject({ status: "offline", waiting: 2 });
  expect(bo.line!.state).toMatchObject({ status: "offline", waiting: 1 });
  server.up = true;
  dispatchEvent(new Event("online"));
  await settle(20_000);
  expect(ana.ids).toEqual(["a.1", "a.2", "a.3", "b.1"]);
  expect(bo.ids).toEqual(ana.ids);
  expect(ana.line!.state).toMatchObject({ status: "live", waiting: 0 });
});

test("the network back is noticed at once, not after the pause", async () => {
  server.up = false;
  const ana = new Phone("a.1").start(sharing());
  await settle(60_000); // pauses are long by now
  server.up = true;
  dispatchEvent(new Event("online"));
  await settle(100);
  expect(server.ops).toEqual([{ id: "a.1" }]);
  expect(ana.line!.state.status).toBe("live");
});

test("an answer that is lost makes nothing twice", async () => {
  server.lost = 2;
  const ana = new Phone("a.1").start(sharing());
  await settle(10_000);
  expect(server.ops).toEqual([{ id: "a.1" }]);
  expect(ana.line!.state.waiting).toBe(0);
});

test("a page that was closed sends on opening what had waited", async () => {
  server.up = false;
  const ana = new Phone("a.1", "a.2").start(sharing());
  await settle();
  ana.line!.stop();
  server.up = true;
  const again = new Phone("a.1", "a.2").start({ ...sharing(), known: ["a.1"] });
  expect(again.line!.state.waiting).toBe(1);
  await settle();
  expect(server.ops).toEqual([{ id: "a.2" }]);
  expect(again.sharing?.known).toEqual(["a.1", "a.2"]);
});

test("whoever looks on sends nothing", async () => {
  server.ops = [{ id: "a.1" }];
  const { ops, sharing: joined } = await join<Op>(READ);
  expect(joined).toEqual({ write: null, read: READ, known: ["a.1"] });
  const looker = new Phone("x.1");
  looker.all.push(...ops);
  looker.start(joined);
  await settle();
  looker.enter("x.2");
  await settle(5_000);
  expect(server.posts).toBe(0);
  expect(looker.line!.state).toMatchObject({ writable: false, waiting: 0 });
});

test("what the server refuses stays here and holds up nothing", async () => {
  server.refuse.set("a.1", "op-differs");
  const ana = new Phone("a.1", "a.2").start(sharing());
  await settle(5_000);
  expect(server.ops).toEqual([{ id: "a.2" }]);
  expect(ana.line!.state.refused).toEqual([{ id: "a.1", code: "op-differs" }]);
  expect(server.posts).toBe(1);
});

test("a pad that was removed is gone, and nobody asks again", async () => {
  const ana = new Phone("a.1").start(sharing());
  await settle();
  server.gone = true;
  server.ring();
  await settle();
  expect(ana.line!.state.status).toBe("gone");
  const posts = server.posts;
  ana.enter("a.2");
  await settle(60_000);
  expect(server.posts).toBe(posts);
  await expect(join(WRITE)).rejects.toMatchObject({ code: "no-pad" });
});

test("an answer that never comes is not waited for without end", async () => {
  const ana = new Phone().start(sharing());
  await settle();
  expect(ana.line!.state.status).toBe("live");
  await settle(34_000); // the line hangs: nothing rings
  expect(ana.line!.state.status).toBe("live");
  await settle(2_000);
  expect(ana.states.map((state) => state.status)).toEqual(["live", "offline", "live"]);
});

test("after stop nothing is heard of any more", async () => {
  const ana = new Phone().start(sharing());
  await settle();
  ana.line!.stop();
  const states = ana.states.length;
  server.ops.push({ id: "b.1" });
  server.ring();
  await settle(60_000);
  expect(ana.ids).toEqual([]);
  expect(ana.states.length).toBe(states);
});

test("a long evening comes page by page and goes batch by batch", async () => {
  const ids = Array.from({ length: 450 }, (_, n) => `a.${n}`);
  new Phone(...ids).start(sharing());
  await settle(2_000);
  expect(server.ops.length).toBe(450);
  expect((await join<Op>(WRITE)).ops.length).toBe(450);
  const long = ids.map((id) => ({ id, note: "ž".repeat(2_000) }));
  expect(JSON.stringify(batch(long)).length).toBeLessThan(48_000);
  expect(new TextEncoder().encode(JSON.stringify(batch(long))).length).toBeLessThan(50_000);
  expect(batch([{ id: "x", note: "y".repeat(60_000) }]).length).toBe(1);
});

test("a link is known by its token", () => {
  expect(tokenOf(pageOf(WRITE))).toBe(WRITE);
  expect(tokenOf(` ${READ}\n`)).toBe(READ);
  expect(tokenOf("https://here/#/room/ABCDEF")).toBeNull();
  expect(tokenOf(`${WRITE}x`)).toBeNull();
});

test("an id that is another's on the server is said, whoever comes first", async () => {
  server.ops = [{ id: "a.1", note: "not mine" }];
  const phone = new Phone("a.1", "a.2").start({ write: WRITE, read: READ, known: [] });
  await settle();
  const last = phone.states.at(-1);
  expect(last?.refused).toEqual([{ id: "a.1", code: "op-differs" }]);
  expect(last?.waiting).toBe(0);
  expect(phone.all).toEqual([{ id: "a.1" }, { id: "a.2" }]);
  expect(server.ops.map((op) => op.id)).toEqual(["a.1", "a.2"]);
});

test("the same operation with its fields in another order is the same", () => {
  expect(alike({ id: "a.1", entry: { points: [1, 2], note: "" } }, { entry: { note: "", points: [1, 2] }, id: "a.1" })).toBe(true);
  expect(alike({ id: "a.1", seen: ["a", "b"] }, { id: "a.1", seen: ["b", "a"] })).toBe(false);
});
