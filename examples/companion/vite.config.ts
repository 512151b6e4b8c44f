import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  build: { outDir: "build/page", target: "es2022" },
  worker: { format: "es" },
  // Not needed when "standee" comes from a registry: here it is a link to a folder outside.
  server: { fs: { allow: ["../.."] } },
});
