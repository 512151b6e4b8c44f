// Lets `standee verify --against` test an implementation in TypeScript.
//
// Reads one request per line and writes one answer per line. To test your own code, replace `turn`:
// it gets a scene as standee writes it, and returns every option that your code allows. Throw
// Unsupported for everything that your code does not do; this does not count against it.

import { plan, Scene, Unsupported } from "./melee";

interface Answer {
  options?: { end: number[]; targets: string[] }[];
  focus?: string[];
  unsupported?: string;
}

function turn(scene: Scene): Answer {
  return plan(scene);
}

function answer(request: { method: string; input: Scene }): Answer {
  try {
    if (request.method === "turn") {
      return turn(request.input);
    }
    throw new Unsupported("the method " + request.method);
  } catch (error) {
    if (error instanceof Unsupported) {
      return { unsupported: error.message };
    }
    throw error;
  }
}

let rest = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (text: string) => {
  const lines = (rest + text).split("\n");
  rest = lines.pop() as string;
  for (const line of lines) {
    const request = JSON.parse(line);
    process.stdout.write(JSON.stringify({ id: request.id, ...answer(request) }) + "\n");
  }
});
