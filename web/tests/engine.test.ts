import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../src/lib/errors";
import { isHere, unreachable, wayTo } from "../src/lib/here";

const asked: string[] = [];
let starts = 0;
let runs = true;

// The worker, which no test environment has.
vi.mock("../src/engine/engine", () => ({
  Engine: class {
    ready = runs ? Promise.resolve(true) : Promise.reject(new Error("no files"));
    constructor() {
      starts += 1;
    }
    ask(topic: string, question: string): Promise<unknown> {
      asked.push(`${topic}/${question}`);
      return Promise.resolve({ by: "device" });
    }
    end(): void {}
  },
}));

let engine: typeof import("../src/lib/engine");

beforeEach(async () => {
  vi.resetModules();
  [starts, runs, asked.length] = [0, true, 0];
  engine = await import("../src/lib/engine");
});
afterEach(() => vi.unstubAllGlobals());

const answers = (status: number, body: object): unknown =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status })));
const silent = (): unknown => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));

test("the server answers as long as it can be reached, and Python is not started", async () => {
  answers(200, { by: "server" });
  expect(await engine.ask("rules", "games")).toEqual({ by: "server" });
  expect(starts).toBe(0);
});

test("this device answers where the server is out of reach, and from then on at once", async () => {
  silent();
  expect(await engine.ask("rules", "games")).toEqual({ by: "device" });
  answers(200, { by: "server" });
  expect(await engine.ask("rules", "name")).toEqual({ by: "device" });
  expect([starts, asked]).toEqual([1, ["rules/games", "rules/name"]]);
});

test("a refusal is an answer; a proxy without a server is none", async () => {
  answers(422, { code: "malformed", names: ["target"] });
  await expect(engine.ask("rules", "name")).rejects.toMatchObject({ code: "malformed", names: ["target"] });
  answers(502, {});
  expect(await engine.ask("rules", "name")).toEqual({ by: "device" });
});

test("a question that is too long for the server is answered by this device", async () => {
  answers(413, { code: "too-large", names: [] });
  expect(await engine.ask("pad", "sheet")).toEqual({ by: "device" });
});

test("where neither answers, the server's silence is the reason, and the next one tries again", async () => {
  silent();
  runs = false;
  await expect(engine.ask("rules", "games")).rejects.toBeInstanceOf(TypeError);
  runs = true;
  expect(await engine.ask("rules", "games")).toEqual({ by: "device" });
  expect(starts).toBe(2);
});

test("only tables of this device are reached without a network", () => {
  expect(isHere("here.0a")).toBe(true);
  expect(wayTo("Xb3-_k2hQ1zA")).toBeUndefined();
  expect(unreachable(new ApiError("token"))).toBe(false);
});
