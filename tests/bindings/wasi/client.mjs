// Compares the answers of the WASI module with those in a file of requests: in Node by its own WASI, in Bun and Deno
// without one.
// usage: node client.mjs MODULE REQUESTS

import { readFileSync } from "node:fs";

const [moduleFile, requestsFile] = process.argv.slice(2);
const runtime = globalThis.Bun ? "Bun" : globalThis.Deno ? "Deno" : "Node";

async function begin(instance) {
  if (runtime !== "Node") {
    instance.exports._initialize();
    return;
  }
  const { WASI } = await import("node:wasi");
  new WASI({ version: "preview1" }).initialize(instance);
}

const module = new WebAssembly.Module(readFileSync(moduleFile));
const imported = WebAssembly.Module.imports(module);
if (imported.length > 0) {
  throw new Error(`the module imports ${JSON.stringify(imported)}`);
}
const exported = WebAssembly.Module.exports(module).map(({ name }) => name).sort();
if (exported.join() !== "_initialize,allocate,call,memory,release") {
  throw new Error(`the module exports ${exported}`);
}
const instance = new WebAssembly.Instance(module);
await begin(instance);
const { memory, allocate, call, release } = instance.exports;

function place(text) {
  const bytes = new TextEncoder().encode(text);
  const at = allocate(bytes.length);
  new Uint8Array(memory.buffer).set(bytes, at);
  return [at, bytes.length];
}

function ask(method, request) {
  const given = [place(method), place(request)];
  const at = call(...given.flat());
  given.forEach(([address]) => release(address));
  const length = new DataView(memory.buffer).getUint32(at, true);
  const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, at + 4, length));
  release(at);
  return answer;
}

const lines = readFileSync(requestsFile, "utf8").split("\n");
let same = 0;
let different = 0;
for (let i = 0; i + 2 < lines.length; ) {
  const [method, request, count] = lines.slice(i, i + 3);
  const expected = lines.slice(i + 3, i + 3 + Number(count)).map((line) => `${line}\n`).join("");
  i += 3 + Number(count);
  const found = ask(method, request);
  if (found === expected) {
    ++same;
  } else if (++different <= 3) {
    console.error(`${method} ${request}\nexpected ${expected}found ${found}`);
  }
}
console.log(`WASI in ${runtime}: ${same} the same, ${different} different; memory ${memory.buffer.byteLength >> 20} MB`);
process.exit(different === 0 && same > 0 ? 0 : 1);
