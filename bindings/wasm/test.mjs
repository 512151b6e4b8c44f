// Compares the answers of the npm package, as it is packed, with those in a file of requests, and
// tells how large it is and how fast beside the command.
// usage: node bindings/wasm/test.mjs PACKAGE REQUESTS COMMAND

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [packageFolder, requestsFile, command] = process.argv.slice(2);

/** What has to be loaded for an answer may have so many bytes, gzipped. */
const mostBytes = 450_000;
const bytesOf = (module) => gzipSync(readFileSync(`${packageFolder}/${module}.wasm`), { level: 9 }).length;
const [coreBytes, importerBytes] = ["standee", "standee-import"].map(bytesOf);
assert.ok(coreBytes <= mostBytes, `standee.wasm has ${coreBytes} bytes gzipped, more than ${mostBytes}`);

function questionsIn(file) {
  const lines = readFileSync(file, "utf8").split("\n");
  const questions = [];
  for (let i = 0; i + 2 < lines.length; ) {
    const count = Number(lines[i + 2]);
    const answer = lines.slice(i + 3, i + 3 + count).map((line) => `${line}\n`).join("");
    questions.push({ method: lines[i], request: lines[i + 1], answer });
    i += 3 + count;
  }
  return questions;
}

const began = performance.now();
const { load, Refused } = await import(pathToFileURL(`${packageFolder}/index.js`));
const standee = await load(undefined, "file:///no answer of the core asks for it");
const first = standee.call("version", "");
const toFirstAnswer = performance.now() - began;
assert.match(first, /"name":"standee"/);

// What needs the second module loads it by itself; other answers must do without.
const inSecondModule = ({ method, request }) =>
  ["import", "check", "rule"].includes(method) || (method === "turn" && request.includes('"without"'));
const importing = await load();
const questions = questionsIn(requestsFile);
assert.ok(questions.some(({ method }) => method === "import"));
let different = 0;
for (const question of questions) {
  const { method, request, answer } = question;
  const found = (inSecondModule(question) ? importing : standee).call(method, request);
  if (found !== answer && ++different <= 3) {
    console.error(`${method} ${request}\nexpected ${answer}found ${found}`);
  }
}

const turns = questions.filter(({ method }) => method === "turn").map(({ request }) => request);
const inModule = () => {
  const start = performance.now();
  turns.forEach((request) => standee.call("turn", request));
  return performance.now() - start;
};
const inCommand = () => {
  const start = performance.now();
  spawnSync(command, ["turn", "-", "--json"], { input: turns.join("\n"), maxBuffer: 2 ** 30 });
  return performance.now() - start;
};
const ratio = Math.min(inModule(), inModule()) / Math.min(inCommand(), inCommand());

assert.throws(() => standee.turn({ format: "scene/1", edition: "chess", map: { hexes: [[0, 0]] } }), (error) => {
  return error instanceof Refused && error.pointer === "/edition";
});
assert.ok(standee.clauses({ ids: ["monster.focus-path"] })[0].says.length > 0);

// After a module that could not be loaded, the engine answers on.
assert.throws(() => standee.import("nonsense!", { from: "mover" }), { code: "ENOENT" });
assert.equal(standee.call("version", ""), first);
const imports = questions.filter(({ method, answer }) => method === "import" && !answer.startsWith('{"error"'));
const fromBytes = await load(undefined, readFileSync(`${packageFolder}/standee-import.wasm`));
const loadedBefore = await load();
await loadedBefore.loadImporters();
for (const engine of [fromBytes, loadedBefore]) {
  assert.equal(engine.call("import", imports[0].request), imports[0].answer);
}

const turned = "UQQE4haggJ8EQOEESBAGFA";
const scene = importing.import(turned, { from: "mover" });
assert.equal(scene.format, "scene/1");
assert.deepEqual(importing.import(turned, { from: "mover", notes: true }), {
  imported: scene,
  notes: ["the rotation of the board is left out"],
});

console.log(
  `npm: ${questions.length - different} the same, ${different} different; first answer after ` +
    `${toFirstAnswer.toFixed(0)} ms; a turn takes ${ratio.toFixed(2)} times as long as in the command; ` +
    `gzipped ${coreBytes} bytes and ${importerBytes} for imports and fixtures`,
);
process.exit(different === 0 && questions.length > 0 ? 0 : 1);
