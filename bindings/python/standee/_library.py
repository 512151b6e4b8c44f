"""The shared library: text in, text out."""

from __future__ import annotations

import ctypes
import os
import pathlib
import sys
import threading
from typing import Callable, Generator

# With its version where the system has such names, as a library of another version may lie beside it.
NAME = {"win32": "standee.dll", "darwin": "libstandee.0.dylib"}.get(sys.platform, "libstandee.so.0")


_STOP = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)


def _file() -> str:
    named = os.environ.get("STANDEE_LIBRARY")
    if named:
        return named
    for folder in pathlib.Path(__file__).resolve().parents:
        for place in (folder, folder / "lib", folder / "bin", *folder.glob("lib/*-linux-gnu")):
            if (place / NAME).exists():
                return str(place / NAME)
    return NAME


def _load() -> ctypes.CDLL:
    try:
        library = ctypes.CDLL(_file())
    except OSError as problem:
        raise ImportError(f"{problem}; set STANDEE_LIBRARY to the path of {NAME}") from problem
    text, size, address = ctypes.c_char_p, ctypes.c_size_t, ctypes.c_void_p
    library.standee_call.argtypes = [text, text, size]
    library.standee_call.restype = address
    library.standee_free.argtypes = [address]
    library.standee_free.restype = None
    library.standee_on_progress.argtypes = [_STOP, address]
    library.standee_on_progress.restype = None
    library.standee_version.argtypes = []
    library.standee_version.restype = text
    library.standee_session_open.argtypes = []
    library.standee_session_open.restype = address
    library.standee_session_call.argtypes = [address, text, text, size]
    library.standee_session_call.restype = address
    library.standee_session_close.argtypes = [address]
    library.standee_session_close.restype = None
    return library


_library = _load()


class _Progress(threading.local):
    """What the calls of a thread ask, and what asking has raised."""

    ask: object = None  # kept for as long as the library may call it
    raised: BaseException | None = None


_progress = _Progress()


def _asking(stop: Callable[[], object]) -> Generator[bool, int | None, None]:
    """Asks `stop` whenever the library goes on with it. It is a generator because Python raises
    KeyboardInterrupt where its code goes on: here that is within the try, while a function begins
    outside of its own. No exception passes through the library."""
    answer = False
    while True:
        try:
            while True:
                yield answer
                answer = bool(stop())
        except GeneratorExit:
            return
        except BaseException as problem:
            _progress.raised = problem
            answer = True


def on_progress(stop: Callable[[], object] | None) -> None:
    """Has the calls of this thread ask `stop` every few milliseconds of work whether nobody waits for
    the answer any more. If it returns something true, the call raises Refused with the code
    "timed-out"; if it raises, so does the call. `stop` must not call this package. With None nobody
    is asked, as before the first call."""
    ask = _STOP(0)
    if stop is not None:
        asking = _asking(stop)
        next(asking)
        ask = _STOP(asking.send)
    _library.standee_on_progress(ask, None)
    _progress.ask = ask


def _taken(answer: int | None) -> str:
    """The text of an answer, which is freed."""
    if not answer:
        raise MemoryError
    try:
        raised, _progress.raised = _progress.raised, None
        if raised is not None:
            raise raised
        return ctypes.string_at(answer).decode()
    finally:
        _library.standee_free(answer)


def call(method: str, request: str | bytes) -> str:
    """The answer to a request, both as text."""
    content = request.encode() if isinstance(request, str) else request
    return _taken(_library.standee_call(method.encode(), content, len(content)))


def version() -> str:
    """The version of the library."""
    text: bytes = _library.standee_version()
    return text.decode()


class Games:
    """Games that go on, by their ids."""

    def __init__(self) -> None:
        self._games: int | None = _library.standee_session_open()
        if not self._games:
            raise MemoryError

    def call(self, method: str, request: str) -> str:
        """The answer to a request about one of the games, both as text."""
        content = request.encode()
        return _taken(_library.standee_session_call(
            self._games, method.encode(), content, len(content)))

    def close(self) -> None:
        """Ends all games."""
        games, self._games = self._games, None
        if games:
            _library.standee_session_close(games)

    def __del__(self) -> None:
        if getattr(self, "_games", None):
            self.close()
