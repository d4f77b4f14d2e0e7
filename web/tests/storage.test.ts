import { beforeEach, expect, test } from "vitest";
import { storage, Taken } from "../src/lib/storage";

// jsdom has no IndexedDB: this is what a private window without one gets. The browser's own is
// tested in tests/e2e/test_offline.py.
beforeEach(() => storage.clear("pads"));

test("what was put is there, and is a copy", async () => {
  const pad = { rounds: [1, 2] };
  await storage.put("pads", "a", pad);
  pad.rounds.push(3);
  expect(await storage.get("pads", "a")).toEqual({ rounds: [1, 2] });
  expect(await storage.get("pads", "b")).toBeUndefined();
  expect(await storage.lasts()).toBe(false);
});

test("all under a prefix, in the order of their keys", async () => {
  await storage.putAll("pads", [["b/2", 2], ["b/1", 1], ["c/1", 3]]);
  expect(await storage.all("pads", "b/")).toEqual([["b/1", 1], ["b/2", 2]]);
  await storage.clear("pads", "b/");
  await storage.delete("pads", "c/");
  expect(await storage.all("pads")).toEqual([["c/1", 3]]);
});

test("what is new may not be there already, and then nothing is written", async () => {
  await storage.append("pads", [["x/1", 1]]);
  await expect(storage.append("pads", [["x/2", 2], ["x/1", 9]])).rejects.toBeInstanceOf(Taken);
  expect(await storage.all("pads", "x/")).toEqual([["x/1", 1]]);
});
