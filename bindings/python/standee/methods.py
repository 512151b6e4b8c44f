"""The methods of the JSON interface as functions (docs/library.md)."""

from __future__ import annotations

import json
from typing import Any, Literal, Mapping, Sequence, TypedDict, Union, cast, overload

from ._library import call
from .errors import Refused
from .forms import (CheckAnswer, Dispute, DisputeAnswer, Fixture, FixtureDecision, GameEvent, Hex, MonsterCards,
                    MonsterSet, PlayAnswer, PlayFixture, RoundFixture, RoundLine, RoundLineActed,
                    RoundLineCharacter, RoundLineChoice, RoundLineDraw, RoundLineOver, RoundLineParty, Scenario, Scene, SightAnswer,
                    ThreatAnswer, TurnAnswer, TurnFixture)

Text = Union[str, bytes]
SceneDocument = Union[Scene, TurnFixture, PlayFixture, RoundFixture, Text]
#: A hex, or the id of a figure.
Place = Union[Hex, tuple[int, int], str]
#: A file of another program, as json.load gives it.
ForeignFile = Mapping[str, Any]

#: The last line of a round: why it stops, and the scene then.
RoundStop = Union[RoundLineChoice, RoundLineDraw, RoundLineParty, RoundLineCharacter, RoundLineOver, RoundLineActed]

#: A rule, as `clauses` tells it.
Clause = TypedDict("Clause", {
    "id": str, "pages": dict[str, str], "says": str, "differs": dict[str, str], "decidedBy": list[str]})
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
    try:
        asked = json.dumps(given, allow_nan=False)
        if document is None:
            return f'{{"options":{asked}}}'
        return f'{{"input":{_text_of(document)},"options":{asked}}}'
    except (ValueError, RecursionError) as problem:
        raise Refused({"code": "not-json", "file": "-", "found": f"no JSON document ({problem})",
                       "expected": "one JSON document"}) from problem


def _lines(method: str, document: object | None, options: Mapping[str, Any]) -> list[Any]:
    # Not splitlines(): a text in the answer may have what Python takes for the end of a line.
    answer = call(method, _request(document, options)).removesuffix("\n")
    lines = [json.loads(line) for line in answer.split("\n")]
    for line in lines:
        if "error" in line:
            raise Refused(line["error"])
    return lines


def turn(document: Scene | TurnFixture | Text, *, figure: str | None = None, whyNot: Place | None = None,
         without: Sequence[str] | None = None, file: str | None = None,
         monsters: Sequence[MonsterSet] | None = None) -> TurnAnswer:
    """What the figure may do: a "turn-answer/1"."""
    options = {"figure": figure, "whyNot": whyNot, "without": without, "file": file, "monsters": monsters}
    return cast(TurnAnswer, _lines("turn", document, options)[0])


def play(document: PlayFixture | Text, *, file: str | None = None,
         monsters: Sequence[MonsterSet] | None = None) -> PlayAnswer:
    """What happens in the steps: a "play-answer/1"."""
    return cast(PlayAnswer, _lines("play", document, {"file": file, "monsters": monsters})[0])


def round(document: Scene | RoundFixture | Text, *, decide: Sequence[FixtureDecision] | None = None,
          choose: Sequence[int] | None = None, seed: int | None = None, first: bool = False,
          skipCharacters: bool = False, brief: bool = False, file: str | None = None,
          monsters: Sequence[MonsterSet] | None = None) -> list[RoundLine]:
    """A round until it stops: each line is a "round-line/1", and the last says why it stops."""
    options = {"decide": decide, "choose": choose, "seed": seed, "first": first, "skipCharacters": skipCharacters,
               "brief": brief, "file": file, "monsters": monsters}
    return _lines("round", document, options)


def act(document: Scene | RoundFixture | Text, *, figure: str | None = None, set: str | None = None,
        decide: Sequence[FixtureDecision] | None = None, choose: Sequence[int] | None = None,
        seed: int | None = None, first: bool = False, brief: bool = False, file: str | None = None,
        monsters: Sequence[MonsterSet] | None = None) -> list[RoundLine]:
    """The turns of one figure or of one monster set, with the cards of the scene: lines as in a
    round."""
    options = {"figure": figure, "set": set, "decide": decide, "choose": choose, "seed": seed, "first": first,
               "brief": brief, "file": file, "monsters": monsters}
    return _lines("act", document, options)


def stop_of(lines: Sequence[RoundLine]) -> RoundStop:
    """Why a round stops: the last line of `round` or `act`."""
    return cast(RoundStop, lines[-1])


def apply(scene: Scene | Text, events: Sequence[GameEvent | RoundLine], *, file: str | None = None) -> Scene:
    """The scene after these events of an answer."""
    document = f'{{"scene":{_text_of(scene)},"events":{json.dumps(events)}}}'
    return cast(Scene, _lines("apply", document, {"file": file})[0])


def threat(document: SceneDocument, *, figure: str, move: int | None = None, jump: bool = False,
           file: str | None = None, monsters: Sequence[MonsterSet] | None = None) -> ThreatAnswer:
    """Where a figure would be safe: a "threat-answer/1"."""
    options = {"figure": figure, "move": move, "jump": jump, "file": file, "monsters": monsters}
    return cast(ThreatAnswer, _lines("threat", document, options)[0])


def rule(document: Dispute | Text, *, log: bool = False, without: Sequence[str] | None = None,
         file: str | None = None, monsters: Sequence[MonsterSet] | None = None) -> DisputeAnswer:
    """Who is right: a "dispute-answer/1"."""
    options = {"log": log, "without": without, "file": file, "monsters": monsters}
    return cast(DisputeAnswer, _lines("rule", document, options)[0])


def check(document: Fixture | MonsterSet | MonsterCards | Text, *, file: str | None = None,
          monsters: Sequence[MonsterSet] | None = None) -> CheckAnswer:
    """Whether a fixture holds: a "check-answer/1"."""
    return cast(CheckAnswer, _lines("check", document, {"file": file, "monsters": monsters})[0])


def show(document: Fixture | Text, *, picture: bool = False, file: str | None = None,
         monsters: Sequence[MonsterSet] | None = None) -> Scene:
    """The scene of a document, as the engine writes it."""
    options = {"picture": picture, "file": file, "monsters": monsters}
    return cast(Scene, _lines("show", document, options)[0])


def sight(document: Fixture | Text, start: Place, end: Place, *, file: str | None = None) -> SightAnswer:
    """Whether there is a line of sight from one hex or figure to another: a "sight-answer/1"."""
    return cast(SightAnswer, _lines("sight", document, {"from": start, "to": end, "file": file})[0])


def words(method: str, document: Mapping[str, Any] | Text, **options: Any) -> str:
    """An answer in words and drawn maps, as the command prints it."""
    return "".join(line["text"] for line in _lines(method, document, {**options, "words": True}))


def rules() -> list[RuleSwitch]:
    """The rules in which editions differ."""
    return cast(list[RuleSwitch], _lines("rules", None, {})[0]["rules"])


def clauses(*, ids: Sequence[str] | None = None, page: str | None = None,
            grep: str | None = None) -> list[Clause]:
    """The rules, clause by clause."""
    options = {"ids": ids, "page": page, "grep": grep}
    return cast(list[Clause], _lines("clauses", None, options)[0]["clauses"])


@overload
def import_files(source: Literal["ghs"], document: ForeignFile | Text | None = ..., *,
                 notes: Literal[True], **options: Any) -> tuple[MonsterSet | MonsterCards, list[str]]: ...
@overload
def import_files(source: Literal["ghs"], document: ForeignFile | Text | None = ..., *,
                 notes: Literal[False] = ..., **options: Any) -> MonsterSet | MonsterCards: ...
@overload
def import_files(source: str, document: object | None = ..., *,
                 notes: Literal[True], **options: Any) -> tuple[Any, list[str]]: ...
@overload
def import_files(source: str, document: object | None = ..., *,
                 notes: Literal[False] = ..., **options: Any) -> Any: ...
def import_files(source: str, document: object | None = None, *, notes: bool = False,
                 **options: Any) -> Any:
    """Another program's file, converted as `standee import` converts it: `source` is "ghs", "mover",
    "vgb", "ghs-scenario" or "ghs-game". A Monster Mover link is a str. With `notes=True` the result is
    a pair: what was converted, and a list of what was left out or assumed."""
    if source == "mover" and isinstance(document, str) and not options.get("link"):
        document = json.dumps(document)
    imported, *last = _lines("import", document, {"from": source, "notes": notes, **options})
    return (imported, last[0]["notes"]) if last else imported


__all__ = ["Clause", "ForeignFile", "Place", "RoundStop", "RuleSwitch", "Scenario", "SceneDocument", "Text"]
