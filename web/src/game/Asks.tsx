import { computed, effect, signal } from "@preact/signals";
import type { TurnAnswerOption, Waiting, WaitingAnswer } from "forms";
import { litOption } from "../state/shown.ts";
import { Clause } from "../panel/Clause.tsx";
import { conditions } from "../scene/conditions.ts";
import { capital, titled } from "../text/text.ts";
import { Icon } from "../ui/Icon.tsx";
import { CharacterTurn, knownConditions } from "./CharacterTurn.tsx";
import { CommandLine } from "./CommandLine.tsx";
import { answer as say, figure, game, isHeld, waiting } from "./game.ts";
import { once } from "./once.ts";
import { RoundStart } from "./RoundStart.tsx";
import { g } from "./text.ts";

// What the game waits for, with every answer as a button.

const lightUp = (answer: WaitingAnswer | null): void =>
  void (litOption.value = (answer?.option ?? null) as Partial<TurnAnswerOption> | null);

function Choice({ asks }: { asks: Waiting }) {
  return (
    <>
      <h2>{asks.says}</h2>
      <ul class="answers">
        {asks.answers.map((answer) => (
          <li key={answer.command}>
            <button
              type="button"
              class="answer"
              onPointerEnter={() => lightUp(answer)}
              onPointerLeave={() => lightUp(null)}
              onFocus={() => lightUp(answer)}
              onBlur={() => lightUp(null)}
              onClick={once(() => {
                lightUp(null);
                void say(answer.command);
              })}
            >
              {capital(answer.says || answer.command)}
            </button>
          </li>
        ))}
      </ul>
      {asks.clause && (
        <p class="muted small">
          <Clause id={asks.clause} page={g("whyAsked")} />
        </p>
      )}
    </>
  );
}

const negateText = (answer: string): string | undefined =>
  answer === "no"
    ? g("suffer")
    : answer === "negate hand"
      ? g("loseCard")
      : answer === "negate discard"
        ? g("loseDiscarded")
        : undefined;

function Negate({ asks }: { asks: Waiting }) {
  return (
    <>
      <h2>{asks.says}</h2>
      <ul class="answers">
        {asks.answers.map((answer) => (
          <li key={answer.command}>
            <button type="button" class="answer" onClick={once(() => void say(answer.command))}>
              <b>{negateText(answer.command) ?? capital(answer.says || answer.command)}</b>
              {answer.says && answer.command.startsWith("negate ") && <span>{capital(answer.says)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const named = ["miss", "bless", "curse", "rolling"] as const;
const forces = ["push", "pull", "pierce"] as const;

/** A modifier card as the page names it; a number stays as it is printed. */
function cardText(card: string): string {
  const words = card.split(" ").map((word) => {
    const name = [...named, ...forces].find((n) => n === word);
    if (name) return g(name);
    return conditions.some((condition) => condition === word) ? titled(word) : word;
  });
  return words.join(" ");
}

/** What a card adds, as the page names it. */
function effectText(effect: string): string {
  const [name, points] = effect.split(" ");
  const force = forces.find((f) => f === name);
  if (force) return `${g(force)} ${points}`;
  return effect === "rolling" ? g("rolling") : titled(effect);
}

const drawn = signal<readonly string[]>([]);
const adding = signal(false);

const question = computed(() => waiting.value?.says);
effect(() => {
  void question.value; // another question begins without cards
  drawn.value = [];
  adding.value = false;
});

/** A word more for the last card. */
function addToLast(text: string): void {
  const before = drawn.value.slice(0, -1);
  const last = drawn.value.at(-1);
  if (last !== undefined) drawn.value = [...before, `${last} ${text}`];
}

function Draw({ asks }: { asks: Waiting }) {
  const due = asks.cards ?? 1;
  const cards = drawn.value;
  const rolling = cards.filter((card) => card.includes("rolling")).length;
  const enough = cards.length - rolling >= due || cards.length >= due + rolling;
  const known = new Set(knownConditions());
  return (
    <>
      <h2>{g("cardsDue", due === 1 ? g("oneCard") : g("someCards", due), asks.figure ?? "", asks.target ?? "")}</h2>
      <div class="modifiers" role="group" aria-label={g("modifierCards")}>
        {asks.answers.map((answer) => (
          <button
            key={answer.command}
            type="button"
            class={`modifier-card modifier-${answer.command.replace("+", "plus").replace("-", "minus")}`}
            onClick={(click) => {
              if (due > 1 || cards.length || adding.value) drawn.value = [...cards, answer.command];
              else once(() => void say(answer.command))(click);
            }}
          >
            {cardText(answer.command)}
          </button>
        ))}
        <button type="button" class="toggle" aria-pressed={adding.value} onClick={() => (adding.value = !adding.value)}>
          {g("withEffect")}
        </button>
      </div>
      {(adding.value || due > 1 || cards.length > 0) && (
        <>
          <ol class="drawn" aria-label={g("modifierCards")} aria-live="polite">
            {cards.map((card, i) => (
              <li key={i}>{cardText(card)}</li>
            ))}
            {cards.length === 0 && <li class="muted">–</li>}
          </ol>
          {adding.value && cards.length > 0 && (
            <div class="chips">
              {["rolling", "push 1", "pull 1", "pierce 1", ...conditions.filter((c) => known.has(c))].map((effect) => (
                <button key={effect} type="button" class="toggle" onClick={() => addToLast(effect)}>
                  {effectText(effect)}
                </button>
              ))}
            </div>
          )}
          <div class="action-row">
            <button
              type="button"
              class="button primary big grow"
              disabled={!enough}
              onClick={once(() => void say(cards.join(", ")))}
            >
              {g("useCards")}
            </button>
            <button type="button" class="button big" onClick={() => (drawn.value = [])}>
              {g("clear")}
            </button>
          </div>
        </>
      )}
    </>
  );
}

function Party({ asks }: { asks: Waiting }) {
  const says = asks.cardSays;
  return (
    <>
      <h2>{says ? g("cardSays", asks.figure ?? "") : asks.says}</h2>
      {says && <blockquote class="card-text">{says}</blockquote>}
      <button type="button" class="button primary big" onClick={once(() => void say("done"))}>
        {g("carriedOut")}
      </button>
      <CommandLine label={g("whatHappens")} hint="damage Brute 2; poison Brute" />
    </>
  );
}

function Reveal({ asks }: { asks: Waiting }) {
  return (
    <>
      <h2>{asks.says}</h2>
      <p class="hint">{g("pickPlace")}</p>
      <div class="action-row">
        <label class="grow">
          <span class="hidden">{g("pickPlace")}</span>
          <select
            class="big"
            aria-label={g("pickPlace")}
            value=""
            onChange={(e) => e.currentTarget.value && void say(e.currentTarget.value)}
          >
            <option value="">{g("pickPlace")}</option>
            {asks.answers
              .filter((answer) => answer.command !== "absent")
              .map((answer) => (
                <option key={answer.command}>{answer.command}</option>
              ))}
          </select>
        </label>
        <button type="button" class="button big" onClick={once(() => void say("absent"))}>
          {g("absent")}
        </button>
      </div>
    </>
  );
}

function RoundOver({ asks }: { asks: Waiting }) {
  const goesOn = asks.answers.some((answer) => answer.command === "next");
  const cleared = asks.cleared ?? !goesOn;
  const rests = asks.answers.filter((answer) => answer.command.startsWith("rest short"));
  return (
    <>
      <h2>{asks.says}</h2>
      {cleared && (
        <button type="button" class="button primary big" onClick={once(() => void say("won"))}>
          {g("won")}
        </button>
      )}
      {goesOn && (
        <button
          type="button"
          class={cleared ? "button big" : "button primary big"}
          onClick={once(() => void say("next"))}
        >
          <Icon name="round" size={18} />
          {g("nextRound")}
        </button>
      )}
      <div class="chips">
        {rests.map((answer) => (
          <button
            key={answer.command}
            type="button"
            class="button big"
            title={answer.says}
            onClick={once(() => void say(answer.command))}
          >
            {g("shortRest", answer.command.slice("rest short ".length).replaceAll('"', ""))}
          </button>
        ))}
        {!cleared && (
          <button type="button" class="button big" onClick={once(() => void say("won"))}>
            {g("won")}
          </button>
        )}
        <button type="button" class="button big" onClick={once(() => void say("lost"))}>
          {g("lost")}
        </button>
      </div>
    </>
  );
}

function Over({ asks }: { asks: Waiting }) {
  return (
    <>
      <h2>{g("isOver")}</h2>
      <p>{asks.says}</p>
    </>
  );
}

const views: Partial<Record<Waiting["for"], (props: { asks: Waiting }) => preact.JSX.Element>> = {
  choice: Choice,
  negate: Negate,
  draw: Draw,
  party: Party,
  reveal: Reveal,
  "round-over": RoundOver,
  over: Over,
};

function Question({ asks }: { asks: Waiting }) {
  if (asks.for === "character") return <CharacterTurn key={asks.figure} />;
  const View = views[asks.for];
  if (!View) return null;
  const about = asks.figure && figure(asks.figure) ? asks.figure : undefined;
  return (
    <section class={`asks asks-${asks.for}`} tabIndex={-1} aria-live="polite" data-about={about}>
      <View asks={asks} />
    </section>
  );
}

/** What the game waits for. */
export function Asks() {
  const asks = game.value?.state.waiting;
  if (!asks) return null;
  if (asks.for === "initiative" || asks.for === "card") return <RoundStart />;
  return (
    <fieldset disabled={isHeld.value}>
      <Question asks={asks} />
    </fieldset>
  );
}
