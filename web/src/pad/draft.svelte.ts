// A round while it is being typed. What it comes to, and whether it can be, the score book says.
import type { Entry, PadForm, PadPreview } from "../lib/answers";
import { blank } from "./ledger";

const LONGEST = 4; // digits of a number

export class Draft {
  entry: Entry = $state(blank(true));
  /** The side that digits go to. */
  active = $state(0);
  preview: PadPreview | null = $state.raw(null);
  /** Whether the preview is of the entry as it stands. */
  fresh = $state(false);
  /** The next digit begins a number. */
  #begins = true;
  #minus: boolean[] = $state([]);
  #asked = 0;

  constructor(
    readonly form: PadForm,
    entry: Entry | null,
    readonly look: (entry: Entry) => Promise<PadPreview>,
  ) {
    this.entry = { ...blank(form.last_included), ...structuredClone(entry ?? {}) };
    this.entry.open = false;
    this.#minus = this.entry.penalty.map((penalty) => penalty < 0);
  }

  get sides(): number[] {
    return Array.from({ length: this.form.sides }, (_, side) => side);
  }

  get correction(): boolean {
    return this.entry.kind === "correction";
  }

  /** What is typed for a side: card points, or what a correction adds. */
  typed(side: number): number | null {
    const { entry } = this;
    return (this.correction ? entry.penalty[side] : entry.points[side]) ?? null;
  }

  /** What is shown for a side: typed, or following from what was typed for the other. */
  shown(side: number): string {
    const typed = this.typed(side);
    if (typed !== null && (!this.correction || typed || this.#minus[side])) return this.#minus[side] && !typed ? "−" : String(typed).replace("-", "−");
    if (this.correction) return "";
    const follows = this.fresh ? this.preview?.points[side] : null;
    return follows == null ? "" : String(follows);
  }

  // --- the keys ---

  focus(side: number): void {
    this.active = side;
    this.#begins = true;
  }

  key(key: string): void {
    if (key === "Tab") this.focus((this.active + 1) % this.form.sides);
    else if (key === "-") this.#turn();
    else if (key === "Backspace") this.#put(this.#begins ? "" : this.#digits().slice(0, -1));
    else this.#put(((this.#begins ? "" : this.#digits()) + key).slice(0, LONGEST));
  }

  /** A number that was found otherwise, for instance by counting cards. */
  set(points: number): void {
    this.#put(String(points));
    this.#begins = true;
  }

  #digits(): string {
    const typed = this.typed(this.active);
    return typed === null || (this.correction && typed === 0) ? "" : String(Math.abs(typed));
  }

  #put(digits: string): void {
    this.#begins = false;
    const number = digits === "" ? null : Number(digits);
    if (this.correction) this.#penalise(number ?? 0);
    else this.#score(number);
  }

  /** Of two sides the one that was typed last is meant; the other follows. */
  #score(points: number | null): void {
    const { form, entry, active } = this;
    const alone = form.one_side && !entry.stopped;
    entry.points = this.sides.map((side) =>
      side === active ? points : alone ? null : (entry.points[side] ?? null),
    );
  }

  #penalise(number: number): void {
    const { entry, active } = this;
    const signed = this.#minus[active] ? -number : number;
    entry.penalty = this.sides.map((side) => (side === active ? signed || 0 : (entry.penalty[side] ?? 0)));
  }

  #turn(): void {
    const number = Math.abs(this.typed(this.active) ?? 0);
    this.#minus[this.active] = !this.#minus[this.active];
    this.#penalise(number);
    this.#begins = false;
  }

  // --- the rest of the form ---

  /** Who called; a second tap takes it back. */
  call(side: number): void {
    const { entry } = this;
    entry.taker = entry.taker === side ? null : side;
    if (entry.taker !== null && entry.points.every((each) => each === null)) this.focus(side);
  }

  /** One of several values, or none of them at a second tap. */
  pick<K extends "contract" | "bid" | "alone" | "last" | "outcome" | "capot" | "renonce" | "eight">(field: K, value: Entry[K]): void {
    this.entry[field] = this.entry[field] === value ? (null as Entry[K]) : value;
  }

  times(multiplier: number): void {
    this.entry.multiplier = this.entry.multiplier === multiplier ? 1 : multiplier;
  }

  declare(side: number, value: number): void {
    const { entry } = this;
    entry.declarations = this.sides.map((each) => {
      const said = entry.declarations[each] ?? [];
      return each === side ? [...said, value] : said;
    });
  }

  clear(side: number): void {
    this.entry.declarations = this.sides.map((each) => (each === side ? [] : (this.entry.declarations[each] ?? [])));
    this.entry.belote = this.sides.map((each) => (each === side ? 0 : (this.entry.belote[each] ?? 0)));
  }

  /** How many belotes a side can have; the tap after the last one begins again. */
  get belotes(): number {
    const { belotes } = this.form;
    const { contract } = this.entry;
    return contract === null ? Math.max(0, ...Object.values(belotes)) && 1 : (belotes[contract] ?? 0);
  }

  belote(side: number): void {
    const now = this.entry.belote[side] ?? 0;
    const next = now < this.belotes ? now + 1 : 0;
    const single = this.belotes === 1;
    this.entry.belote = this.sides.map((each) =>
      each === side ? next : single ? 0 : (this.entry.belote[each] ?? 0),
    );
  }

  /** A side took no trick; a second tap takes it back. */
  trickless(side: number): void {
    const now = this.entry.trickless ?? [];
    const next = now.includes(side) ? now.filter((each) => each !== side) : [...now, side];
    this.entry.trickless = next.length ? next : null;
  }

  /** Every side took a trick. */
  allTook(): void {
    this.entry.trickless = this.entry.trickless?.length === 0 ? null : [];
  }

  /** The sum of what a side declared, without belotes. */
  declared(side: number): number {
    return (this.entry.declarations[side] ?? []).reduce((sum, value) => sum + value, 0);
  }

  /** Whether nothing was entered. */
  get untouched(): boolean {
    const plain = blank(this.form.last_included);
    return JSON.stringify(this.entry) === JSON.stringify({ ...plain, contract: this.entry.contract });
  }

  // --- the preview ---

  /** Ask what the entry comes to; resolves when it is known, or cannot be for now. */
  async check(entry: Entry): Promise<void> {
    const mine = ++this.#asked;
    this.fresh = false;
    const found = await this.look(entry).catch(() => null);
    if (mine !== this.#asked) return;
    this.preview = found;
    this.fresh = found !== null;
  }
}
