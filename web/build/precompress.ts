// Write NAME.br beside every asset worth it; the server picks it by Accept-Encoding.
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { promisify } from "node:util";
import type { Plugin } from "vite";

const WORTH = 1024;
/** From here on the last eighth of the bytes would cost ten times the time, at every first start. */
const LARGE = 1_000_000;
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const compress = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);

/** A file compressed, on another thread; null where that is not worth it. */
export async function pressed(data: Buffer): Promise<Buffer | null> {
  if (data.length < WORTH) return null;
  const params = { [BROTLI_PARAM_QUALITY]: data.length < LARGE ? 11 : 9, [BROTLI_PARAM_SIZE_HINT]: data.length };
  const small = await compress(data, { params });
  return small.length < data.length * 0.95 ? small : null;
}

export function precompress(): Plugin {
  return {
    name: "belot-precompress",
    apply: "build",
    enforce: "post",
    async writeBundle(options, bundle) {
      const own = Object.keys(bundle).filter((name) => !name.startsWith("pyodide/"));
      await Promise.all(
        own.map(async (name) => {
          const file = path.join(options.dir ?? "", name);
          const small = await pressed(fs.readFileSync(file));
          if (small) fs.writeFileSync(`${file}.br`, small);
        }),
      );
    },
  };
}
