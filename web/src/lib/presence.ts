// Who is missing, as far as it matters to the others.
import type { ViewShape } from "./protocol";

/** The seat that the table waits for and whose person is not there; -1 if there is none. */
export function waitedFor(view: ViewShape, presence: readonly string[]): number {
  if (view.seat < 0 || view.paused) return -1;
  const resting = view.phase === "between";
  return view.seats.findIndex(
    ({ kind, ready }, seat) =>
      kind === "person" &&
      seat !== view.seat &&
      (presence[seat] ?? "online") !== "online" &&
      (resting ? !ready : view.turn === seat),
  );
}
