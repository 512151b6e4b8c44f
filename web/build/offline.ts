import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const publicFolder = join(import.meta.dirname, "..", "public");

/** Files that are fetched when they are first needed: the second module, and what comes with the page to look at. */
const needsLater = /standee-import|library\.json$/;

const worker = (
  version: string,
  files: readonly string[],
  later: readonly string[],
): string => `// Keeps the page for when there is no network. Written by web/build/offline.ts.
const cacheName = ${JSON.stringify(`standee ${version}`)};
const files = ${JSON.stringify(["./", ...files])};
const later = ${JSON.stringify(later)};

addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("standee ") && name !== cacheName);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => clients.claim()));
});

// What the first visit does not need, such as the second module, is kept when it is first fetched.
async function fetched(request) {
  const response = await fetch(request);
  if (response.ok && later.concat(files).some((name) => new URL(name, registration.scope).pathname === new URL(request.url).pathname)) {
    const copy = response.clone();
    await caches.open(cacheName).then((cache) => cache.put(request, copy)).catch(() => undefined);
  }
  return response;
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const isPage = request.mode === "navigate" && new URL("./", registration.scope).pathname === url.pathname.replace(/index\\.html$/, "");
  const kept = isPage ? caches.match("./") : caches.match(request, { ignoreSearch: true });
  event.respondWith(kept.then((response) => response ?? fetched(request)));
});

// The page asks for everything to be kept once it is installed, or somebody wants it offline.
addEventListener("message", (event) => {
  if (event.data !== "keep everything") return;
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(later)).then(() => event.source?.postMessage("kept everything")));
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
        const version = hash.digest("hex").slice(0, 12);
        const first = files.filter((name) => !needsLater.test(name));
        const later = files.filter((name) => needsLater.test(name));
        this.emitFile({ type: "asset", fileName: "sw.js", source: worker(version, first, later) });
      },
    },
  };
}
