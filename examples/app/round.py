#!/usr/bin/env python3
"""Plays a round with standee as a child process: a scene goes in, answers come out.

usage: examples/app/round.py STANDEE
"""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys
import typing

if typing.TYPE_CHECKING:  # the package's types, without its library
    from standee.forms import PlayAnswer, Scene, Step

here = pathlib.Path(__file__).parent


def standee(command: str, document: object, *options: str) -> list[dict]:
    """The lines that the command prints for this document. A refusal raises."""
    run = subprocess.run(
        [sys.argv[1], command, "-", "--json", *options],
        input=json.dumps(document), capture_output=True, text=True)
    if run.returncode == 2:
        raise ValueError(json.loads(run.stderr)["error"])
    return [json.loads(line) for line in run.stdout.splitlines()]


def turn_of(figure: str) -> list[Step]:
    """What the players do on a character's turn. A real app asks them."""
    return [{"startTurn": figure},
            {"attack": {"by": figure, "target": "H1", "value": 4, "draw": ["+0"]}},
            {"endTurn": figure}]


scene: Scene = json.loads((here / "room.json").read_text())
options = ["--monsters", "fixtures/monsters", "--seed", "3", "--first"]
while True:
    *events, last = standee("round", scene, *options)
    for event in events:
        if event.get("event") in ("move", "damage", "death"):
            print(event["event"], {k: event[k] for k in ("figure", "to", "amount") if k in event})
    if last["stop"] != "character":
        break
    print(last["figure"], "acts")
    played: PlayAnswer = standee(
        "play", {"scene": last["scene"], "steps": turn_of(last["figure"])})[0]
    scene = played["scene"]
print("stopped:", last["stop"])
