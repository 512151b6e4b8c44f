import { tools } from "../state/tools.ts";
import { everythingKept, keepEverything } from "../state/offline.ts";
import { toggleTheme } from "../state/theme.ts";
import { language, setLanguage, t, type TextKey } from "../text/text.ts";
import { Dialog } from "./Controls.tsx";
import { ToolIcon } from "./ToolIcon.tsx";

const keys: readonly (readonly [string, TextKey])[] = [
  ["← ↑ → ↓", "keyArrows"],
  ["Enter", "keyEnter"],
  ["Shift + ←↑→↓", "keyMove"],
  ["Del", "keyDelete"],
  [", .", "keyWalls"],
  ["[ ]", "keyOptions"],
  ["1 – 5", "keyViews"],
  ["+ −", "keyZoom"],
  ["0", "fit"],
  ["Ctrl + Z / Y", "keyUndo"],
  ["Esc", "keyEscape"],
];

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const other = language.value === "en" ? "de" : "en";
  return (
    <Dialog title={t("help")} onClose={onClose} wide>
      <p>{t("helpSays")}</p>
      <div class="row">
        <button type="button" class="button" onClick={toggleTheme}>
          {t("theme")}
        </button>
        <button type="button" class="button" lang={other} onClick={() => setLanguage(other)}>
          {t("language")}
        </button>
        <button type="button" class="button" disabled={everythingKept.value} onClick={() => void keepEverything()}>
          {t(everythingKept.value ? "everythingKept" : "keepEverything")}
        </button>
      </div>
      <section class="by-keyboard">
        <h3>{t("keyboard")}</h3>
        <dl class="keys">
          {keys.map(([key, says]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(says)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{t("tools")}</h3>
        <dl class="keys of-tools">
          {tools.map((entry) => (
            <div key={entry.name}>
              <dt>
                <ToolIcon name={entry.name} /> <kbd>{entry.key.toUpperCase()}</kbd>
              </dt>
              <dd>{t(entry.name)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p class="hint">{t("legal")}</p>
    </Dialog>
  );
}
