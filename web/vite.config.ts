import { defineConfig } from "vite";
import { library } from "./build/library.ts";
import { nativeCommand } from "./build/native-command.ts";
import { offline } from "./build/offline.ts";

export default defineConfig({
  base: "./",
  plugins: [library(), nativeCommand(), offline()],
  build: { outDir: "../build/web", emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
  worker: { format: "es" },
  server: { port: 5199, fs: { allow: [".."] } },
});
