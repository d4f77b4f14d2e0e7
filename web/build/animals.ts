// `import animals from "virtual:animals"`: BeloZ's animals by rank, as one small SVG file each. Seven
// are from Fluent Emoji Flat (MIT), the meerkat is ours (meerkat.ts).
import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { MEERKAT } from "./meerkat.ts";

const SOURCE = path.resolve(
  import.meta.dirname,
  "../node_modules/@iconify-json/fluent-emoji-flat/icons.json",
);
const ID = "virtual:animals";
const NAMES = {
  A: "lion",
  T: "leopard",
  K: "elephant",
  Q: "rhinoceros",
  J: "crocodile",
  "9": "snake",
  "8": "monkey",
};

const drawing = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`;

export function animals(): Plugin {
  let building = false;
  return {
    name: "belot-animals",
    config: (_, { command }) => void (building = command === "build"),
    resolveId: (id) => (id === ID ? "\0" + ID : undefined),
    load(id) {
      if (id !== "\0" + ID) return undefined;
      const { icons } = JSON.parse(fs.readFileSync(SOURCE, "utf8")) as {
        icons: Record<string, { body: string }>;
      };
      const bodies = Object.entries(NAMES).map(([rank, name]) => [rank, icons[name]?.body ?? ""]);
      const urls = [...bodies, ["7", MEERKAT]].map(([rank = "", body = ""]) => {
        const source = drawing(body);
        if (!building) return `"${rank}": ${JSON.stringify("data:image/svg+xml," + encodeURIComponent(source))}`;
        const ref = this.emitFile({ type: "asset", name: `animal-${rank}.svg`, source });
        return `"${rank}": import.meta.ROLLUP_FILE_URL_${ref}`;
      });
      return `export default { ${urls.join(", ")} }`;
    },
  };
}
