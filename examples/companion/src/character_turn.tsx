// The turn of a character: people say step by step what it does.

import type { Scene, Step } from "standee";
import { Form, StepForm } from "./form.tsx";
import { cardsIn, hexesIn } from "./words.ts";

interface CharacterTurnProps {
  figure: string;
  scene: Scene;
  /** What it has done so far. */
  steps: Step[];
  /** The hexes of a move, as typed or clicked on the board. */
  path: string;
  onPath: (path: string) => void;
  onSteps: (steps: Step[]) => void;
  onEnd: () => void;
}

export function CharacterTurn({ figure, scene, steps, path, onPath, onSteps, onEnd }: CharacterTurnProps) {
  const add = (...more: Step[]) => onSteps([...steps, ...more]);
  const attack = ({ target = "", value, range, draw = "" }: Record<string, string>) =>
    add({
      attack: {
        by: figure,
        target,
        value: Number(value),
        ...(range && { range: Number(range) }),
        ...(draw && { draw: cardsIn(draw) }),
      },
    });
  return (
    <section>
      <h2>{figure}'s turn</h2>
      <Form class="row" onFields={() => add({ move: { figure, path: hexesIn(path) } })}>
        <label class="wide">
          Move through (type or click hexes)
          <input required value={path} placeholder="1,0 2,0" onInput={(event) => onPath(event.currentTarget.value)} />
        </label>
        <button>Move</button>
      </Form>
      <Form class="row" onFields={attack}>
        <label>
          Target
          <select name="target" required>
            {scene.figures?.filter(({ side }) => side === "monsters").map(({ id }) => <option>{id}</option>)}
          </select>
        </label>
        <label>
          Value <input name="value" type="number" min={0} required />
        </label>
        <label>
          Range <input name="range" type="number" min={1} placeholder="melee" />
        </label>
        {!scene.decks && (
          <label>
            Cards <input name="draw" required placeholder="+1" size={6} />
          </label>
        )}
        <button>Attack</button>
      </Form>
      <StepForm label="Any other step" onSteps={(more) => add(...more)} />
      <p class="row">
        <button class="main" onClick={onEnd}>
          End {figure}'s turn
        </button>
        {steps.length > 0 && <button onClick={() => onSteps(steps.slice(0, -1))}>Remove the last step</button>}
      </p>
    </section>
  );
}
