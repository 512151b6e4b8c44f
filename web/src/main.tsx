import { render } from "preact";
import demo from "../../fixtures/turns/demo.json";
import { asker } from "./engine/client.ts";
import { answerNow, startAsking } from "./state/ask.ts";
import { openHash, openValue } from "./state/open.ts";
import { kept, startKeeping } from "./state/persist.ts";
import { learnRules } from "./state/rules.ts";
import { considered, begin, document_, notice } from "./state/store.ts";
import { documentOf, written } from "./scene/document.ts";
import { App } from "./ui/App.tsx";
import { startPlaying } from "./game/start.ts";
import { listen } from "./ui/keys.ts";
import { effect } from "@preact/signals";
import "./style/main.css";

declare global {
  interface Window {
    standee: { load(document: unknown): Promise<void>; scene(): unknown; answer(): Promise<string> };
  }
}

window.standee = {
  load: (document) => openValue(document),
  scene: () => written(document_.value),
  answer: () => answerNow(considered.value),
};

/** A message goes away by itself. */
function startNotices(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const now = notice.value;
    clearTimeout(timer);
    if (now) timer = setTimeout(() => (notice.value = null), now.bad ? 7000 : 2500);
  });
}

const restored = kept();
begin(
  restored ?? { document: documentOf({ scene: demo.scene, name: demo.name, question: demo.question }), played: [] },
);
startAsking(); // the engine thinks while the page is drawn
const root = document.getElementById("app");
if (root) render(<App />, root);
startNotices();
listen();
startPlaying();
void (restored ? Promise.resolve() : openHash(true)).finally(startKeeping);
addEventListener("hashchange", () => void openHash(false));
void asker.rest().then(() => {
  void learnRules();
  if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("./sw.js");
});
