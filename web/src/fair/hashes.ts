// SHA-256 and what deals are made of it. A page on plain http has no crypto.subtle, so this is the
// library's; it is loaded when the first deal is to be made.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export type Bytes = Uint8Array;

export const SIZE = 32;
export const hex = bytesToHex;
export const hash = (bytes: Bytes): Bytes => sha256(bytes);
export const mac = (key: Bytes, bytes: Bytes): Bytes => hmac(sha256, key, bytes);

/** Bytes of a text of 0-9 and a-f; none of anything else. */
export function bytes(text: string): Bytes {
  return /^([0-9a-f]{2})*$/.test(text) ? hexToBytes(text) : new Uint8Array();
}

/** A number in four bytes, the largest first. */
export function counter(n: number): Bytes {
  const four = new Uint8Array(4);
  new DataView(four.buffer).setUint32(0, n);
  return four;
}

/** Fields one after the other, each after its length: texts as UTF-8. */
export function fields(parts: readonly (string | Bytes)[]): Bytes {
  const encoded = parts.map((part) => (typeof part === "string" ? utf8ToBytes(part) : part));
  return concatBytes(...encoded.flatMap((part) => [counter(part.length), part]));
}

/** Numbers drawn from a key: the same ones for everybody who has it. */
export class Stream {
  #block: number[] = [];
  #next = 0;

  constructor(readonly key: Bytes) {}

  /** A number below n, up to 256. */
  below(n: number): number {
    const limit = 256 - (256 % n);
    for (;;) {
      if (!this.#block.length) this.#block = [...hash(concatBytes(this.key, counter(this.#next++)))];
      const byte = this.#block.shift() ?? 0;
      if (byte < limit) return byte % n;
    }
  }

  shuffled<T>(items: readonly T[]): T[] {
    const pack = [...items];
    for (let last = pack.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [pack[last], pack[other]] = [pack[other] as T, pack[last] as T];
    }
    return pack;
  }
}
