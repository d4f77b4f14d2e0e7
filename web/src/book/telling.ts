// How a book is spoken of: its seats and sides, and its sentences.
import type { Book, BookLine, BookSection } from "../lib/answers";
import { unmarked } from "../lib/marks";
import type { SeatShape, ViewShape } from "../lib/protocol";
import { valueMeaning } from "../lib/rules";
import { Voice } from "../lib/voice";
import { t } from "../lib/words.svelte";

export type Block = BookSection["blocks"][number];

/** The reader sits at seat 0; the others have the names that bots have. */
export function voiceOf({ theme, order, players, sides }: Book): Voice {
  const others = t("bot-names").split(", ");
  const seats = Array.from({ length: players }, (_, seat) => ({ name: others[seat] ?? "", side: seat % sides }));
  return new Voice({ theme, order, players, sides, seat: 0, seats: seats as SeatShape[] } as ViewShape);
}

/** Whether a seat is the reader's partner. */
export const partner = (voice: Voice, seat: number): boolean =>
  seat > 0 && voice.view.seats[seat]?.side === 0;

export function said(voice: Voice, { key, args }: BookLine): string {
  const { player } = args;
  return voice.say(key, typeof player === "number" ? { ...args, player: voice.name(player) } : args);
}

/** Everything that a block says, for whoever searches. */
export function texts(voice: Voice, block: Block): string[] {
  switch (block.kind) {
    case "items":
      return block.items.map(({ line, points }) => `${said(voice, line)} ${points}`);
    case "position":
      return [said(voice, block.duty)];
    case "words":
      return block.words.map((word) =>
        ["en", "fr", "hr", "bg"].map((language) => voice.say(`word-${word}.${language}`)).concat(voice.say(`book-w-${word}`)).join(" · "),
      );
    case "contest":
      return [];
    case "deal":
      return [said(voice, block.line), ...block.story.map((line) => unmarked(voice, line))];
    case "rule":
      return [said(voice, block.line), ...(block.changed ? [usual(block)] : [])];
    default:
      return [said(voice, block.line)];
  }
}

/** What is usual where a table plays otherwise. */
export const usual = ({ option, usual: value }: { option: string; usual: string }): string =>
  t("book-usual", { text: valueMeaning(option, value) });
