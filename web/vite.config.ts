import { resolve } from "node:path";
import { defineConfig } from "vite";
import { library } from "./build/library.ts";
import { offline } from "./build/offline.ts";
import { compress } from "./build/compress.ts";
import { early } from "./build/early.ts";

/** The npm package of bindings/wasm, unpacked, as make npm leaves it. */
const engine = resolve(import.meta.dirname, process.env.STANDEE_PACKAGE ?? "../build/npm/package");

export default defineConfig({
  base: "./",
  resolve: {
    alias: [
      { find: /^standee$/, replacement: resolve(engine, "index.js") },
      { find: /^standee\/standee.wasm/, replacement: resolve(engine, "standee.wasm") },
    ],
  },
  plugins: [library(), offline(), early(), compress(resolve(import.meta.dirname, "../build/web"))],
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
  worker: { format: "es" },
  server: { port: 5199, fs: { allow: [".."] } },
});
