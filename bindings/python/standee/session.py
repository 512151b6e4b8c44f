"""Games that go on (docs/session.md)."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Any, Literal, Mapping, overload, cast

from ._library import Games
from .errors import Refused, refusing_what_is_no_json
from .forms import (Hex, SavedSession, SavedSessionHappened, SavedSessionReach, SavedSessionWhy, Scenario, Scene,
                    SessionEvent, SessionState, Waiting)
from .methods import Language, Place


class Session:
    """A game: it says what it waits for, takes a command and tells what happens.

        game = standee.Session(scenario, seed=1)
        while game.waiting["for"] != "over":
            events = game.command(game.waiting["answers"][0]["command"])

    `close`, or the end of a `with`, lets the engine forget the game.
    """

    #: What the game needs next, with every legal answer.
    waiting: Waiting
    #: What was wrong with a saved game that goes on all the same.
    remark: str | None

    def __init__(self, document: Scene | Scenario | SavedSession | str | bytes, *, seed: int | None = None,
                 abilities: int | None = None, language: Language | None = None) -> None:
        """Begins a game, or goes on with a saved one ("session/1"). With `seed` the game shuffles and
        draws; `abilities` shuffles the ability decks of a game without one. `language` is that of what
        the game says: "en" or "de"."""
        self._games = Games()
        self._spoken: dict[str, Language] = {} if language is None else {"language": language}
        self._id: str | None = None
        self._closed = False
        with refusing_what_is_no_json():
            content: Any = json.loads(document) if isinstance(document, (str, bytes)) else document
        request: dict[str, Any] = {"input": content}
        if seed is not None:
            request["seed"] = seed
        if abilities is not None:
            request["options"] = {"abilities": abilities}
        saved = isinstance(content, dict) and cast(dict[str, Any], content).get("format") == "session/1"
        begun = self._ask("load" if saved else "new", request)
        self._id = begun["session"]
        self.remark = begun.get("remark")

    def _ask(self, method: str, request: Mapping[str, Any]) -> dict[str, Any]:
        game = {} if self._id is None else {"session": self._id}
        named: dict[str, Any] = {**self._spoken, **game, **request}
        with refusing_what_is_no_json():
            text = json.dumps(named, allow_nan=False)
        answer: dict[str, Any] = json.loads(self._games.call(f"session.{method}", text))
        if "error" in answer:
            raise Refused(answer["error"])
        if "waiting" in answer:
            self.waiting = answer["waiting"]
        return answer

    @overload
    def command(self, command: str | Mapping[str, Any] | list[Any], boards: bool = False, *,
                words: Literal[False] = False) -> list[SessionEvent]: ...

    @overload
    def command(self, command: str | Mapping[str, Any] | list[Any], boards: bool = False, *,
                words: Literal[True]) -> tuple[list[SessionEvent], str]: ...

    def command(self, command: str | Mapping[str, Any] | list[Any], boards: bool = False, *,
                words: bool = False) -> list[SessionEvent] | tuple[list[SessionEvent], str]:
        """Carries out a command: the events, each with the board after it if asked for. With `words`
        also what happened in words."""
        told = {"words": True} if words else {}
        answer = self._ask("command", {"command": command, "boards": boards, **told})
        events = cast(list[SessionEvent], answer["events"])
        return (events, str(answer["text"])) if words else events

    def undo(self, count: int = 1) -> str:
        """Takes back the last commands: those commands."""
        return str(self._ask("undo", {"count": count})["undone"])

    def redo(self, count: int = 1) -> str:
        """Does again what was taken back: those commands."""
        return str(self._ask("redo", {"count": count})["redone"])

    def state(self) -> SessionState:
        """The scene, the order of the round, decks and hands, and what is waited for."""
        return cast(SessionState, self._ask("state", {}))

    def history(self, first: int = 0, boards: bool = False, count: int | None = None) -> list[SavedSessionHappened]:
        """What has happened, command by command from the one that `first` numbers; 0 is what came
        before any. Each event has the board after it if asked for."""
        limit = {} if count is None else {"count": count}
        commands = self._ask("history", {"first": first, "boards": boards, **limit})["commands"]
        return cast(list[SavedSessionHappened], commands)

    def why(self, figure: str | None = None, *, whyNot: Place | None = None,
            words: bool | None = None) -> SavedSessionWhy:
        """Why the last turn of a figure that the rules play went as it did: of the one that they have
        played last if left out. `whyNot` asks why an enemy is not the focus, or why the figure does not
        end in a hex."""
        fields = {"figure": figure, "whyNot": whyNot, "words": words}
        given = {name: value for name, value in fields.items() if value is not None}
        return cast(SavedSessionWhy, self._ask("why", given))

    def reach(self, figure: str, *, start: Hex | None = None, points: int | None = None,
              jump: bool | None = None) -> SavedSessionReach:
        """Where a figure can move, and which enemies it sees: from where it stands, or `start`s from."""
        fields = {"figure": figure, "from": start, "points": points, "jump": jump}
        given = {name: value for name, value in fields.items() if value is not None}
        return cast(SavedSessionReach, self._ask("reach", given))

    def save(self) -> SavedSession:
        """The game as a document, with its whole history."""
        return cast(SavedSession, self._ask("save", {}))

    def close(self) -> None:
        """Lets the engine forget the game. A later call is refused."""
        if self._id is not None and not self._closed:
            self._ask("close", {})
            self._closed = True

    def __enter__(self) -> Session:
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()
