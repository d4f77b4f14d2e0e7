// Settings that were kept, also by another version or in a copy from elsewhere.
import { expect, test } from "vitest";
import { understood } from "../src/lib/settings.svelte";

test("takes what it knows", () => {
  const kept = { deck: "german", hold: 300, oneTap: true, keys: { last: "x" }, saved: [] };
  expect(understood(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  ["a deck that there is not", { deck: "auto" }],
  ["a language that nobody speaks here", { language: "toString" }],
  ["another kind of value", { hold: "300" }],
  ["a list for an object", { keys: [] }],
  ["nothing for an object", { keys: null }],
  ["a name that is no setting", { constructor: {} }],
])("drops %s", (_, foreign) => {
  expect(understood(JSON.stringify({ ...foreign, sound: false }))).toEqual({ sound: false });
});

test.each([null, "", "{", "null", "4"])("takes nothing from %s", (text) => {
  expect(understood(text)).toEqual({});
});
