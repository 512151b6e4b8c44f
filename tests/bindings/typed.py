"""How an app uses the Python package, with types: run, and checked by mypy and pyright in strict mode."""

import pickle
from typing import Callable, Sequence

import standee
from standee.forms import (ErrorCode, GameEvent, Hex, PlayFixture, Scene, SessionEvent, Step, TurnAnswer, TurnFixture,
                           Waiting)

scene: Scene = {
    "format": "scene/1",
    "edition": "frosthaven",
    "map": {"hexes": [[0, 0], [1, 0], [2, 0], [3, 0]]},
    "app": {"table": 7},
    "figures": [
        {"id": "M", "kind": "monster", "side": "monsters", "name": "Guard", "at": [0, 0], "hp": 5, "maxHp": 5},
        {"id": "C", "kind": "character", "side": "party", "at": [3, 0], "hp": 9, "maxHp": 9, "initiative": 20},
    ],
    "cards": {"Guard": {"initiative": 30, "abilities": [{"move": {"points": 2}}, {"attack": {"value": 3}}]}},
}
steps: list[Step] = [{"damage": {"to": "C", "amount": 2}}]


def told(event: GameEvent) -> str:
    if event["event"] == "damage":
        return f"{event['to']} suffers {event['amount']}"
    return event["event"]


def told_of_game(event: SessionEvent) -> str:
    if event["event"] == "move":
        return f"{event['figure']} moves to {event['to']}"
    if event["event"] == "damage":
        return f"{event['to']} suffers {event['amount']}"
    if event["event"] == "initiative" or event["event"] == "card":
        return event["says"]
    board: Scene | None = event.get("scene")
    return event["event"] if board is None else board["format"]


def play_on(game: standee.Session, waiting: Waiting) -> list[SessionEvent]:
    """Answers by JSON where there is such an answer."""
    if waiting["for"] == "initiative":
        return game.command("50")
    answer = waiting["answers"][0]
    return game.command(answer.get("json", answer["command"]), boards=True)


answer: TurnAnswer = standee.turn(scene, figure="M", whyNot=(1, 0))
assert [option["end"] for option in answer["options"]] == [[2, 0]]
fixture: TurnFixture = {"scene": scene, "expect": {"options": []}}
fixture["scene"]["turn"] = {"figure": "M", "abilities": []}
assert standee.check(fixture)["failed"] == 1
del scene["turn"]
document: PlayFixture = {"scene": scene, "steps": steps}
played = standee.play(document)
assert [told(event) for event in played["events"]] == ["C suffers 2"]
assert played["scene"].get("app") == {"table": 7}
lines = standee.round(scene, seed=1, skipCharacters=True, decide=[])
assert standee.stop_of(lines)["stop"] == "over"
assert standee.apply(scene, played["events"]).get("figures", [])[1].get("hp") == 7
assert standee.sight(scene, "M", [3, 0])["visible"]
assert standee.threat(scene, figure="C", move=2)["format"] == "threat-answer/1"
assert standee.show(scene, picture=True)["format"] == "scene/1"
assert standee.clauses(ids=["monster.focus-path"])[0]["id"] == "monster.focus-path"
seen: Sequence[Hex] = [hex["at"] for hex in standee.sight(scene, "M", "C", all=True).get("sees", [])]
assert [1, 0] in seen
board: Scene
board, notes = standee.import_files("mover", "UQQE4haggJ8EQOEESBAGFA", notes=True)
assert board["format"] == "scene/1" and notes
link: str = standee.import_files("mover", board, link=True, drop=True)["link"]
assert link.startswith("UQQE")
with standee.Session(scene, seed=1) as game:
    assert game.waiting["answers"] and game.state()["round"] >= 0 and game.save()["format"] == "session/1"
    assert len(game.history(count=1)) == 1 and game.reach("C", start=[2, 0], points=1)


with standee.Session(scene, seed=1) as evening:
    story: list[str] = []
    while evening.state()["round"] < 2:
        story += [told_of_game(event) for event in play_on(evening, evening.waiting)]
    assert any(line.startswith("M moves to") for line in story), story
    why = evening.why("M", whyNot=[1, 0], words=True)
    assert why["why"][0]["says"] and why.get("whyNot", [])[0]["question"] == "end" and why.get("text")
    events, text = evening.command("hp C 3", words=True)
    assert events[0]["event"] == "correction" and "C" in text


def refused_by(asked: Callable[[], object]) -> standee.Refused:
    try:
        asked()
    except standee.Refused as refused:
        return refused
    raise AssertionError("nothing was refused")


def asked_after_its_end() -> object:
    return game.state()


no_number = scene.copy()
no_number["app"] = float("nan")
# Every mistake is a Refused with a code, wherever it is noticed.
mistakes: list[tuple[str, Callable[[], object]]] = [
    ("not-json", lambda: standee.turn("{")),
    ("not-json", lambda: standee.turn(b"\xff")),
    ("not-json", lambda: standee.apply("{", [])),
    ("not-json", lambda: standee.Session("{")),
    ("not-json", lambda: standee.turn(no_number)),
    ("bad-reference", asked_after_its_end),
]
for expected, mistake in mistakes:
    found = refused_by(mistake)
    assert found.code == expected, (expected, found.code, str(found))
try:
    standee.turn(scene, figure="X")
except standee.Refused as refused:
    code: ErrorCode = refused.code
    step: int | None = refused.step
    assert pickle.loads(pickle.dumps(refused)).code == code and step is None
print("typed: all methods")
