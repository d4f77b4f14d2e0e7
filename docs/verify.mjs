// Check receipts of deals (docs/fairness.md): node verify.mjs RECEIPT ...
//
// Plain JavaScript. It shares no code with Belot and knows the rules of no game. In a browser, only
// the first two functions have to be others.

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const sha256 = (data) => createHash("sha256").update(data).digest();
const hmac = (key, data) => createHmac("sha256", key).update(data).digest();

const CARDS = [..."CDHS"].flatMap((suit) => [..."789TJQKA"].map((rank) => rank + suit));
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const unhex = (text) => (text?.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
const bytes = (data) => Uint8Array.from(data);
const four = (n) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];

// The bytes that chance is made of.
function* numbers(key) {
  for (let counter = 0; ; counter++) yield* sha256(bytes([...key, ...four(counter)]));
}

// Fisher and Yates from the last card down, every order equally likely.
function shuffled(cards, stream) {
  cards = [...cards];
  for (let last = cards.length - 1; last > 0; last--) {
    let byte = stream.next().value;
    while (byte >= 256 - (256 % (last + 1))) byte = stream.next().value;
    const other = byte % (last + 1);
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return cards;
}

// What could be wrong, and whether it is right.
function* checks({ server, participants, gathered, cut, turned, ...receipt }) {
  let secret = bytes(unhex(server.secret));
  for (let deal = receipt.deal; deal > 0; deal--) secret = sha256(secret);
  yield ["secret-not-in-chain", same([...secret], unhex(server.head))];

  const { match, deal, rules } = receipt;
  const fields = ["belot deal 1", match, deal, rules, participants.length];
  for (const { seat, commitment, value } of participants) {
    const shown = value === null || same([...sha256(bytes(unhex(value)))], unhex(commitment));
    yield [`value-not-committed:${seat}`, shown];
    fields.push(seat, unhex(commitment), unhex(value));
  }
  const message = fields.flatMap((field) => {
    const data = Array.isArray(field) ? field : [...new TextEncoder().encode(`${field}`)];
    return [...four(data.length), ...data];
  });
  const key = hmac(bytes(unhex(server.secret)), bytes(message));
  yield ["key-wrong", same([...key], unhex(receipt.key))];

  const stream = numbers(key);
  let packets = gathered ? gathered.packets : [shuffled(CARDS, stream)];
  if (gathered?.secret)
    packets = shuffled(packets, stream).map((packet) => shuffled(packet, stream));
  const made = packets.flat();
  yield ["pack-wrong", same(made, receipt.pack) && same([...made].sort(), [...CARDS].sort())];

  const pack = [...receipt.pack.slice(cut), ...receipt.pack.slice(0, cut)];
  const [left, got] = [[...pack], { "-2": [], "-1": [], 0: [], 1: [], 2: [], 3: [] }];
  for (const [seat, count] of receipt.dealt) got[seat].push(...left.splice(0, count));
  for (const [seat, hand] of receipt.hands.entries()) {
    const whole = [...hand, ...receipt.talons[seat], ...receipt.later[seat]];
    yield [`hands-wrong:${seat}`, same(got[seat], whole)];
  }
  yield ["rest-wrong", same(got[-2], receipt.rest) && left.length === 0];
  yield ["turned-wrong", got[-1].length === 0 || same(got[-1], [turned?.card])];
  yield ["turned-wrong", !turned || pack[turned.at] === turned.card];
}

let honest = true;
for (const name of process.argv.slice(2))
  for (const receipt of [JSON.parse(readFileSync(name, "utf8"))].flat()) {
    const wrong = [...checks(receipt)].filter(([, right]) => !right).map(([check]) => check);
    honest = honest && wrong.length === 0;
    console.log(receipt.match, receipt.deal, ...(wrong.length ? wrong : ["right"]));
  }
process.exitCode = honest ? 0 : 1;
