// A question that changes with every tap: the newest answer is shown, an old one is let go.
import { ask } from "../lib/engine";

export class Asking<T> {
  answer: T | null = $state.raw(null);
  error: unknown = $state.raw(null);
  #newest = 0;

  constructor(readonly question: string) {}

  /** Ask again; until the answer comes the last one stands. */
  async about(data: object): Promise<void> {
    const mine = (this.#newest += 1);
    try {
      const answer = await ask<T>("coach", this.question, data);
      if (mine === this.#newest) [this.answer, this.error] = [answer, null];
    } catch (error) {
      if (mine === this.#newest) this.error = error;
    }
  }
}
