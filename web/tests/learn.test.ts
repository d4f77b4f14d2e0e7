// What is learnt: kept on the device, and what comes next.
import { beforeEach, expect, test } from "vitest";
import { ENOUGH, progress } from "../src/learn/progress.svelte";
import { storage } from "../src/lib/storage";
import { seatName, voiceOf } from "../src/learn/seats";
import { ready, w } from "../src/learn/words";
import type { CoachTable } from "../src/lib/answers";
import { speak } from "../src/lib/words.svelte";

const LESSONS = ["follow", "head", "ruff"];
let rules = "";
let n = 0;

beforeEach(() => {
  rules = `bela4(target=${(n += 1)})`;
});

const answer = (lesson: string, ...right: boolean[]): void => right.forEach((each) => progress.note(rules, lesson, each));

test("a lesson is learnt with enough right answers in a row, and stays so", () => {
  answer("follow", ...Array<boolean>(ENOUGH - 1).fill(true), false);
  expect(progress.learnt(rules, "follow")).toBe(false);
  expect(progress.of(rules, "follow")).toMatchObject({ right: ENOUGH - 1, wrong: 1, row: 0, best: ENOUGH - 1 });
  answer("follow", ...Array<boolean>(ENOUGH).fill(true));
  expect(progress.learnt(rules, "follow")).toBe(true);
  answer("follow", false);
  expect(progress.learnt(rules, "follow")).toBe(true);
  expect(progress.of(rules, "follow").row).toBe(0);
});

test("the next lesson is the first that is not learnt, round and round", () => {
  expect(progress.next(rules, LESSONS)).toBe("follow");
  answer("follow", ...Array<boolean>(ENOUGH).fill(true));
  expect(progress.next(rules, LESSONS)).toBe("head");
  expect(progress.next(rules, LESSONS, "head")).toBe("ruff");
  expect(progress.next(rules, LESSONS, "ruff")).toBe("head");
  for (const lesson of LESSONS) answer(lesson, ...Array<boolean>(ENOUGH).fill(true));
  expect(progress.next(rules, LESSONS)).toBe("");
});

test("each game has its own progress, and all of it is kept", async () => {
  answer("head", true, true);
  expect(progress.of("belote", "head").right).toBe(0);
  await expect.poll(() => storage.get("progress", `${rules}/head`)).toMatchObject({ right: 2, row: 2 });
});

test("seats are called by where they sit", () => {
  const table = { rules, variant: "bela4", theme: "bela", players: 4, sides: 2, rotation: "ccw", order: "789TJQKA" } as CoachTable;
  expect([0, 1, 2, 3].map((seat) => seatName(table, seat))).toEqual(
    ["player-you", "learn-seat-right", "learn-seat-partner", "learn-seat-left"],
  );
  expect(seatName({ ...table, players: 2, sides: 2 }, 1)).toBe("learn-seat-opposite");
  expect(seatName({ ...table, rotation: "cw" }, 1)).toBe("learn-seat-left");
  const voice = voiceOf(table);
  expect([voice.mine, voice.members(0)]).toEqual([0, [0, 2]]);
});

test("a game has its own words, and says the others as all do", async () => {
  await speak("en");
  await ready();
  const asked = ["cards", "bela", "beloz"].map((theme) => w(voiceOf({ theme, players: 4, sides: 2, order: "" } as CoachTable), "learn-ask-declare"));
  expect(asked).toEqual(["belote", "bela", "BeloZ"].map((word) => `What can you announce, ${word} included?`));
  expect(w(voiceOf({ theme: "bela", players: 4, sides: 2, order: "" } as CoachTable), "learn-order")).toBe("Order and value");
});
