// How long a command takes in a game in the WebAssembly module: 24 figures on 400 hexes, the board of session_bench.cpp.
// usage: node tools/bench/session.mjs [PACKAGE]     PACKAGE is build/npm/package if left out

import { pathToFileURL } from "node:url";

const { load } = await import(pathToFileURL(`${process.argv[2] ?? "build/npm/package"}/index.js`));

function board() {
  const size = 20;
  const all = [...Array(size).keys()];
  const hex = (column, row) => [column, row - Math.floor(column / 2)];
  const figure = (id, fields, column, row) => ({ id, ...fields, at: hex(column, row), hp: 90, maxHp: 90 });
  const character = (i) => ({ kind: "character", side: "party", initiative: i === 0 ? 1 : 50 + i });
  const guard = (i) => ({ kind: "monster", side: "monsters", name: "guard", standee: i, move: 2, attack: 2 });
  return {
    format: "scene/1",
    edition: "gloomhaven",
    map: { hexes: all.flatMap((column) => all.map((row) => hex(column, row))) },
    figures: [
      ...[0, 1, 2, 3].map((i) => figure(`C${i}`, character(i), 18, 4 * i + 2)),
      ...all.map((i) => figure(`G${i}`, guard(i), i % 3, i)),
    ],
    cards: { guard: { initiative: 5, abilities: [{ move: { points: "+0" } }, { attack: { value: "+0" } }] } },
  };
}

/** The shortest of several times for a command, in milliseconds, with its reading and writing of JSON. */
function timeOf(game, command) {
  let best = Infinity;
  for (let i = 0; i < 15; ++i) {
    const start = performance.now();
    game.command(command);
    best = Math.min(best, performance.now() - start);
    game.undo();
  }
  return best;
}

const standee = await load();
const game = standee.session(board(), { seed: 1 });
const times = [];
while (game.waiting.for !== "round-over") {
  const { command } = game.waiting.answers.at(game.waiting.for === "character" ? -1 : 0);
  const time = timeOf(game, command);
  const turns = game.command(command).filter(({ event }) => event === "startTurn").length;
  times.push({ command, turns, time });
}
times.sort((a, b) => a.time - b.time);
const longest = times.at(-1);
console.log(
  `${times.length} commands of a round: median ${times[times.length >> 1].time.toFixed(2)} ms; ` +
    `the longest, with ${longest.turns} turns, ${longest.time.toFixed(2)} ms`,
);
