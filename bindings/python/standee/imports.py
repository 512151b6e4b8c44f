"""Files of other programs (docs/import.md)."""

from __future__ import annotations

import json
from typing import Any, Literal, Mapping, Optional, Sequence, TypeVar, Union, overload

from .forms import Hex, MonsterCards, MonsterSet, SavedSession, Scenario, Scene
from .methods import Text, lines_of

#: A file of another program, as json.load gives it.
ForeignFile = Mapping[str, Any]

Converted = TypeVar("Converted")
#: What was converted, and what was left out or assumed.
Noted = tuple[Converted, list[str]]
#: {"link": a link of Monster Mover}
Link = dict[Literal["link"], str]
#: {"rooms": in words, what is to be drawn}
RoomList = dict[Literal["rooms"], str]
#: Where a game of Gloomhaven Secretariat is played.
Board = Union[Scene, Scenario, SavedSession]

Files = Optional[Sequence[ForeignFile]]
Names = Optional[Sequence[str]]
Number = Optional[int]
Places = Optional[Mapping[str, Hex]]


@overload
def import_files(source: Literal["ghs"], document: ForeignFile | Text | None = ..., *,
                 deck: ForeignFile | None = ..., labels: Files = ..., level: Number = ...,
                 characters: Number = ..., characterHp: Number = ...,
                 rank: Literal["normal", "elite"] | None = ..., prosperity: Number = ..., round: Number = ...,
                 edition: str | None = ..., notes: Literal[True]) -> Noted[MonsterSet | MonsterCards]: ...
@overload
def import_files(source: Literal["ghs"], document: ForeignFile | Text | None = ..., *,
                 deck: ForeignFile | None = ..., labels: Files = ..., level: Number = ...,
                 characters: Number = ..., characterHp: Number = ...,
                 rank: Literal["normal", "elite"] | None = ..., prosperity: Number = ..., round: Number = ...,
                 edition: str | None = ..., notes: Literal[False] = ...) -> MonsterSet | MonsterCards: ...
@overload
def import_files(source: Literal["mover"], document: str, *, link: Literal[False] = ..., notes: Literal[True]) \
        -> Noted[Scene]: ...
@overload
def import_files(source: Literal["mover"], document: str, *, link: Literal[False] = ...,
                 notes: Literal[False] = ...) -> Scene: ...
@overload
def import_files(source: Literal["mover"], document: Scene | Text, *, link: Literal[True], drop: bool = ...,
                 notes: Literal[True]) -> Noted[Link]: ...
@overload
def import_files(source: Literal["mover"], document: Scene | Text, *, link: Literal[True], drop: bool = ...,
                 notes: Literal[False] = ...) -> Link: ...
@overload
def import_files(source: Literal["vgb"], document: ForeignFile | Text, *, tiles: ForeignFile | str,
                 scenario: ForeignFile | None = ..., ghs: Files = ..., labels: Files = ...,
                 players: Number = ..., level: Number = ..., seed: Number = ..., reveal: Names = ...,
                 character: Names = ..., rooms: Literal[False] = ..., notes: Literal[True]) -> Noted[Scene]: ...
@overload
def import_files(source: Literal["vgb"], document: ForeignFile | Text, *, tiles: ForeignFile | str,
                 scenario: ForeignFile | None = ..., ghs: Files = ..., labels: Files = ...,
                 players: Number = ..., level: Number = ..., seed: Number = ..., reveal: Names = ...,
                 character: Names = ..., rooms: Literal[False] = ..., notes: Literal[False] = ...) -> Scene: ...
@overload
def import_files(source: Literal["vgb"], document: ForeignFile | Text, *, tiles: ForeignFile | str,
                 scenario: ForeignFile | None = ..., ghs: Files = ..., labels: Files = ...,
                 players: Number = ..., level: Number = ..., seed: Number = ..., reveal: Names = ...,
                 character: Names = ..., rooms: Literal[True], notes: Literal[True]) -> Noted[Scenario]: ...
@overload
def import_files(source: Literal["vgb"], document: ForeignFile | Text, *, tiles: ForeignFile | str,
                 scenario: ForeignFile | None = ..., ghs: Files = ..., labels: Files = ...,
                 players: Number = ..., level: Number = ..., seed: Number = ..., reveal: Names = ...,
                 character: Names = ..., rooms: Literal[True], notes: Literal[False] = ...) -> Scenario: ...
@overload
def import_files(source: Literal["ghs-scenario"], document: ForeignFile | Text, *, sections: Files = ...,
                 ghs: Files = ..., labels: Files = ..., room: Mapping[str, Sequence[str]] | None = ...,
                 place: Places = ..., players: Number = ..., level: Number = ..., character: Names = ...,
                 list: Literal[False] = ..., notes: Literal[True]) -> Noted[Scenario]: ...
@overload
def import_files(source: Literal["ghs-scenario"], document: ForeignFile | Text, *, sections: Files = ...,
                 ghs: Files = ..., labels: Files = ..., room: Mapping[str, Sequence[str]] | None = ...,
                 place: Places = ..., players: Number = ..., level: Number = ..., character: Names = ...,
                 list: Literal[False] = ..., notes: Literal[False] = ...) -> Scenario: ...
@overload
def import_files(source: Literal["ghs-scenario"], document: ForeignFile | Text, *, sections: Files = ...,
                 ghs: Files = ..., labels: Files = ..., room: Mapping[str, Sequence[str]] | None = ...,
                 place: Places = ..., players: Number = ..., level: Number = ..., character: Names = ...,
                 list: Literal[True], notes: Literal[False] = ...) -> RoomList: ...
@overload
def import_files(source: Literal["ghs-game"], document: ForeignFile | Text, *, scene: Scene,
                 place: Places = ..., decks: Literal[False] = ..., update: Literal[False] = ...,
                 notes: Literal[True]) -> Noted[Scene]: ...
@overload
def import_files(source: Literal["ghs-game"], document: ForeignFile | Text, *, scene: Scene,
                 place: Places = ..., decks: Literal[False] = ..., update: Literal[False] = ...,
                 notes: Literal[False] = ...) -> Scene: ...
@overload
def import_files(source: Literal["ghs-game"], document: ForeignFile | Text, *, scene: Board,
                 place: Places = ..., decks: bool = ..., update: Literal[False] = ..., notes: Literal[True]) \
        -> Noted[Scene | Scenario]: ...
@overload
def import_files(source: Literal["ghs-game"], document: ForeignFile | Text, *, scene: Board,
                 place: Places = ..., decks: bool = ..., update: Literal[False] = ...,
                 notes: Literal[False] = ...) -> Scene | Scenario: ...
@overload
def import_files(source: Literal["ghs-game"], document: ForeignFile | Text, *, scene: Board,
                 place: Places = ..., update: Literal[True], notes: Literal[True]) -> Noted[dict[str, Any]]: ...
@overload
def import_files(source: Literal["ghs-game"], document: ForeignFile | Text, *, scene: Board,
                 place: Places = ..., update: Literal[True], notes: Literal[False] = ...) -> dict[str, Any]: ...
def import_files(source: str, document: object | None = None, *, notes: bool = False,
                 **options: Any) -> Any:
    """Another program's file, converted as `standee import` converts it: `source` is "ghs", "mover",
    "vgb", "ghs-scenario" or "ghs-game", each with options of its own. A Monster Mover link is a str. With
    `notes=True` the result is a pair: what was converted, and a list of what was left out or assumed."""
    if source == "mover" and isinstance(document, str) and not options.get("link"):
        document = json.dumps(document)
    imported, *last = lines_of("import", document, {"from": source, "notes": notes, **options})
    return (imported, last[0]["notes"]) if last else imported
