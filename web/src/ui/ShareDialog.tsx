import { useEffect, useState } from "preact/hooks";
import { written } from "../scene/document.ts";
import { linkToBoard } from "../share/link.ts";
import { pngOfBoard, saveFile, svgOfBoard } from "../share/picture.ts";
import { document_, notice } from "../state/store.ts";
import { t } from "../text/text.ts";
import { Dialog } from "./Controls.tsx";
import { Icon } from "./Icon.tsx";

const said = (text: string): void => void (notice.value = { text, bad: false });

async function copied(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  said(t("copied"));
}

/** Copies the picture, or saves it where the browser does not copy pictures. */
async function copyPng(): Promise<void> {
  const blob = await pngOfBoard();
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    said(t("copied"));
  } catch {
    saveFile("board.png", blob);
  }
}

export function ShareDialog({ onClose }: { onClose: () => void }) {
  const [link, setLink] = useState("");
  useEffect(() => {
    void linkToBoard().then(setLink);
  }, []);
  const name = document_.value.name ?? "board";
  return (
    <Dialog title={t("share")} onClose={onClose}>
      <section class="share-link">
        <h3>{t("shareLink")}</h3>
        <div class="row">
          <input
            type="text"
            readOnly
            aria-label={t("shareLink")}
            value={link}
            onFocus={(e) => e.currentTarget.select()}
          />
          <button type="button" class="button primary" onClick={() => void copied(link)}>
            <Icon name="copy" size={18} />
            {t("copyLink")}
          </button>
        </div>
        <p class="hint">{t("shareSays", String(link.length))}</p>
      </section>
      <section>
        <h3>{t("picture")}</h3>
        <div class="row">
          <button type="button" class="button" onClick={() => void copyPng()}>
            <Icon name="picture" size={18} />
            {t("copyPng")}
          </button>
          <button type="button" class="button" onClick={() => void copied(svgOfBoard())}>
            <Icon name="copy" size={18} />
            {t("copySvg")}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => saveFile(`${name}.svg`, new Blob([svgOfBoard()], { type: "image/svg+xml" }))}
          >
            <Icon name="save" size={18} />
            SVG
          </button>
        </div>
      </section>
      <section>
        <h3>{t("file")}</h3>
        <div class="row">
          <button
            type="button"
            class="button"
            onClick={() => saveFile(`${name}.json`, `${JSON.stringify(written(document_.value), null, 2)}\n`)}
          >
            <Icon name="save" size={18} />
            {t("saveFile")}
          </button>
        </div>
        <p class="hint">{t("saveSays")}</p>
      </section>
    </Dialog>
  );
}
