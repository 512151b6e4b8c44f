import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const publicFolder = join(import.meta.dirname, "..", "public");

const worker = (
  version: string,
  files: readonly string[],
): string => `// Keeps the page for when there is no network. Written by web/build/offline.ts.
const cacheName = ${JSON.stringify(`standee ${version}`)};
const files = ${JSON.stringify(["./", ...files])};

addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("standee ") && name !== cacheName);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const kept = request.mode === "navigate" ? caches.match("./") : caches.match(request, { ignoreSearch: true });
  event.respondWith(kept.then((response) => response ?? fetch(request)));
});
`;

/** Writes sw.js, which keeps every file of the page in the browser; a change of any of them renews it. */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const hash = createHash("sha256");
        const built = Object.values(bundle).filter((file) => file.fileName !== "index.html");
        for (const file of Object.values(bundle))
          hash.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
        const plain = readdirSync(publicFolder);
        for (const name of plain) hash.update(readFileSync(join(publicFolder, name)));
        const files = [...built.map((file) => file.fileName), ...plain].map((name) => `./${name}`).sort();
        this.emitFile({ type: "asset", fileName: "sw.js", source: worker(hash.digest("hex").slice(0, 12), files) });
      },
    },
  };
}
