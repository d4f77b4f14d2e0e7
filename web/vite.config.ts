import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { animals } from "./build/animals.ts";
import { groups } from "./build/chunks.ts";
import { courts } from "./build/courts.ts";
import { engine } from "./build/engine.ts";
import { gather } from "./build/gather.ts";
import { german } from "./build/german.ts";
import { lists } from "./build/lists.ts";
import { precompress } from "./build/precompress.ts";
import { pyodide } from "./build/pyodide.ts";
import { serviceWorker } from "./build/serviceworker.ts";
import { swap } from "./build/swap.ts";
import { words } from "./build/words.ts";

const server = process.env.BELOT_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), words(), courts(), animals(), german(), gather(), pyodide(), engine(), lists(), serviceWorker(), precompress(), swap()],
  build: {
    outDir: "../src/belot/_web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  worker: { format: "es" },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
