import fs from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { pickLanguage } from "../src/lib/languages";
import { set } from "../src/lib/settings.svelte";
import { byOne, ending, source, story } from "../src/lib/sheet";
import { Voice } from "../src/lib/voice";
import { known, say, speak, t } from "../src/lib/words.svelte";
import { placeOf } from "../src/lib/places";
import { scoreOf, viewOf } from "./shapes";

afterEach(() => set({ deck: "game" }));

test.each([
  ["en", "Follow hearts: you hold the king of hearts."],
  ["fr", "Fournissez à cœur\u00a0: vous avez le roi de cœur."],
  ["hr", "Prati herc: imaš kralja herc."],
  ["bg", "Отговори на купа: имаш поп купа."],
] as const)("speaks %s from the files of the command line", async (language, sentence) => {
  await speak(language);
  expect(t("refusal-follow", { led: "H", card: "KH" })).toBe(sentence);
});

test("counts as the language counts, without grouping", async () => {
  await speak("hr");
  expect([1, 2, 5, 22, 1001].map((n) => t("points", { n }))).toEqual([
    "1 bod", "2 boda", "5 bodova", "22 boda", "1001 bod",
  ]);
});

test("BeloZ has words of its own, and they follow the deck", async () => {
  await speak("en");
  expect(say("beloz", "card", { card: "9S" })).toBe("water snake of the north");
  const voice = (): Voice => new Voice(viewOf({ theme: "beloz", order: "789JQKTA" }));
  expect(voice().card("AS")).toBe("lion of the north");
  expect(voice().place("TS")).toBe(7);
  set({ deck: "french" });
  expect(voice().card("AS")).toBe("ace of spades");
});

test("a language is found for a browser, a neighbour's too", () => {
  expect(pickLanguage(["de-DE", "sr-Latn", "en"])).toBe("hr");
  expect(pickLanguage(["fr-CA"])).toBe("fr");
  expect(pickLanguage([])).toBe("en");
});

const marked = (key: string, ...values: string[]): string => `\u0002${[key, ...values].join("\u001f")}\u0003`;

test("marked sentences are said with the names of this screen", async () => {
  await speak("en");
  const [us, ana] = [marked("@side", "n=0"), marked("@name", "n=1")];
  const score = scoreOf({
    story: [
      `${marked("contract-is", "contract=H", `player=${ana}`)} ${marked("doubled", "n=2")}`,
      marked("need", `takers=${us}`, "n=81", "a=72"),
      marked("failed-lost", `takers=${us}`, `what=${marked("part-belote", "n=20")}, ${marked("part-last", "n=10")}`),
      marked("made-by-one"),
    ],
  });
  expect(story(new Voice(viewOf()), score)).toEqual([
    "Trump: hearts. Caller: Ana. Doubled: ×2.",
    "Us: more than 81 needed, 72 taken.",
    "Lost with the contract: Us, belote 20, last trick 10.",
    "Saved by one point!",
  ]);
  expect(byOne(score)).toBe(true);
  expect(ending(new Voice(viewOf({ ends: [marked("target-reached", `side=${us}`)] })))).toBe("Us: target reached.");
  expect(story(new Voice(viewOf({ theme: "bela" })), score)[2]).toContain("bela 20");
});

test("every number of the sheet has its cards", () => {
  const trick = (card: string) => ({ leader: 0, plays: [{ seat: 0, card }], winner: 0, points: 11 });
  const deal = viewOf({
    phase: "between",
    history: [trick("AS"), trick("TS")],
    contest: { points: [20, 0], shown: [{ seat: 2, items: [{ points: 20, kind: "sequence", cards: ["7S", "8S", "9S"] }] }] },
    belotes: [{ seat: 1, suit: "H", said: 2, cards: ["KH", "QH"] }],
    scores: [scoreOf({ hanging: 81 }), scoreOf({ from_hung: [81, 0] })],
  });
  expect(source("cards", deal, 1)?.tricks.map(({ number }) => number)).toEqual([1, 2]);
  expect(source("last", deal, 1)?.tricks.map(({ number }) => number)).toEqual([2]);
  expect(source("declarations", deal, 1)?.cards).toEqual([{ seat: 2, points: 20, cards: ["7S", "8S", "9S"] }]);
  expect(source("belote", deal, 1)?.cards[0]?.cards).toEqual(["KH", "QH"]);
  expect(source("hung", deal, 1)?.deals).toEqual([{ number: 1, points: 81 }]);
  expect(source("totals", deal, 1)).toBeNull();
});

test("the turn goes to the right where the game goes round that way", () => {
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, 0, 4, "ccw"))).toEqual(["bottom", "right", "top", "left"]);
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, 1, 4, "cw"))).toEqual(["right", "bottom", "left", "top"]);
  expect([0, 1, 2].map((seat) => placeOf(seat, 2, 3, "ccw"))).toEqual(["upright", "upleft", "bottom"]);
});

test("every sentence that the screen asks for by name is there", async () => {
  await speak("en");
  expect(known("replay-watch")).toBe(false); // these are only fetched where they are said
  const later = import.meta.glob<{ ready: () => Promise<unknown> }>("../src/*/{words,which}.ts", { eager: true });
  for (const { ready } of Object.values(later)) await ready();
  const src = path.resolve(import.meta.dirname, "../src");
  const texts = fs
    .readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => fs.readFileSync(path.join(src, name), "utf8"));
  const asked = texts.flatMap((text) => [...text.matchAll(/\b(?:say|t)\(\s*"([a-z0-9.-]+)"/g)].map((m) => m[1]!));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => key !== "cards" && !known(key))).toEqual([]); // say's first is a theme
});
