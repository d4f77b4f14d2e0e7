// What the tab's title tells somebody who looks elsewhere.
let called = $state(false);

export const attention = {
  /** Whether a table waits for its player. */
  get called(): boolean {
    return called;
  },
  set called(now: boolean) {
    called = now;
  },
};
