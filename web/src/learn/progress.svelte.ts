// What has been learnt, kept on this device.
import { storage } from "../lib/storage";

export interface Kept {
  right: number;
  wrong: number;
  /** Right answers without a wrong one between them, now and at best. */
  row: number;
  best: number;
  at: number;
}

/** So many right answers in a row and a lesson is learnt. */
export const ENOUGH = 5;

const NONE: Kept = { right: 0, wrong: 0, row: 0, best: 0, at: 0 };
const STORE = "progress";
const key = (rules: string, lesson: string): string => `${rules}/${lesson}`;

let records: { [key: string]: Kept } = $state({});
let read: Promise<void> | null = null;

export const progress = {
  /** Read what was kept; once is enough. */
  load(): Promise<void> {
    read ??= storage.all<Kept>(STORE).then(
      (kept) => void (records = { ...Object.fromEntries(kept), ...records }),
      () => undefined, // nothing is kept here: it holds until the page closes
    );
    return read;
  },
  of: (rules: string, lesson: string): Kept => records[key(rules, lesson)] ?? NONE,
  learnt: (rules: string, lesson: string): boolean => progress.of(rules, lesson).best >= ENOUGH,
  /** Note an answer. */
  note(rules: string, lesson: string, right: boolean): void {
    const before = progress.of(rules, lesson);
    const row = right ? before.row + 1 : 0;
    const now: Kept = {
      right: before.right + (right ? 1 : 0),
      wrong: before.wrong + (right ? 0 : 1),
      row,
      best: Math.max(before.best, row),
      at: Date.now(),
    };
    records[key(rules, lesson)] = now;
    storage.put(STORE, key(rules, lesson), now).catch(() => undefined);
  },
  /** The lesson to go on with: the first that is not learnt, after this one if there is one. */
  next(rules: string, lessons: readonly string[], after = ""): string {
    const from = lessons.indexOf(after) + 1;
    const turned = [...lessons.slice(from), ...lessons.slice(0, from)];
    return turned.find((lesson) => !progress.learnt(rules, lesson)) ?? "";
  },
};
