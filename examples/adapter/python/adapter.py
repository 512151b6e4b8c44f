#!/usr/bin/env python3
"""Lets `standee verify --against` test an implementation in Python.

Reads one request per line and writes one answer per line. To test your own code, replace `turn`
below: it gets a scene as standee writes it, and returns every option that your code allows. Raise
Unsupported for everything that your code does not do; this does not count against it.
"""

import json
import sys

import monster_turn
from monster_turn import Unsupported


def turn(scene):
    """Plans the turn of scene["turn"]["figure"]. Returns {"options": [{"end": [q, r],
    "targets": [id, ...]}, ...], "focus": [id, ...]}. The focus may be left out."""
    options, foci = monster_turn.plan(scene)
    return {
        "options": [{"end": list(end), "targets": sorted(targets)} for end, targets in options],
        "focus": sorted(foci),
    }


def play(scene, steps):
    """The scene after the steps: {"scene": {"figures": [...]}}."""
    raise Unsupported("plays")


def answer(request):
    try:
        if request["method"] == "turn":
            return turn(request["input"])
        if request["method"] == "play":
            return play(request["input"]["scene"], request["input"]["steps"])
        raise Unsupported("the method " + request["method"])
    except Unsupported as reason:
        return {"unsupported": str(reason)}


def main():
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps({"id": request["id"], **answer(request)}), flush=True)


if __name__ == "__main__":
    main()
