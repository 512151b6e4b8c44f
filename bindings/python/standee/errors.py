"""The exception of this package."""

from __future__ import annotations

import contextlib
from typing import Any, Generator, Mapping

from .forms import ErrorCode


class Refused(ValueError):
    """A request that cannot be answered. `str()` says where, what was found and what was expected."""

    #: The kind of the error, such as "unknown-field" or "refused" (docs/stability.md lists all).
    code: ErrorCode
    #: The name of the document; "-" unless the request gives it one.
    file: str
    #: The place of the mistake: a JSON pointer into the document; "" is the whole document.
    pointer: str
    #: What was found there.
    found: str
    #: What was expected.
    expected: str
    #: The id of the clause that forbids it, if a rule does.
    clause: str | None
    #: The step of a play that is refused, counted from 0.
    step: int | None

    def __init__(self, error: Mapping[str, Any]) -> None:
        self._error = dict(error)
        self.code = error.get("code", "internal")
        self.file = error.get("file", "")
        self.pointer = error.get("pointer", "")
        self.found = error.get("found", "")
        self.expected = error.get("expected", "")
        self.clause = error.get("clause")
        self.step = error.get("step")
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        if self.code == "refused" and self.pointer == "/command":  # a game speaks in sentences
            return f"{self.found}. {self.expected}." if self.expected else f"{self.found}."
        where = f"{self.pointer}: " if self.pointer else ""
        expected = f", expected {self.expected}" if self.expected else ""
        return f"{where}found {self.found}{expected}"

    def __reduce__(self) -> tuple[type[Refused], tuple[dict[str, Any]]]:
        return type(self), (self._error,)


@contextlib.contextmanager
def refusing_what_is_no_json() -> Generator[None, None, None]:
    """Python's own errors about JSON become a Refused of the code "not-json"."""
    try:
        yield
    except (ValueError, RecursionError) as problem:
        raise Refused({"code": "not-json", "file": "-", "found": f"no JSON document ({problem})",
                       "expected": "one JSON document"}) from problem
