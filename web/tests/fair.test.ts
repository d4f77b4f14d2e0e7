// The client's part in fair deals: its chain, when it commits and gives values, what it notes, and
// the check of receipts, right ones and forged ones (docs/fairness-vectors.json).
import fs from "node:fs";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { Chain, chainsOf, keep, valueFor } from "../src/fair/chain";
import { check, keyOf, type Receipt, type StepName } from "../src/fair/check";
import { Fairness } from "../src/fair/fairness.svelte";
import { bytes, fields, hash, hex, mac, Stream } from "../src/fair/hashes";
import { load, notesOf, type SeenMatch } from "../src/fair/seen";
import { api } from "../src/lib/api";
import type { Answer } from "../src/lib/connection";
import type { Ev, FairShape } from "../src/lib/protocol";
import { viewOf } from "./shapes";

interface Vectors {
  chains: { seed: string; length: number; head: string; values: Record<string, string> }[];
  keys: (Pick<Receipt, "match" | "deal" | "rules" | "participants" | "key"> & { secret: string })[];
  derived: { key: string; dealer: string }[];
  numbers: { key: string; below: [number, number][] }[];
  receipts: { receipt: Receipt; wrong: string[] }[];
}

const vectors = JSON.parse(
  fs.readFileSync(path.resolve(import.meta.dirname, "../../docs/fairness-vectors.json"), "utf8"),
) as Vectors;

beforeEach(() => localStorage.clear());

test("chains are those of the format", () => {
  for (const { seed, length, head, values } of vectors.chains) {
    const chain = new Chain(seed, length);
    expect(chain.head).toBe(head);
    for (const [n, value] of Object.entries(values)) expect(chain.values[Number(n)]).toBe(value);
  }
});

test("keys, derived keys and numbers are those of the format", () => {
  for (const { secret, key, ...rest } of vectors.keys) {
    const made = keyOf({ server: { head: "", secret }, ...rest } as unknown as Receipt);
    expect(hex(made)).toBe(key);
  }
  for (const { key, dealer } of vectors.derived) expect(hex(mac(bytes(key), fields(["dealer"])))).toBe(dealer);
  for (const { key, below } of vectors.numbers) {
    const stream = new Stream(bytes(key));
    expect(below.map(([n]) => stream.below(n))).toEqual(below.map(([, drawn]) => drawn));
  }
});

/** What somebody saw who sat in a seat of a deal and noticed everything, as the receipt tells it. */
function seenOf(receipt: Receipt, seat: number): SeenMatch {
  const mine = receipt.participants.find((each) => each.seat === seat);
  return {
    head: receipt.server.head,
    rules: receipt.rules,
    deals: {
      [receipt.deal]: {
        called: receipt.participants.map((each) => [each.seat, each.commitment]),
        ...(mine?.value ? { mine: mine.value, giver: seat } : {}),
        seat,
        dealer: receipt.dealer,
        cut: receipt.cut,
        hand: receipt.hands[seat] ?? [],
        turned: receipt.turned?.card ?? null,
        filled: [...(receipt.talons[seat] ?? []), ...(receipt.later[seat] ?? [])],
      },
    },
  };
}

const bad = (receipt: Receipt, seen: SeenMatch): StepName[] =>
  check(receipt, receipt.match, receipt.deal, seen).steps.filter(({ state }) => state === "bad").map(({ name }) => name);

test("right receipts are right, forged ones are not", () => {
  for (const { receipt, wrong } of vectors.receipts) {
    const found = bad(receipt, seenOf(receipt, 0));
    expect([receipt.rules, receipt.deal, found.length > 0]).toEqual([receipt.rules, receipt.deal, wrong.length > 0]);
    const names = wrong.map((each) => each.split(":")[0]);
    if (names.includes("secret-not-in-chain")) expect(found).toContain("secret");
    if (names.includes("value-not-committed")) expect(found).toContain("values");
    if (names.includes("key-wrong")) expect(found).toContain("key");
    if (names.includes("pack-wrong")) expect(found).toContain("pack");
    if (names.includes("hands-wrong")) expect(found).toContain("dealt");
  }
});

const right = vectors.receipts.find(({ receipt, wrong }) => !wrong.length && receipt.participants.some((p) => p.value))!;
const giver = right.receipt.participants.find((each) => each.value)!.seat;
const changed = (change: (receipt: Receipt) => void): Receipt => {
  const copy = structuredClone(right.receipt);
  change(copy);
  return copy;
};

test("one who saw everything and gave a value knows that all is well", () => {
  const { receipt } = right;
  expect(check(receipt, receipt.match, receipt.deal, seenOf(receipt, giver)).verdict).toBe("fine");
});

test.each<[string, StepName, (seen: SeenMatch) => void]>([
  ["another promise of the server", "head", (seen) => (seen.head = "00".repeat(32))],
  ["a replaced participant", "called", (seen) => (seen.deals[right.receipt.deal]!.called![0]![1] = "11".repeat(32))],
  ["a participant left out", "called", (seen) => seen.deals[right.receipt.deal]!.called!.push([3, "11".repeat(32)])],
  ["a value that is not mine", "mine", (seen) => (seen.deals[right.receipt.deal]!.mine = "22".repeat(32))],
  ["another cut", "cut", (seen) => seen.deals[right.receipt.deal]!.cut!++],
  ["other rules", "which", (seen) => (seen.rules = "bela4(target=1)")],
  ["a card that I never held", "hand", (seen) => (seen.deals[right.receipt.deal]!.hand![0] = "XX")],
  ["another turned card", "hand", (seen) => (seen.deals[right.receipt.deal]!.turned = "XX")],
])("%s is caught", (_, step, forge) => {
  const seen = structuredClone(seenOf(right.receipt, giver));
  forge(seen);
  expect(bad(right.receipt, seen)).toEqual([step]);
});

test("a value that came too late is told, and what was not seen is left open", () => {
  const { receipt } = right;
  const late = changed((copy) => (copy.participants.find((each) => each.seat === giver)!.value = null));
  const state = (given: Receipt, seen: SeenMatch | undefined, name: StepName) =>
    check(given, given.match, given.deal, seen).steps.find((step) => step.name === name)?.state;
  expect(state(late, seenOf(receipt, giver), "mine")).toBe("late");
  expect(check(receipt, receipt.match, receipt.deal, undefined).verdict).toBe("partly");
  expect(state(receipt, undefined, "head")).toBe("unseen");
});

test("a receipt of another deal, and one that cannot be read, is wrong", () => {
  const { receipt } = right;
  expect(check(receipt, receipt.match, receipt.deal + 1, undefined).verdict).toBe("wrong");
  expect(check({} as Receipt, "table/1", 1, undefined).verdict).toBe("wrong");
});

// --- taking part ---

const ev = (e: string, d: object): Ev => ({ t: "ev", seq: 1, at: 0, e, d: d as Ev["d"] });

const shapeOf = (changes: Partial<FairShape> = {}): FairShape => ({
  match: "t/1", head: "ab".repeat(32), deal: 1, called: false, deadline: null, participants: [],
  commitments: ["", "", "", ""], dropped: [0, 0, 0, 0], shown: 0, ...changes,
});

let sent: [string, Record<string, unknown>][];
let answer: Answer["t"];
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

function fairness(): Fairness {
  sent = [];
  answer = "ack";
  const made = new Fairness("t", (a, d) => {
    sent.push([a, d]);
    return Promise.resolve({ t: answer, id: "", seq: 1 } as Answer);
  });
  made.step([], viewOf({ seat: 2 }));
  return made;
}

test("commits once, gives the value when the deal is called, and goes on with its chain", async () => {
  const fair = fairness();
  fair.take(shapeOf());
  fair.take(shapeOf());
  await settled();
  expect(sent.map(([a]) => a)).toEqual(["commit"]);
  const head = String(sent[0]![1].head);
  const commitments = ["", "", head, ""];
  fair.take(shapeOf({ commitments }));
  await settled();
  expect(sent.length).toBe(1);
  const participants = [{ seat: 2, commitment: head, revealed: false }];
  fair.take(shapeOf({ commitments, called: true, participants }));
  fair.take(shapeOf({ commitments, called: true, participants }));
  await settled();
  expect(sent.map(([a]) => a)).toEqual(["commit", "reveal"]);
  const value = String(sent[1]![1].value);
  expect(hex(hash(bytes(value)))).toBe(head);
  fair.take(shapeOf({ commitments: ["", "", value, ""], deal: 2 }));
  await settled();
  expect(sent.length).toBe(2);
  expect(load("t")["t/1"]?.deals[1]).toMatchObject({ called: [[2, head]], mine: value, giver: 2 });
});

test("a page that was loaded again goes on with the chain that it kept", async () => {
  const chain = Chain.fresh();
  keep("t", chain);
  const fair = fairness();
  const participants = [{ seat: 2, commitment: chain.values[5]!, revealed: false }];
  fair.take(shapeOf({ called: true, participants, commitments: ["", "", chain.values[5]!, ""] }));
  await settled();
  expect(sent).toEqual([["reveal", { value: chain.values[6] }]]);
});

test("gives nothing for a commitment that is another device's, and commits its own afterwards", async () => {
  const other = "cd".repeat(32);
  const fair = fairness();
  const participants = [{ seat: 2, commitment: other, revealed: false }];
  fair.take(shapeOf({ called: true, participants, commitments: ["", "", other, ""] }));
  await settled();
  expect(sent).toEqual([]);
  fair.take(shapeOf({ commitments: ["", "", other, ""], deal: 2 }));
  await settled();
  expect(sent.map(([a]) => a)).toEqual(["commit"]);
});

test("a value that was given and dropped is known: a new chain begins", async () => {
  const fair = fairness();
  fair.take(shapeOf());
  await settled();
  const head = String(sent[0]![1].head);
  const commitments = ["", "", head, ""];
  fair.take(shapeOf({ commitments, called: true, participants: [{ seat: 2, commitment: head, revealed: false }] }));
  await settled();
  fair.take(shapeOf({ commitments, deal: 2, dropped: [0, 0, 1, 0] }));
  await settled();
  expect(sent.map(([a]) => a)).toEqual(["commit", "reveal", "commit"]);
  expect(sent[2]![1].head).not.toBe(head);
  expect(valueFor("t", head)).not.toBeNull(); // should the old one be asked for all the same
});

test("what was refused is asked again at the next word", async () => {
  const fair = fairness();
  answer = "nak";
  fair.take(shapeOf());
  await settled();
  answer = "ack";
  fair.take(shapeOf());
  await settled();
  expect(sent.map(([a]) => a)).toEqual(["commit", "commit"]);
});

test("one who only looks on keeps out of it", async () => {
  const fair = fairness();
  fair.step([], viewOf({ seat: -1 }));
  fair.take(shapeOf());
  await settled();
  expect(sent).toEqual([]);
});

// --- checking ---

test("a deal is asked about once; again when its secret is shown, or when somebody wants it", async () => {
  const asked: string[] = [];
  let code = "match-running";
  vi.spyOn(api, "get").mockImplementation((where) => (asked.push(where), Promise.reject(new Error(code))));
  const fair = fairness();
  fair.take(shapeOf());
  await fair.check(1);
  await fair.check(1);
  expect([asked.length, fair.results[1]]).toEqual([1, "closed"]);
  code = "offline";
  await fair.check(1, true);
  expect([asked.length, fair.results[1]]).toEqual([2, "unanswered"]);
  vi.spyOn(api, "get").mockImplementation((where) => (asked.push(where), Promise.resolve(right.receipt as never)));
  fair.step([ev("secret_shown", { deal: 1, secret: "00" })], viewOf({ seat: 2 }));
  await settled();
  expect(asked.length).toBe(3);
  expect(fair.results[1]).toMatchObject({ verdict: "wrong" }); // not of this match
  await fair.check(1, true);
  expect(asked.length).toBe(3);
  vi.restoreAllMocks();
});

// --- noting ---

test("notes what happens before it is known what it comes to, and keeps it", () => {
  const fair = fairness();
  fair.take(shapeOf());
  const hands = ["", "", "AS KH", ""];
  fair.step(
    [
      ev("deal_called", { deal: 1, participants: [[0, "aa"]] }),
      ev("deal_opened", { number: 1, dealer: 3 }),
      ev("pack_cut", { seat: 2, at: 7 }),
      ev("dealt", { hands, turned: "7H" }),
      ev("hands_filled", { cards: ["", "", "9D", ""] }),
    ],
    viewOf({ seat: 2, deal: 1, rules: "bela4" }),
  );
  expect(load("t")["t/1"]).toEqual({
    head: "ab".repeat(32),
    rules: "bela4",
    deals: { 1: { called: [[0, "aa"]], dealer: 3, cut: 7, hand: ["AS", "KH"], turned: "7H", seat: 2, filled: ["9D"] } },
  });
  expect(fair.notes()).toEqual({ format: "belot notes 1", match: "t/1", head: "ab".repeat(32), deals: { 1: [[0, "aa"]] } });
  expect(notesOf("t/9", undefined)).toMatchObject({ head: "", deals: {} });
});

test("a promise of the server that changes later does not count", () => {
  const fair = fairness();
  fair.take(shapeOf());
  fair.take(shapeOf({ head: "cd".repeat(32) }));
  expect(load("t")["t/1"]?.head).toBe("ab".repeat(32));
});

test("events before the next match belong to nothing that is looked at", () => {
  const fair = fairness();
  fair.take(shapeOf());
  fair.step(
    [
      ev("pack_cut", { seat: 1, at: 3 }),
      ev("chain_opened", { match: "t/2", head: "ef".repeat(32) }),
      ev("deal_called", { deal: 1, participants: [] }),
      ev("deal_opened", { number: 1, dealer: 0 }),
    ],
    viewOf({ seat: 2, deal: 1, match: 2 }),
  );
  expect(load("t")).toMatchObject({ "t/1": { deals: {} }, "t/2": { head: "ef".repeat(32), deals: { 1: { called: [], dealer: 0 } } } });
});

test("a chain is used up at some time", () => {
  const chain = new Chain("00".repeat(32), 2);
  expect(chain.after(chain.values[1]!)).toBe("00".repeat(32));
  expect(chain.after("00".repeat(32))).toBeNull();
  keep("u", chain);
  expect(chainsOf("u")[0]?.head).toBe(chain.head);
});
