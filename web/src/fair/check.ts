// Checks a receipt (docs/fairness.md) against what this browser saw. It follows the bytes from the
// server's commitment to the cards; what the cards are worth is not its business.
import { bytes, fields, hash, hex, mac, Stream, type Bytes } from "./hashes";
import type { SeenDeal, SeenMatch } from "./seen";

export interface Participant {
  seat: number;
  name: string;
  commitment: string;
  value: string | null;
}

export interface Receipt {
  format: string;
  match: string;
  deal: number;
  rules: string;
  dealer: number;
  draw: { rounds: [number, string][][] } | null;
  server: { head: string; secret: string };
  participants: Participant[];
  key: string;
  made: "shuffled" | "gathered";
  gathered: { secret: boolean; packets: string[][] } | null;
  pack: string[];
  cut: number;
  dealt: [number, number][];
  hands: string[][];
  turned: { card: string; at: number } | null;
  taker: number;
  talons: string[][];
  later: string[][];
  rest: string[];
}

/** The steps of the check, in the order of the format. */
export const STEPS = [
  "which", "head", "secret", "called", "values", "mine", "key", "draw", "pack", "cut", "dealt", "hand",
] as const;
export type StepName = (typeof STEPS)[number];

/** `unseen`: this browser was not there, so it cannot tell. `late`: its value did not count. */
export type State = "ok" | "bad" | "unseen" | "late";

export interface Result {
  verdict: "fine" | "partly" | "wrong";
  steps: { name: StepName; state: State }[];
  receipt: Receipt;
}

const FORMAT = "belot receipt 1";

/** A new pack, in the order in which the format numbers its cards. */
const PACK =
  "7C 8C 9C TC JC QC KC AC 7D 8D 9D TD JD QD KD AD 7H 8H 9H TH JH QH KH AH 7S 8S 9S TS JS QS KS AS".split(" ");

const TURNED = -1;
const REST = -2;

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, i) => each === other[i]);
const mixed = (one: readonly string[], other: readonly string[]): boolean => same([...one].sort(), [...other].sort());

const told = <T>(seen: T | undefined, right: (seen: T) => boolean): State =>
  seen === undefined ? "unseen" : right(seen) ? "ok" : "bad";
const sure = (right: boolean): State => (right ? "ok" : "bad");

/** Whether a value hashed so many times is the head. */
function reaches(head: string, value: string, times: number): boolean {
  let each: Bytes = bytes(value);
  for (let i = 0; i < times; i++) each = hash(each);
  return hex(each) === head;
}

/** The key that server and participants made together. */
export function keyOf(receipt: Receipt): Bytes {
  const people = [...receipt.participants].sort((one, other) => one.seat - other.seat);
  const parts = people.flatMap(({ seat, commitment, value }) => [String(seat), bytes(commitment), bytes(value ?? "")]);
  const head = ["belot deal 1", receipt.match, String(receipt.deal), receipt.rules, String(people.length)];
  return mac(bytes(receipt.server.secret), fields([...head, ...parts]));
}

/** The pack that a key makes: shuffled, or put together from what lay on the table. */
function packOf(receipt: Receipt, key: Bytes): string[] {
  const stream = new Stream(key);
  const laid = receipt.gathered;
  if (!laid) return stream.shuffled(PACK);
  const packets = laid.secret ? stream.shuffled(laid.packets).map((each) => stream.shuffled(each)) : laid.packets;
  return packets.flat();
}

/** Whether the cards of the draw for the dealer are those of the key; where none were drawn, the
 * dealer himself is. */
function drawn(receipt: Receipt, key: Bytes): boolean {
  if (!receipt.draw) return true;
  const stream = new Stream(mac(key, fields(["dealer"])));
  const { rounds } = receipt.draw;
  if (!rounds.length) return stream.below(receipt.hands.length) === receipt.dealer;
  let pack = stream.shuffled(PACK);
  return rounds.every((round) => {
    if (pack.length < round.length) pack = stream.shuffled(PACK);
    return round.every(([, card]) => pack.pop() === card);
  });
}

/** Whether the cut pack, packet by packet, gives everybody the cards of the receipt. */
function dealt(receipt: Receipt): boolean {
  const pack = [...receipt.pack.slice(receipt.cut), ...receipt.pack.slice(0, receipt.cut)];
  const got = new Map<number, string[]>();
  let at = 0;
  for (const [seat, count] of receipt.dealt) {
    got.set(seat, [...(got.get(seat) ?? []), ...pack.slice(at, at + count)]);
    at += count;
  }
  const hands = receipt.hands.every((hand, seat) =>
    same(got.get(seat) ?? [], [...hand, ...(receipt.talons[seat] ?? []), ...(receipt.later[seat] ?? [])]),
  );
  const { turned } = receipt;
  const apart = got.get(TURNED) ?? [];
  const lies = turned ? pack[turned.at] === turned.card : apart.length === 0;
  return at === pack.length && hands && lies && apart.length <= 1 && same(got.get(REST) ?? [], receipt.rest);
}

/** Whether one's own cards are those one held. After a swap the seven lies where the turned card lay. */
function mineAreMine(receipt: Receipt, seen: SeenDeal): boolean {
  const seat = seen.seat ?? -1;
  const first = receipt.hands[seat];
  if (!first || !seen.hand || !mixed(first, seen.hand)) return false;
  if ((seen.turned ?? null) !== (receipt.turned?.card ?? null)) return false;
  if (!seen.filled) return true;
  const promised = [...(receipt.talons[seat] ?? []), ...(receipt.later[seat] ?? [])];
  const suit = receipt.turned?.card[1];
  const open = (card: string): boolean =>
    card === receipt.turned?.card || (Boolean(seen.swapped) && card[1] === suit) || receipt.rest.includes(card);
  const odd = [
    ...seen.filled.filter((card) => !promised.includes(card)),
    ...promised.filter((card) => !seen.filled?.includes(card)),
  ];
  return odd.every(open);
}

/** Whether one's own value is in the key. */
function ownValue(receipt: Receipt, seen: SeenDeal | undefined): State {
  if (seen?.mine === undefined) return "unseen";
  const mine = receipt.participants.find(({ seat }) => seat === seen.giver);
  if (mine?.value === null) return "late";
  return sure(mine?.value === seen.mine);
}

/** Follow a receipt from the commitment to the cards. What cannot even be read is wrong. */
export function check(receipt: Receipt, match: string, number: number, seen: SeenMatch | undefined): Result {
  try {
    return followed(receipt, match, number, seen);
  } catch {
    return { verdict: "wrong", steps: [{ name: "which", state: "bad" }], receipt };
  }
}

function followed(receipt: Receipt, match: string, number: number, seen: SeenMatch | undefined): Result {
  const deal = seen?.deals[number];
  const { server, participants } = receipt;
  const key = keyOf(receipt);
  const called = participants.map(({ seat, commitment }) => `${seat} ${commitment}`);
  const cards = [receipt.pack, [...receipt.hands.flat(), ...receipt.talons.flat(), ...receipt.later.flat()]];
  const whole = mixed(cards[0] ?? [], PACK) && new Set(cards[1]).size === cards[1]?.length;
  const is = receipt.format === FORMAT && receipt.match === match && receipt.deal === number;
  const states: Record<StepName, State> = {
    which: sure(is && (seen?.rules === undefined || seen.rules === receipt.rules)),
    head: told(seen?.head, (head) => head === server.head),
    secret: sure(reaches(server.head, server.secret, number)),
    called: told(deal?.called, (list) => mixed(list.map((each) => each.join(" ")), called)),
    values: sure(participants.every(({ value, commitment }) => value === null || reaches(commitment, value, 1))),
    mine: ownValue(receipt, deal),
    key: sure(hex(key) === receipt.key),
    draw: sure(drawn(receipt, key)),
    pack: sure(whole && same(packOf(receipt, key), receipt.pack)),
    cut: told(deal?.cut, (cut) => cut === receipt.cut && (deal?.dealer ?? receipt.dealer) === receipt.dealer),
    dealt: sure(dealt(receipt)),
    hand: deal?.hand ? sure(mineAreMine(receipt, deal)) : "unseen",
  };
  const steps = STEPS.map((name) => ({ name, state: states[name] }));
  const wrong = steps.some(({ state }) => state === "bad");
  const part = steps.some(({ state }) => state !== "ok");
  return { verdict: wrong ? "wrong" : part ? "partly" : "fine", steps, receipt };
}
