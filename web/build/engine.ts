// `import url from "virtual:engine"`: a zip with the packages of belot that run in a browser
// (engine.json), compiled for its Python: reading the sources would cost a phone seconds at every start.
//
// The compiler is Pyodide itself, which runs in Node as well. The same sources give the same bytes.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { VERSION } from "./pyodide.ts";

const SOURCES = path.resolve(import.meta.dirname, "../../src");
const PACKAGES = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, "engine.json"), "utf8")) as string[];
const ID = "virtual:engine";
/** What was made last, for builds in which only the client has changed. */
const MADE = path.resolve(import.meta.dirname, "../node_modules/.belot-engine");

const COMPILE = `
import io, os, py_compile, zipfile

def compiled(root):
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as into:
        for folder, folders, names in os.walk(root):
            folders.sort()
            for name in sorted(names):
                path = os.path.join(folder, name)
                place = os.path.relpath(path, root)
                py_compile.compile(
                    path, path + "c", dfile=place, doraise=True, optimize=2,
                    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
                )
                with open(path + "c", "rb") as made:
                    into.writestr(zipfile.ZipInfo(place + "c"), made.read())
                os.remove(path + "c")
    return whole.getvalue()

compiled("/engine")
`;

/** All modules of the packages, by their place below src/. */
function modules(): string[] {
  const found = ["belot/__init__.py"];
  for (const name of PACKAGES) {
    const folder = path.join(SOURCES, "belot", name);
    if (!fs.existsSync(folder)) continue; // the architecture's test knows which there are
    const all = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".py"));
    found.push(...all.map((file) => path.posix.join("belot", name, file.replaceAll(path.sep, "/"))));
  }
  return found.sort();
}

/** What the zip is made of, as a short text. */
function digest(): string {
  const whole = createHash("sha256").update(`${VERSION}\0${COMPILE}`);
  for (const file of modules()) whole.update(`\0${file}\0`).update(fs.readFileSync(path.join(SOURCES, file)));
  return whole.digest("hex").slice(0, 20);
}

/** The zip, made anew if anything has changed. */
async function zip(): Promise<Uint8Array> {
  const kept = path.join(MADE, `${digest()}.zip`);
  if (fs.existsSync(kept)) return fs.readFileSync(kept);
  const made = await compiled();
  fs.rmSync(MADE, { recursive: true, force: true });
  fs.mkdirSync(MADE, { recursive: true });
  fs.writeFileSync(`${kept}.new`, made);
  fs.renameSync(`${kept}.new`, kept);
  return made;
}

async function compiled(): Promise<Uint8Array> {
  const { loadPyodide } = await import("pyodide");
  const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
  for (const file of modules()) {
    python.FS.mkdirTree(path.posix.join("/engine", path.posix.dirname(file)));
    python.FS.writeFile(`/engine/${file}`, fs.readFileSync(path.join(SOURCES, file)));
  }
  const made = python.runPython(COMPILE) as { toJs(): Uint8Array };
  return made.toJs();
}

export function engine(): Plugin {
  let building = false;
  return {
    name: "belot-engine",
    config: (_, { command }) => void (building = command === "build"),
    resolveId: (id) => (id === ID ? "\0" + ID : undefined),
    async load(id) {
      if (id !== "\0" + ID) return undefined;
      for (const file of modules()) this.addWatchFile(path.join(SOURCES, file));
      if (process.env.VITEST) return "export default ''";
      if (!building) return "export default '/engine.zip'";
      const ref = this.emitFile({ type: "asset", name: "engine.zip", source: await zip() });
      return `export default import.meta.ROLLUP_FILE_URL_${ref}`;
    },
    /** While developing, made of the sources as they are at that moment. */
    configureServer(server) {
      server.middlewares.use("/engine.zip", (_, response) => {
        response.setHeader("Content-Type", "application/zip");
        zip().then((made) => response.end(made), (error: unknown) => server.config.logger.error(String(error)));
      });
    },
  };
}
