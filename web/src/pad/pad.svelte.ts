// A pad that is open: its ledger on this device, and the sheet that the score book makes of it.
import type { Entry, PadForm, PadOp, PadPreview, PadSheet } from "../lib/answers";
import { ask } from "../lib/engine";
import { settings } from "../lib/settings.svelte";
import { storage, Taken } from "../lib/storage";
import type { Theme } from "../lib/words.svelte";
import { lasting, pads, type Note } from "./keep";
import { blankSheet, merged, pending, stamped, type Deed } from "./ledger";
import { sync, type Ledger, type SharedState, type Sharing, type Sync } from "./shared";

const AGAIN = 2_000; // until the score book is asked again, where it could not answer
const forms = new Map<string, PadForm>();

/** Where an entry is to go: in place of a round, after another one, or at the end. */
export interface Spot {
  round: string | null;
  after?: string | null;
}

/** What the form for a round offers; remembered on the device, so that it is there without a line. */
export async function formFor(rules: string): Promise<PadForm> {
  const known = forms.get(rules) ?? (await storage.get<PadForm>("notes", `pad/form/${rules}`));
  const asked = ask<PadForm>("pad", "form", { rules }).then((form) => {
    forms.set(rules, form);
    void storage.put("notes", `pad/form/${rules}`, form);
    return form;
  });
  if (!known) return asked;
  asked.catch(() => undefined);
  return known;
}

export class Pad implements Ledger<PadOp> {
  ledger: PadOp[] = $state.raw([]);
  sheet: PadSheet | null = $state.raw(null);
  form: PadForm | null = $state.raw(null);
  shared: SharedState | null = $state.raw(null);
  sharing: Sharing | null = $state.raw(null);
  /** The operations that the sheet is made of. */
  worked: ReadonlySet<string> = $state.raw(new Set<string>());
  #note: Note;
  #sync: Sync | null = null;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  private constructor(note: Note, ops: PadOp[]) {
    this.#note = note;
    this.ledger = ops;
    this.sheet = note.sheet ?? null;
    this.sharing = note.sharing ?? null;
  }

  /** The pad of this name on this device; null where there is none. */
  static async open(id: string): Promise<Pad | null> {
    const [note, ops] = await Promise.all([pads.note(id), pads.ops(id)]);
    if (!note) return null;
    const pad = new Pad(note, ops);
    if (note.sheet) pad.worked = new Set(note.worked ?? []);
    pad.#begin();
    if (note.sharing) pad.#share(note.sharing);
    return pad;
  }

  /** Something to write on at once; the score book's sheet takes its place. */
  #begin(): void {
    this.#compute();
    formFor(this.#note.rules).then(
      (form) => {
        this.form ??= form;
        this.sheet ??= blankSheet(this.#note, form, this.ledger);
      },
      () => undefined, // it comes with the sheet
    );
  }

  get id(): string {
    return this.#note.id;
  }

  get rules(): string {
    return this.sheet?.rules ?? this.#note.rules;
  }

  /** Whose words the game is told in. */
  get theme(): Theme {
    return this.sheet?.theme ?? this.form?.theme ?? this.#note.theme ?? "cards";
  }

  get writable(): boolean {
    return !this.sharing || this.sharing.write !== null;
  }

  /** Rounds that the sheet does not have yet. */
  get pending(): Entry[] {
    return pending(this.ledger, this.worked);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#sync?.stop();
  }

  // --- writing ---

  /** Write an operation into the ledger; on the device before anything else. */
  async add(deed: Deed): Promise<void> {
    lasting();
    const writer = { device: this.#note.device, by: settings.name, now: Date.now() };
    for (;;) {
      const op = JSON.parse(JSON.stringify(stamped(deed, this.ledger, writer))) as PadOp;
      try {
        await pads.append(this.id, [op]);
        this.#grown(merged(this.ledger, [op]));
        this.#sync?.changed();
        return;
      } catch (error) {
        if (!(error instanceof Taken)) throw error;
        this.ledger = merged(this.ledger, await pads.ops(this.id)); // another window was faster
      }
    }
  }

  #grown(ops: PadOp[]): void {
    this.ledger = ops;
    this.#note = { ...this.#note, touched: Date.now() };
    this.#compute();
  }

  // --- working out ---

  /** Ask for the sheet of what the ledger holds now; again in a while where nobody answers. */
  #compute(): void {
    const mine = ++this.#asked;
    const { ledger } = this;
    clearTimeout(this.#timer);
    const own = this.sharing ? { device: this.#note.device } : {};
    ask<PadSheet>("pad", "sheet", { ops: ledger, ...own }).then(
      (sheet) => (mine === this.#asked ? this.#show(sheet, ledger) : undefined),
      () => {
        if (mine === this.#asked && !this.#closed) this.#timer = setTimeout(() => this.#compute(), AGAIN);
      },
    );
  }

  async #show(sheet: PadSheet, ledger: PadOp[]): Promise<void> {
    this.sheet = sheet;
    this.worked = new Set(ledger.map((op) => op.id));
    this.#note = {
      ...this.#note,
      rules: sheet.rules,
      theme: sheet.theme,
      totals: sheet.totals,
      rounds: sheet.rounds.filter(({ number }) => number > 0).length,
      winner: sheet.ending.winner,
      names: sheet.names,
      teams: sheet.teams,
      sheet,
      worked: [...this.worked],
    };
    await pads.putNote(this.#note);
    this.form = await formFor(sheet.rules);
  }

  /** What an entry would come to. */
  preview = (entry: Entry, spot: Spot): Promise<PadPreview> =>
    ask<PadPreview>("pad", "preview", { ops: this.ledger, entry, ...spot });

  // --- sharing ---

  ops = (): readonly PadOp[] => this.ledger;

  async take(ops: readonly PadOp[]): Promise<void> {
    await pads.write(this.id, ops);
    this.#grown(merged(this.ledger, ops));
  }

  async keep(sharing: Sharing): Promise<void> {
    this.sharing = sharing;
    this.#note = { ...this.#note, sharing };
    await pads.putNote(this.#note);
  }

  /** The pad has been put on the server: from now on both are kept alike. */
  async begin(sharing: Sharing): Promise<void> {
    await this.keep(sharing);
    this.#share(sharing);
  }

  #share(sharing: Sharing): void {
    this.#sync?.stop();
    this.#sync = sync(this, sharing, (state) => (this.shared = { ...state }));
    this.shared = { ...this.#sync.state };
  }
}
