// Goes through the moments of a deal: a step, a trick, or by itself.
import { suitOf } from "../lib/bids";
import { resting } from "../lib/motion";
import type { ReplayShape } from "../lib/protocol";
import { Stage, type Bubble } from "../lib/stage.svelte";
import { announced } from "../lib/tell";
import { Voice } from "../lib/voice";
import type { Fields } from "../lib/fields";
import { momentsOf, said, type Moment } from "./moments";

const PACE = { step: 1_100, trick: 1_900, least: 350 };

export class Player {
  readonly stage = new Stage();
  index = $state(0);
  playing = $state(false);
  #timer: number | undefined;

  constructor(readonly replay: ReplayShape, readonly moments: Moment[] = momentsOf(replay)) {
    this.#show();
  }

  moment: Moment = $derived(this.#at(this.index));
  view = $derived(this.moment.view);
  voice = $derived(new Voice(this.view));
  lines: string[] = $derived(said(this.moment, this.#at(this.index - 1)));

  /** The moment at a place; the first one has none before it. */
  #at(index: number): Moment {
    return this.moments[Math.max(index, 0)] as Moment;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** Go to a moment; what is beyond the ends is the end. */
  go(index: number): void {
    const to = Math.max(0, Math.min(this.last, index));
    if (to === this.index) return;
    this.stage.sweepTo = to === this.index + 1 ? this.moment.taken : -1;
    this.index = to;
    this.#show();
  }

  step = (by: number): void => {
    this.pause();
    this.go(this.index + by);
  };

  /** To where the next trick lies complete, or the one before; out of the play to its ends. */
  trick = (by: 1 | -1): void => {
    this.pause();
    const whole = (i: number): boolean => (this.moments[i]?.taken ?? -1) >= 0;
    let to = this.index + by;
    while (to > 0 && to < this.last && !whole(to)) to += by;
    this.go(to);
  };

  toggle = (): void => {
    if (this.playing) return this.pause();
    if (this.index === this.last) this.go(0);
    this.playing = true;
    this.#wait();
  };

  pause = (): void => {
    this.playing = false;
    clearTimeout(this.#timer);
  };

  #wait(): void {
    const time = this.moment.taken >= 0 || this.moment.fans.length ? PACE.trick : PACE.step;
    this.#timer = window.setTimeout(() => {
      this.go(this.index + 1);
      if (this.index === this.last) this.pause();
      else this.#wait();
    }, Math.max(PACE.least, resting(time)));
  }

  /** Put what the moment shows on the stage. */
  #show(): void {
    const moment = this.#at(this.index);
    this.stage.trick = [...(moment.view.trick?.plays ?? [])];
    this.stage.taken = moment.taken;
    this.stage.fans = moment.fans;
    this.stage.bubbles = this.#bubbles(moment);
  }

  /** Calls stay until the first card; words are there with their card. */
  #bubbles(moment: Moment): Record<number, Bubble> {
    const voice = new Voice(moment.view);
    const found: Record<number, Bubble> = {};
    if (moment.kind === "deal" || moment.kind === "call") {
      for (const { seat, call } of moment.view.calls) {
        const suit = call === "take" ? moment.view.turned?.[1] : suitOf(call) || undefined;
        found[seat] = { text: voice.sign(call), tone: call === "pass" ? "pass" : "call", card: suit };
      }
    }
    for (const { e, d } of moment.events) {
      const text = spoken(voice, e, d as unknown as Fields);
      if (text) found[(d as unknown as Fields).seat] = { text, tone: "word" };
    }
    return found;
  }
}

/** The words that are said at an event. */
function spoken(voice: Voice, e: string, d: Fields): string {
  if (e === "seven_swapped") return voice.say("say-swap");
  if (e !== "card_played" && e !== "announced") return "";
  if (d.word && d.word !== "none") return voice.say(`say-${d.word}`);
  if (!announced(voice, d).length) return "";
  const values = (d.items ?? []).map(([points]) => String(points));
  return [...values, ...(d.belote ? [voice.say("say-belote")] : [])].join(" · ");
}
