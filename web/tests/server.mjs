import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** Lets through so many bytes a second, over all connections together. */
function narrow(bytesPerSecond) {
  let free = 0;
  return async (bytes) => {
    free = Math.max(free, Date.now()) + (1000 * bytes) / bytesPerSecond;
    await wait(free - Date.now());
  };
}

/**
 * Serves a folder on a free port of this machine, compressed where that was done ahead. With a `rate`, in bytes a
 * second, and a `delay` of each answer, in milliseconds, as over a slow connection.
 */
export function serve(folder, { rate, delay = 0 } = {}) {
  const passes = rate ? narrow(rate) : undefined;
  const send = async (response, body) => {
    await wait(delay);
    for (let at = 0; at < body.length; at += 4096) {
      await passes(Math.min(4096, body.length - at));
      response.write(body.subarray(at, at + 4096));
    }
    response.end();
  };
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const small = /\bbr\b/.test(request.headers["accept-encoding"] ?? "") && existsSync(`${file}.br`);
    const body = readFileSync(small ? `${file}.br` : file);
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "content-length": body.length,
      ...(small ? { "content-encoding": "br" } : {}),
    });
    if (passes) void send(response, body);
    else response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve({ url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }),
    );
  });
}
