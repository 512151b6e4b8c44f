import { readFileSync } from "node:fs";

const scene = JSON.stringify({
  format: "scene/1",
  edition: "frosthaven",
  map: { hexes: [[0, 0], [1, 0], [2, 0], [3, 0]] },
  figures: [
    { id: "Guard", kind: "monster", side: "monsters", at: [0, 0], initiative: 30 },
    { id: "Brute", kind: "character", side: "party", at: [3, 0], initiative: 20 },
  ],
  turn: { figure: "Guard", abilities: [{ move: { points: 2 } }, { attack: { value: 3 } }] },
});

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { memory, _initialize, allocate, call, release } = new WebAssembly.Instance(module).exports;
_initialize();

function place(text) {
  const bytes = new TextEncoder().encode(text);
  const address = allocate(bytes.length);
  new Uint8Array(memory.buffer).set(bytes, address);
  return [address, bytes.length];
}

function answer(method, request) {
  const given = [place(method), place(request)];
  const at = call(...given.flat());
  given.forEach(([address]) => release(address));
  const length = new DataView(memory.buffer).getUint32(at, true);
  const text = new TextDecoder().decode(new Uint8Array(memory.buffer, at + 4, length));
  release(at);
  return text;
}

process.stdout.write(answer("turn", scene));
