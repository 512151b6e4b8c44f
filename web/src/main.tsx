import { effect } from "@preact/signals";
import { render } from "preact";
import { asker } from "./engine/client.ts";
import { written } from "./scene/document.ts";
import { answerNow, startAsking } from "./state/ask.ts";
import { boardKept, isDamaged, leaveShelf, placeBoard, restored, startKeeping } from "./state/boards.ts";
import { keepEverything } from "./state/offline.ts";
import { openHash, openValue } from "./state/open.ts";
import { startSeeing } from "./state/visible.ts";
import { startDocument } from "./state/start.ts";
import { begin, considered, document_, fresh, mode, notice } from "./state/store.ts";
import { App } from "./ui/App.tsx";
import { Guard } from "./ui/Rescue.tsx";
import { gameKept } from "./game/game.ts";
import { startPlaying } from "./game/start.ts";
import { listen } from "./ui/keys.ts";
import "./style/main.css";
import { session } from "./state/storage.ts";

declare global {
  interface Window {
    standee: {
      load(document: unknown): Promise<void>;
      scene(): unknown;
      answer(): Promise<string>;
      /** Resolves when this browser has kept the board and the game as they are. */
      kept(): Promise<unknown>;
    };
  }
}

window.standee = {
  load: (document) => openValue(document),
  scene: () => written(document_.value),
  answer: () => answerNow(considered.value),
  kept: () => Promise.all([boardKept(), gameKept()]),
};

/** A message goes away by itself. */
function startNotices(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const now = notice.value;
    clearTimeout(timer);
    if (now) timer = setTimeout(() => (notice.value = null), now.bad ? 9000 : 4000);
  });
}

const startingName = "standee.starting";

/**
 * How often in a row the page has begun and was still starting when it hung or crashed. Whoever leaves it while it
 * starts ends no row: only a page that runs can say that it is left.
 */
const failedStarts = Number(session.getItem(startingName) ?? "0");
session.setItem(startingName, String(failedStarts + 1));
const shownWell = (): void => session.removeItem(startingName);

if (failedStarts >= 2) leaveShelf();
const board = failedStarts >= 2 ? null : restored(location.hash);
const failed = failedStarts >= 2 || (!board && isDamaged());
if (board) {
  begin(board.work, board.past, board.future);
  mode.value = board.mode;
} else if (failed || location.hash) begin(fresh(startDocument()));
else placeBoard(fresh(startDocument()));

startAsking(); // the engine thinks while the page is drawn
const root = document.getElementById("app");
if (root)
  render(
    <Guard failed={failed}>
      <App />
    </Guard>,
    root,
  );
startSeeing();
startNotices();
listen();
startPlaying();
addEventListener("pagehide", shownWell);
void (board || failed ? Promise.resolve() : openHash()).finally(() => {
  startKeeping();
  requestAnimationFrame(() => setTimeout(shownWell, 300));
});
addEventListener("hashchange", () => void openHash());
void asker.rest().then(() => {
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    navigator.serviceWorker.register("./sw.js").catch(() => undefined); // blocked: the page works while there is a network
});
addEventListener("appinstalled", () => void keepEverything());
