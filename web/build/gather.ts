// Puts our own helper (src/lib/gather.ts) around every import() in place of Vite's, which imports at
// once: what cannot be fetched then stays out of reach until the page is loaded anew.
import path from "node:path";
import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";
const OURS = path.resolve(import.meta.dirname, "../src/lib/gather.ts");

export function gather(): Plugin {
  return {
    name: "belot-gather",
    apply: "build",
    transform: (_, id) =>
      id === HELPER ? { code: `export { gather as __vitePreload } from ${JSON.stringify(OURS)};`, map: null } : undefined,
  };
}
