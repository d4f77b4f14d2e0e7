// A copy of a device on another one: all of it or nothing, and pads go on under another signature.
import { beforeEach, expect, test } from "vitest";
import { copy, restore } from "../src/engine/copy";
import { storage, STORES } from "../src/lib/storage";
import { begun, pads } from "../src/pad/keep";
import { stamped } from "../src/pad/ledger";

const OPEN = { op: "open", rules: "bela4", names: ["Eva", "Ana", "Ivo", "Iva"], teams: [], dealer: 0, totals: [], hung: 0 } as const;
const op = stamped({ ...OPEN, names: [...OPEN.names], teams: [], totals: [] }, [], { device: "old", by: "Eva", now: 5 });

beforeEach(async () => {
  for (const store of STORES) await storage.clear(store);
  localStorage.clear();
});

test("a pad comes along with its operations, and is signed anew", async () => {
  const id = await begun([op]);
  await pads.remember({ rules: "bela4", names: ["Eva"], dealer: 1 });
  const file = await copy();
  const before = await pads.note(id);
  for (const store of STORES) await storage.clear(store);
  expect(await restore(file)).toBe(3);
  const after = await pads.note(id);
  expect(after).toEqual({ ...before, device: after?.device });
  expect(after?.device).not.toBe(before?.device);
  expect(await pads.ops(id)).toEqual([op]);
  expect(await pads.last()).toMatchObject({ rules: "bela4", dealer: 1 });
  expect(await restore(file)).toBe(0);
});

const NOTE = { id: "p", rules: "bela4", names: ["Eva"], teams: [], totals: [], rounds: 0, winner: -1, touched: 0, device: "old" };
const DAMAGED: [string, unknown][] = [
  ["no object", null],
  ["another format", { format: "belot device 2" }],
  ["no stores", { stores: null }],
  ["texts that are none", { texts: { "belot.settings": 5 } }],
  ["a store that is no list", { stores: { pads: {} } }],
  ["something without a key", { stores: { pads: [NOTE] } }],
  ["a key that is no text", { stores: { pads: [[5, NOTE]] } }],
  ["a pad that is nothing", { stores: { pads: [["p", null]] } }],
  ["a pad without names", { stores: { pads: [["p", { ...NOTE, names: null }]] } }],
  ["a pad under another name", { stores: { pads: [["q", NOTE]] } }],
  ["an operation of another id", { stores: { pads: [["p", NOTE], ["p/a.1", { ...op, id: "a.2" }]] } }],
  ["an operation that saw nothing it can name", { stores: { pads: [["p", NOTE], ["p/old.1", { ...op, seen: 5 }]] } }],
  ["a match without players", { stores: { pads: [["p", NOTE]], matches: [["here.a", { seat: 0, summary: { rules: "bela4" } }]] } }],
  ["a step that is no line", { stores: { pads: [["p", NOTE]], steps: [["here.a/1", {}]] } }],
  ["a lesson that is nothing", { stores: { pads: [["p", NOTE]], progress: [["bela4/follow", null]] } }],
  ["a last match without rules", { stores: { pads: [["p", NOTE]], notes: [["pad/last", { rules: 5, names: [] }]] } }],
];

test.each(DAMAGED)("%s: nothing is taken", async (_, damage) => {
  const good = { format: "belot device 1", stores: {}, texts: { "belot.settings": "{}" } };
  const text = JSON.stringify(damage === null ? null : { ...good, ...(damage as object) });
  await expect(restore(text)).rejects.toThrow("no copy");
  for (const store of STORES) expect(await storage.all(store)).toEqual([]);
  expect(localStorage.length).toBe(0);
});
