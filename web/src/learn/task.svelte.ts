// One exercise after another: what was asked, what is answered, and whether it was right.
import type { LessonTask } from "../lib/answers";
import { ask } from "../lib/engine";
import { progress } from "./progress.svelte";

/** A number that a Python makes the same exercise of as any other. */
const seed = (): number => Math.floor(Math.random() * 2 ** 48);

export class Exercises {
  task: LessonTask | null = $state.raw(null);
  /** What is chosen so far; all of it, where several things are. */
  chosen: string[] = $state([]);
  answered = $state(false);
  right = $state(false);
  /** The card that is asked why, once the answer was given. */
  asked = $state("");
  error: unknown = $state.raw(null);
  #ahead: Promise<LessonTask>;

  constructor(
    readonly rules: string,
    readonly lesson: string,
  ) {
    this.#ahead = this.#fetch();
    void progress.load().then(() => this.next());
  }

  #fetch(): Promise<LessonTask> {
    const coming = ask<LessonTask>("coach", "task", { rules: this.rules, lesson: this.lesson, seed: seed() });
    coming.catch(() => undefined); // it is told when it is wanted
    return coming;
  }

  /** The next exercise; the one after it is made while this one is thought about. */
  async next(): Promise<void> {
    try {
      this.task = await this.#ahead;
      this.error = null;
      [this.chosen, this.answered, this.right, this.asked] = [[], false, false, ""];
    } catch (error) {
      this.error = error;
    }
    this.#ahead = this.#fetch();
  }

  /** Whether several things make the answer. */
  get several(): boolean {
    return this.task?.ask === "cards";
  }

  choose(what: string): void {
    if (this.answered || !this.task) return;
    if (!this.several) {
      this.chosen = [what];
      return this.check();
    }
    this.chosen = this.chosen.includes(what) ? this.chosen.filter((other) => other !== what) : [...this.chosen, what];
  }

  /** All that can be chosen, or nothing again. */
  all(): void {
    const { choices = [] } = this.task ?? {};
    this.chosen = this.chosen.length === choices.length ? [] : [...choices];
  }

  check(): void {
    const { task, chosen } = this;
    if (!task || this.answered || !chosen.length) return;
    this.right = chosen.length === task.answers.length && task.answers.every((answer) => chosen.includes(answer));
    this.answered = true;
    progress.note(this.rules, this.lesson, this.right);
  }
}
