// The client knows no rule of the game: no order of ranks, no points of cards, no legality.
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const SRC = path.resolve(import.meta.dirname, "../src");
const files = fs
  .readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => [name, fs.readFileSync(path.join(SRC, name), "utf8")] as const);

const FORBIDDEN: [string, RegExp][] = [
  ["order of ranks", /["'`][AKQJT987]{6,}["'`]/],
  ["list of ranks", /(["'](?:[AKQJT987]|10)["'],\s*){5,}/],
  ["points of cards", /\b[AKQJT9]["']?\s*:\s*(?:11|10|4|3|2|20|14|15)\b/],
  ["name of a game to branch on", /(?:===|case|startsWith\(|includes\()\s*["'](?:belote?|bela[234]|belot[234]|bulgarian)["']/],
  ["option of the rules", /\b(?:head_plain|undertrump|end_rule|tie_rule|decl_when|illegal_moves)\b/],
  ["sum of a deal", /\b(?:152|162|258|130)\b/],
];

test.each(FORBIDDEN)("knows no %s", (_, pattern) => {
  const found = files.flatMap(([name, text]) =>
    text.split("\n").filter((line) => pattern.test(line)).map((line) => `${name}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test("files stay small enough to draw from memory", () => {
  const long = files.filter(([name, text]) => text.split("\n").length > 300 && !/(protocol|answers)\.ts$/.test(name));
  expect(long.map(([name]) => name)).toEqual([]);
});
