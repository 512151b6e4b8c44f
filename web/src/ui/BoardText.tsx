import { effect, signal } from "@preact/signals";
import { describeFigure } from "../board/describe.ts";
import { hexesOf } from "../scene/figures.ts";
import { withNames } from "../scene/hex.ts";
import { words } from "../state/ask.ts";
import { placeName, shownScene } from "../state/shown.ts";
import { t } from "../text/text.ts";

/** The board once it has rested for a moment: nobody hears every hex of a drag. */
const rested = signal(shownScene.peek());
let timer: ReturnType<typeof setTimeout> | undefined;
effect(() => {
  const now = shownScene.value;
  clearTimeout(timer);
  timer = setTimeout(() => (rested.value = now), 400);
});

/** The board and the answer as text, for those who do not see the drawing. */
export function BoardText() {
  const now = rested.value;
  return (
    <section class="hidden" aria-label={t("boardAsText")}>
      <h2>{t("boardAsText")}</h2>
      <ul>
        {(now.figures ?? []).map((f) => (
          <li key={f.id}>
            {describeFigure(f)}: {hexesOf(f).map(placeName).join(", ")}
          </li>
        ))}
      </ul>
      <pre>{withNames(words.value, placeName)}</pre>
    </section>
  );
}
