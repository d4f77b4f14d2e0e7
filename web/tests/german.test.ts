import { afterEach, expect, test, vi } from "vitest";
import { german } from "../src/cards/germans.svelte";
import { pictures } from "../src/cards/pictures";
import { colour } from "../src/cards/shapes";
import { deckFor } from "../src/lib/deck";
import { set } from "../src/lib/settings.svelte";
import { say, speak } from "../src/lib/words.svelte";
import { parts } from "../src/parts";

afterEach(() => set({ deck: "game" }));

test("the words follow the deck, and go with it", async () => {
  await speak("hr");
  set({ deck: "german" });
  expect(say("bela", "card", { card: "QD" })).toBe("dama karo");
  await parts.german();
  expect(say("bela", "card", { card: "QD" })).toBe("ober bundeve");
  expect(say("bela", "rank-letter", { rank: "J" })).toBe("U");
  await speak("en");
  expect(say("cards", "card", { card: "JS" })).toBe("Unter of leaves");
  expect(say("beloz", "card", { card: "JS" })).not.toContain("Unter");
  set({ deck: "game" });
  expect(say("cards", "card", { card: "JS" })).toBe("jack of spades");
});

test("the deck is the same in every game, BeloZ too", () => {
  set({ deck: "german" });
  expect([deckFor("cards"), deckFor("bela"), deckFor("beloz")]).toEqual(["german", "german", "german"]);
});

test("every card has its picture, and no two are alike", async () => {
  const { pictures: drawn } = await parts.german();
  const names = [..."SHDC"].flatMap((suit) => [suit, ...[..."AKQJ"].map((rank) => rank + suit)]);
  expect(Object.keys(drawn).sort()).toEqual(names.sort());
  expect(new Set(Object.values(drawn)).size).toBe(names.length);
  for (const url of Object.values(drawn)) {
    const svg = decodeURIComponent(url.slice(url.indexOf(",") + 1));
    const read = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(read.querySelector("parsererror"), svg.slice(0, 80)).toBeNull();
    expect(svg).not.toMatch(/undefined|NaN/);
  }
});

test("letters can be read on the card, and no two suits look alike", () => {
  const channel = (hex: string, at: number): number => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const light = (hex: string): number => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
  const inks = [..."SHDC"].map((suit) => colour(suit, "german", false));
  expect(new Set(inks).size).toBe(4);
  for (const ink of inks) expect((light("#fffdf8") + 0.05) / (light(ink) + 0.05)).toBeGreaterThan(4.5);
});

test("whoever draws a card too early gets its picture as soon as it is there", async () => {
  german();
  await vi.waitFor(() => expect(german()?.pictures["KC"]).toContain("svg"));
  expect(pictures("german").length).toBe(1);
});
