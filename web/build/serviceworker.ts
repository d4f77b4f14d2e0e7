// Emits /sw.js (sw.js beside this file) with the list of all files that make up the client.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { pyodideFiles } from "./pyodide.ts";

const SOURCE = path.join(import.meta.dirname, "sw.js");
const PUBLIC = path.resolve(import.meta.dirname, "../public");
const ENGINE = /^(pyodide\/|assets\/engine-.*\.zip$)/;

export function serviceWorker(): Plugin {
  return {
    name: "belot-service-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const whole = createHash("sha256").update(fs.readFileSync(SOURCE));
        const files = Object.keys(bundle).filter((name) => !/\.(br|map)$/.test(name)).sort();
        for (const name of files) {
          const made = bundle[name]!;
          whole.update(`\0${name}\0`).update(made.type === "chunk" ? made.code : made.source);
        }
        const shell = files.filter((name) => !ENGINE.test(name) && name !== "index.html");
        const open = fs.readdirSync(PUBLIC).sort();
        for (const name of open) whole.update(`\0${name}\0`).update(fs.readFileSync(path.join(PUBLIC, name)));
        const zip = files.filter((name) => /^assets\/engine-.*\.zip$/.test(name));
        const source = fs
          .readFileSync(SOURCE, "utf8")
          .replace('"__VERSION__"', JSON.stringify(whole.digest("hex").slice(0, 16)))
          .replace('"__SHELL__"', JSON.stringify(["/", ...[...shell, ...open].map((name) => `/${name}`)].join("\n")))
          .replace(
            '"__ENGINE__"',
            JSON.stringify([...pyodideFiles().map(([name]) => name), ...zip].map((name) => `/${name}`).join("\n")),
          );
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
