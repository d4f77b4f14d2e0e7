// How long things take. Everything moves by transform and opacity only.
import { settings } from "./settings.svelte";

const FACTORS = { slow: 1.6, normal: 1, fast: 0.55, none: 0 };

export const TIMES = { card: 200, sweep: 260, call: 450, deal: 720, flip: 350, show: 1800, passed: 1200 };

const reduced = (): boolean =>
  globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** A duration at the set speed; nothing moves with reduced motion. */
export function moving(ms: number): number {
  return reduced() ? 0 : ms * FACTORS[settings.speed];
}

/** A pause at the set speed: it is there for reading, so reduced motion keeps it. */
export function resting(ms: number): number {
  return ms * FACTORS[settings.speed];
}

interface Arrival {
  from: DOMRect | undefined;
  duration: number;
  turn?: number;
}

/** A Svelte transition: an element comes from a place on the screen, or goes there. */
export function travel(node: Element, { from, duration, turn = 0 }: Arrival): object {
  const here = node.getBoundingClientRect();
  const [x, y] = from
    ? [
        from.left + from.width / 2 - here.left - here.width / 2,
        from.top + from.height / 2 - here.top - here.height / 2,
      ]
    : [0, 0];
  const scale = from && from.width < here.width ? Math.max(from.width / here.width, 0.5) : 1;
  const rest = getComputedStyle(node).transform;
  const own = rest === "none" ? "" : rest;
  return {
    duration,
    easing: (time: number) => 1 - (1 - time) ** 3,
    css: (time: number, away: number) =>
      `transform: translate(${x * away}px, ${y * away}px) ${own} rotate(${turn * away}deg)` +
      ` scale(${1 + (scale - 1) * away}); opacity: ${Math.min(1, 0.2 + time * 2)}`,
  };
}
