// Plays the shipped scenario without a browser: the session, and the engine as node loads it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { load, type Scene } from "standee";
import { decksOf, drawCard, drawnCards } from "../src/decks.ts";
import type { Engine } from "../src/engine.ts";
import { addInput, choose, fileOf, type Input, newSession, play, type Session } from "../src/session.ts";
import { startRound, type Stop, undo } from "../src/session.ts";

let engine: Engine;
let cellar: Scene;

before(async () => {
  const standee = await load();
  engine = (async (method, ...request) => Reflect.apply(standee[method], standee, request)) as Engine;
  cellar = await engine("show", JSON.parse(readFileSync("public/flooded-cellar.json", "utf8")));
});

/** Numbers from 0 to below 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const modifiers = ["+0", "+1", "-1", "+2", "-2", "miss", "2x"];

/** What a table might answer: the first option, cards at random. */
function answerTo(stop: Stop, random: () => number): Input {
  switch (stop.stop) {
    case "choice":
      return choose(stop, 0);
    case "draw":
      return { decision: Array.from({ length: stop.cards }, () => modifiers[Math.floor(random() * 7)]!) };
    case "party":
      return { decision: "done" };
    case "character":
      return { figure: stop.figure, steps: [] };
    case "over":
    case "acted":
      throw new Error("nothing to answer");
  }
}

async function prepare(session: Session, random: () => number): Promise<Session> {
  const played = await play(engine, session);
  const scene = played?.stop.scene ?? session.scene;
  const drawn = drawnCards(session, played);
  const cards = decksOf(scene).map((deck) => [deck.set, drawCard(deck, drawn[deck.set], random())]);
  const initiatives = { Wren: 20, Osk: 50 };
  return startRound(session, scene, { initiatives, cards: Object.fromEntries(cards), drawn });
}

/** Plays rounds to their end. Calls `look` after every input. */
async function playRounds(rounds: number, look = async (_session: Session, _stop: Stop) => {}): Promise<Session> {
  const random = numbers(7);
  let session = newSession(cellar);
  for (let round = 1; round <= rounds; ++round) {
    session = await prepare(session, random);
    for (let stop = (await play(engine, session))!.stop; stop.stop !== "over"; ) {
      session = addInput(session, answerTo(stop, random));
      stop = (await play(engine, session))!.stop;
      await look(session, stop);
    }
  }
  return session;
}

test("three rounds are played to their end", async () => {
  const stops = new Set<string>();
  const session = await playRounds(3, async (_, { stop }) => void stops.add(stop));
  const { events, stop } = (await play(engine, session))!;
  assert.equal(session.rounds.length, 3);
  assert.equal(stop.stop, "over");
  assert.equal(events.at(-1)!.event, "endRound");
  assert.ok(events.every(({ clause }) => clause.length > 0));
  assert.deepEqual([...stops].sort(), ["character", "choice", "draw", "over", "party"]);
});

test("undo goes back to where the round stopped before", async () => {
  let before: Stop | undefined;
  await playRounds(2, async (session, stop) => {
    if (before && session.rounds.at(-1)!.inputs.length > 1) {
      assert.deepEqual((await play(engine, undo(session)))!.stop, before);
    }
    before = stop;
  });
});

test("undo of everything leads to the scene as it was loaded", async () => {
  let session = await playRounds(2);
  while (session.rounds.length > 0) {
    session = undo(session);
  }
  assert.deepEqual(session, newSession(cellar));
});

test("a session that was stored plays on as before", async () => {
  const session = await playRounds(2);
  const reloaded: Session = JSON.parse(JSON.stringify(session));
  assert.deepEqual(await play(engine, reloaded), await play(engine, session));
});

test("the steps of a character's turn are played", async () => {
  let session = await prepare(newSession(cellar), numbers(1));
  while ((await play(engine, session))!.stop.stop !== "character") {
    session = addInput(session, answerTo((await play(engine, session))!.stop, () => 0));
  }
  const move = { move: { figure: "Wren", path: [[0, 0]] as [number, number][] } };
  const { events } = (await play(engine, addInput(session, { figure: "Wren", steps: [move] })))!;
  assert.ok(events.some((event) => event.event === "move" && event.figure === "Wren"));
});

test("with a seed nobody draws modifier cards", async () => {
  const { scene, ...preparation } = (await prepare(newSession(cellar), numbers(7))).rounds[0]!;
  let session = startRound(newSession(cellar), scene, { ...preparation, seed: 5 });
  for (let stop = (await play(engine, session))!.stop; stop.stop !== "over"; ) {
    assert.notEqual(stop.stop, "draw");
    session = addInput(session, answerTo(stop, () => 0));
    stop = (await play(engine, session))!.stop;
  }
});

test("no card is drawn again before its deck is shuffled", async () => {
  const [deck] = decksOf(cellar);
  const drawn = deck!.cards.slice(1).map(({ id }) => id!);
  assert.equal(drawCard(deck!, drawn, 0.99), deck!.cards[0]);
  assert.equal(drawCard(deck!, [...drawn, deck!.cards[0]!.id!], 0), undefined);
});

test("what the rules forbid is refused with a reason", async () => {
  const session = addInput(await prepare(newSession(cellar), numbers(7)), { decision: 99 });
  await assert.rejects(play(engine, session), /decide\/0: found/);
  assert.ok("round" in fileOf(session.rounds[0]!));
});
