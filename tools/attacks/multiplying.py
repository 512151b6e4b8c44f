"""Small requests whose parts could multiply one another."""

import json
import random

from boards import disc, from_the_middle, grid, in_a_round, in_a_threat_map, moves, ring, scene, some, tied, turn


def slow_requests() -> dict:
    """Small requests that take long: several moves, hazards, many ways of equal cost, many targets."""
    room = grid(14, 9)
    hall = grid(16, 16)
    requests = {
        "sixty short moves": turn(disc(4), *moves(60, 1)),
        "fifty moves, hazards": turn(grid(9, 9), *moves(50, 1), hazardous=some(grid(9, 9), 0.6)),
        "five moves over hazards": turn(room, *moves(5, 3), hazardous=some(room, 0.7)),
        "three moves over hazards": turn(room, *moves(3, 5), hazardous=some(room, 0.7)),
        "three moves, 256 hexes": turn(hall, *moves(3, 6)),
        "three moves, all hazards": turn(hall, *moves(3, 8), hazardous=hall[1:-1]),
        "one move, all hazards": turn(hall, *moves(1, 30), hazardous=hall[1:-1]),
        "a hundred moves, all hazards": turn(hall, *moves(100, 1), hazardous=hall[1:-1]),
    }
    crowd = [[i % 10 + 3, i // 10 + 3] for i in range(40)]
    area = {"red": [[0, 0], [1, 0], [1, 1], [0, 2], [2, 0], [3, 0], [0, 3]]}
    requests["forty enemies, ten targets"] = turn(hall, *moves(1, 6, range=5, targets=10), enemies=crowd)
    requests["forty enemies, an area"] = turn(hall, *moves(1, 6, range=5, targets=5, area=area), enemies=crowd)
    requests["three attacks"] = turn(hall, *(moves(1, 3, range=3, targets=2) * 3), enemies=crowd)
    for number in range(50):  # and what a search of one's own finds
        shape = random.choice([grid(20, 20), grid(25, 8), disc(8), grid(12, 12), grid(4, 60)])
        count, points = random.choice([(1, 40), (2, 12), (3, 6), (4, 4), (6, 3), (12, 2), (40, 1)])
        attack = random.choice([{}, {"range": 4}, {"range": 3, "targets": 3}, {"range": 9, "targets": 2}])
        places = random.sample(shape[1:], random.choice([1, 2, 6, 20]))
        hazards = [hex for hex in some(shape, random.choice([0, 0.3, 0.8, 1])) if hex not in places]
        line = moves(count, points, **attack) * random.choice([1, 1, 2, 3])
        requests[f"search {number}"] = turn(shape, *line, enemies=places, hazardous=hazards)
    return {name: request for name, request in requests.items() if len(request) <= 65536}


def multiplying_requests() -> dict:
    """Small requests with parts that could multiply one another: the method and the body of each."""
    yard = disc(3)
    beside = [[yard[0][0] + 1, yard[0][1]], [yard[0][0], yard[0][1] + 1]]
    shields = [{"consume": [element], "to": [{"shield": {"value": 1}}]}
               for element in ("fire", "ice", "air", "earth", "light", "dark") * 3]
    wild = [{"consume": ["wild"], "to": [{"shield": {"value": 1}}]}] * 12
    strong = {element: "strong" for element in ("fire", "ice", "air", "earth", "light", "dark")}
    turns = {
        "18 consumptions": turn(yard, *shields, elements=strong),
        "12 wild consumptions": turn(yard, *wild, elements=strong),
        "five attacks, 9,000 cards": turn(yard, *[{"attack": {"value": 1, "targets": 2}}] * 5, enemies=beside + [[0, 0]],
                                          decks={"monsters": ["+0"] * 9000}),
        "two hexes far apart": turn([[0, 0], [1, 0], [1900, 0], [0, 1900]], *moves(1, 2), enemies=[[1, 0]]),
    }
    requests = {name: ("turn", body) for name, body in turns.items()}
    name = "M" + " is as easy to attack as x (y), but z is at range a and b" * 90
    named = scene([[0, 0], [1, 0], [2, 0]], turn={"figure": name, "abilities": moves(1, 2)})
    named["figures"][0]["id"] = name
    requests["a phrase as an id"] = ("turn", json.dumps({"input": named, "options": {"language": "de", "whyNot": "D"}}))
    label = "%x:" + "|".join("{%d}" % (i + 1) * 100 for i in range(3)) + "%"
    deck = {"name": "d", "edition": "fh", "abilities": [{"cardId": 1, "initiative": 5, "actions": [{"type": "custom", "value": label}]}]}
    requests["labels within labels"] = ("import", json.dumps({"options": {"from": "ghs", "deck": deck, "labels": [{"x": "{0}" * 100}]}}))
    halves = {"name": "d", "edition": "fh", "abilities": [0] * 3000}
    stats = {"name": "d", "edition": "fh", "firstActiveAction": "top", "baseStat": {"type": "bb"},
             "stats": [{"type": "normal", "level": 1, "health": 3, "movement": 2, "attack": 2}]}
    requests["3,000 half cards"] = ("import", json.dumps({"input": stats, "options": {"from": "ghs", "level": 1, "deck": halves}}))
    hit = {"attack": {"by": "C0", "target": "M", "value": 0, "draw": ["+0"]}}
    dispute = {"question": "q", "editions": ["frosthaven"], "scene": scene(yard, beside, decks={"monsters": ["+0"] * 6000}), "steps": [hit] * 300,
               "claims": [{"says": "a", "expect": {"damage": [{"to": "M", "amount": 1}]}}]}
    rolling = [{"value": f"+{i % 90 + 1}", "pierce": i // 90, "rolling": True} for i in range(900)]
    requests["a threat by 900 rolling cards"] = ("threat", in_a_threat_map(
        turn(yard, *moves(1, 2), decks={"monsters": [*rolling, "+0", "+0"]})))
    requests["300 steps, 6,000 cards"] = ("rule", json.dumps(dispute, separators=(",", ":")))
    return requests


def crowded_requests() -> dict:
    """Small requests with figures, lines, doors or walls that could all be compared with one another."""
    yard = from_the_middle(22)
    push = {"push": {"points": 1, "range": 20}}
    cone = [[-1, 0]] + [[q, r] for q in range(25) for r in range(25 - q)]
    rim = [[24 - r, r] for r in range(1, 25)]
    turns = {
        "nine of twenty that tie": tied(turn(yard, *moves(1, 3, range=30, targets=9), enemies=ring(20)[:20], edition="gloomhaven")),
        "sixty that tie": tied(turn(yard, push, *moves(1, 1), enemies=ring(10))),
        "eight of nine in any order": tied(turn(yard, {"push": {"points": 1, "range": 99, "targets": 8}}, *moves(1, 1),
                                                enemies=ring(3)[:9], edition="gloomhaven")),
        "4,800 lines": turn(grid(6, 1), *moves(1, 2, range=3), *[{"loot": {}}] * 4800, *moves(1, 2, range=3), enemies=[[5, 0], [4, 0]]),
    }
    requests = {name: ("turn", body) for name, body in turns.items()}
    crowded = json.loads(in_a_round(turn(cone, {"push": {"points": 24, "range": 1}}, enemies=[[0, 0], *rim])))
    requests["a push past a crowd"] = ("round", json.dumps({"input": crowded, "options": {"seed": 1, "first": True}}, separators=(",", ":")))
    line = scene([[q, 0] for q in range(256)], [[0, 0]])
    line["figures"] = line["figures"][1:] + [
        {"id": f"C{i}", "kind": "summon", "side": "party", "at": [i, 0], "hp": 9, "move": 0, "attack": 0, "summoner": f"C{i - 1}"}
        for i in range(255, 0, -1)]
    requests["summons of summons"] = ("round", json.dumps({"scene": line, "round": {"characters": "pass"}}, separators=(",", ":")))
    walls = [[[q, 0], [q + 1, 0]] for q in range(0, 2900, 50)]
    sight = {"input": {**scene(grid(2900, 2), walls=walls), "figures": []}, "options": {"from": [0, 0], "to": [3, 0], "all": True}}
    requests["all sight along a corridor"] = ("sight", json.dumps(sight, separators=(",", ":")))
    doors = [("  " if row % 2 else "") + "+   " * 84 for row in range(80)]
    rooms = [{"roomNumber": number, "ref": "A", "initial": number == 1, "rooms": [], "monster": []} for number in (1, 2)]
    drawn = {"from": "ghs-scenario", "room": {"1": doors, "2": {"map": doors, "at": [400, 0]}}}
    requests["rooms full of doors"] = ("import", json.dumps({"input": {"index": "1", "name": "x", "edition": "fh", "rooms": rooms}, "options": drawn}))
    grants = {"name": "d", "edition": "fh", "abilities": [{"cardId": 1, "initiative": 5, "actions": [{"type": "custom", "value": "%x%", "subActions": [{"type": "loot"}]}] * 520}]}
    titles = {"monster": {f"{number:x}": "s" for number in range(3000)}, "x": "Grant all s s s s s s s s"}
    requests["3,000 titles"] = ("import", json.dumps({"options": {"from": "ghs", "deck": grants, "labels": [titles]}}, separators=(",", ":")))
    return requests


def long_cards() -> dict:
    """Cards with many lines, of which each is planned, paid for or copied again for each other."""
    room = grid(30, 40)
    line = grid(4, 1)
    barred = scene(line)
    barred["figures"].append({**barred["figures"][0], "id": "N", "at": [2, 0]})
    blast = {"consume": ["earth"], "to": [{"attack": {"value": "+0", "range": 2}}], "else": [{"attack": {"value": "+0", "range": 4}}]}
    ask = {"says": "a", "expect": {"damage": []}}
    blasts = {"question": "q", "editions": ["frosthaven", "gloomhaven-2"], "claims": [ask], "scene": {**scene(grid(5, 2), [[3, 0], [4, 0], [4, 1]]), "elements": {"earth": "strong"}},
              "steps": [{"turn": {"figure": "M", "abilities": [blast] * count, "draw": ["+0"]}} for count in (1, 400)]}
    fed = {"attack": {"value": 1, "adds": [{"if": {"consume": ["fire"]}, "value": "+1"}] * 1200}}
    round_of_fed = {**json.loads(in_a_round(turn(disc(2), {"move": {"points": 3}}, fed)))["scene"], "elements": {"fire": "strong"}, "decks": {"monsters": ["+0"] * 9}}
    return {name: (method, json.dumps(body, separators=(",", ":"))) for name, method, body in (
        ("1,900 attacks out of range", "play", {"scene": barred, "steps": [
            {"turn": {"figure": "M", "abilities": [{"attack": {"value": 2, "range": 1}}] * 1900}}]}),
        ("400 consumptions", "rule", blasts),
        ("1,200 attacks on one enemy", "turn", json.loads(turn(room, *[{"attack": {"value": 2, "targets": 2}}] * 1200, enemies=[[0, 1]]))),
        ("1,200 adds that consume", "round", {"input": round_of_fed, "options": {"seed": 1, "first": True, "skipCharacters": True}}),
    )}
