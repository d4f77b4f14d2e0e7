// `import german from "virtual:german"`: the pictures of the German deck that are more than a sign
// ("KC" a king, "AC" a daus) and its four signs ("C"), drawn by us, as one small SVG file each.
import type { Plugin } from "vite";
import { ace } from "./german/aces.ts";
import { court } from "./german/courts.ts";
import { signFile } from "./german/signs.ts";

const ID = "virtual:german";

function* drawn(): Generator<[string, string]> {
  for (const suit of "SHDC") {
    yield [suit, signFile(suit)];
    yield [`A${suit}`, ace(suit)];
    for (const rank of "KQJ") yield [rank + suit, court(rank, suit)];
  }
}

export function german(): Plugin {
  let building = false;
  return {
    name: "belot-german",
    config: (_, { command }) => void (building = command === "build"),
    resolveId: (id) => (id === ID ? "\0" + ID : undefined),
    load(id) {
      if (id !== "\0" + ID) return undefined;
      const urls = [...drawn()].map(([name, source]) => {
        if (!building) return `"${name}": ${JSON.stringify("data:image/svg+xml," + encodeURIComponent(source))}`;
        const ref = this.emitFile({ type: "asset", name: `german-${name}.svg`, source });
        return `"${name}": import.meta.ROLLUP_FILE_URL_${ref}`;
      });
      return `export default { ${urls.join(", ")} }`;
    },
  };
}
