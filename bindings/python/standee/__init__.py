"""Plays the monsters in Gloomhaven, Jaws of the Lion, Frosthaven and Gloomhaven 2nd edition.

    import standee
    answer = standee.turn(scene)           # a dict, a JSON text or bytes
    for option in answer["options"]:
        print(option["end"], option["targets"])

Each method of the JSON interface (docs/library.md) is a function. It takes the document, and the
method's options as keyword arguments in camelCase. It raises Refused if it cannot answer the
document. The package looks for the shared library beside itself, and then where the system looks
for libraries. The environment variable STANDEE_LIBRARY can name the library's path instead.
"""

from __future__ import annotations

import ctypes
import json
import os
import pathlib
from typing import Any, Literal, Union, overload

__all__ = ["Refused", "Session", "act", "apply", "call", "check", "clauses", "import_files", "play", "round", "rule", "rules",
           "show", "sight", "threat", "turn", "version"]

Document = Union[dict, list, str, bytes]
Place = Union[list, tuple, str]  # a hex, or the id of a figure

# With its version, as a library of another version may lie beside it.
_LIBRARY = "libstandee.so.0"


class Refused(ValueError):
    """A request cannot be answered: where, what was found, what was expected, which clause."""

    def __init__(self, error: dict[str, Any]):
        self.file: str = error.get("file", "")
        self.pointer: str = error.get("pointer", "")
        self.found: str = error.get("found", "")
        self.expected: str = error.get("expected", "")
        self.clause: str | None = error.get("clause")
        where = f"{self.pointer}: " if self.pointer else ""
        expected = f", expected {self.expected}" if self.expected else ""
        super().__init__(f"{where}found {self.found}{expected}")


def _library_file() -> str:
    named = os.environ.get("STANDEE_LIBRARY")
    if named:
        return named
    for folder in pathlib.Path(__file__).resolve().parents:
        for place in (folder, folder / "lib", *folder.glob("lib/*-linux-gnu")):
            if (place / _LIBRARY).exists():
                return str(place / _LIBRARY)
    return _LIBRARY


def _load() -> ctypes.CDLL:
    try:
        library = ctypes.CDLL(_library_file())
    except OSError as problem:
        raise ImportError(f"{problem}; set STANDEE_LIBRARY to the path of {_LIBRARY}") from problem
    library.standee_call.argtypes = [ctypes.c_char_p, ctypes.c_char_p, ctypes.c_size_t]
    library.standee_call.restype = ctypes.c_void_p
    library.standee_free.argtypes = [ctypes.c_void_p]
    library.standee_free.restype = None
    library.standee_version.restype = ctypes.c_char_p
    library.standee_session_open.restype = ctypes.c_void_p
    library.standee_session_call.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p,
                                             ctypes.c_size_t]
    library.standee_session_call.restype = ctypes.c_void_p
    library.standee_session_close.argtypes = [ctypes.c_void_p]
    library.standee_session_close.restype = None
    return library


_library = _load()


def call(method: str, request: Union[str, bytes]) -> str:
    """The answer to a request, both as text."""
    content = request.encode() if isinstance(request, str) else request
    answer = _library.standee_call(method.encode(), content, len(content))
    if not answer:
        raise MemoryError
    try:
        return ctypes.string_at(answer).decode()
    finally:
        _library.standee_free(answer)


def _text_of(document: Document) -> str:
    """The document as the text of one JSON value. A text stays as it is: the engine judges it."""
    if isinstance(document, (dict, list)):
        return json.dumps(document, allow_nan=False)
    text = document if isinstance(document, str) else document.decode()
    json.loads(text)
    text.encode()
    return text


def _request(document: Document | None, options: dict[str, Any]) -> str:
    try:
        asked = json.dumps(options, allow_nan=False)
        if document is None:
            return f'{{"options":{asked}}}'
        return f'{{"input":{_text_of(document)},"options":{asked}}}'
    except (ValueError, RecursionError) as problem:
        found = f"no JSON document ({problem})"
        error = {"file": "-", "found": found, "expected": "one JSON document"}
        raise Refused(error) from problem


def _lines(method: str, document: Document | None, options: dict[str, Any]) -> list[dict[str, Any]]:
    # Not splitlines(): a text in the answer may have what Python takes for the end of a line.
    answer = call(method, _request(document, options)).removesuffix("\n")
    lines = [json.loads(line) for line in answer.split("\n")]
    for line in lines:
        if "error" in line:
            raise Refused(line["error"])
    return lines


def turn(document: Document, **options: Any) -> dict[str, Any]:
    """What the figure may do: a "turn-answer/1"."""
    return _lines("turn", document, options)[0]


def play(document: Document, **options: Any) -> dict[str, Any]:
    """What happens in the steps: a "play-answer/1"."""
    return _lines("play", document, options)[0]


def round(document: Document, **options: Any) -> list[dict[str, Any]]:
    """A round until it stops: each line is a "round-line/1", and the last says why it stops."""
    return _lines("round", document, options)


def act(document: Document, **options: Any) -> list[dict[str, Any]]:
    """The turns of one figure (`figure`) or of one monster set (`set`), with the cards of the
    scene: lines as in a round."""
    return _lines("act", document, options)


def apply(scene: Document, events: list[dict[str, Any]], **options: Any) -> dict[str, Any]:
    """The scene after these events of an answer."""
    return _lines("apply", f'{{"scene":{_text_of(scene)},"events":{json.dumps(events)}}}', options)[0]


def threat(document: Document, **options: Any) -> dict[str, Any]:
    """Where a figure would be safe: a "threat-answer/1"."""
    return _lines("threat", document, options)[0]


def rule(document: Document, **options: Any) -> dict[str, Any]:
    """Who is right: a "dispute-answer/1"."""
    return _lines("rule", document, options)[0]


def check(document: Document, **options: Any) -> dict[str, Any]:
    """Whether a fixture holds: a "check-answer/1"."""
    return _lines("check", document, options)[0]


def show(document: Document, **options: Any) -> dict[str, Any]:
    """The scene of a document, as the engine writes it."""
    return _lines("show", document, options)[0]


def sight(document: Document, start: Place, end: Place, **options: Any) -> dict[str, Any]:
    """Whether there is a line of sight from one hex or figure to another: a "sight-answer/1"."""
    return _lines("sight", document, {"from": start, "to": end, **options})[0]


def rules() -> list[dict[str, Any]]:
    """The rules in which editions differ."""
    return _lines("rules", None, {})[0]["rules"]


def clauses(**options: Any) -> list[dict[str, Any]]:
    """The rules, clause by clause."""
    return _lines("clauses", None, options)[0]["clauses"]


@overload
def import_files(source: str, document: Document | None = None, *, notes: Literal[True],
                 **options: Any) -> tuple[dict[str, Any], list[str]]: ...


@overload
def import_files(source: str, document: Document | None = None,
                 **options: Any) -> dict[str, Any]: ...


def import_files(source: str, document: Document | None = None, **options: Any) -> Any:
    """Another program's file, converted as `standee import` converts it. `source` is "ghs", "mover"
    or "vgb". A Monster Mover link is a str. With `notes=True` the result is a pair: what was
    converted, and a list of what was left out or assumed."""
    if source == "mover" and isinstance(document, str) and not options.get("link"):
        document = json.dumps(document)
    imported, *last = _lines("import", document, {"from": source, **options})
    return (imported, last[0]["notes"]) if last else imported


def version() -> str:
    """The version of the library."""
    return _library.standee_version().decode()


class Session:
    """A game that goes on (docs/session.md).

        game = standee.Session(scenario, seed=1)
        while game.waiting["for"] != "over":
            events = game.command(game.waiting["answers"][0]["command"])
    """

    def __init__(self, document: Document, **fields: Any):
        """Begins a game, or goes on with a saved one ("session/1")."""
        self._games = _library.standee_session_open()
        if not self._games:
            raise MemoryError
        content = json.loads(document) if isinstance(document, (str, bytes)) else document
        saved = isinstance(content, dict) and content.get("format") == "session/1"
        answer = self._answer("load" if saved else "new", {"input": content, **fields})
        self._id: str = answer["session"]
        #: What the game needs next, with every legal answer.
        self.waiting: dict[str, Any] = answer["waiting"]

    def _answer(self, method: str, request: dict[str, Any]) -> dict[str, Any]:
        content = json.dumps(request, allow_nan=False).encode()
        answer = _library.standee_session_call(
            self._games, b"session." + method.encode(), content, len(content))
        if not answer:
            raise MemoryError
        try:
            line = json.loads(ctypes.string_at(answer))
        finally:
            _library.standee_free(answer)
        if "error" in line:
            raise Refused(line["error"])
        self.waiting = line.get("waiting", getattr(self, "waiting", {}))
        return line

    def command(self, command: str | dict | list, boards: bool = False) -> list[dict[str, Any]]:
        """Carries out a command: the events, each with the board after it if asked for."""
        request = {"session": self._id, "command": command, "boards": boards}
        return self._answer("command", request)["events"]

    def undo(self, count: int = 1) -> str:
        """Takes back the last commands: those commands."""
        return self._answer("undo", {"session": self._id, "count": count})["undone"]

    def redo(self, count: int = 1) -> str:
        """Does again what was taken back."""
        return self._answer("redo", {"session": self._id, "count": count})["redone"]

    def state(self) -> dict[str, Any]:
        """The scene, the order of the round, decks and hands, and what is waited for."""
        return self._answer("state", {"session": self._id})

    def history(self, first: int = 0, boards: bool = False) -> list[dict[str, Any]]:
        """What has happened, command by command from the one that `first` numbers; 0 is what came
        before any. Each event has the board after it if asked for."""
        request = {"session": self._id, "first": first, "boards": boards}
        return self._answer("history", request)["commands"]

    def reach(self, figure: str, **fields: Any) -> dict[str, Any]:
        """Where a figure can move, and which enemies it sees: `points`, `jump`, `from`."""
        return self._answer("reach", {"session": self._id, "figure": figure, **fields})

    def save(self) -> dict[str, Any]:
        """The game as a document, with its whole history."""
        return self._answer("save", {"session": self._id})

    def __del__(self) -> None:
        if getattr(self, "_games", None):
            _library.standee_session_close(self._games)
            self._games = None
