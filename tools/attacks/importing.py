"""Small files of other programs whose parts an importer could read, copy or compare again and again."""

import json

from boards import grid

ROOMS = [{"roomNumber": 1, "initial": True, "monster": []}]
SCENE = {"format": "scene/1", "edition": "frosthaven", "map": {"hexes": [[0, 0], [1, 0]]}}
HERO = {"id": "c", "kind": "character", "side": "party", "at": [0, 0], "hp": 9}


def deck(actions: list) -> dict:
    """An ability deck of one card."""
    return {"name": "d", "edition": "fh", "abilities": [{"cardId": 1, "initiative": 5, "actions": actions}]}


def cards(actions: list, monster: dict | None = None, **options) -> dict:
    """The import of an ability deck, with the file of its monster."""
    request = {"options": {"from": "ghs", "level": 1, "deck": deck(actions), **options}}
    return {**request, "input": monster} if monster else request


def listed(drawings: dict, rooms: list = ROOMS, **options) -> dict:
    scenario = {"index": "1", "name": "x", "edition": "fh", "rooms": rooms, **options.pop("more", {})}
    return {"input": scenario, "options": {"from": "ghs-scenario", "room": drawings, **options}}


def game(fields: dict, scene: dict, **options) -> dict:
    return {"input": {"edition": "fh", "round": 1, **fields}, "options": {"from": "ghs-game", "scene": scene, **options}}


def tile(ref: str, **more) -> dict:
    return {"ref": ref, "doors": [], "overlays": [], "monsters": [], "turns": 0, **more}


def laid_out(root: dict, tiles: dict, additional: tuple = (), **options) -> dict:
    scenario = {"id": 1, "title": "x", "angle": 0, "additionalMonsters": list(additional), "mapTileData": root}
    return {"input": scenario, "options": {"from": "vgb", "tiles": {"tiles": tiles}, "rooms": True, **options}}


def doors(tiles: list) -> list:
    at = {"subType": "altar", "room1X": 0, "room1Y": 0, "room2X": 0, "room2Y": 0}
    return [{**at, "mapTileData": one} for one in tiles]


def repeated(levels: int) -> list:
    actions = [{"type": "loot", "value": 1}]
    for _ in range(levels):
        actions = [{"type": "repeat", "value": 4, "subActions": actions}]
    return actions


def many_sets() -> list:
    """330 monsters with one deck of 900 lines."""
    stats = [{"name": f"{i:x}", "deck": "d", "baseStat": {"type": "normal", "health": 1}} for i in range(330)]
    return [deck([{"type": "loot", "value": 1}] * 900), *stats]


def nested_labels(depth: int, wide: int) -> dict:
    """Labels of labels of labels, and the last is empty."""
    return {f"x{i}": f"%x{i + 1}%" * wide for i in range(depth)} | {f"x{depth}": ""}


def card_requests() -> dict:
    boss = {"name": "d", "edition": "fh", "baseStat": {"type": "boss"},
            "stats": [{"type": "boss", "level": 1, "health": 3, "movement": 2, "attack": 2, "special": [[{"type": "loot", "value": 1}] * 700]}]}
    title = {"monster": {"a": " " + "1" * 28_000}, "x": "Grant all s s s s s s s s"}
    shared = [{"type": "concatenation", "subActions": [{"type": "heal", "value": 1}] * 900 + [{"type": "range", "value": 1}] * 900}]
    text = [{"type": "custom", "value": "%x%"}]
    spawned = {"type": "summon", "value": "monsterStandee", "valueObject": [{"monster": {"name": f"{i:x}", "type": "normal"}} for i in range(1200)]}
    halves = {"name": "d", "edition": "fh", "abilities": [{"cardId": i, "initiative": 5, "name": "%x%", "actions": [{"type": "loot", "value": 1}],
                                                            "bottomActions": [{"type": "loot", "value": 1}]} for i in range(200)]}
    pairs = {"name": "d", "edition": "fh", "firstActiveAction": "top", "baseStat": {"type": "bb", "health": 3}}
    return {
        "repetitions of repetitions": cards(repeated(10)),
        "700 calls of a special of 700 lines": cards([{"type": "special", "value": 1}] * 700, boss),
        "a title of 28,000 digits": cards([{"type": "custom", "value": "%x%", "subActions": [{"type": "loot"}]}] * 550, labels=[title]),
        "900 heals that share 900 targets": cards(shared),
        "900 texts of 30,000 letters": cards(text * 900, labels=[{"x": "a" * 30_000}]),
        "900 texts of 7,000 line breaks": cards(text * 900, labels=[{"x": "<br>" * 7000}]),
        "labels of labels without a text": cards([{"type": "custom", "value": "%x0%"}], labels=[nested_labels(7, 1500)]),
        "3,300 labels with long names": cards([], labels=[{"k" * 32_000: {f"{i:x}": "" for i in range(3300)}}]),
        "a summon of 1,200 sets": cards([spawned]),
        "200 pairs of halves with long names": {"input": pairs, "options": {"from": "ghs", "level": 1, "deck": halves, "labels": [{"x": "a" * 30_000}]}},
    }


def scenario_requests() -> dict:
    picture = [("  " if row % 2 else "") + "+   " * 34 + "+" for row in range(100)]
    joined = {"0": picture, "1": picture} | {str(i): {"map": ["+"], "at": "door"} for i in range(2, 262)}
    hall = [("  " if row % 2 else "") + ".   " * 34 + "." for row in range(40)]
    sets = many_sets()
    named = {"monsters": [one["name"] for one in sets[1:]]}
    sections = [{"parent": "1", "edition": "fh", "index": i} for i in range(1000)]
    return {
        "260 rooms that look for a free door": listed(joined, [{"roomNumber": i, "initial": True, "monster": []} for i in range(262)]),
        "10 rooms on one another": listed({str(i): hall for i in range(10)}, [{"roomNumber": i, "initial": True, "monster": []} for i in range(10)]),
        "330 sets with a deck of 900 lines": listed({"1": ["."]}, more=named, ghs=sets),
        "2,050 notes of 32,000 letters": listed({"1": ["."]}, more={"rules": [{"note": "%x%"}] * 2050}, labels=[{"x": "a" * 32_000}]),
        "1,000 sections of a long scenario": listed({"1": ["."]}, more={"errata": list(range(3000))}, sections=sections),
        "1,200 rooms of a section with a long marker": listed({"1": ["."]}, sections=[{"parent": "1", "edition": "fh", "index": 2, "marker": "a" * 30_000,
                                                                                 "rooms": [{"roomNumber": i} for i in range(1200)]}]),
    }


def game_requests() -> dict:
    scene = {**SCENE, "figures": [HERO]}
    deck_of = {"name": "c", "attackModifierDeck": {"cards": []}}
    card = {"id": "1", "initiative": 5, "abilities": [{"loot": {}}] * 2500}
    stats = {"format": "monster/1", "name": "g", "edition": "frosthaven", "stats": {"normal": {"hp": 5}}, "cards": [card]}
    monster = {"id": "g-1", "kind": "monster", "side": "monsters", "at": [0, 0], "name": "g", "standee": 1, "rank": "normal"}
    hexes = grid(16, 17)
    crowd = [{"id": f"n{i}", "kind": "objective", "side": "monsters", "hp": 1, "at": hexes[i]} for i in range(250)]
    return {
        "700 characters of one name": game({"characters": [deck_of] * 700}, {**scene, "decks": {"c": ["+1"] * 5500}}, update=True),
        "6,300 modifier cards of 4,600 ids": game({"monsterAttackModifierDeck": {"cards": ["null"] * 4600, "current": -1, "discarded": []}},
                                                  {**scene, "decks": {"monsters": ["+1"] * 6300}}, update=True),
        "850 entries of one monster": game({"state": "next", "monsters": [{"name": "g", "ability": 0, "abilities": [0]}] * 850},
                                           {**SCENE, "figures": [monster], "monsters": {"g": stats}}),
        "8,000 entities with a long name": game({"objectiveContainers": [{"name": "a" * 30_000, "entities": [{}] * 8000}]}, scene),
        "250 figures and 8,000 entities": game({"objectiveContainers": [{"entities": [{}] * 8000}]},
                                               {**SCENE, "map": {"hexes": hexes}, "figures": crowd}, update=True),
    }


def board_requests() -> dict:
    sets = many_sets()
    overlapping = tile("0", doors=doors([tile(f"{i:x}") for i in range(1, 215)]), overlays=[{"ref": {"type": "token"}, "cells": [[1, 1]] * 2900}])
    again = tile("0", doors=doors([tile("0") for _ in range(400)]))
    coins = [{"ref": {"type": "treasure", "subType": "coin", "amount": 99}, "cells": [[1, 1]] * 9}] * 100
    hidden = tile("0", doors=doors([tile(f"{i:x}") for i in range(1, 300)]), overlays=coins)
    shapes = {f"{i:x}": [".##", "#.#", ".##"] for i in range(300)}
    names = [one["name"] for one in sets[1:]]
    return {
        "a deck of 900 lines for 330 sets": laid_out(tile("a"), {"a": ["###"]}, tuple(names), ghs=sets),
        "215 rooms round one hex": laid_out(overlapping, {name: shapes[name] for name in list(shapes)[:215]}, reveal=["all"]),
        "400 doors to a room of 1,600 hexes": laid_out(again, {"0": ["#" * 40] * 40}),
        "300 hidden rooms and 89,100 coins": laid_out(hidden, shapes),
    }


def importing_requests() -> dict:
    """Requests that read the files of Gloomhaven Secretariat and Virtual Gloomhaven Board."""
    bodies = card_requests() | scenario_requests() | game_requests() | board_requests()
    return {name: ("import", json.dumps(body, separators=(",", ":"))) for name, body in bodies.items()}
