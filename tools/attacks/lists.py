"""Small requests with long lists that could be read or written once for each item of another list."""

import json
import random

from boards import from_the_middle, grid, ring, scene, tied, turn


def repeating_requests() -> dict:
    """Small requests in which all of something is asked, written or read again for each of something else."""
    yard = from_the_middle(4)
    volley = {"attack": {"value": 1, "range": 5, "targets": 6}}
    choice = json.loads(tied(turn(yard, volley, enemies=ring(3)[:13], edition="gloomhaven")))
    wider = json.loads(tied(turn(yard, {"attack": {"value": 1, "range": 5, "targets": 5}}, enemies=ring(3)[:16], edition="gloomhaven")))
    may = {"says": "a", "expect": {"may": {"end": [1, 0]}}}
    dispute = {"question": "q", "editions": ["gloomhaven"], "scene": choice}
    poison = {"turn": {"figure": "M", "abilities": [{"condition": {"gain": "poison", "range": 5, "targets": 1}}]}}
    four = json.loads(tied(turn(yard, enemies=ring(3)[:4], edition="gloomhaven")))
    for figure in four["figures"]:
        figure["hp"] = figure["maxHp"] = 999
    blows = {"question": "q", "editions": ["gloomhaven"], "scene": four, "steps": [poison] + [{"damage": {"to": "C0", "amount": 1}}] * 900,
             "claims": [{"says": "a", "expect": {"damage": []}}]}
    hall = [[0, 0]] + [[q, r] for q in range(151) for r in range(-2, 3) if [q, r] != [0, 0]]
    sides = [[hex, [hex[0] + q, hex[1] + r]] for hex in hall for q, r in ((1, 0), (0, 1), (1, -1)) if random.random() < 0.3]
    far = turn(hall, {"attack": {"value": 2, "range": 999}}, walls=[side for side in sides if side[1] in hall], enemies=hall[-5:])
    actions = [{"type": "custom", "value": "%x%"}] * 1500
    stats = {"name": "d", "edition": "fh", "baseStat": {"type": "monster"},
             "stats": [{"type": "normal", "level": 1, "health": 3, "movement": 2, "attack": 2, "actions": actions}]}
    coins = [{"ref": {"type": "starting-location"}, "cells": [[1, 1]]},
             {"ref": {"type": "treasure", "subType": "coin", "amount": 99}, "cells": [[0, 0]] * 9000}]
    board = {"id": 1, "title": "x", "angle": 0, "additionalMonsters": [],
             "mapTileData": {"ref": "a", "doors": [], "overlays": coins, "monsters": [], "turns": 0}}
    hexes = grid(16, 17)
    crowd = {"format": "scene/1", "edition": "frosthaven", "map": {"hexes": hexes},
             "figures": [{"id": f"n{i}", "kind": "monster", "side": "monsters", "name": "g", "at": hexes[i], "rank": "normal"} for i in range(150)]}
    game = {"edition": "fh", "round": 1, "monsters": [{"name": "g", "entities": [{"number": i + 1, "type": "normal"} for i in range(1400)]}]}
    rooms = [{"id": str(i), "doors": [], "revealed": True, "text": "x"} for i in range(800)]
    scenario = {"format": "scenario/1", "players": 2, "rooms": rooms,
                "scene": scene(grid(2, 1), cards={"M": {"initiative": 5, "abilities": [{"loot": {}}] * 1300}})}
    requests = {
        "800 rooms with a text": ("session.new", {"input": scenario}),
        "60 claims, 1,716 options": ("rule", {**dispute, "claims": [may] * 60}),
        "900 steps in four courses": ("rule", blows),
        "4,368 options without a clause": ("turn", {"input": wider, "options": {"without": ["attack.pierce"]}}),
        "sight without a clause": ("turn", {"input": json.loads(far), "options": {"without": ["attack.pierce"]}}),
        "a label of one long word": ("import", {"input": stats, "options": {"from": "ghs", "level": 1, "labels": [{"x": "a" * 1990}]}}),
        "900,000 coins": ("import", {"input": board, "options": {"from": "vgb", "tiles": {"tiles": {"a": ["###"] * 3}}, "rooms": True}}),
        "150 standees without a number": ("import", {"input": game, "options": {"from": "ghs-game", "update": True, "scene": crowd}}),
    }
    return {name: (method, json.dumps(body, separators=(",", ":"))) for name, (method, body) in requests.items()}


def scanning_requests() -> dict:
    """Small requests that scan a long list again and again."""
    def monster(at: list, **stats) -> dict:
        return {"id": "M", "kind": "monster", "side": "monsters", "name": "g", "at": at, "hp": 9, "maxHp": 9, "move": 2, "attack": 2, **stats}

    def hero(name: str, at: list) -> dict:
        return {"id": name, "kind": "character", "side": "party", "at": at, "hp": 9, "maxHp": 9, "initiative": 5}

    def objective(hexes: list) -> dict:
        return {"id": "O", "kind": "objective", "side": "party", "at": hexes[0], "alsoAt": hexes[1:], "hp": 99}

    def board(hexes: list, figures: list, edition: str = "frosthaven", **map_fields) -> dict:
        return {"format": "scene/1", "edition": edition, "map": {"hexes": hexes, **map_fields}, "figures": figures}

    def card(*abilities: dict) -> dict:
        return {"turn": {"figure": "M", "abilities": list(abilities)}}

    yard = from_the_middle(4)
    crowd = board(yard, [monster([0, 0], initiative=5)] + [hero(f"C{i}", at) for i, at in enumerate(ring(3)[:13])], "gloomhaven")
    volley = {"attack": {"value": 1, "range": 5, "targets": 6}}
    rocks = grid(50, 20)[1:]
    cut_off = board([[0, 0], *rocks, [60, 0]], [monster([0, 0]), hero("C0", [60, 0])], obstacles=rocks)
    field = grid(60, 50)
    blue = {"attack": {"value": 2, "area": {"grey": [0, 0], "red": [[1, 0], [2, 0], [2, 1]], "blue": [[0, -1]]}}}
    allies = [{"id": f"m{i}", "kind": "monster", "side": "monsters", "at": at} for i, at in enumerate(field[100:220])]
    yards = grid(16, 17)
    guards = [{"id": f"m{i}", "kind": "monster", "side": "monsters", "name": "g", "at": yards[i], "rank": "normal"} for i in range(255)]
    guard = {"format": "monster/1", "name": "g", "edition": "frosthaven", "stats": {"normal": {"hp": 5, "attackEffects": ["wound"] * 4800}}}
    ice = grid(60, 58)
    rat = {"summon": {"name": "Rat", "rank": "normal", "hp": 2, "attack": 1, "move": 2}}
    skaters = board(ice, [monster([30, 0])] + [hero(f"C{i}", at) for i, at in enumerate(ice[-20:])], "jotl", icy=ice[1:])
    wide = board(field, [monster([0, 0]), objective(field[1000:]), hero("C", [15, 3])], "gloomhaven")
    summons = [{"id": f"S{i}", "kind": "summon", "side": "party", "at": yards[i], "hp": 9, "move": 1, "attack": 1, "summoner": f"S{i - 1}" if i > 1 else "C"}
               for i in range(250, 0, -1)]
    chain = {**board(yards, [hero("C", [0, 0]), monster(yards[251], initiative=9), *summons], "gloomhaven"), "decks": {"C": ["+0"] * 9, "monsters": ["+0"]}}
    curse = {"condition": {"gain": "curse", "range": 99, "targets": "all", "whom": "enemies"}}
    coals = grid(62, 62)
    far = [[0, 0]] + [[800, r] for r in range(-400, 4000)]
    ask = {"says": "a", "expect": {"focus": []}}
    every = ["gloomhaven", "jaws-of-the-lion", "frosthaven", "gloomhaven-2"]
    requests = {
        "1,000 obstacles in the way": ("turn", {**cut_off, **card({"move": {"points": 2}}, {"attack": {"value": 1}}),
                                                "cards": {"X": {"initiative": 5, "abilities": [{"loot": {}}] * 2400}}, "sets": ["X"]}),
        "a blue hex and 120 allies": ("turn", {**board(field, [monster([0, 0]), objective(field[2000:]), hero("C", [30, 0]), *allies]),
                                                      **card(blue)}),
        "200 expected events, 1,716 options": ("check", {"scene": crowd, "steps": [{"turn": {**card(volley)["turn"], "draw": ["+0"] * 6}}],
                                                         "expect": {"events": [{"event": "death"}] * 200}}),
        "a long expectation, 1,716 options": ("check", {"editions": every, "scene": {**crowd, **card(volley)},
                                                        "expect": {"options": [{"end": [0, 0], "targets": [], "path": [[0, 0]] * 9000}]}}),
        "a stat card of 255 figures": ("show", {**board(yards, guards), "monsters": {"g": guard}}),
        "a summons on ice": ("rule", {"question": "q", "editions": ["jotl"], "claims": [ask],
                                      "scene": {**skaters, **card({"attack": {"value": 1}}, rat, {"attack": {"value": 2}})}}),
        "an objective in 2,000 hexes": ("rule", {"question": "q", "editions": every, "claims": [ask], "scene": {
            **wide, **card({"attack": {"value": 1}}, {"move": {"points": 3}}, {"attack": {"value": 2, "range": 5}}, {"push": {"points": 9, "range": 9}})}}),
        "curses for summons of summons": ("play", {"scene": chain, "steps": [card(*[curse] * 38)]}),
        "a picture with wide gaps": ("show", {"input": {"editions": every, "scene": board(far, [], "gloomhaven"), "steps": []}, "options": {"picture": True}}),
        "ways over hot coals": ("threat", {"input": board(coals, [hero("C", [0, 0])], hazardous=coals[1:]), "options": {"figure": "C", "move": 99}}),
    }
    return {name: (method, json.dumps(body, separators=(",", ":"))) for name, (method, body) in requests.items()}
