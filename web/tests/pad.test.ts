import { beforeAll, expect, test } from "vitest";
import type { Entry, PadForm, PadOp, PadPreview } from "../src/lib/answers";
import { speak } from "../src/lib/words.svelte";
import { Draft } from "../src/pad/draft.svelte";
import { blank, blankSheet, heads, merged, pending, stamped, type Deed } from "../src/pad/ledger";
import { companyOf, PadVoice } from "../src/pad/voice";
import { ready } from "../src/pad/words";

const FORM: PadForm = {
  order: "789TJQKA",
  rules: "bela4", theme: "bela", players: 4, sides: 2, target: 1001, contracts: ["C", "D", "H", "S"], suits_alike: true, multipliers: [1, 2, 4], bids: [],
  whole: true, one_side: true, in_play: { C: 162, D: 162, H: 162, S: 162 }, last_trick: 10, last_included: true,
  last_switch: false, tens: false, declarations: true, values: [20, 50, 100, 150, 200],
  belotes: { C: 1, D: 1, H: 1, S: 1, AT: 4, NT: 0 }, capot_bonus: 90, trickless: false, eight: true, stop: false, renonce: "deal",
};
const OPEN: Deed = { op: "open", rules: "bela4", names: ["", "", "", ""], teams: [], dealer: 2, totals: [], hung: 0 };
const round = (points: number): Deed => ({ op: "round", after: null, entry: { ...blank(true), points: [points, null] } });

/** A ledger that one device wrote. */
function written(device: string, deeds: Deed[], before: PadOp[] = []): PadOp[] {
  return deeds.reduce((ops, deed) => [...ops, stamped(deed, ops, { device, by: "Eva", now: 5 })], before);
}

function draft(form: Partial<PadForm> = {}, entry: Entry | null = null, preview?: Partial<PadPreview>): Draft {
  return new Draft({ ...FORM, ...form }, entry, () =>
    preview ? Promise.resolve(preview as PadPreview) : Promise.reject(new Error("nobody answers")),
  );
}

const type = (on: Draft, keys: string): void => [...keys].forEach((key) => on.key(key));

beforeAll(async () => {
  await speak("en");
  await ready();
});

test("what was typed before points could be bid is typed on", () => {
  const { bid, alone, ...older } = blank(true);
  const on = draft({ bids: ["80", "90"] }, { ...older, points: [90, null] } as Entry);
  expect([on.entry.bid, on.entry.alone, on.entry.points]).toEqual([bid, alone, [90, null]]);
});

test("operations are numbered by their device and know what came before", () => {
  const ops = written("aa", [OPEN, round(90), round(80)]);
  expect(ops.map(({ id, at, seen }) => [id, at, seen])).toEqual([
    ["aa.1", 1, []],
    ["aa.2", 2, ["aa.1"]],
    ["aa.3", 3, ["aa.2"]],
  ]);
});

test("two devices that did not know of each other leave two heads, and what comes next knows both", () => {
  const both = written("aa", [OPEN]);
  const left = written("aa", [round(90)], both);
  const right = written("bb", [round(80)], both);
  const together = merged(left, right);
  expect(together).toHaveLength(3);
  expect(merged(together, left)).toEqual(together);
  expect(heads(together)).toEqual(["aa.2", "bb.1"]);
  const next = stamped(round(70), together, { device: "bb", by: "", now: 6 });
  expect([next.id, next.at, next.seen]).toEqual(["bb.2", 3, ["aa.2", "bb.1"]]);
});

test("a crowd of strangers and a number that was used up leave room for the next operation", () => {
  const crowd = Array.from({ length: 40 }, (_, n) => ({ ...written(`s${n}`, [round(90)])[0]!, at: 1 + (n % 2) }));
  const last = { ...written("aa", [round(80)])[0]!, id: "aa.999999999" };
  const next = stamped(round(70), [...crowd, last], { device: "aa", by: "", now: 6 });
  expect(next.id).toBe("aa.1");
  expect(next.seen).toHaveLength(16);
  expect(next.seen.slice(-2)).toEqual(["s7.1", "s9.1"]);
});

test("what no sheet has yet is shown as it was typed", () => {
  const ops = written("aa", [OPEN, round(90), round(80)]);
  expect(pending(ops, new Set(["aa.1", "aa.2"])).map(({ points }) => points)).toEqual([[80, null]]);
});

test("a match that has just begun has a sheet before anybody worked one out", () => {
  const sheet = blankSheet({ rules: "bela4", names: ["", "", "", ""], teams: [] }, FORM, written("aa", [OPEN]));
  expect([sheet.totals, sheet.dealer, sheet.target]).toEqual([[0, 0], 2, 1001]);
  const handed = written("aa", [{ ...OPEN, totals: [312, 458], hung: 81 } as Deed]);
  expect(blankSheet({ rules: "bela4", names: [], teams: [] }, FORM, handed).sides.map(({ to_go }) => to_go)).toEqual([689, 543]);
});

test("digits make a number, for the side that was typed last", () => {
  const on = draft();
  type(on, "92");
  expect(on.entry.points).toEqual([92, null]);
  on.key("Tab");
  type(on, "70");
  expect(on.entry.points).toEqual([null, 70]); // the other follows
  on.key("Backspace");
  on.key("Backspace");
  expect(on.entry.points).toEqual([null, null]);
  on.set(61);
  type(on, "5");
  expect(on.entry.points).toEqual([null, 5]); // a digit begins a number of its own
});

test("where every pile is entered, none follows", () => {
  const on = draft({ sides: 3, one_side: false, whole: false });
  type(on, "40");
  on.key("Tab");
  type(on, "0");
  expect(on.entry.points).toEqual([40, 0, null]);
});

test("what follows is shown once it is known for what stands there", async () => {
  const on = draft({}, null, { points: [92, 70], missing: [], faults: [], ready: true });
  type(on, "92");
  expect(on.shown(1)).toBe("");
  await on.check(on.entry);
  expect([on.shown(0), on.shown(1)]).toEqual(["92", "70"]);
});

test("a round can be written while nobody answers", async () => {
  const on = draft();
  await on.check(on.entry);
  expect([on.fresh, on.preview]).toEqual([false, null]);
});

test("a second tap takes back: caller, doubling, capot", () => {
  const on = draft();
  on.call(1);
  on.times(2);
  on.pick("capot", 0);
  expect([on.entry.taker, on.entry.multiplier, on.entry.capot, on.active]).toEqual([1, 2, 0, 1]);
  on.call(1);
  on.times(2);
  on.pick("capot", 0);
  expect([on.entry.taker, on.entry.multiplier, on.entry.capot]).toEqual([null, 1, null]);
});

test("declarations and belotes of a side", () => {
  const on = draft();
  on.declare(0, 50);
  on.declare(0, 20);
  on.pick("contract", "H");
  on.belote(0);
  expect([on.entry.declarations, on.declared(0), on.entry.belote]).toEqual([[[50, 20], []], 70, [1, 0]]);
  on.belote(1); // there is one belote: it was the other side's
  expect(on.entry.belote).toEqual([0, 1]);
  on.clear(1);
  on.pick("contract", "AT");
  on.belote(0);
  on.belote(0);
  on.belote(1);
  expect(on.entry.belote).toEqual([2, 1]);
});

test("a correction is typed with its sign", () => {
  const on = draft({}, { ...blank(true), kind: "correction" });
  type(on, "20");
  on.key("-");
  on.key("Tab");
  type(on, "5");
  expect([on.entry.penalty, on.shown(0), on.shown(1)]).toEqual([[-20, 5], "−20", "5"]);
});

test("people without names are called by where they sit", () => {
  const unnamed = new PadVoice(companyOf("bela", ["", "", "", ""], [], 2));
  expect([0, 1, 2, 3].map(unnamed.name)).toEqual(["You", "On the right", "Partner", "On the left"]);
  expect([0, 1].map(unnamed.side)).toEqual(["Us", "Them"]);
  const named = new PadVoice(companyOf("bela", ["Eva", "Ana", "Marko", "Iva"], [], 2));
  expect([0, 1].map(named.side)).toEqual(["Eva & Marko", "Ana & Iva"]);
  expect(new PadVoice(companyOf("bela", ["Eva", "", "", ""], ["Mi", ""], 2)).side(0)).toBe("Mi");
  expect(new PadVoice(companyOf("bela", ["Eva", "", ""], [], 3)).perSide([1, 2, 3])).toBe("Eva 1, On the right 2, On the left 3");
});
