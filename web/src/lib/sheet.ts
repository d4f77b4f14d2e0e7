// The score sheet: a deal's numbers, what they mean, and the cards they came from. The sentences and
// the numbers are the server's; how a table scores is decided there.
import { mark, unmarked } from "./marks";
import type { ScoreShape, TrickShape, ViewShape } from "./protocol";
import type { Voice } from "./voice";

const PARTS = ["cards", "last", "capot", "declarations", "belote"] as const;
export type Part = (typeof PARTS)[number] | "totals" | "hung";

export interface Row {
  part: Part;
  numbers: number[];
}

/** The parts that somebody has points from, the total if there are several, and what hung before. */
export function rows(score: ScoreShape): Row[] {
  const parts: Row[] = PARTS.map((part) => ({ part, numbers: score[part] }));
  const used = parts.filter((row) => row.part === "cards" || row.numbers.some(Boolean));
  const total: Row[] = used.length > 1 ? [{ part: "totals", numbers: score.totals }] : [];
  const hung: Row[] = score.from_hung.some(Boolean) ? [{ part: "hung", numbers: score.from_hung }] : [];
  return [...used, ...total, ...hung];
}

/** Why the deal was written as it was, one sentence after the other. */
export const story = (v: Voice, score: ScoreShape): string[] =>
  score.story.map((line) => unmarked(v, line));

/** Whether a line of the story is the one that all the others lead to. */
export const verdict = (score: ScoreShape, line: number): boolean =>
  /^\u0002(?:made|made-alone|failed|failed-keep|failed-split|bid-reached|bid-missed|tie-hang-\w+|renonce-\w+)[\u0003\u001f]/.test(
    score.story[line] ?? "",
  );

/** Whether a contract was saved by a single point. */
export const byOne = (score: ScoreShape): boolean => score.story.includes(mark("made-by-one"));

/** Why the match ended, or why it goes on although somebody is over the target. */
export const ending = (v: Voice): string => v.view.ends.map((line) => unmarked(v, line)).join(" ");

/** Whether the deal on the table has just been written. */
export const written = (view: ViewShape): boolean =>
  (view.phase === "between" || view.phase === "over") && view.contract !== null && view.eight < 0;

/** What a number came from: tricks, cards with a name beside them, or deals in which points hung. */
export interface Source {
  tricks: { number: number; trick: TrickShape }[];
  cards: { seat: number; points: number; cards: string[] }[];
  deals: { number: number; points: number }[];
}

const tricks = (deal: ViewShape) => deal.history.map((trick, i) => ({ number: i + 1, trick }));

const FOUND: Partial<Record<Part, (deal: ViewShape, number: number) => Partial<Source>>> = {
  cards: (deal) => ({ tricks: tricks(deal) }),
  capot: (deal) => ({ tricks: tricks(deal) }),
  last: (deal) => ({ tricks: tricks(deal).slice(-1) }),
  declarations: (deal) => ({
    cards: (deal.contest?.shown ?? []).flatMap(({ seat, items }) =>
      items.map(({ points, cards }) => ({ seat, points, cards: [...cards] })),
    ),
  }),
  belote: (deal) => ({ cards: deal.belotes.map(({ seat, cards }) => ({ seat, points: 0, cards })) }),
  hung: (deal, number) => {
    const deals: Source["deals"] = [];
    for (let i = number - 1; i >= 0 && deal.scores[i]?.hanging; i--) {
      deals.unshift({ number: i + 1, points: deal.scores[i]?.hanging ?? 0 });
    }
    return { deals };
  },
};

/** Where a part of the sheet came from; `deal` is the view at the end of that deal. */
export function source(part: Part, deal: ViewShape, number: number): Source | null {
  const found: Source = { tricks: [], cards: [], deals: [], ...FOUND[part]?.(deal, number) };
  return found.tricks.length || found.cards.length || found.deals.length ? found : null;
}
