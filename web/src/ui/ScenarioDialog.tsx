import { useState } from "preact/hooks";
import { focusBoard } from "../board/view.ts";
import { openScenario, pendingScenario } from "../state/open.ts";
import { t } from "../text/text.ts";
import { Check, Dialog } from "./Controls.tsx";
import { Steps } from "./Steps.tsx";

const title = (): string => {
  const file = pendingScenario.value?.scenario ?? pendingScenario.value?.savedState;
  const name = file?.title ?? file?.name;
  return typeof name === "string" ? name : t("scenario");
};

/** For how many, at which level and with which rooms a scenario is set up. */
export function ScenarioDialog({ onClose }: { readonly onClose: () => void }) {
  const saved = !!pendingScenario.value?.savedState;
  const [players, setPlayers] = useState(2);
  const [level, setLevel] = useState(1);
  const [allRooms, setAllRooms] = useState(false);
  const close = (): void => {
    pendingScenario.value = null;
    onClose();
  };
  const setUp = async (): Promise<void> => {
    if (!(await openScenario({ players, level, allRooms }))) return;
    onClose();
    focusBoard();
  };
  return (
    <Dialog title={title()} onClose={close}>
      {!saved && <Steps label={t("players")} value={players} least={1} most={4} onChange={setPlayers} />}
      <Steps label={t("level")} value={level} least={0} most={7} onChange={setLevel} />
      {!saved && <Check label={t("allRooms")} value={allRooms} onChange={setAllRooms} />}
      <div class="row">
        <button type="button" class="button primary" onClick={() => void setUp()}>
          {t("setUp")}
        </button>
      </div>
    </Dialog>
  );
}
