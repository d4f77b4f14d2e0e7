// Why a card may be played or not, in the very words of the table.
import type { CoachCard, CoachReason } from "../lib/answers";
import type { Voice } from "../lib/voice";
import { w } from "./words";

export function dutyOf(voice: Voice, duty: CoachReason | null): string {
  if (!duty) return "";
  const key = duty.code.startsWith("why-") ? duty.code : `refusal-${duty.code}`;
  return voice.say(key, { led: duty.led, card: duty.card });
}

export function reasonOf(voice: Voice, card: CoachCard | undefined): string {
  if (!card) return "";
  if (!card.legal) return dutyOf(voice, card.why);
  return w(voice, card.wins ? "learn-would-win" : "learn-would-lose", { card: card.card });
}
