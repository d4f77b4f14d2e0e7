// Choosing a game and its house rules: for a table with bots, for a new room, and again in a room.
import { api, ApiError, type Presets } from "./api";
import { optionName, parsed } from "./rules";
import { set, settings } from "./settings.svelte";
import { t } from "./words.svelte";

export class Picking {
  step: "game" | "rules" | "done" = $state("game");
  presets: Presets | null = $state.raw(null);
  trouble = $state("");
  variant = $state("");
  options: Record<string, string> = $state({});
  /** A name of one's own for the set. */
  name = $state("");
  /** The canonical name of what was chosen. */
  rules = $state("");

  /** `done` is called with the rules each time a choice is made. */
  constructor(readonly done: (rules: string) => unknown) {
    api.presets().then(
      (found) => (this.presets = found),
      () => (this.trouble = t("client-no-server")),
    );
  }

  /** Begin with rules that are known already. */
  start(rules: string): void {
    const { variant, options } = parsed(rules);
    this.rules = rules;
    this.variant = variant;
    this.options = options;
  }

  async choose(chosen: string, own = ""): Promise<void> {
    this.start(chosen);
    this.name = own;
    await this.settle();
  }

  /** The server names the set, or says which two options clash. */
  async settle(): Promise<void> {
    this.trouble = "";
    try {
      this.rules = (await api.rules(this.variant, $state.snapshot(this.options))).name;
      await this.done(this.rules);
    } catch (error) {
      this.trouble = why(error);
      return;
    }
    if (this.name && this.rules !== this.variant) {
      const others = settings.saved.filter((each) => each.name !== this.name && each.rules !== this.rules);
      set({ saved: [{ name: this.name, rules: this.rules }, ...others] });
    }
    this.step = "done";
  }
}

function why(error: unknown): string {
  if (!(error instanceof ApiError)) return t("client-no-server");
  const [first = "", second = ""] = error.names.map(optionName);
  if (error.code === "option-clash") return t("refusal-option-clash", { first, second });
  return t("client-rule-wrong", { option: first });
}
