import { beforeAll, expect, test } from "vitest";
import { bidOf, suitOf } from "../src/lib/bids";
import { calls } from "../src/lib/calling";
import type { CallPrompt } from "../src/lib/protocol";
import { callLine, contractLine } from "../src/lib/tell";
import { Voice } from "../src/lib/voice";
import { speak } from "../src/lib/words.svelte";
import { Offer, standing } from "../src/lib/offer";
import { viewOf } from "./shapes";

beforeAll(() => speak("en"));

test("a bid is taken apart, and a word is none", () => {
  expect(bidOf("120H")).toEqual({ height: "120", contract: "H" });
  expect(bidOf("capotNT")).toEqual({ height: "capot", contract: "NT" });
  for (const call of ["pass", "double", "H", "NT"]) expect(bidOf(call)).toBeNull();
  expect(["80S", "S", "80NT", "pass", "double"].map(suitOf)).toEqual(["S", "S", "", "", ""]);
});

test("what is offered is put in order and nothing is added", () => {
  const offer = new Offer(["pass", "90C", "90H", "90S", "100C", "100S", "capotC", "double"]);
  expect(offer.heights).toEqual(["90", "100", "capot"]);
  expect([offer.numbers, offer.slams]).toEqual([["90", "100"], ["capot"]]);
  expect(offer.contracts).toEqual(["S", "H", "C"]);
  expect(offer.call("100", "S")).toBe("100S");
  expect(offer.call("100", "H")).toBeUndefined();
});

test("the last bid stands, whatever was said after it", () => {
  const said = (...list: string[]) => list.map((call, seat) => ({ seat, call }));
  expect(standing(said("pass", "80H", "double"))).toEqual({ seat: 1, call: "80H", bid: { height: "80", contract: "H" } });
  expect(standing(said("pass", "pass"))).toBeNull();
});

test("a bid is said with its height", () => {
  const v = new Voice(viewOf({ contract: "H", height: "120", taker: 1, multiplier: 4 }));
  expect(v.call("120H")).toBe("120 hearts");
  expect([v.sign("120H"), v.sign("120NT"), v.sign("pass")]).toEqual(["120", "120 No Trumps", "Pass"]);
  expect(callLine(v, 1, "capotS", null)).toBe("Ana: capot spades.");
  expect(contractLine(v)).toBe("Contract: 120 hearts. Caller: Ana. Redoubled: ×4.");
});

test("a contract without a height is doubled and redoubled in words of its own", () => {
  const line = (multiplier: number) => contractLine(new Voice(viewOf({ contract: "H", taker: 1, multiplier })));
  expect(line(2)).toBe("Trump: hearts. Caller: Ana. Doubled: everything counts ×2.");
  expect(line(4)).toBe("Trump: hearts. Caller: Ana. Redoubled: everything counts ×4.");
});

test("a double that need not wait is no call to the table", () => {
  const prompt: CallPrompt = { kind: "call", calls: ["double"], forced: false, early: true };
  expect(calls(prompt)).toBe(false);
  expect(calls({ ...prompt, early: false })).toBe(true);
});
