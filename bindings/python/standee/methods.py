"""The methods of the JSON interface as functions (docs/library.md)."""

from __future__ import annotations

import json
from typing import Any, Literal, Mapping, NotRequired, Sequence, TypedDict, Union, cast

from ._library import call
from .errors import Refused, refusing_what_is_no_json
from .forms import (CheckAnswer, Dispute, DisputeAnswer, Fixture, FixtureDecision, GameEvent, Hex, MonsterCards,
                    MonsterSet, PlayAnswer, PlayFixture, RoundFixture, RoundLine, RoundLineActed,
                    RoundLineCharacter, RoundLineChoice, RoundLineDraw, RoundLineOver, RoundLineParty,
                    Scene, SessionEvent, SightAnswer, ThreatAnswer, TurnAnswer, TurnFixture)

Text = Union[str, bytes]
SceneDocument = Union[Scene, TurnFixture, PlayFixture, RoundFixture, Text]
#: A hex, or the id of a figure.
Place = Union[Hex, tuple[int, int], str]

#: The language of what an answer says to players.
Language = Literal["en", "de"]

#: The last line of a round: why it stops, and the scene then.
RoundStop = Union[RoundLineChoice, RoundLineDraw, RoundLineParty, RoundLineCharacter, RoundLineOver, RoundLineActed]

#: A rule, as `clauses` tells it.
Clause = TypedDict("Clause", {
    "id": str, "pages": dict[str, str], "says": str, "differs": dict[str, str], "decidedBy": list[str],
    "whyNotDecided": NotRequired[str]})
#: A rule in which editions differ.
RuleSwitch = TypedDict("RuleSwitch", {
    "name": str, "clause": str, "says": str, "values": Any, "editions": dict[str, Any]})


def _text_of(document: object) -> str:
    """The document as the text of one JSON value. A text stays as it is: the engine judges it."""
    if not isinstance(document, (str, bytes)):
        return json.dumps(document, allow_nan=False)
    text = document if isinstance(document, str) else document.decode()
    json.loads(text)
    text.encode()
    return text


def _request(document: object | None, options: Mapping[str, Any]) -> str:
    given = {name: value for name, value in options.items() if value is not None}
    with refusing_what_is_no_json():
        asked = json.dumps(given, allow_nan=False)
        if document is None:
            return f'{{"options":{asked}}}'
        return f'{{"input":{_text_of(document)},"options":{asked}}}'


def lines_of(method: str, document: object | None, options: Mapping[str, Any]) -> list[Any]:
    # Not splitlines(): a text in the answer may have what Python takes for the end of a line.
    answer = call(method, _request(document, options)).removesuffix("\n")
    lines = [json.loads(line) for line in answer.split("\n")]
    for line in lines:
        if "error" in line:
            raise Refused(line["error"])
    return lines


def turn(document: Scene | TurnFixture | Text, *, figure: str | None = None, whyNot: Place | None = None,
         without: Sequence[str] | None = None, file: str | None = None, monsters: Sequence[MonsterSet] | None = None,
         language: Language | None = None) -> TurnAnswer:
    """What the figure may do: a "turn-answer/1"."""
    options = {"figure": figure, "whyNot": whyNot, "without": without, "file": file, "monsters": monsters,
               "language": language}
    return cast(TurnAnswer, lines_of("turn", document, options)[0])


def play(document: PlayFixture | Text, *, file: str | None = None, monsters: Sequence[MonsterSet] | None = None,
         language: Language | None = None) -> PlayAnswer:
    """What happens in the steps: a "play-answer/1"."""
    return cast(PlayAnswer, lines_of("play", document, {"file": file, "monsters": monsters, "language": language})[0])


def round(document: Scene | RoundFixture | Text, *, decide: Sequence[FixtureDecision] | None = None,
          choose: Sequence[int] | None = None, seed: int | None = None, first: bool = False,
          skipCharacters: bool = False, brief: bool = False, file: str | None = None,
          monsters: Sequence[MonsterSet] | None = None, language: Language | None = None) -> list[RoundLine]:
    """A round until it stops: each line is a "round-line/1", and the last says why it stops."""
    options = {"decide": decide, "choose": choose, "seed": seed, "first": first, "skipCharacters": skipCharacters,
               "brief": brief, "file": file, "monsters": monsters, "language": language}
    return lines_of("round", document, options)


def act(document: Scene | RoundFixture | Text, *, figure: str | None = None, set: str | None = None,
        decide: Sequence[FixtureDecision] | None = None, choose: Sequence[int] | None = None, seed: int | None = None,
        first: bool = False, brief: bool = False, file: str | None = None,
        monsters: Sequence[MonsterSet] | None = None, language: Language | None = None) -> list[RoundLine]:
    """The turns of one figure or of one monster set, with the cards of the scene: lines as in a
    round."""
    options = {"figure": figure, "set": set, "decide": decide, "choose": choose, "seed": seed, "first": first,
               "brief": brief, "file": file, "monsters": monsters, "language": language}
    return lines_of("act", document, options)


def stop_of(lines: Sequence[RoundLine]) -> RoundStop:
    """Why a round stops: the last line of `round` or `act`."""
    return cast(RoundStop, lines[-1])


def apply(scene: Scene | Text, events: Sequence[GameEvent | RoundLine | SessionEvent], *, file: str | None = None,
          monsters: Sequence[MonsterSet] | None = None, language: Language | None = None) -> Scene:
    """The scene after these events of an answer."""
    with refusing_what_is_no_json():
        document = f'{{"scene":{_text_of(scene)},"events":{json.dumps(events, allow_nan=False)}}}'
    return cast(Scene, lines_of("apply", document, {"file": file, "monsters": monsters, "language": language})[0])


def threat(document: SceneDocument, *, figure: str, move: int | None = None, jump: bool = False,
           file: str | None = None, monsters: Sequence[MonsterSet] | None = None,
           language: Language | None = None) -> ThreatAnswer:
    """Where a figure would be safe: a "threat-answer/1"."""
    options = {"figure": figure, "move": move, "jump": jump, "file": file, "monsters": monsters, "language": language}
    return cast(ThreatAnswer, lines_of("threat", document, options)[0])


def rule(document: Dispute | Text, *, log: bool = False, without: Sequence[str] | None = None,
         file: str | None = None, monsters: Sequence[MonsterSet] | None = None,
         language: Language | None = None) -> DisputeAnswer:
    """Who is right: a "dispute-answer/1"."""
    options = {"log": log, "without": without, "file": file, "monsters": monsters, "language": language}
    return cast(DisputeAnswer, lines_of("rule", document, options)[0])


def check(document: Fixture | MonsterSet | MonsterCards | Text, *, file: str | None = None,
          monsters: Sequence[MonsterSet] | None = None, language: Language | None = None) -> CheckAnswer:
    """Whether a fixture holds: a "check-answer/1"."""
    options = {"file": file, "monsters": monsters, "language": language}
    return cast(CheckAnswer, lines_of("check", document, options)[0])


def show(document: Fixture | Text, *, picture: bool = False, file: str | None = None,
         monsters: Sequence[MonsterSet] | None = None, language: Language | None = None) -> Scene:
    """The scene of a document, as the engine writes it."""
    options = {"picture": picture, "file": file, "monsters": monsters, "language": language}
    return cast(Scene, lines_of("show", document, options)[0])


def sight(document: Fixture | Text, start: Place, end: Place, *, all: bool = False, file: str | None = None,
          monsters: Sequence[MonsterSet] | None = None, language: Language | None = None) -> SightAnswer:
    """Whether there is a line of sight from one hex or figure to another: a "sight-answer/1". With `all`
    it also has every hex that the first one sees."""
    options = {"from": start, "to": end, "all": all, "file": file, "monsters": monsters, "language": language}
    return cast(SightAnswer, lines_of("sight", document, options)[0])


def words(method: Literal["turn", "play", "round", "act", "apply", "threat", "rule", "show", "sight"],
          document: Mapping[str, Any] | Text, **options: Any) -> str:
    """An answer in words and drawn maps, as the command prints it."""
    return "".join(line["text"] for line in lines_of(method, document, {**options, "words": True}))


def rules() -> list[RuleSwitch]:
    """The rules in which editions differ."""
    return cast(list[RuleSwitch], lines_of("rules", None, {})[0]["rules"])


def clauses(*, ids: Sequence[str] | None = None, page: str | None = None,
            grep: str | None = None, language: Language | None = None) -> list[Clause]:
    """The rules, clause by clause."""
    options = {"ids": ids, "page": page, "grep": grep, "language": language}
    return cast(list[Clause], lines_of("clauses", None, options)[0]["clauses"])
