// Marked sentences of the server, said here: keys and values between control characters, one mark in
// another (see belot.protocol.teller). Names of seats and sides are those of this screen.
import type { Variables } from "./words.svelte";
import type { Voice } from "./voice";

const MARK = /\u0002([^\u0002\u0003]*)\u0003/g;
const PART = "\u001f";

/** Whoever can say marked sentences: a table's voice, a pad's. */
export type Speaker = Pick<Voice, "say" | "name" | "side">;

/** A mark without values, as the server writes it. */
export const mark = (key: string): string => `\u0002${key}\u0003`;

function value(text: string): string | number {
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

function said(v: Speaker, inside: string): string {
  const [key = "", ...parts] = inside.split(PART);
  const variables: Variables = {};
  for (const part of parts) {
    const at = part.indexOf("=");
    variables[part.slice(0, at)] = value(part.slice(at + 1));
  }
  if (key === "@name") return v.name(Number(variables.n));
  if (key === "@side") return v.side(Number(variables.n));
  return v.say(key, variables);
}

/** A marked text in words; the innermost marks first. */
export function unmarked(v: Speaker, text: string): string {
  let words = text;
  while (words.includes("\u0002")) {
    const next = words.replace(MARK, (_, inside: string) => said(v, inside));
    if (next === words) break;
    words = next;
  }
  return words;
}
