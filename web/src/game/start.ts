import { effect } from "@preact/signals";
import { fitSoon } from "../board/view.ts";
import { shownScene } from "../state/shown.ts";
import { gameMap, mode, notice } from "../state/store.ts";
import { playedBoard, playing } from "./board.ts";
import { game, now, resumeLast } from "./game.ts";
import { findTable, isInvited, offered, tableProblem } from "./table.ts";
import { g } from "./text.ts";
import { startReach } from "./turn.ts";

/** Shows the whole board when a game begins or is left, and when a room is revealed. */
function startFitting(): void {
  let before = "";
  effect(() => {
    const shown = playing.value ? `${game.value?.id} ${now.value?.map.hexes?.length}` : "";
    if (shown !== before) fitSoon(() => (playing.peek() && now.peek()) || shownScene.peek());
    before = shown;
  });
}

/** Goes on with the game that was on the page, or at the table where the page sat. */
export function startPlaying(): void {
  startReach();
  effect(() => void (gameMap.value = playedBoard.value?.map));
  startFitting();
  const invited = isInvited.value;
  void findTable().then(async (sits) => {
    if (invited && offered.value) mode.value = "round";
    if (invited && tableProblem.value) notice.value = { text: g(tableProblem.value), bad: true };
    if (!sits) await resumeLast();
  });
}
