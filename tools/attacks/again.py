"""Small requests in which something is read, copied or tried again and again."""

import json
import random

from boards import grid, ring, scene

EDITIONS = ["gloomhaven", "jaws-of-the-lion", "frosthaven", "gloomhaven-2", "forgotten-circles", "buttons-and-bugs",
            "buttons-and-bugs-promotional", "crimson-scales", "trail-of-ashes", "trail-of-ashes-envelope-v", "blood-and-sand",
            "seeker-of-xorn", "ice-rift", "reddit-100k", "skulls-in-the-snow", "mercenary-packs", "solo-scenarios",
            "gloomhaven-envelope-x", "gloomhaven-solo-items", "satires-battle-goals", "frosthaven-crossover", "conquest",
            "unity-guild", "unity-guild-old"]
VOLLEY = [{"move": {"points": 2}}, {"attack": {"value": 2, "range": 3, "targets": 2, "effects": [{"push": 2}]}}]


def dispute(board: dict, expect: dict, editions: list, **more) -> dict:
    return {"question": "q", "editions": editions, "scene": board, "claims": [{"says": "a", "expect": expect}], **more}


def allies(hexes: list, **stats) -> list:
    return [{"id": f"m{i}", "kind": "monster", "side": "monsters", "at": at, "hp": 9, "maxHp": 9, **stats} for i, at in enumerate(hexes)]


def pushes(monsters: int, heroes: int, radius: int, points: int) -> dict:
    """Monsters in a round that push two of the heroes round them, in one of many ways."""
    middle = [[0, 0], *ring(1)][:monsters]
    figures = [{**one, "name": "g", "move": 2, "attack": 2} for one in allies(middle)]
    figures += [{"id": f"C{i}", "kind": "character", "side": "party", "at": at, "hp": 30, "maxHp": 30, "initiative": 5}
                for i, at in enumerate(ring(2)[:heroes])]
    hexes = [hex for i in range(radius + 1) for hex in ring(i)]
    volley = [VOLLEY[0], {"attack": {"value": 2, "range": 3, "targets": 2, "effects": [{"push": points}]}}]
    return {"format": "scene/1", "edition": "gloomhaven", "map": {"hexes": hexes}, "figures": figures,
            "cards": {"g": {"initiative": 50, "abilities": volley}}}


def again_requests() -> dict:
    hall = grid(70, 60)
    random.Random(1).shuffle(hall)
    duel = scene([[0, 0], [1, 0], *(hex for hex in hall if hex not in ([0, 0], [1, 0]))], [[1, 0]],
                 turn={"figure": "M", "abilities": [{"attack": {"value": 1}}]})
    parts = {"options": [{"end": [0, 0], "targets": ["C0"], "then": [{"end": [0, 0], "targets": []}] * 900}]}
    small = scene(grid(3, 1), [[1, 0]])
    blow = {"steps": [{"damage": {"to": "C0", "amount": 1}}]}
    field = grid(60, 56)
    wide = {**scene([[60, 0], [61, 0]], [[61, 0]])}
    wide["map"] = {"hexes": [*field, [60, 0], [61, 0]]}
    wide["figures"].append({"id": "O", "kind": "objective", "side": "party", "at": field[0], "alsoAt": field[1:]})
    yard = grid(20, 16)
    deck = [f"+{i}" for i in range(99)] + [f"-{i}" for i in range(1, 99)]
    adds = {"attack": {"value": 1, "range": 30, "advantage": True, "adds": [{"value": 1}] * 3000}}
    crowd = scene(yard, cards={"g": {"initiative": 9, "abilities": [adds]}}, decks={"monsters": deck})
    crowd["figures"][1:] = [*allies(yard[1:20], name="g", attack=1, move=1), crowd["figures"][1]]
    crowd["figures"][0]["name"] = "g"
    long_turn = scene(yard, [yard[1], yard[-1]], turn={"figure": "M", "abilities": [{"attack": {"value": 1}}] * 400})
    for stat in ("hp", "maxHp"):
        del long_turn["figures"][1][stat]
    long_turn["figures"] += allies(yard[5:205])
    rooms = {"format": "scenario/1", "players": 2, "scene": scene(hall, [hall[1]]), "rooms": [{"id": f"{i:x}"} for i in range(2300)]}
    board = grid(60, 50)
    walled = scene(board, obstacles=[])
    walled["map"]["obstacles"] = board[10:-1]
    del walled["obstacles"]
    waits = {"format": "scenario/1", "players": 2, "scene": walled, "rooms": [{"id": "1", "revealed": True, "figures": [{"id": "x", "kind": "objective", "side": "party"}]}]}
    requests = {
        "900 parts, 24 editions": ("rule", dispute(duel, parts, EDITIONS)),
        "900 expected parts, 24 editions": ("check", {"editions": EDITIONS, "scene": {**duel, "edition": "frosthaven"}, "expect": parts}),
        "9,000 hexes of loot, 24 editions": ("rule", dispute(small, {"loot": [[0, 0]] * 9000}, EDITIONS, **blow)),
        "a way of 9,000 hexes, 24 editions": ("rule", dispute({**small, "turn": duel["turn"]}, {"may": {"path": [[0, 0]] * 9000}}, EDITIONS)),
        "an objective of 3,360 hexes": ("rule", dispute(wide, {"gone": ["M"]}, EDITIONS, **blow)),
        "3,000 adds to 20 attacks": ("threat", {"input": crowd, "options": {"figure": "C0", "move": 0}}),
        "400 attacks among 200 figures": ("turn", {"input": long_turn, "options": {"whyNot": "C1"}}),
        "2,300 rooms beside 4,200 hexes": ("session.new", {"input": rooms}),
        "800 commands while a figure waits": ("session.load", {"input": {"format": "session/1", "start": waits, "abilities": 1, "journal": ["give C0"] * 800, "check": "x"}}),
        "pushes of six by six": ("threat", {"input": pushes(6, 6, 6, 2), "options": {"figure": "C0", "move": 3}}),
        "long pushes": ("threat", {"input": pushes(4, 4, 8, 4), "options": {"figure": "C0", "move": 3}}),
    }
    turn = pushes(5, 6, 6, 3)
    turn["turn"] = {"figure": "m0", "abilities": turn.pop("cards")["g"]["abilities"]}
    requests["why not, where pushes differ"] = ("turn", {"input": turn, "options": {"whyNot": "C5"}})
    return {name: (method, json.dumps(body, separators=(",", ":"))) for name, (method, body) in requests.items()}
