"""Games that go on (docs/session.md)."""

from __future__ import annotations

import json
from typing import Any, Mapping, cast

from ._library import Games
from .errors import Refused
from .forms import (SavedSession, SavedSessionHappened, SavedSessionReach, Scenario, Scene, SessionEvent,
                    SessionState, Waiting)


class Session:
    """A game: it says what it waits for, takes a command and tells what happens.

        game = standee.Session(scenario, seed=1)
        while game.waiting["for"] != "over":
            events = game.command(game.waiting["answers"][0]["command"])
    """

    #: What the game needs next, with every legal answer.
    waiting: Waiting
    #: What was wrong with a saved game that goes on all the same.
    remark: str | None

    def __init__(self, document: Scene | Scenario | SavedSession | str | bytes, *, seed: int | None = None,
                 abilities: int | None = None) -> None:
        """Begins a game, or goes on with a saved one ("session/1"). With `seed` the game shuffles and
        draws; `abilities` shuffles the ability decks of a game without one."""
        self._games = Games()
        self._id: str | None = None
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
        named = request if self._id is None else {"session": self._id, **request}
        try:
            text = json.dumps(named, allow_nan=False)
        except (ValueError, RecursionError) as problem:
            raise Refused({"code": "not-json", "file": "-", "found": f"no JSON document ({problem})",
                           "expected": "one JSON document"}) from problem
        answer: dict[str, Any] = json.loads(self._games.call(f"session.{method}", text))
        if "error" in answer:
            raise Refused(answer["error"])
        if "waiting" in answer:
            self.waiting = answer["waiting"]
        return answer

    def command(self, command: str | Mapping[str, Any] | list[Any], boards: bool = False) -> list[SessionEvent]:
        """Carries out a command: the events, each with the board after it if asked for."""
        events = self._ask("command", {"command": command, "boards": boards})["events"]
        return cast(list[SessionEvent], events)

    def undo(self, count: int = 1) -> str:
        """Takes back the last commands: those commands."""
        return str(self._ask("undo", {"count": count})["undone"])

    def redo(self, count: int = 1) -> str:
        """Does again what was taken back: those commands."""
        return str(self._ask("redo", {"count": count})["redone"])

    def state(self) -> SessionState:
        """The scene, the order of the round, decks and hands, and what is waited for."""
        return cast(SessionState, self._ask("state", {}))

    def history(self, first: int = 0, boards: bool = False) -> list[SavedSessionHappened]:
        """What has happened, command by command from the one that `first` numbers; 0 is what came
        before any. Each event has the board after it if asked for."""
        commands = self._ask("history", {"first": first, "boards": boards})["commands"]
        return cast(list[SavedSessionHappened], commands)

    def reach(self, figure: str, **fields: Any) -> SavedSessionReach:
        """Where a figure can move, and which enemies it sees: `points`, `jump`, `from`."""
        return cast(SavedSessionReach, self._ask("reach", {"figure": figure, **fields}))

    def save(self) -> SavedSession:
        """The game as a document, with its whole history."""
        return cast(SavedSession, self._ask("save", {}))
