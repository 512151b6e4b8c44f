"""Compares the answers of the installed Python package with those in a file of requests."""

import json
import sys

import standee
from requests import questions_in, report

SCENE = {
    "format": "scene/1",
    "edition": "frosthaven",
    "map": {"hexes": [[0, 0], [1, 0], [2, 0], [3, 0]]},
    "figures": [
        {"id": "M", "kind": "monster", "side": "monsters", "at": [0, 0], "initiative": 30},
        {"id": "C", "kind": "character", "side": "party", "at": [3, 0], "initiative": 20},
    ],
    "turn": {"figure": "M", "abilities": [{"move": {"points": 2}}, {"attack": {"value": 3}}]},
}


def check_functions() -> None:
    assert standee.turn(SCENE)["options"][0]["end"] == [2, 0]
    assert standee.turn(json.dumps(SCENE), file="scene")["focus"] == ["C"]
    assert standee.sight(SCENE, [0, 0], [3, 0])["visible"]
    assert standee.version() in standee.call("version", "")
    assert any(clause["id"] == "monster.focus-path" for clause in standee.clauses())
    try:
        standee.turn({**SCENE, "edition": "chess"})
    except standee.Refused as refused:
        assert refused.pointer == "/edition", refused.pointer
    else:
        raise AssertionError("an unknown edition was accepted")


questions = questions_in(sys.argv[1])
different = [q for q in questions if standee.call(q.method, q.request) != q.answer]
check_functions()
sys.exit(report(f"Python, library {standee.version()}", questions, different))
