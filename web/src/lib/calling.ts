// When a table calls somebody: it asks something of them that is theirs alone to answer.
import type { Prompt, ViewShape } from "./protocol";

/** Whether the table waits for an answer. A right to claim or to double early can wait, and so can
 * the sheet after a deal. */
export function calls(prompt: Prompt | null): boolean {
  if (!prompt || prompt.kind === "next") return false;
  if (prompt.kind === "call") return !prompt.early;
  return prompt.kind !== "claim" || prompt.accept;
}

/** A name for what is asked, the same in every view that asks it; empty where nothing is. */
export function question({ prompt, match, deal, calls: made, history, trick }: ViewShape): string {
  if (!prompt || !calls(prompt)) return "";
  return [prompt.kind, match, deal, made.length, history.length, trick?.plays.length ?? 0].join(" ");
}
