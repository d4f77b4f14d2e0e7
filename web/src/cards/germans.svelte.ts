// The German deck once it is there: a card that is drawn before has no picture, until it comes.
import { ahead, wanted } from "../lib/later";
import { parts } from "../parts";
import type { German } from "./german";

let deck = $state.raw<German | null>(null);
let asked = false;

async function fetched(): Promise<void> {
  deck = await wanted(parts.german);
}

export function german(): German | null {
  if (!asked) {
    asked = true;
    void fetched().catch(() => ahead([fetched])); // again when the line is back
  }
  return deck;
}
