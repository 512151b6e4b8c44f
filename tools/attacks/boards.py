"""Rooms, scenes and turns to make requests of."""

import json
import random


def disc(radius: int) -> list:
    return [[q, r] for q in range(-radius, radius + 1) for r in range(-radius, radius + 1) if abs(q + r) <= radius]


def from_the_middle(radius: int) -> list:
    return [[0, 0]] + [hex for hex in disc(radius) if hex != [0, 0]]


def ring(radius: int) -> list:
    return [hex for hex in disc(radius) if max(abs(hex[0]), abs(hex[1]), abs(sum(hex))) == radius]


def grid(columns: int, rows: int) -> list:
    return [[q, r] for q in range(columns) for r in range(rows)]


def some(hexes: list, share: float) -> list:
    return [hex for hex in hexes[1:-1] if random.random() < share]


def scene(hexes: list, enemies: list | None = None, **more) -> dict:
    places = enemies or [hexes[-1]]
    figures = [{"id": "M", "kind": "monster", "side": "monsters", "at": hexes[0], "hp": 9, "maxHp": 9, "move": 2, "attack": 2}]
    figures += [{"id": f"C{i}", "kind": "character", "side": "party", "at": at, "hp": 9, "maxHp": 9, "initiative": i % 99 + 1}
                for i, at in enumerate(places)]
    board = {"hexes": hexes, **{name: more.pop(name) for name in ("hazardous", "traps", "walls", "links") if name in more}}
    return {"format": "scene/1", "edition": "frosthaven", "map": board, "figures": figures, **more}


def turn(hexes: list, *abilities: dict, **more) -> str:
    return json.dumps({**scene(hexes, **more), "turn": {"figure": "M", "abilities": list(abilities)}}, separators=(",", ":"))


def moves(count: int, points: int, **attack) -> list:
    return [{"move": {"points": points}}] * count + [{"attack": {"value": 2, **attack}}]


def tied(request: str) -> str:
    """The same, with one initiative for everybody."""
    scene = json.loads(request)
    for figure in scene["figures"]:
        figure["initiative"] = 5
    return json.dumps(scene, separators=(",", ":"))


def in_a_round(request: str) -> str:
    """The same figure and card in a round of its set, with a second figure of it."""
    scene = json.loads(request)
    abilities = scene.pop("turn")["abilities"]
    first = scene["figures"][0]
    first["name"] = "guard"
    taken = [figure["at"] for figure in scene["figures"]]
    free = next((hex for hex in scene["map"]["hexes"] if hex not in taken), None)
    scene["figures"] += [{**first, "id": "N", "at": free}] if free else []
    scene["cards"] = {"guard": {"initiative": 50, "abilities": abilities}}
    return json.dumps({"scene": scene, "round": {"characters": "pass"}}, separators=(",", ":"))


def in_a_threat_map(request: str) -> str:
    scene = json.loads(in_a_round(request))["scene"]
    return json.dumps({"input": scene, "options": {"figure": "C0", "move": 3}}, separators=(",", ":"))
