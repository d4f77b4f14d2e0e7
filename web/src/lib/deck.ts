// Faces and words go together: whoever plays with animals hears of animals.
import type { Deck } from "../cards/shapes";
import { settings } from "./settings.svelte";

export function deckFor(theme: "cards" | "beloz" | "bela"): Deck {
  if (settings.deck !== "game") return settings.deck;
  return theme === "beloz" ? "beloz" : "french";
}
