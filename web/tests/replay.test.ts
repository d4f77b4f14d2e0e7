// A deal that is over, moment by moment: what is shown, what is said, and the ways through it.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { api, type Running } from "../src/lib/api";
import type { PlayedShape, ReplayShape, ViewShape } from "../src/lib/protocol";
import { set } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import { speak } from "../src/lib/words.svelte";
import { deals, finished, link, replay } from "../src/replay/load";
import { momentsOf, said } from "../src/replay/moments";
import { Player } from "../src/replay/player.svelte";
import { recall } from "../src/replay/recall";
import { scoreOf, viewOf } from "./shapes";

const played = (seat: number, card: string, winner: number, points: number, more: Partial<PlayedShape> = {}): PlayedShape => ({
  seat, card, winner, points, word: "none", items: [], belotes: [], ...more,
});

const plays = [
  played(0, "AS", 0, 11), played(1, "7S", 0, 11), played(2, "8S", 0, 11), played(3, "KS", 0, 15),
  played(0, "KH", 0, 4, { word: "belote" }), played(1, "7H", 0, 4), played(2, "JH", 2, 24), played(3, "9C", 2, 24),
];

const trick = (from: number) => {
  const four = plays.slice(from, from + 4);
  return { leader: 0, plays: four.map(({ seat, card }) => ({ seat, card })), winner: four[3]!.winner, points: four[3]!.points };
};

const end = (changes: Partial<ViewShape> = {}): ViewShape =>
  viewOf({
    phase: "between", dealer: 0, contract: "H", taker: 2, multiplier: 1, scores: [scoreOf()], totals: [100, 90],
    tricks: [2, 0], points: [39, 0], history: [trick(0), trick(4)], trick: null, talon: 1,
    calls: [{ seat: 0, call: "pass" }, { seat: 1, call: "pass" }, { seat: 2, call: "H" }],
    ...changes,
  });

const replayOf = (changes: Partial<ReplayShape> = {}): ReplayShape => ({
  match: 1, deal: 1, dealer: 3, cut: 5, offered: null,
  dealt: [["AS"], ["7S"], ["8S"], ["KS"]],
  talons: [["KH"], ["7H"], ["JH"], ["9C"]],
  hands: [["KH", "AS"], ["7H", "7S"], ["JH", "8S"], ["9C", "KS"]],
  away: [], said: [], plays, contest: -1, claimed: null, rest: -1,
  before: [40, 30], hung: 0, score: scoreOf(), end: end(), ...changes,
});

const kinds = (shape: ReplayShape): string[] => momentsOf(shape).map(({ kind }) => kind);
const texts = (shape: ReplayShape): string[][] => {
  const all = momentsOf(shape);
  return all.map((moment, i) => said(moment, all[i - 1]));
};

beforeAll(() => speak("en"));
beforeEach(() => set({ speed: "none" }));
afterEach(() => vi.useRealTimers());

test("goes from the hands in the auction to the score", () => {
  expect(kinds(replayOf())).toEqual(["deal", "call", "call", "call", "cards", ...plays.map(() => "card"), "end"]);
  const all = momentsOf(replayOf());
  expect([all[0]!.hands[0], all[0]!.aside[0]]).toEqual([["AS"], ["KH"]]);
  expect([all[4]!.hands[0], all[4]!.aside[0]]).toEqual([["KH", "AS"], undefined]);
  expect(all[5]!.hands[0]).toEqual(["KH"]);
  expect(all.at(-2)!.hands.flat()).toEqual([]);
});

test("shows the table as it was: contract, trick, points, totals", () => {
  const all = momentsOf(replayOf());
  expect(all.slice(0, 4).map(({ view }) => view.contract)).toEqual([null, null, null, "H"]);
  expect(all[0]!.view.totals).toEqual([40, 30]);
  expect(all[8]!.view.trick).toMatchObject({ leader: 0, winner: 0, points: 15 });
  expect([all[7]!.taken, all[8]!.taken]).toEqual([-1, 0]);
  expect([all[7]!.view.points, all[8]!.view.points]).toEqual([[0, 0], [15, 0]]);
  expect([all[8]!.trick, all[9]!.trick]).toEqual([1, 2]);
  expect(all.at(-1)!.view).toMatchObject({ totals: [100, 90], dealer: 3, tricks: [2, 0] });
});

test("says what the table said", () => {
  const lines = texts(replayOf());
  expect(lines[0]).toEqual(["Deal 1. Dealer: Iva."]);
  expect(lines[3]).toEqual(["Marko: hearts!", "Trump: hearts. Caller: Marko."]);
  expect(lines[4]).toEqual(["Everyone picks up 1 talon card."]);
  expect(lines[8]).toEqual(["Iva: king of spades.", "Trick: You, 15 points."]);
  expect(lines[9]).toEqual(["You: king of hearts.", "You: belote!"]);
  expect(lines.at(-1)).toEqual(["Written: Us 60, Them 102.", "Score: Us 100, Them 90."]);
});

test("a deal that everybody passed has no cards to show", () => {
  const passed = end({ contract: null, taker: -1, calls: [{ seat: 0, call: "pass" }], history: [], scores: [] });
  const shape = replayOf({ hands: [], plays: [], score: null, end: passed });
  expect(kinds(shape)).toEqual(["deal", "call", "end"]);
  expect(texts(shape).at(-1)).toEqual(["Passed out: nobody called."]);
});

test("the seven changes places with the turned card, and what is put back is gone", () => {
  const swapped = end({ swapped: 1, turned: "7S" });
  const all = momentsOf(replayOf({ offered: "QS", talons: [[], [], [], []], end: swapped, away: ["8C", "9D"] }));
  expect(all[0]!.view.turned).toBe("QS");
  expect(all.find(({ events }) => events[0]?.e === "seven_swapped")!.hands[1]).toEqual(["QS"]);
  const filled = all.findIndex(({ kind }) => kind === "cards");
  expect(all[filled]!.hands[2]).toEqual(["JH", "8S", "8C", "9D"]);
  expect(all[filled + 1]!.hands[2]).toEqual(["JH", "8S"]);
});

test("declarations are shown when they were shown, and the rest goes where it went", () => {
  const items = [{ points: 20, kind: "sequence" as const, cards: ["7S", "8S", "9S"] }];
  const contest = { points: [0, 20], shown: [{ seat: 1, items }] };
  const shape = replayOf({
    said: [{ seat: 0, items: [], belotes: [] }, { seat: 1, items, belotes: [] }],
    contest: 0, plays: plays.slice(0, 4), rest: 2, end: end({ contest }),
  });
  const all = momentsOf(shape);
  const lines = texts(shape);
  const shown = all.findIndex(({ fans }) => fans.length);
  expect(lines[shown - 1]).toEqual(["Ana: 20."]);
  expect(lines[shown]![0]).toBe("Declarations: Them, 20 points.");
  expect(all[shown]!.kind).toBe("said");
  expect(lines.at(-2)).toEqual(["All the rest: Marko."]);
  expect(all.at(-2)!.hands.flat()).toEqual([]);
});

test("steps, tricks and the ends", () => {
  const player = new Player(replayOf());
  player.step(-1);
  expect(player.index).toBe(0);
  player.trick(1);
  expect([player.index, player.stage.taken]).toEqual([8, 0]);
  player.trick(1);
  expect(player.index).toBe(12);
  player.trick(1);
  expect(player.index).toBe(player.last);
  player.trick(-1);
  player.step(1);
  expect(player.stage.trick).toEqual([]);
  player.go(6);
  expect(player.stage.trick.map(({ card }) => card)).toEqual(["AS", "7S"]);
  player.go(3);
  expect(player.stage.bubbles).toMatchObject({ 0: { tone: "pass" }, 2: { tone: "call", card: "H" } });
  player.go(9);
  expect(player.stage.bubbles).toEqual({ 0: { text: "Belote", tone: "word" } });
});

test("plays by itself to the end, stops there, and begins again", () => {
  vi.useFakeTimers();
  const player = new Player(replayOf());
  player.toggle();
  expect(player.playing).toBe(true);
  vi.advanceTimersByTime(360);
  expect(player.index).toBe(1);
  player.toggle();
  vi.advanceTimersByTime(5_000);
  expect(player.index).toBe(1);
  player.toggle();
  vi.advanceTimersByTime(60_000);
  expect([player.index, player.playing]).toEqual([player.last, false]);
  player.toggle();
  expect([player.index, player.playing]).toEqual([0, true]);
  player.pause();
});

// --- the server ---

test("finished matches: of every table the last that is over", () => {
  const table = (table: string, match: number, over: boolean, deal = 3): Running => ({
    table, match, over, deal, rules: "belote", variant: "belote", totals: [501, 300], seat: 1, seats: [], code: null, last: 0,
  });
  const rooms = [table("room", 0, false, 0), table("back", 2, false, 0)];
  const all = [table("a", 1, false), table("b", 1, true), ...rooms, table("c", 3, false), table("d", 2, true)];
  expect(finished(all, 3).map(({ table, match, totals }) => [table, match, totals])).toEqual([
    ["b", 1, [501, 300]],
    ["back", 2, null],
    ["c", 2, null],
  ]);
});

test("deals are asked for where they are", async () => {
  const asked: string[] = [];
  vi.spyOn(api, "get").mockImplementation((path) => (asked.push(path), Promise.reject(new Error("x"))));
  vi.spyOn(api, "seen").mockImplementation((path) => (asked.push(`open ${path}`), Promise.reject(new Error("x"))));
  await expect(replay({ table: "t", match: 2 }, 3)).rejects.toThrow();
  await expect(deals({ share: "s" })).rejects.toThrow();
  expect(asked).toEqual(["/api/tables/t/replay?match=2&deal=3", "open /api/shared/s/deals"]);
  expect([link({ table: "t", match: 2 }, 3), link({ share: "s" }, 3)]).toEqual(["replay/t/2/3", "shared/s/3"]);
  vi.restoreAllMocks();
});

test("the sheet of an earlier deal gets its cards back, and is asked for once", async () => {
  const table = new Table("t", "", () => ({ send: () => new Promise(() => undefined), close: () => undefined, retake: () => undefined }));
  table.step([], viewOf({ scores: [scoreOf(), scoreOf()], match: 1 }));
  await new Promise((done) => setTimeout(done));
  const asked: string[] = [];
  vi.spyOn(api, "get").mockImplementation((path) => {
    asked.push(path);
    const list = { deals: [{ deal: 1, score: -1 }, { deal: 2, score: 0 }, { deal: 3, score: 1 }] };
    return Promise.resolve((path.includes("/deals") ? list : replayOf()) as never);
  });
  await recall(table, 0);
  await recall(table, 0);
  expect(asked).toEqual(["/api/tables/t/deals?match=1", "/api/tables/t/replay?match=1&deal=2"]);
  expect(table.ended[0]?.history.length).toBe(2);
  vi.restoreAllMocks();
});
