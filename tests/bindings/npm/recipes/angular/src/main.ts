import { Component, provideZonelessChangeDetection, signal } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { load, type Scene } from "standee";
import { loadInWorker } from "standee/worker";

const at = (file: string): string => new URL(file, document.baseURI).href;

const scene: Scene = {
  format: "scene/1",
  edition: "frosthaven",
  map: { hexes: [[0, 0], [1, 0], [2, 0], [3, 0]] },
  figures: [
    { id: "Guard", kind: "monster", side: "monsters", name: "Guard", at: [0, 0], hp: 5, maxHp: 5, initiative: 30 },
    { id: "Brute", kind: "character", side: "party", at: [3, 0], hp: 9, maxHp: 9, initiative: 20 },
  ],
  cards: { Guard: { initiative: 30, abilities: [{ move: { points: 2 } }, { attack: { value: 3 } }] } },
};

@Component({ selector: "app-root", template: "<p>{{ text() }}</p>" })
class App {
  readonly text = signal("waiting");

  constructor() {
    this.play().then(
      (text) => this.show(text),
      (error: unknown) => this.show(`failed: ${String(error)}`),
    );
  }

  private show(text: string): void {
    this.text.set(text);
    document.title = text;
  }

  private async play(): Promise<string> {
    const standee = await load(at("standee.wasm"), at("standee-import.wasm"));
    await standee.loadImporters();
    const worker = new Worker(new URL("./engine.worker", import.meta.url), { type: "module" });
    const engine = await loadInWorker({ worker, core: at("standee.wasm"), importers: at("standee-import.wasm") });
    const here = standee.turn(scene, { figure: "Guard" });
    const there = await engine.turn(scene, { figure: "Guard" });
    const stop = (await engine.act(scene, { set: "Guard", seed: 1 })).at(-1);
    engine.terminate();
    const same = JSON.stringify(here) === JSON.stringify(there);
    return `${here.options[0]?.end.join()}; ${stop !== undefined && "stop" in stop ? stop.stop : ""}; ${same}`;
  }
}

void bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
