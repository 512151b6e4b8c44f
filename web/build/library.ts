import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "..", "..");

type Json = Record<string, unknown>;
const read = (path: string): Json => JSON.parse(readFileSync(join(root, path), "utf8")) as Json;

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((f) => f.isFile() && f.name.endsWith(".json"))
    .map((f) => relative(root, join(f.parentPath, f.name)))
    .sort();
}

/** Markdown marks that the page does not draw. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*`]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** The questions of docs/contradictions.md, each with its positions and its file. */
function contradictions(): Json[] {
  const sections = readFileSync(join(root, "docs/contradictions.md"), "utf8")
    .split(/^## (?=\d+\. )/m)
    .slice(1);
  return sections.flatMap((section) => {
    const file = /\]\(\.\.\/(fixtures\/[^)]*\.json)\)/.exec(section)?.[1];
    if (!file) return [];
    const [title = ""] = section.split("\n");
    const question = /^\*([^*][^]*?)\*$/m.exec(section)?.[1] ?? "";
    const parts = section
      .split(/^- (?=\*\*)/m)
      .slice(1)
      .map((part) => {
        const [, label = "", text = ""] = /^\*\*(.*?)\*\*\s*([^]*?)(?=\n\n|$)/.exec(part) ?? [];
        return { label: plain(label).replace(/[.:]$/, ""), text: plain(text) };
      });
    return [
      { title: plain(title), question: plain(question), parts: parts.filter((p) => p.label !== "File"), path: file },
    ];
  });
}

const samples = [
  ["turn", "fixtures/turns/demo.json"],
  ["round", "examples/round/two-rooms.json"],
  ["round", "examples/round/room.json"],
  ["threat", "examples/app/room.json"],
] as const;

function withMonsters(document: Json): Json {
  const names = new Set((document.figures as Json[] | undefined)?.map((f) => f.name) ?? []);
  const sets = filesUnder("fixtures/monsters")
    .map(read)
    .filter((m) => names.has(m.name));
  return "scene" in document || !sets.length
    ? document
    : { ...document, monsters: Object.fromEntries(sets.map((m) => [m.name, m])) };
}

function content(): string {
  const disputes = filesUnder("fixtures/disputes").map((path) => ({ path, document: read(path) }));
  const extra = contradictions()
    .map((c) => String(c.path))
    .filter((path) => !disputes.some((d) => d.path === path));
  return JSON.stringify({
    samples: samples.map(([view, path]) => ({ view, path, document: withMonsters(read(path)) })),
    disputes: [...disputes, ...extra.map((path) => ({ path, document: read(path) }))],
    contradictions: contradictions(),
  });
}

/** The samples, disputes and contradictions of the repository as one file, which the page loads when it needs it. */
export function library(): Plugin {
  return {
    name: "library",
    configureServer(server) {
      server.middlewares.use("/library.json", (_, response) => void response.end(content()));
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "library.json", source: content() });
    },
  };
}
