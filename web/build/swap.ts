// Builds beside the last client and puts the new one into its place at the end, whole: a server that
// starts meanwhile, or a second build, never meets half of one.
import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const BESIDE = path.resolve(import.meta.dirname, `../node_modules/.belot-web-${process.pid}`);

/** To another disk things are copied. */
function move(place: string): void {
  try {
    fs.renameSync(BESIDE, place);
  } catch {
    fs.cpSync(BESIDE, place, { recursive: true });
  }
}

export function swap(): Plugin {
  let place = "";
  let fault: unknown;
  return {
    name: "belot-swap",
    apply: "build",
    enforce: "post",
    config: ({ build }) => {
      place = path.resolve(import.meta.dirname, "..", build?.outDir ?? "dist");
      return { build: { outDir: BESIDE } };
    },
    buildEnd: (error) => void (fault = error),
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        if (!fault && fs.existsSync(BESIDE)) {
          fs.rmSync(place, { recursive: true, force: true });
          move(place);
        }
        fs.rmSync(BESIDE, { recursive: true, force: true });
      },
    },
  };
}
