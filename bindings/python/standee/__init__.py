"""Plays the monsters in Gloomhaven, Jaws of the Lion, Frosthaven and Gloomhaven 2nd edition.

    import standee
    answer = standee.turn(scene)           # a dict, a JSON text or bytes
    for option in answer["options"]:
        print(option["end"], option["targets"])

Each method of the JSON interface (docs/library.md) is a function. It takes the document, and the
method's options as keyword arguments in camelCase. It raises Refused if it cannot answer the
document. `standee.forms` has the types of all documents and answers.

The package looks for the shared library beside itself, and then where the system looks for
libraries. The environment variable STANDEE_LIBRARY can name the library's path instead.
"""

from ._library import call, on_progress, version
from .errors import Refused
from .imports import import_files
from .methods import (act, apply, check, clauses, play, round, rule, rules, show, sight, stop_of, threat, turn, words)
from .session import Session

__version__ = version()

__all__ = ["Refused", "Session", "act", "apply", "call", "check", "clauses", "import_files", "on_progress", "play", "round", "rule",
           "rules", "show", "sight", "stop_of", "threat", "turn", "version", "words", "__version__"]
