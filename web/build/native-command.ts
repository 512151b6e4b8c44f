import { spawn } from "node:child_process";
import type { IncomingMessage } from "node:http";
import type { Plugin } from "vite";

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
}

function optionsOf(options: Record<string, unknown>): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const flag = `--${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
    if (name === "words" || name === "ids") return name === "ids" ? (value as string[]) : [];
    if (value === true) return [flag];
    return [flag, Array.isArray(value) ? value.join(",") : String(value)];
  });
}

function run(command: string, method: string, text: string): Promise<string> {
  const request = (text ? JSON.parse(text) : {}) as { input?: unknown; options?: Record<string, unknown> };
  const wrapped = typeof request === "object" && request !== null && "options" in request;
  const options = wrapped ? request.options ?? {} : {};
  const input = wrapped ? JSON.stringify(request.input ?? null) : text;
  const files = method === "rules" || method === "clauses" ? [] : ["-"];
  const form = options.words ? [] : ["--json"];
  const child = spawn(command, [method, ...files, ...form, ...optionsOf(options)]);
  let out = "";
  let errors = "";
  child.stdout.on("data", (part: Buffer) => (out += part.toString()));
  child.stderr.on("data", (part: Buffer) => (errors += part.toString()));
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.on("close", () => resolve(options.words ? `${JSON.stringify({ format: "words/1", text: out || errors })}\n` : asJson(out || errors)));
  });
}

/** What is no JSON is a complaint of the command line. */
const asJson = (text: string): string => (/^[{\n]/.test(text) ? text : `${JSON.stringify({ error: { file: "", pointer: "", found: text.trim(), expected: "" } })}\n`);

/** Lets the development server answer with the native command, before there is a WebAssembly build. */
export function nativeCommand(): Plugin {
  const command = process.env.STANDEE ?? "../build/release/standee";
  return {
    name: "native-command",
    configureServer(server) {
      server.middlewares.use("/call/", (request, response) => {
        const method = (request.url ?? "/").slice(1);
        void textOf(request).then((text) => run(command, method, text)).then((answer) => response.end(answer));
      });
    },
  };
}
