// `import folder, { files } from "virtual:pyodide"`: where Pyodide, the browser's Python, is. Its files
// are those of the npm package, unchanged, in a folder named by its version.
import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { pressed } from "./precompress.ts";

const HOME = path.resolve(import.meta.dirname, "../node_modules/pyodide");
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
const ID = "virtual:pyodide";
/** What was compressed once: that takes longer than all the rest of a build. */
const PRESSED = path.resolve(import.meta.dirname, "../node_modules/.belot-pressed");

export const VERSION = (JSON.parse(fs.readFileSync(path.join(HOME, "package.json"), "utf8")) as { version: string })
  .version;
export const FOLDER = `pyodide/${VERSION}`;

/** All files, with their addresses. */
export const pyodideFiles = (): [fileName: string, source: Buffer][] =>
  FILES.map((file) => [`${FOLDER}/${file}`, fs.readFileSync(path.join(HOME, file))]);

/** A file compressed: from an earlier build, if one had the same version. Empty: not worth it. */
async function once(fileName: string, source: Buffer): Promise<Buffer> {
  const kept = path.join(PRESSED, `${fileName.replaceAll("/", "-")}.br`);
  if (!fs.existsSync(kept)) {
    fs.mkdirSync(PRESSED, { recursive: true });
    fs.writeFileSync(`${kept}.${process.pid}`, (await pressed(source)) ?? "");
    fs.renameSync(`${kept}.${process.pid}`, kept);
  }
  return fs.readFileSync(kept);
}

export function pyodide(): Plugin {
  let pressing: Promise<Buffer[]>;
  return {
    name: "belot-pyodide",
    config: (_, { command }) => {
      if (command === "build") pressing = Promise.all(pyodideFiles().map(([name, source]) => once(name, source)));
    },
    resolveId: (id) => (id === ID ? "\0" + ID : undefined),
    load: (id) =>
      id === "\0" + ID
        ? `export default "/${FOLDER}/"; export const files = ${JSON.stringify(FILES.map((name) => `/${FOLDER}/${name}`))};`
        : undefined,
    async generateBundle() {
      const small = await pressing;
      for (const [i, [fileName, source]] of pyodideFiles().entries()) {
        this.emitFile({ type: "asset", fileName, source });
        const br = small[i];
        if (br?.length) this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: br });
      }
    },
    /** While developing, straight from the package. */
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = FILES.find((file) => request.url?.split("?")[0] === `/${FOLDER}/${file}`);
        if (!name) return next();
        const kind = { mjs: "text/javascript", wasm: "application/wasm", zip: "application/zip", json: "application/json" };
        response.setHeader("Content-Type", kind[name.split(".").pop() as keyof typeof kind]);
        fs.createReadStream(path.join(HOME, name)).pipe(response);
      });
    },
  };
}
