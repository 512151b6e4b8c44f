// Compares the answers of the npm package, as it is packed, with those in a file of requests, and
// tells how large it is and how fast beside the command.
// usage: node bindings/wasm/test.mjs PACKAGE REQUESTS COMMAND

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [packageFolder, requestsFile, command] = process.argv.slice(2);

// What has to be loaded for an answer may have so many bytes, as gzip packs it: servers pack with the
// same zlib, Node with another, which packs a hundredth worse.
const mostBytes = 450_000;
const bytesOf = (module) => {
  const gzip = spawnSync("gzip", ["-9c", `${packageFolder}/${module}.wasm`], { maxBuffer: 2 ** 24 });
  assert.equal(gzip.status, 0, String(gzip.error ?? gzip.stderr));
  return gzip.stdout.length;
};
const [coreBytes, importerBytes] = ["standee", "standee-import"].map(bytesOf);
assert.ok(coreBytes <= mostBytes, `standee.wasm has ${coreBytes} bytes gzipped, more than ${mostBytes}`);

function questionsIn(file) {
  const lines = readFileSync(file, "utf8").split("\n");
  const questions = [];
  for (let i = 0; i + 2 < lines.length;) {
    const count = Number(lines[i + 2]);
    const answer = lines
      .slice(i + 3, i + 3 + count)
      .map((line) => `${line}\n`)
      .join("");
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

// The first module answers by itself what a page asks first. What needs the second module loads it by itself.
const inFirstModule = ["turn", "show", "sight", "version"];
const importing = await load();
const questions = questionsIn(requestsFile);
assert.ok(questions.some(({ method }) => method === "import"));
let different = 0;
for (const { method, request, answer } of questions) {
  const first = inFirstModule.includes(method) && !/"(without|whyNot)"/.test(request);
  const found = (first ? standee : importing).call(method, request);
  if (found !== answer && ++different <= 3) {
    console.error(`${method} ${request}\nexpected ${answer}found ${found}`);
  }
}

const turns = questions
  .filter(({ method, answer }) => method === "turn" && !answer.startsWith('{"error"'))
  .map(({ request }) => request);
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

assert.throws(
  () => standee.turn({ format: "scene/1", edition: "chess", map: { hexes: [[0, 0]] } }),
  (error) => {
    return error instanceof Refused && error.pointer === "/edition";
  },
);
assert.ok(importing.clauses({ ids: ["monster.focus-path"] })[0].says.length > 0);

// After a module that could not be loaded, the engine answers on.
assert.throws(() => standee.import("nonsense!", { from: "mover" }), { name: "NotLoaded" });
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

// A game goes on after the engine has forgotten it.
const { turn, ...board } = JSON.parse(
  questions.find(({ method, answer }) => method === "turn" && answer.includes('"focus":["')).request,
);
const game = importing.session(board.scene ?? board, { seed: 1 });
const begun = game.waiting;
const { command: answered } = begun.answers[0];
const events = game.command(answered, { boards: true });
assert.ok(events.every(({ event, scene: after }) => event && after.format === "scene/1"));
assert.equal(game.undo(), answered);
assert.deepEqual(game.waiting, begun);
assert.equal(game.redo(), answered);
const saved = game.save();
assert.deepEqual(importing.session(saved).waiting, game.waiting);
assert.throws(
  () => game.command("nonsense"),
  (error) => error instanceof Refused && error.message === `${error.found}. ${error.expected}.`,
);
importing.call("session.close", '{"session":"1"}');
assert.deepEqual(game.save(), saved);
const told = game.command("undo", { words: true });
assert.ok(told.events[0].event === "undo" && told.text.includes(answered));
game.close();
game.close();
for (const asked of [() => game.command(answered), () => game.state(), () => game.undo()]) {
  assert.throws(asked, { name: "Refused", code: "bad-reference", found: "a game that was closed" });
}

console.log(
  `npm: ${questions.length - different} the same, ${different} different; first answer after ` +
    `${toFirstAnswer.toFixed(0)} ms; a turn takes ${ratio.toFixed(2)} times as long as in the command; ` +
    `gzipped ${coreBytes} bytes and ${importerBytes} in the second module`,
);
process.exit(different === 0 && questions.length > 0 ? 0 : 1);
