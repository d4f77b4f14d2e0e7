// What the player is about to do but has not done: the lifted card, cards to put away, declarations
// to announce. It starts afresh with every new question.
import type { AnnounceShape, CardShape, ItemShape, Prompt } from "./protocol";
import { settings } from "./settings.svelte";
import { allowed, type Said, type Table } from "./table.svelte";

const same = (a: ItemShape, b: ItemShape): boolean =>
  a.kind === b.kind && a.cards.join() === b.cards.join();

export class Choice {
  lifted = $state("");
  put: string[] = $state([]);
  items: ItemShape[] = $state.raw([]);
  belotes: string[] = $state([]);

  constructor(readonly table: Table) {}

  get prompt(): Prompt | null {
    return this.table.prompt;
  }

  /** The announcement that is being asked for, alone or with the first card. */
  get announce(): AnnounceShape | null {
    const { prompt } = this;
    return prompt?.kind === "announce" || prompt?.kind === "play" ? prompt.announce : null;
  }

  /** Every item that may be announced, what is proposed first. */
  get offered(): ItemShape[] {
    const { announce } = this;
    if (!announce) return [];
    const others = announce.sets.flat();
    return [...announce.proposal, ...others].filter(
      (item, i, all) => all.findIndex((other) => same(item, other)) === i,
    );
  }

  /** A new question: what is proposed is chosen already. */
  begin(): void {
    this.lifted = "";
    this.put = [];
    this.items = this.announce?.proposal ?? [];
    this.belotes = [...(this.announce?.belotes ?? [])];
  }

  has = (item: ItemShape): boolean => this.items.some((other) => same(item, other));

  /** Take an item in or out. What cannot stand beside it makes room. */
  toggle(item: ItemShape): void {
    const { announce } = this;
    if (!announce) return;
    const rest = this.items.filter((other) => !same(item, other));
    if (rest.length < this.items.length) this.items = rest;
    else if (allowed(announce, [...rest, item])) this.items = [...rest, item];
    else this.items = rest.filter((other) => allowed(announce, [other, item])).slice(0, 1).concat(item);
  }

  toggleBelote(suit: string): void {
    this.belotes = this.belotes.includes(suit)
      ? this.belotes.filter((other) => other !== suit)
      : [...this.belotes, suit];
  }

  get said(): Said {
    return { items: this.items, belotes: this.belotes };
  }

  // --- cards ---

  state(card: string): CardShape | undefined {
    return this.table.cards[card];
  }

  /** A card of the hand was tapped. */
  tap(card: string, from?: DOMRect): void {
    const { prompt } = this;
    this.table.notice = "";
    if (prompt?.kind === "discard") return this.#mark(card, prompt.count);
    const state = this.state(card);
    if (prompt?.kind !== "play" || !state) return;
    if (!state.allowed) {
      this.lifted = "";
      this.table.notice = this.table.why(card);
      this.table.rule = this.table.cards[card]?.why?.code ?? "";
      return;
    }
    const again = this.lifted === card;
    this.lifted = card;
    if (state.belote) return; // the tray asks whether the word goes with it
    if (again || settings.oneTap) this.play(card, false, from);
  }

  play(card: string, belote = false, from?: DOMRect): void {
    const said = this.announce ? this.said : null;
    this.lifted = "";
    void this.table.play(card, belote, said, from);
  }

  #mark(card: string, count: number): void {
    if (this.put.includes(card)) this.put = this.put.filter((other) => other !== card);
    else this.put = [...this.put, card].slice(-count);
  }
}
