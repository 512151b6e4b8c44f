"""The shared library: text in, text out."""

from __future__ import annotations

import ctypes
import os
import pathlib
import sys

# With its version where the system has such names, as a library of another version may lie beside it.
NAME = {"win32": "standee.dll", "darwin": "libstandee.0.dylib"}.get(sys.platform, "libstandee.so.0")


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


def _taken(answer: int | None) -> str:
    """The text of an answer, which is freed."""
    if not answer:
        raise MemoryError
    try:
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
