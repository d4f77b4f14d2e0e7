import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Handlers, type Link } from "../src/lib/connection";
import type { Ev, ViewShape } from "../src/lib/protocol";

class Socket {
  static all: Socket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  get(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const view = (name: string): ViewShape => ({ rules: name }) as ViewShape;
const ev = (seq: number): Ev => ({ t: "ev", seq, at: 0, e: "called", d: {} });
const welcome = (seq: number, events: Ev[] = [], full = true) => ({
  t: "welcome", v: 1, epoch: 3, seq, seat: 0, now: 0, build: "", full, events, view: view(`w${seq}`),
});

let links: Link[];
let seen: (readonly string[])[];
let mine: number[];
let heard: object[];
let steps: [number[], string, boolean][];
let line: Connection;
const last = (): Socket => Socket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  links = [];
  seen = [];
  steps = [];
  heard = [];
  const handlers: Handlers = {
    link: (state) => links.push(state),
    presence: (seats) => seen.push(seats),
    welcome: (me, now) => (mine = [me, now]),
    company: (frame) => heard.push(frame),
    step: (events, shown, late) => steps.push([events.map((e) => e.seq), shown.rules, late]),
  };
  line = new Connection("table", "token", handlers);
  last().open();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

test("says hello and draws the welcome", () => {
  expect(last().sent[0]).toMatchObject({ t: "hello", v: 1, table: "table", token: "token", since: null });
  last().get(welcome(4));
  expect(steps).toEqual([[[], "w4", true]]);
  expect(links).toEqual(["online"]);
});

test("hands on the events of a step with its view, and ignores what it has seen", () => {
  last().get(welcome(4));
  last().get(ev(4));
  last().get(ev(5));
  last().get(ev(6));
  last().get({ t: "view", seq: 6, d: view("six") });
  expect(steps[1]).toEqual([[5, 6], "six", false]);
});

test("on a gap waits half a second and resumes, without a new page", () => {
  last().get(welcome(4));
  last().get(ev(7));
  vi.advanceTimersByTime(499);
  expect(Socket.all.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(Socket.all.length).toBe(2);
  last().open();
  expect(last().sent[0]).toMatchObject({ t: "hello", since: { epoch: 3, seq: 4 } });
  last().get(welcome(7, [ev(5), ev(6), ev(7)], false));
  expect(steps.at(-1)).toEqual([[5, 6, 7], "w7", true]);
});

test("sends a command again with the same id until it is answered, and once only", async () => {
  last().get(welcome(4));
  const answer = line.send("play", { card: "AS" });
  const { id } = last().sent.at(-1)!;
  last().onclose?.();
  expect(links.at(-1)).toBe("offline");
  vi.advanceTimersByTime(250);
  last().open();
  last().get(welcome(4));
  expect(last().sent.at(-1)).toMatchObject({ t: "cmd", id, a: "play", d: { card: "AS" } });
  last().get({ t: "ack", id, seq: 5 });
  await expect(answer).resolves.toMatchObject({ t: "ack" });
  const sent = Socket.all.length;
  last().onclose?.();
  vi.advanceTimersByTime(5_000);
  last().open();
  last().get(welcome(5));
  expect(Socket.all.length).toBeGreaterThan(sent);
  expect(last().sent.filter((frame) => frame.t === "cmd")).toEqual([]);
});

test("hears who is there, and does not mind what it does not know", () => {
  last().get(welcome(4));
  last().get({ t: "weather", sunny: true });
  last().get({ t: "presence", seats: ["online", "away", "gone", "online"], bots: [null, null, 9, null] });
  expect(seen).toEqual([["online", "away", "gone", "online"]]);
});

test("waits longer from try to try", () => {
  const waits: number[] = [];
  for (const wait of [250, 500, 1000, 2000, 4000, 4000]) {
    last().onclose?.();
    vi.advanceTimersByTime(wait - 1);
    const before = Socket.all.length;
    vi.advanceTimersByTime(1);
    if (Socket.all.length === before + 1) waits.push(wait);
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 4000]);
});

test("stays away when the seat moved, and comes back when asked", () => {
  last().get(welcome(4));
  last().get({ t: "bye", code: "moved" });
  expect(links.at(-1)).toBe("moved");
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(1);
  line.retake();
  expect(Socket.all.length).toBe(2);
});

test("whoever is sent away is told so, and does not come back", () => {
  last().get(welcome(4));
  last().get({ t: "bye", code: "kicked" });
  expect(links.at(-1)).toBe("kicked");
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(1);
});

test("hears of the room, what is said there and its clock, and who one is", () => {
  last().get({ ...welcome(4), me: 2, now: 77 });
  const frames = [
    { t: "room", d: { code: "KMNPQR" } }, { t: "said", member: 1, phrase: "hello" }, { t: "clock", turn: 1 },
  ];
  frames.forEach((frame) => last().get(frame));
  expect([mine, heard]).toEqual([[2, 77], frames]);
});

test("a line that is silent for too long is given up", () => {
  last().get(welcome(4));
  vi.advanceTimersByTime(15_000);
  expect(links).toContain("offline");
});
