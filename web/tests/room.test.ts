import fs from "node:fs";
import path from "node:path";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { MemberShape, RoomShape, Said } from "../src/lib/protocol";
import { known, speak } from "../src/lib/words.svelte";
import { summary } from "../src/room/changes";
import { left, spelled } from "../src/room/clock";
import { fault, shown, stranger, tidy } from "../src/room/code";
import { Company } from "../src/room/company.svelte";
import { company, news, nextNames, onlookers, owing, playedBy, remembered, teams, type News } from "../src/room/model";
import { mute, muted } from "../src/room/mute.svelte";
import { PHRASES, words } from "../src/room/phrases";
import { viewOf } from "./shapes";

const member = (id: number, name: string, seat: number, changes: Partial<MemberShape> = {}): MemberShape => ({
  id, name, seat, agreed: true, bot: false, presence: "online", ...changes,
});

const roomOf = (changes: Partial<RoomShape> = {}): RoomShape => ({
  code: "KMNPQR", host: 0, locked: false, watch: true, chat: true, stage: "room", rules: "belote",
  variant: "belote", players: 4, clock: null, seats: [0, 1, -1, 2], bots: ["club", "club", "club", "club"],
  botnames: ["Eva", "Ana", "Marko", "Iva"],
  members: [member(0, "Ada", 0), member(1, "Boris", 1), member(2, "Cyril", 3), member(3, "Dora", -1)],
  changes: [], asks: [], next: [], may_start: true, paused: false, handed: [], hung: 0, ...changes,
});

const said = (changes: Partial<Said> = {}): Said => ({
  t: "said", member: 1, seat: 1, name: "Boris", phrase: "hello", text: "", at: 0, old: false, ...changes,
});

beforeAll(() => speak("en"));
beforeEach(() => vi.useRealTimers());

test.each([
  ["kmn-pqr", "KMNPQR"],
  [" kmn pqr ", "KMNPQR"],
  ["к м н п", "KMHП"], // Cyrillic: what looks the same is the same, the rest stays to be told
  ["https://belot.example/r/KMN-PQR?x=1", "KMNPQR"],
  ["http://localhost/#/room/kmnpqr", "KMNPQR"],
])("a code may be typed as %s", (typed, code) => expect(tidy(typed)).toBe(code));

test("a code is told apart from what is none", () => {
  expect([fault("KMNPQR"), fault("KMNPQ"), fault("KMNPQRT"), fault("KMNPQ0"), fault("")]).toEqual([
    "", "length", "length", "letter", "length",
  ]);
  expect(stranger("KMN0QR")).toBe("0");
  expect([shown("KMNPQR"), shown("KM")]).toEqual(["KMN-PQR", "KM"]);
});

test("who sits, who looks on and who still has to agree", () => {
  const room = roomOf({
    members: [member(0, "Ada", 0), member(1, "Boris", 1, { agreed: false }), member(2, "Cyril", 3, { agreed: false, bot: true }), member(3, "Dora", -1, { agreed: false })],
  });
  expect(onlookers(room).map((m) => m.name)).toEqual(["Dora"]);
  expect(owing(room).map((m) => m.name)).toEqual(["Boris"]);
});

test("a bot plays alone or stands in for somebody", () => {
  const [seat] = viewOf().seats;
  const by = (n: number, kind: "bot" | "person") => playedBy(roomOf(), n, { ...seat!, kind });
  expect([by(2, "bot"), by(1, "bot"), by(1, "person")]).toEqual(["bot", "standin", "person"]);
});

test("who plays with whom, now and next", () => {
  expect(teams(["a", "b", "c", "d"], 2)).toEqual([["a", "c"], ["b", "d"]]);
  expect(teams(["a", "b", "c"], 3)).toEqual([["a"], ["b"], ["c"]]);
  expect(nextNames(roomOf())).toBeNull();
  expect(nextNames(roomOf({ next: [0, 1, -1, 2] }))).toBeNull();
  expect(nextNames(roomOf({ next: [0, 2, 1, -1] }))).toEqual(["Ada", "Cyril", "Boris", "Iva"]);
});

test("what happens in the room is told once, and never of oneself that one came", () => {
  const before = roomOf();
  const keys = (after: RoomShape, me = 1): string[] => news(before, after, me).map(({ key }) => key);
  expect(keys(before)).toEqual([]);
  expect(news(null, before, 1)).toEqual([]);
  const came = roomOf({ members: [...before.members, member(4, "Emil", -1)] });
  expect(news(before, came, 1)).toEqual([{ key: "client-room-joined", names: { player: "Emil" } }]);
  expect(keys(came, 4)).toEqual([]);
  const seated = roomOf({ seats: [0, 1, 4, 2], members: [...before.members, member(4, "Emil", 2)] });
  expect(keys(seated)).toEqual([]); // that is an event: Emil sits down
  const drawn = { seats: [1, 0, -1, 2], members: before.members.map((m) => (m.id > 1 ? m : { ...m, seat: 1 - m.id })) };
  expect(keys(roomOf(drawn))).toEqual(["client-room-placed"]);
  expect(news(came, before, 1)).toEqual([{ key: "client-room-parted", names: { player: "Emil" } }]);
  expect(keys(roomOf({ host: 1 }))).toEqual(["client-room-host-you"]);
  expect(keys(roomOf({ host: 2 }))).toEqual(["client-room-host-is"]);
  expect(keys(roomOf({ rules: "belote(target=701)", clock: { move: 30, bank: 0 }, locked: true }))).toEqual([
    "client-room-rules-changed", "client-room-clock-changed", "client-room-now-locked",
  ]);
  expect(news(before, roomOf({ asks: [{ member: 3, seat: 2 }] }), 0)).toEqual([
    { key: "client-room-asks", names: { player: "Dora", name: "Marko" } },
  ]);
});

test("the clock counts the move, then the bank, and hurries at the end", () => {
  const rules = { move: 30, bank: 60 };
  const clock = { t: "clock", turn: 1, move: 130_000, over: 190_000, banks: [60_000, 60_000] } as const;
  const at = (now: number) => left({ ...clock, banks: [...clock.banks] }, rules, now);
  expect(at(100_000)).toEqual({ seconds: 30, share: 1, bank: false, urgent: false });
  expect(at(129_001)).toMatchObject({ seconds: 1, bank: false, urgent: false });
  expect(at(130_000)).toMatchObject({ seconds: 60, share: 1, bank: true, urgent: false });
  expect(at(180_000)).toMatchObject({ seconds: 10, bank: true, urgent: true });
  expect(at(200_000)).toMatchObject({ seconds: 0, share: 0 });
  expect(left({ ...clock, banks: [], move: null, over: null }, rules, 0)).toBeNull();
  expect(left({ ...clock, banks: [], turn: -1 }, rules, 0)).toBeNull();
  expect([spelled(9), spelled(59), spelled(60), spelled(95)]).toEqual(["9", "59", "1:00", "1:35"]);
});

test("phrases are read in the language of the reader, texts as they are", async () => {
  expect(PHRASES.map((phrase) => words({ phrase, text: "" })).every((text) => text.length > 2)).toBe(true);
  await speak("hr");
  expect(words(said())).toBe("Bok!");
  expect(words(said({ phrase: "", text: "<b>oho</b>" }))).toBe("<b>oho</b>");
  expect(words(said({ phrase: "of-a-later-version" }))).toBe("");
  await speak("en");
});

test("muting holds for one member of one room", () => {
  mute("KMNPQR", 1, true);
  expect([muted("KMNPQR", 1), muted("KMNPQR", 2), muted("CDFHJK", 1)]).toEqual([true, false, false]);
  expect(JSON.parse(localStorage.getItem("belot.muted")!)).toEqual(["KMNPQR:1"]);
  mute("KMNPQR", 1, false);
  expect(muted("KMNPQR", 1)).toBe(false);
});

test("what is said stands in the air for a while and is marked as unread until it is read", () => {
  vi.useFakeTimers();
  const told: News[] = [];
  const company = new Company((each) => told.push(each));
  company.welcome(0, Date.now() + 5_000);
  expect(company.now()).toBe(Date.now() + 5_000);
  company.take({ t: "room", d: roomOf() });
  company.take(said({ old: true }));
  expect([told, company.speech, company.unread]).toEqual([[], {}, false]);
  company.take(said());
  expect(told).toEqual([{ key: "client-said", names: { player: "Boris", text: "Hello!" } }]);
  expect([company.speech[1]?.phrase, company.unread]).toEqual(["hello", true]);
  company.take(said({ phrase: "thanks" }));
  vi.advanceTimersByTime(4_000);
  company.read(true);
  company.take(said({ member: 2, seat: 3 }));
  expect(company.unread).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(Object.keys(company.speech)).toEqual(["3"]);
  expect(company.said.length).toBe(4);
  mute("KMNPQR", 2, true);
  company.take(said({ member: 2, seat: 3, phrase: "bye" }));
  expect(company.speech[3]?.phrase).toBe("hello");
  mute("KMNPQR", 2, false);
});

test("sentences that are put together from parts are there", () => {
  const parts = ["undo", "rest"].flatMap((kind) => [
    `client-asks-${kind}`, `client-you-asked-${kind}`, `client-${kind}-yes`, `client-${kind}-no`,
  ]);
  const allow = ["watch", "chat", "lock"].map((name) => `client-allow-${name}`);
  const src = fs.readFileSync(path.resolve(import.meta.dirname, "../src/room/model.ts"), "utf8");
  const told = [...src.matchAll(/"(client-room-[a-z-]+)"/g)].map((found) => found[1]!);
  expect(told.length).toBeGreaterThan(8);
  expect([...parts, ...allow, ...told].filter((key) => !known(key))).toEqual([]);
});

test.each([
  ["the pack is only cut", {}, true],
  ["every deal is shuffled", { shuffle: "every_deal" }, false],
  ["nobody knows the order", { gather: "secret" }, false],
  ["the other pile goes on top", { gather: "takers_on_top" }, true],
])("whether the tricks tell of the next deal: %s", (_, changed: Record<string, string>, expected) => {
  const standard = { shuffle: "first_deal_only", gather: "last_trick_team_on_top" };
  expect(remembered(standard, changed)).toBe(expected);
});

test("tricks that tell matter where several people sit", () => {
  expect(company(roomOf())).toBe(true);
  expect(company(roomOf({ seats: [0, -1, -1, -1] }))).toBe(false);
  expect(company(roomOf({ members: [member(0, "Ada", 0), member(1, "Robi", 1, { bot: true })] }))).toBe(false);
});

test("what has changed, in a few words", () => {
  const target = { option: "target", before: "501", after: "301" };
  expect(summary([target])).toBe("Target – First to 301");
  expect(summary([{ option: "variant", before: "belote", after: "bela4" }, target])).toBe("Game, Target");
});
