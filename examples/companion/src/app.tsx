// The page: the session, its round as the engine plays it, and what people can do next.

import { useEffect, useState } from "preact/hooks";
import type { Clause, GameEvent as Event, EventOption, Scene, Step } from "standee";
import { Board } from "./board.tsx";
import { CharacterTurn } from "./character_turn.tsx";
import { CarryOut, Choice, Draw } from "./decision.tsx";
import { decksOf, drawnCards } from "./decks.ts";
import type { Engine } from "./engine.ts";
import { Figures } from "./figures.tsx";
import { Log } from "./log.tsx";
import { PrepareRound } from "./prepare_round.tsx";
import { addInput, type Input, newSession, play, type Played, type Session, startRound, undo } from "./session.ts";
import { saveSession } from "./storage.ts";

interface AppProps {
  engine: Engine;
  first: Session;
  shipped: Scene;
  clauses: Map<string, Clause>;
}

/** What a character has done so far in a turn that nobody has ended yet. */
type Draft = { steps: Step[]; events: Event[]; scene: Scene };

export function App({ engine, first, shipped, clauses }: AppProps) {
  const [session, setSession] = useState(first);
  const [played, setPlayed] = useState<Played>();
  const [draft, setDraft] = useState<Draft>();
  const [path, setPath] = useState("");
  const [look, setLook] = useState<EventOption>();
  const [problem, setProblem] = useState("");

  /** Asks the engine. What it refuses is shown, and nothing changes. */
  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
      setProblem("");
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const goTo = async (next: Session) => {
    setPlayed(await play(engine, next));
    setSession(next);
    saveSession(next);
    setDraft(undefined);
    setPath("");
    setLook(undefined);
  };
  const go = (next: Session) => attempt(() => goTo(next));
  const load = (file: File) =>
    attempt(async () => {
      const scene = await engine("show", JSON.parse(await file.text()));
      if ((scene.map.coordinates ?? "axial") !== "axial") {
        throw new Error("The board of this app draws axial coordinates only.");
      }
      const without = decksOf(scene).find(({ cards }) => cards.length === 0);
      if (without) {
        throw new Error(`The scene has no ability cards for ${without.set}: "monsters" must have its stat card.`);
      }
      await goTo(newSession(scene));
    });
  const answer = (input: Input) => go(addInput(session, input));
  const tryTurn = (figure: string, before: Scene, steps: Step[]) =>
    attempt(async () => {
      const { events, scene } = await engine("play", { scene: before, steps: [{ startTurn: figure }, ...steps] });
      setDraft({ steps, events, scene });
      setPath("");
    });
  useEffect(() => void go(first), []);

  const stop = played?.stop;
  const number = session.rounds.length;
  const scene = draft?.scene ?? stop?.scene ?? session.scene;
  const question = `${number} ${session.rounds.at(-1)?.inputs.length}`;
  return (
    <>
      <header>
        <h1>Standee companion</h1>
        <button disabled={number === 0} onClick={() => go(undo(session))}>
          Undo
        </button>
        <button onClick={() => confirm("Forget this game?") && go(newSession(shipped))}>Start again</button>
        <label class="button">
          Load a scene
          <input type="file" accept=".json" onInput={({ currentTarget: { files } }) => files?.[0] && load(files[0])} />
        </label>
      </header>
      {problem && <p role="alert">{problem}</p>}
      <main>
        <div>
          <Board
            scene={scene}
            path={look?.path}
            acting={stop && "figure" in stop ? stop.figure : undefined}
            onHex={stop?.stop === "character" ? (hex) => setPath(`${path} ${hex}`.trim()) : undefined}
          />
          <Figures scene={scene} />
        </div>
        <div>
          <div class="next" aria-live="polite" key={question}>
            {stop?.stop === "over" && <p>Round {number} is over.</p>}
            {(!stop || stop.stop === "over") && (
              <PrepareRound
                scene={scene}
                number={number + 1}
                drawn={drawnCards(session, played)}
                onStart={(preparation) => go(startRound(session, scene, preparation))}
              />
            )}
            {stop?.stop === "character" && (
              <CharacterTurn
                key={draft?.steps.length}
                figure={stop.figure}
                scene={scene}
                steps={draft?.steps ?? []}
                path={path}
                onPath={setPath}
                onSteps={(steps) => tryTurn(stop.figure, stop.scene, steps)}
                onEnd={() => answer({ figure: stop.figure, steps: draft?.steps ?? [] })}
              />
            )}
            {stop?.stop === "choice" && <Choice stop={stop} clauses={clauses} onInput={answer} onLook={setLook} />}
            {stop?.stop === "draw" && <Draw stop={stop} onInput={answer} />}
            {stop?.stop === "party" && <CarryOut stop={stop} onInput={answer} />}
          </div>
          {played && (
            <Log order={played.order} events={[...played.events, ...(draft?.events ?? [])]} clauses={clauses} />
          )}
        </div>
      </main>
    </>
  );
}
