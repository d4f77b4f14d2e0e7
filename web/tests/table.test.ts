import { beforeAll, beforeEach, expect, test } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import type { Answer } from "../src/lib/connection";
import type { Ev } from "../src/lib/protocol";
import { set } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import { speak } from "../src/lib/words.svelte";
import { card, playPrompt, scoreOf, viewOf } from "./shapes";

let sent: [string, Record<string, unknown>][];
let answer: (a: Partial<Answer>) => void;
let table: Table;
let choice: Choice;

const tick = (): Promise<void> => new Promise((done) => setTimeout(done));
const ev = (e: string, d: object): Ev => ({ t: "ev", seq: 1, at: 0, e, d: d as Ev["d"] });

beforeAll(() => speak("en"));
beforeEach(async () => {
  set({ speed: "none", hold: 300, oneTap: false, sound: false });
  sent = [];
  table = new Table("t", "", () => ({
    send: (a, d = {}) => {
      sent.push([a, d]);
      return new Promise((done) => (answer = (a) => done({ t: "ack", id: "", seq: 1, ...a } as Answer)));
    },
    close: () => undefined,
    retake: () => undefined,
  }));
  choice = new Choice(table);
  const dimmed = { legal: false, allowed: false, why: { code: "follow", led: "S", card: "AS" } };
  table.step([], viewOf({ prompt: playPrompt([card("AS"), card("TS"), card("KH", dimmed)]) }));
  await tick();
  choice.begin();
});

test("the first tap lifts a card, the second plays it", () => {
  choice.tap("AS");
  expect(sent).toEqual([]);
  expect(choice.lifted).toBe("AS");
  choice.tap("AS");
  expect(sent).toEqual([["play", { card: "AS", belote: false, announce: null }]]);
});

test("a played card lies on the table at once, and stays there when it is taken", async () => {
  void table.play("AS");
  expect(table.hand).toEqual(["TS", "KH"]);
  expect(table.stage.trick).toEqual([{ seat: 0, card: "AS" }]);
  expect(table.prompt).toBeNull();
  answer({});
  await tick();
  expect(table.hand).toEqual(["TS", "KH"]);
  expect(table.prompt).toBeNull(); // the same question is not asked twice
  const plays = [{ seat: 0, card: "AS" }];
  table.step([ev("card_played", { seat: 0, card: "AS" })], viewOf({
    hand: ["TS", "KH"], trick: { leader: 0, plays, winner: 0, points: 11 }, turn: 1,
  }));
  await tick();
  expect(table.stage.trick).toEqual(plays);
  expect(table.log.map((line) => line.text)).toEqual(["You: ace of spades."]);
});

test("a refused card comes back with the sentence", async () => {
  void table.play("AS");
  answer({ t: "nak", code: "decl-late", rule: "", legal: [] } as Partial<Answer>);
  await tick();
  expect(table.hand).toEqual(["AS", "TS", "KH"]);
  expect(table.stage.trick).toEqual([]);
  expect(table.notice).toBe("Too late to announce.");
  expect(table.prompt?.kind).toBe("play");
});

test("a dimmed card says which rule forbids it and is not sent", () => {
  choice.tap("KH");
  expect(table.notice).toBe("Follow spades: you hold the ace of spades.");
  expect(sent).toEqual([]);
});

test("a card that belote may go with waits for the word", async () => {
  table.step([], viewOf({ hand: ["KH"], prompt: playPrompt([card("KH", { belote: true })]) }));
  await tick();
  choice.begin();
  set({ oneTap: true });
  choice.tap("KH");
  choice.tap("KH");
  expect(sent).toEqual([]);
  choice.play("KH", true);
  expect(sent).toEqual([["play", { card: "KH", belote: true, announce: null }]]);
});

test("what is proposed is announced unless it is left out; what clashes makes room", async () => {
  const item = (points: number, ...cards: string[]) => ({ points, kind: "sequence" as const, cards });
  const [low, high] = [item(20, "7S", "8S", "9S"), item(50, "8S", "9S", "TS", "JS")];
  const announce = { sets: [[], [low], [high]], proposal: [high], belotes: [] };
  table.step([], viewOf({ prompt: { kind: "announce", announce, closes: null } }));
  await tick();
  choice.begin();
  expect(choice.items).toEqual([high]);
  choice.toggle(low);
  expect(choice.items).toEqual([low]);
  choice.toggle(low);
  expect(choice.items).toEqual([]);
  choice.toggle(high);
  void table.announce(choice.said);
  expect(sent).toEqual([["announce", { items: [[50, "sequence", "8S 9S TS JS"]], belotes: [] }]]);
});

test("events of one step are all told, in order", async () => {
  table.step(
    [ev("card_played", { seat: 1, card: "9C" }), ev("trick_taken", { seat: 1, points: 14 })],
    viewOf(),
  );
  await tick();
  expect(table.log.map((line) => line.text)).toEqual(["Ana: nine of clubs.", "Trick: Ana, 14 points."]);
});

test("while a trick rests it is nobody's turn, and the tray says who took it", async () => {
  set({ hold: 0 });
  table.step(
    [ev("card_played", { seat: 3, card: "9C" }), ev("trick_taken", { seat: 1, points: 14 })],
    viewOf({ turn: 1 }),
  );
  await tick();
  expect(table.stage.taken).toBe(1);
  expect([table.turn, table.stage.news]).toEqual([-1, "Trick: Ana, 14 points."]);
  table.stage.skip();
  await tick();
  expect([table.turn, table.stage.news]).toEqual([1, ""]);
});

test("a page opened in the middle of a deal tells what was before, and acts out nothing", async () => {
  const fresh = new Table("t", "", () => ({ send: () => new Promise(() => undefined), close: () => undefined, retake: () => undefined }));
  fresh.step(
    [
      ev("dealt", { hands: [] }),
      ev("called", { seat: 3, call: "pass" }),
      ev("called", { seat: 1, call: "H" }),
      ev("card_played", { seat: 0, card: "9C" }),
    ],
    viewOf({ turn: 1 }),
    true,
  );
  await tick();
  expect(fresh.log.map((line) => line.text)).toEqual([
    "Iva: pass.", "Ana: hearts!", "Trump: hearts. Caller: Ana.", "You: nine of clubs.",
    "Your hand: A♠, 10♠, K♥.",
  ]);
  expect(fresh.stage.trick).toEqual([]);
});

test("a deal that was written keeps its cards", async () => {
  const trick = { leader: 0, plays: [{ seat: 0, card: "JH" }], winner: 0, points: 20 };
  table.step([], viewOf({ phase: "between", scores: [scoreOf()], history: [trick] }));
  await tick();
  table.step([], viewOf({ phase: "auction", contract: null, scores: [scoreOf()], deal: 2 }));
  await tick();
  expect(table.ended[0]?.history).toEqual([trick]);
});

test("while a match is paused nothing is asked, and it is known who paused it", async () => {
  const prompt = playPrompt([card("AS")]);
  table.step([ev("paused", { seat: 2 })], viewOf({ prompt, paused: true }));
  await tick();
  expect([table.prompt, table.pausedBy]).toEqual([null, 2]);
  expect(table.log.at(-1)?.text).toBe("Paused: Marko");
  table.step([ev("resumed", { seat: 1 })], viewOf({ prompt }));
  await tick();
  expect([table.prompt?.kind, table.pausedBy]).toEqual(["play", -1]);
});

test("what is asked of the others leaves one's own question open, and a refusal is told", async () => {
  const asked = table.order("undo");
  expect(sent).toEqual([["undo", {}]]);
  expect(table.prompt?.kind).toBe("play");
  answer({ t: "nak", code: "undo-none", rule: "", legal: [] } as Partial<Answer>);
  expect(await asked).toBe(false);
  expect([table.notice, table.prompt?.kind]).toEqual(["There is nothing to take back now.", "play"]);
});

test("a claim of the rest says whether it is certain, and the tray says so before the sheet comes", async () => {
  set({ speed: "normal" });
  const events = [ev("rest_claimed", { seat: 1, proved: true }), ev("rest_taken", { seat: 1, belotes: [] })];
  table.step(events, viewOf({ turn: 1 }));
  await tick();
  expect(table.log.at(-2)?.text).toBe("Ana claims the remaining tricks. It is certain, whoever holds what.");
  expect(table.stage.news).toBe(table.log.at(-2)?.text);
  table.stage.skip();
  await tick();
  expect(table.stage.news).toBe("All the rest: Ana.");
  table.stage.skip();
  await tick();
  expect(table.stage.news).toBe("");
});
