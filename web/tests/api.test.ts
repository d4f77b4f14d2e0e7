// What an answer of the server is taken for: an answer that broke off is none.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, ApiError } from "../src/lib/api";

const answer = (body: BodyInit | null, status = 200): void => {
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
};

/** Half an answer, and then the line is gone. */
const broken = (): ReadableStream =>
  new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode("[")),
    pull: (stream) => stream.error(new TypeError("network error")),
  });

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => '{"token":"t","id":"i","name":"Ana"}' });
  vi.stubGlobal("location", { origin: "http://127.0.0.1" });
});
afterEach(() => vi.unstubAllGlobals);

it("takes what came whole", async () => {
  answer("[]");
  expect(await api.tables()).toEqual([]);
});

it("fails where the answer broke off, and does not take nothing for a list", async () => {
  answer(broken());
  await expect(api.tables()).rejects.toThrow("network error");
  answer("<html>");
  await expect(api.tables()).rejects.toThrow();
});

it("reads a refusal, also one of somebody else's", async () => {
  answer('{"code":"no-table"}', 404);
  await expect(api.tables()).rejects.toEqual(new ApiError("no-table"));
  answer("<html>Bad Gateway</html>", 502);
  await expect(api.tables()).rejects.toEqual(new ApiError("502"));
});
