import { useEffect, useState } from "preact/hooks";
import { saveFile } from "../share/picture.ts";
import { notice } from "../state/store.ts";
import { Dialog } from "../ui/Controls.tsx";
import { Icon } from "../ui/Icon.tsx";
import { game } from "./game.ts";
import { longestForQr, QrCode } from "./QrCode.tsx";
import { givenBack, linkToNow } from "./share.ts";
import { tableLinks } from "./table.ts";
import { g } from "./text.ts";

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  notice.value = { text: g("copied"), bad: false };
}

function Link({ link, label }: { link: string; label: string }) {
  return (
    <>
      {link.length <= longestForQr ? <QrCode text={link} label={g("qr")} /> : <p class="hint">{g("tooLongForQr")}</p>}
      <div class="row nowrap">
        <input type="text" readOnly aria-label={label} value={link} onFocus={(e) => e.currentTarget.select()} />
        <button type="button" class="button primary big copy-link" onClick={() => void copy(link)}>
          <Icon name="copy" size={18} />
          {g("copyLink")}
        </button>
      </div>
    </>
  );
}

function LookOn() {
  const [link, setLink] = useState("");
  useEffect(() => void linkToNow().then(setLink), []);
  return (
    <section>
      <h3>{g("lookOn")}</h3>
      <p class="hint">{g("lookOnSays")}</p>
      {link && <Link link={link} label={g("lookOn")} />}
    </section>
  );
}

function Table() {
  const { play, read } = tableLinks();
  return (
    <section>
      <h3>{g("joinQr")}</h3>
      {play && (
        <>
          <h4>{g("playCode")}</h4>
          <Link link={play} label={g("playCode")} />
        </>
      )}
      {read && (
        <>
          <h4>{g("readCode")}</h4>
          <Link link={read} label={g("readCode")} />
        </>
      )}
    </section>
  );
}

const fileName = (name: string): string => name.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^-+|-+$/g, "") || "standee";

async function save(name: string): Promise<void> {
  const answer = await game.value?.engine.ask<unknown>("save");
  if (answer?.ok) saveFile(`${fileName(name)}.game.json`, `${JSON.stringify(answer.value)}\n`);
}

/** Everything that leaves the page: links, codes, files. */
export function ShareGame({ onClose }: { onClose: () => void }) {
  const current = game.value;
  if (!current) return null;
  const { play, read } = tableLinks();
  return (
    <Dialog title={g("shareGame")} onClose={onClose}>
      {(play || read) && <Table />}
      <LookOn />
      <section>
        <h3>{g("saveGame")}</h3>
        <p class="hint">{g("saveGameSays")}</p>
        <button type="button" class="button big" onClick={() => void save(current.name)}>
          <Icon name="save" size={18} />
          {g("saveGame")}
        </button>
      </section>
      {current.secretariat !== undefined && (
        <section>
          <h3>{g("giveBack")}</h3>
          <p class="hint">{g("giveBackSays")}</p>
          <button
            type="button"
            class="button big"
            onClick={() =>
              void givenBack(current.secretariat).then(
                (text) => saveFile(`${fileName(current.name)}.json`, text),
                (problem: unknown) => (notice.value = { text: String(problem), bad: true }),
              )
            }
          >
            <Icon name="save" size={18} />
            {g("giveBack")}
          </button>
        </section>
      )}
    </Dialog>
  );
}
