// Views for tests: a table of four, in the auction unless told otherwise.
import type { CardShape, PlayPrompt, ScoreShape, ViewShape } from "../src/lib/protocol";

export function viewOf(changes: Partial<ViewShape> = {}): ViewShape {
  const seat = (name: string, side: number) =>
    ({ name, kind: "bot", side, cards: 8, ready: false, bot: "club" }) as const;
  return {
    rules: "belote", variant: "belote", theme: "cards", players: 4, sides: 2, rotation: "ccw",
    target: 501, renonce: false, seq_order: "natural", order: "789TJQKA", packets: [3, 2, 3], talon: 0,
    seat: 0, seats: [seat("Eva", 0), seat("Ana", 1), seat("Marko", 0), seat("Iva", 1)],
    phase: "play", turn: 0, dealer: 3, deal: 1, match: 1, totals: [0, 0], hung: 0, draws: [],
    hand: ["AS", "TS", "KH"], away: [], turned: null, calls: [], bid: null, height: null, contract: "H", taker: 1,
    multiplier: 1, swapped: -1, heard: [], belotes: [], contest: null,
    trick: { leader: 0, plays: [], winner: -1, points: 0 }, last_trick: null, history: [], tricks: [0, 0], points: [0, 0],
    scores: [], winner: -1, ending: "running", ends: [], eight: -1, prompt: null, takeback: false,
    undo: false, rest: false, asked: null, paused: false,
    ...changes,
  };
}

export const card = (name: string, changes: Partial<CardShape> = {}): CardShape => ({
  card: name, legal: true, allowed: true, belote: false, why: null, ...changes,
});

export const playPrompt = (cards: CardShape[], changes: Partial<PlayPrompt> = {}): PlayPrompt => ({
  kind: "play", cards, duty: { code: "lead-any", led: null, card: null }, announce: null, claims: [], ...changes,
});

export function scoreOf(changes: Partial<ScoreShape> = {}): ScoreShape {
  return {
    contract: "H", height: null, taker: 1, multiplier: 1, result: "made", cards: [60, 92], last: [0, 10],
    capot: [0, 0], declarations: [0, 0], belote: [0, 0], totals: [60, 102], award: [60, 102],
    in_play: 162, from_hung: [0, 0], written: [60, 102], hanging: 0, offender: -1, story: [],
    ...changes,
  };
}
