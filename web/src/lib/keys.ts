// Keys of the table, remappable and with an off switch.
import { settings, type Key } from "./settings.svelte";

const DIGITS = "1234567890";

export type Pressed = { card: number } | { key: Key } | { step: -1 | 1 } | null;

/** What a key means at the table; nothing while something is being typed. */
export function pressed(event: KeyboardEvent): Pressed {
  const target = event.target as Element | null;
  const typing = target?.closest("input, select, textarea, dialog");
  if (!settings.shortcuts || typing || event.ctrlKey || event.metaKey || event.altKey) return null;
  const digit = DIGITS.indexOf(event.key);
  if (event.key.length === 1 && digit >= 0) return { card: digit };
  if (event.key === "ArrowLeft") return { step: -1 };
  if (event.key === "ArrowRight") return { step: 1 };
  const name = event.key.toLowerCase();
  const found = Object.entries(settings.keys).find(([, key]) => key.toLowerCase() === name);
  return found ? { key: found[0] as Key } : null;
}
