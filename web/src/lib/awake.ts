// A screen that does not go dark while a table is looked at, where the browser can do that: over
// https, and while the page is seen.

/** Keep the screen awake until the returned function is called. */
export function stayAwake(): () => void {
  const lock = globalThis.navigator?.wakeLock as WakeLock | undefined;
  let held: WakeLockSentinel | null = null;
  let over = false;

  async function hold(): Promise<void> {
    if (!lock || over || document.hidden || (held && !held.released)) return;
    try {
      held = await lock.request("screen");
      if (over) await held.release();
    } catch {
      // the battery is low, or the page was hidden meanwhile: it is only a comfort
    }
  }

  const looked = (): void => void hold();
  document.addEventListener("visibilitychange", looked); // hiding the page has let go of it
  looked();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", looked);
    void held?.release();
  };
}
