// `import url from "words:hr"`: where the Fluent files of a language that the screen needs are, as one
// text. They are the very files the command line reads (src/belot/words), in the same order.
import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const ROOT = path.resolve(import.meta.dirname, "../../src/belot/words");
const CATALOGUES = ["cards", "table", "refusals", "score", "bids", "options", "client", "rooms"];
const MARK = "\0words:";

/** Comments and blank lines are for translators, not for the wire. */
export function bare(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

export function words(): Plugin {
  let building = false;
  return {
    name: "belot-words",
    config: (_, { command }) => void (building = command === "build"),
    resolveId: (id) => (id.startsWith("words:") ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith(MARK)) return undefined;
      const [lang = "en", theme] = id.slice(MARK.length).split("/");
      const files = theme
        ? [path.join(lang, `${theme}.ftl`)]
        : ["forms.ftl", ...CATALOGUES.map((name) => path.join(lang, `${name}.ftl`))];
      const texts = files.map((file) => {
        this.addWatchFile(path.join(ROOT, file));
        return bare(fs.readFileSync(path.join(ROOT, file), "utf8"));
      });
      const source = texts.join("\n");
      if (!building) return `export default ${JSON.stringify("data:," + encodeURIComponent(source))}`;
      const ref = this.emitFile({ type: "asset", name: `${theme ?? "words"}-${lang}.txt`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${ref}`;
    },
  };
}
