// What calls a player: a buzz once a turn, a screen that stays awake, who is missing.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { stayAwake } from "../src/lib/awake";
import { waitedFor } from "../src/lib/presence";
import type { ClaimPrompt, Ev, ViewShape } from "../src/lib/protocol";
import { set } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import { tell } from "../src/lib/tell";
import { speak } from "../src/lib/words.svelte";
import { card, playPrompt, viewOf } from "./shapes";

const tick = (): Promise<void> => new Promise((done) => setTimeout(done));
const mine = (changes: Partial<ViewShape> = {}): ViewShape =>
  viewOf({ prompt: playPrompt([card("AS")]), ...changes });
const theirs = (changes: Partial<ViewShape> = {}): ViewShape => viewOf({ turn: 1, ...changes });
const trick = (...cards: string[]) => ({
  leader: 1, plays: cards.map((name, i) => ({ seat: i + 1, card: name })), winner: 1, points: 0,
});

let buzzes = 0;
let table: Table;

/** Something of the browser that jsdom does not have. */
const has = (of: object, name: string, value: unknown): void => {
  Object.defineProperty(of, name, { value, configurable: true, writable: true });
};

async function see(...views: ViewShape[]): Promise<number> {
  buzzes = 0;
  for (const view of views) {
    table.step([], view);
    await tick();
  }
  return buzzes;
}

beforeAll(() => speak("en"));
beforeEach(() => {
  set({ speed: "none", vibration: true, sound: false });
  has(navigator, "vibrate", () => ++buzzes);
  has(navigator, "userActivation", { hasBeenActive: true });
  has(document, "hidden", false);
  table = new Table("t", "", () => ({
    send: () => new Promise(() => undefined), close: () => undefined, retake: () => undefined,
  }));
});

test("a turn calls once, however often it is told", async () => {
  expect(await see(theirs(), mine(), mine({ totals: [0, 0] }))).toBe(1);
  expect(await see(theirs(), mine({ trick: trick("9C") }), mine({ trick: trick("9C") }))).toBe(1);
});

test("whoever takes a trick is called to lead, without a turn in between", async () => {
  expect(await see(mine({ trick: trick("7S", "8S", "9S") }), mine({ history: [trick("7S")] }))).toBe(2);
});

test("a right to claim calls nobody, and hides no turn", async () => {
  const claim: ClaimPrompt = { kind: "claim", claims: ["9C"], accept: false };
  expect(await see(theirs({ prompt: claim }), theirs({ prompt: claim }))).toBe(0);
  expect(table.called).toBe(false);
  expect(await see(mine())).toBe(1);
  expect(table.called).toBe(true);
  expect(await see(theirs({ prompt: { ...claim, accept: true }, phase: "accept" }))).toBe(1);
});

test("the sheet after a deal calls nobody", async () => {
  expect(await see(viewOf({ phase: "between", prompt: { kind: "next", rematch: false } }))).toBe(0);
  expect(table.called).toBe(false);
});

test("a hidden page is called too", async () => {
  has(document, "hidden", true);
  expect(await see(theirs(), mine())).toBe(1);
});

test("an answer that is on its way ends the call", async () => {
  await see(mine());
  void table.play("AS");
  expect(table.called).toBe(false);
});

test("the screen stays awake while the page is seen, and until the table is left", async () => {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  has(navigator, "wakeLock", {
    request: () => {
      const lock = { released: false, release: async () => void (lock.released = true) };
      locks.push(lock);
      return Promise.resolve(lock);
    },
  });
  const held = (): number => locks.filter((lock) => !lock.released).length;
  const look = async (seen: boolean): Promise<void> => {
    has(document, "hidden", !seen);
    if (!seen) await locks.at(-1)?.release(); // as a browser does
    document.dispatchEvent(new Event("visibilitychange"));
    await tick();
  };
  const leave = stayAwake();
  await tick();
  expect([locks.length, held()]).toEqual([1, 1]);
  await look(false);
  expect([locks.length, held()]).toEqual([1, 0]);
  await look(true);
  await look(true);
  expect([locks.length, held()]).toEqual([2, 1]);
  leave();
  expect(held()).toBe(0);
  await look(true);
  expect(locks.length).toBe(2);
});

test("a screen that cannot be kept awake is no trouble", async () => {
  has(navigator, "wakeLock", undefined);
  stayAwake()();
  has(navigator, "wakeLock", { request: () => Promise.reject(new Error("low battery")) });
  stayAwake()();
  await tick();
});

const people = (...ready: boolean[]): ViewShape["seats"] =>
  viewOf().seats.map((seat, i) => ({ ...seat, kind: "person" as const, ready: ready[i] ?? false }));

test("a table waits for whoever is on turn, or not ready, and not there", () => {
  const here = ["online", "away", "gone", "online"];
  expect(waitedFor(theirs({ seats: people() }), here)).toBe(1);
  expect(waitedFor(theirs({ seats: people(), turn: 3 }), here)).toBe(-1);
  expect(waitedFor(theirs(), here)).toBe(-1); // bots are always there
  expect(waitedFor(theirs({ seats: people() }), [])).toBe(-1); // nothing is known
  expect(waitedFor(theirs({ seats: people(), seat: -1 }), here)).toBe(-1);
  expect(waitedFor(viewOf({ phase: "between", turn: -1, seats: people(true, true) }), here)).toBe(2);
});

test("it is told that a bot stands in, and that somebody is back", () => {
  const taken = (d: object): Ev => ({ t: "ev", seq: 1, at: 0, e: "seat_taken", d: d as Ev["d"] });
  const bots = viewOf(); // everybody's seat is played by a bot
  const say = (d: object, before: ViewShape | null = null): string[] => tell(taken(d), viewOf(), before);
  expect(say({ seat: 1, kind: "bot", name: "Ana", absent: true })).toEqual(["A bot stands in for Ana."]);
  expect(say({ seat: 0, kind: "bot", name: "Eva", absent: true })).toEqual(["A bot plays for you."]);
  expect(say({ seat: 1, kind: "bot", name: "Ana" })).toEqual(["Ana stands up."]);
  expect(say({ seat: 1, kind: "person", name: "Ana" }, bots)).toEqual(["Ana is back."]);
  expect(say({ seat: 0, kind: "person", name: "Eva" }, bots)).toEqual(["You play for yourself again."]);
  expect(say({ seat: 1, kind: "person", name: "Boris" }, bots)).toEqual(["Boris sits down."]);
});
