import { Component, type ComponentChildren } from "preact";
import { saveFile } from "../share/picture.ts";
import { lastGood, placeBoard } from "../state/boards.ts";
import { startDocument } from "../state/start.ts";
import { document_, fresh, mode } from "../state/store.ts";
import { t } from "../text/text.ts";

const size = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)}…` : text);

interface Props {
  readonly problem: unknown;
  readonly onDone: () => void;
}

/** In place of a page that failed: the last good board, or a fresh one. */
export function Rescue({ problem, onDone }: Props) {
  const good = lastGood();
  const go = (work: Parameters<typeof placeBoard>[0]): void => {
    mode.value = "turn";
    history.replaceState(null, "", location.pathname + location.search);
    placeBoard(work);
    onDone();
  };
  return (
    <main class="rescue">
      <div role="alert">
        <h1>{t("rescueTitle")}</h1>
        <p>{t("rescueSays")}</p>
      </div>
      <div class="row">
        {good && good.document !== document_.peek() && (
          <button type="button" class="button primary" onClick={() => go(good)}>
            {t("lastGoodBoard")}
          </button>
        )}
        <button type="button" class="button" onClick={() => go(fresh(startDocument()))}>
          {t("startAfresh")}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => saveFile("board.json", `${JSON.stringify(document_.peek(), null, 2)}\n`)}
        >
          {t("saveBroken")}
        </button>
      </div>
      {problem !== undefined && (
        <details>
          <summary>{t("details")}</summary>
          <pre>{size(problem instanceof Error ? problem.message : String(problem))}</pre>
        </details>
      )}
    </main>
  );
}

interface State {
  readonly problem?: unknown;
  readonly failed: boolean;
}

/** Shows what it holds until that fails, and then a way out. */
export class Guard extends Component<{ readonly failed?: boolean; readonly children: ComponentChildren }, State> {
  override state: State = { failed: this.props.failed ?? false };

  override componentDidCatch(problem: unknown): void {
    this.setState({ failed: true, problem });
  }

  override render(): ComponentChildren {
    const { failed, problem } = this.state;
    if (!failed) return this.props.children;
    return <Rescue problem={problem} onDone={() => this.setState({ failed: false, problem: undefined })} />;
  }
}
