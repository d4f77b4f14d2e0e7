// Events in words: what the live region says and the log keeps. One function for each event.
import { bidOf } from "./bids";
import type { Fields, ItemRow } from "./fields";
import type { Ev, ViewShape } from "./protocol";
import { ROOM } from "../room/tellers";
import { Voice } from "./voice";

export type Teller = (v: Voice, d: Fields, before: ViewShape | null) => string[];

const one =
  (key: string): Teller =>
  (v, d) => [v.say(key, { player: v.name(d.seat) })];

/** Values only, as they are said at the table. */
export function announced(v: Voice, d: { seat: number; items?: ItemRow[]; belote?: number }): string[] {
  const player = v.name(d.seat);
  const values = (d.items ?? []).map(([points]) => points).join(", ");
  const lines = values ? [v.say("announced", { player, n: values })] : [];
  return d.belote ? [...lines, v.say("announced-belote", { player })] : lines;
}

export function callLine(v: Voice, seat: number, call: string, turned: string | null): string {
  const player = v.name(seat);
  if (call === "take") return v.say("call-take", { player, suit: turned?.[1] });
  if (call === "pass" || call === "double" || call === "redouble")
    return v.say(`call-${call}`, { player });
  const bid = bidOf(call);
  if (bid) return v.say("call-height", { player, bid: bid.height, contract: bid.contract });
  if (call === "NT" || call === "AT") return v.say("call-bid", { player, contract: call });
  return v.say("call-suit", { player, suit: call });
}

/** The contract, its caller, and whether it is doubled. */
export function contractLine(v: Voice): string {
  const { contract, height, taker, multiplier } = v.view;
  if (!contract) return "";
  const player = v.name(taker);
  const line = height ? v.say("contract-height", { bid: height, contract, player }) : v.say("contract-is", { contract, player });
  if (multiplier === 1) return line;
  const key = height ? "doubled" : "contract-doubled"; // what a double multiplies is on the sheet
  return `${line} ${v.say(multiplier > 2 ? key.replace("doubled", "redoubled") : key, { n: multiplier })}`;
}

function called(v: Voice, d: Fields): string[] {
  const line = callLine(v, d.seat, d.call, v.view.turned ?? null);
  return v.view.contract ? [line, contractLine(v)] : [line];
}

function played(v: Voice, d: Fields): string[] {
  const player = v.name(d.seat);
  const words = { belote: "belote-said", rebelote: "rebelote-said" } as Record<string, string>;
  const word = words[d.word ?? ""];
  const line = v.say("play-made", { player, card: d.card });
  return [...announced(v, d), line, ...(word ? [v.say(word, { player })] : [])];
}

function shown(v: Voice, d: Fields): string[] {
  const { points, counted } = d.contest;
  if (!points.some(Boolean)) {
    return v.view.heard.some((values) => values?.length) ? [v.say("contest-tie")] : [];
  }
  const won = points.flatMap((n, side) =>
    n ? [v.say("contest-won", { side: v.side(side), n })] : [],
  );
  const items = counted.flatMap((rows, seat) =>
    rows.map(([n, kind, text]) => {
      const cards = text.split(" ").filter(Boolean);
      const what = v.item({ points: n, kind: kind as "quad", cards });
      return v.say("declared-shown", { player: v.name(seat), what, cards: v.shorts(cards) });
    }),
  );
  return [...won, ...items];
}

function dealt(v: Voice, d: Fields): string[] {
  const lines = [v.say("hand", { cards: v.shorts(v.view.hand) })];
  return d.turned ? [...lines, v.say("turn-up", { card: d.turned })] : lines;
}

/** A bot stands in, or plays on for whoever stood up; somebody is back, or new. */
function seated(v: Voice, d: Fields, before: ViewShape | null): string[] {
  const own = d.seat === v.view.seat;
  if (d.kind === "bot") {
    const gone = d.absent ? "client-stands-in" : "client-seat-left";
    return [v.say(own ? "client-bot-for-you" : gone, { player: d.name })];
  }
  const was = before?.seats[d.seat];
  const back = was?.kind === "bot" && was.name === d.name;
  if (back) return [v.say(own ? "client-you-back" : "client-seat-back", { player: d.name })];
  return [v.say("client-seat-taken", { player: d.name })];
}

const TELLERS: Record<string, Teller> = {
  deal_opened: (v, d) => [v.say("deal-start", { n: d.number, player: v.name(d.dealer) })],
  dealer_drawn: (v, d) => [
    v.say(d.draws?.length ? "dealer-drawn" : "dealer-random", { player: v.name(d.dealer) }),
  ],
  pack_cut: (v, d) => [
    d.at ? v.say("cut-made", { player: v.name(d.seat), n: d.at }) : one("cut-tapped")(v, d, null)[0] ?? "",
  ],
  packets_chosen: (v, d) => [
    v.say("packets-made", { player: v.name(d.seat), packets: v.view.packets.join("+") }),
  ],
  dealt,
  called,
  passed_out: (v) => [v.say("passed-out")],
  seven_swapped: (v, d, before) => [
    v.say("swap-made", { player: v.name(d.seat), card: before?.turned ?? v.view.turned }),
  ],
  hands_filled: (v) => [v.say("hand", { cards: v.shorts(v.view.hand) })],
  discarded: one("discard-made"),
  eight_of_suit: (v, d) => [
    v.say("belot8", { player: v.name(d.seat), suit: d.suit[0]?.toUpperCase() }),
  ],
  announced: (v, d) => {
    const lines = announced(v, d);
    return lines.length ? lines : one("announced-none")(v, d, null);
  },
  card_played: played,
  declarations_shown: shown,
  trick_taken: (v, d) => [v.say("trick-won", { player: v.name(d.seat), n: d.points })],
  rest_taken: (v, d) => [
    v.say("rest-taken", { player: v.name(d.seat) }),
    ...(d.belotes ?? []).flatMap((belote, seat) => announced(v, { seat, belote })),
  ],
  renonce_claimed: (v, d) => [
    v.say(d.right ? "client-claim-right" : "client-claim-wrong", { player: v.name(d.seat), card: d.card }),
  ],
  accepted: one("accepted"),
  deal_scored: (v) => [
    v.say("written", { list: v.perSide(v.view.scores.at(-1)?.written ?? [], "written-side") }),
    v.say("running", { list: v.perSide(v.view.totals) }),
  ],
  taken_back: (v) => [v.say("takeback-done")],
  seat_taken: seated,
  ...ROOM,
};

/** What there is to say about an event; `view` is the table after its step. */
export function tell(event: Ev, view: ViewShape, before: ViewShape | null): string[] {
  return TELLERS[event.e]?.(new Voice(view), event.d as unknown as Fields, before) ?? [];
}

// These begin with the hand as it is now: in what is only told later it comes at the end.
const OF_NOW = ["dealt", "hands_filled"];

/** All events of a step, or of a whole deal when a page is opened in the middle of it. */
export function tellAll(events: Ev[], view: ViewShape, before: ViewShape | null): string[] {
  const calls = events.map((event) => event.e).lastIndexOf("called");
  const open = { ...view, contract: null }; // before the last call there was none yet
  const late = (i: number): boolean =>
    OF_NOW.includes(events[i]?.e ?? "") && events.slice(i + 1).some((e) => e.e === "card_played");
  const told = events.flatMap((event, i) => {
    const lines = tell(event, event.e === "called" && i < calls ? open : view, before);
    return late(i) ? lines.slice(1) : lines;
  });
  const v = new Voice(view);
  const hand = view.hand.length && events.some((_, i) => late(i));
  return hand ? [...told, v.say("hand", { cards: v.shorts(view.hand) })] : told;
}
