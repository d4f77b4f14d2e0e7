// What happens among people, in words: who sits down, who pauses, what is asked of the others.
import type { Teller } from "../lib/tell";
import type { Voice } from "../lib/voice";

/** That the remaining tricks are somebody's, whatever the others hold. */
export const restLine = (v: Voice, seat: number): string =>
  v.say(seat === v.view.seat ? "client-your-rest-proved" : "client-rest-proved", { player: v.name(seat) });

export const ROOM: Record<string, Teller> = {
  seat_given: (v, d, before) => {
    const name = (d.member < 0 ? before : v.view)?.seats[d.seat]?.name ?? "";
    if (!name || d.seat === v.view.seat) return [];
    return [v.say(d.member < 0 ? "client-seat-left" : "client-seat-taken", { player: name })];
  },
  paused: (v, d) => [d.seat < 0 ? v.say("refusal-paused") : v.say("client-paused-by", { player: v.name(d.seat) })],
  resumed: (v) => [v.say("client-resumed")],
  undo_asked: (v, d) => [
    v.say(d.seat === v.view.seat ? "client-you-asked-undo" : "client-asks-undo", { player: v.name(d.seat) }),
  ],
  rest_claimed: (v, d) => {
    if (d.proved) return [restLine(v, d.seat)];
    return [v.say(d.seat === v.view.seat ? "client-you-asked-rest" : "client-asks-rest", { player: v.name(d.seat) })];
  },
  consented: (v, d) => {
    if (d.seat < 0) return [v.say("client-no-answer")];
    return [v.say(d.yes ? "client-said-yes" : "client-said-no", { player: v.name(d.seat) })];
  },
  room_returned: (v) => [v.say("client-room-again")],
};
