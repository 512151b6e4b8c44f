import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(html|js|css|json|wasm|svg|webmanifest)$/;

function compressed(file: string): void {
  const content = readFileSync(file);
  if (content.length < 1000) return;
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** Writes NAME.br and NAME.gz beside each file of the page: a server sends them as they are. */
export function compress(folder: string): Plugin {
  return {
    name: "compress",
    apply: "build",
    enforce: "post",
    closeBundle() {
      const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
      for (const file of files) if (compressible.test(file) && statSync(file).isFile()) compressed(file);
    },
  };
}
