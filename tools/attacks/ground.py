"""Small requests about boards with much ice, many walls or many links."""

import json

from boards import grid


def ice_lane(length: int) -> list:
    """The picture of a lane of hexes, icy but for its ends."""
    lane = ["i", ""] * length
    lane[0] = lane[-2] = "."
    return lane[:-1]


def duel(board: dict, monsters: list, hero: list, **more) -> dict:
    figures = [{"id": f"M{i}", "kind": "monster", "side": "monsters", "name": "g", "at": at, "hp": 9} for i, at in enumerate(monsters)]
    hero = {"id": "C", "kind": "character", "side": "party", "at": hero, "hp": 9, "maxHp": 9, "initiative": 5}
    return {"format": "scene/1", "edition": "frosthaven", "map": board, "figures": [*figures, hero], **more}


def ground_requests() -> dict:
    step = [{"move": {"points": 2}}, {"attack": {"value": 2}}]
    creates = [{"move": {"points": 2}}, {"create": {"tile": "difficult"}}, {"attack": {"value": 2}}]
    card = {"cards": {"g": {"initiative": 9, "abilities": step}}}
    acts = {"turn": {"figure": "M0", "abilities": step}}
    often = {"turn": {"figure": "M0", "abilities": step * 12}}
    builds = {"turn": {"figure": "M0", "abilities": creates * 12}}
    room, hall = grid(10, 10), grid(60, 60)
    lane = {"picture": ice_lane(4500)}
    last = [0, 4499]
    walled = {"hexes": room, "wallHexes": [[q + 10, r] for q in range(60) for r in range(95)]}
    links = [[a, b] for i, a in enumerate(room) for b in room[i + 1:]][:3800]
    listed = [[[q, 9], [q, 10]] for q in range(10)] * 420
    dispute = {"question": "q", "editions": ["frosthaven", "gloomhaven-2"], "scene": duel(lane, [[0, 0]], last, **acts),
               "claims": [{"says": "a", "expect": {"focus": ["C"]}}]}
    requests = {
        "where is a lane of ice safe": ("threat", {"input": duel(lane, [[0, 4499 - i] for i in range(20)], [0, 0], **card),
                                                   "options": {"figure": "C", "move": 8}}),
        "why not a hex of a lane of ice": ("turn", {"input": duel({"picture": ice_lane(1100)}, [[0, 0]], [0, 1099], **acts),
                                                    "options": {"whyNot": [0, 5]}}),
        "a dispute on a lane of ice": ("rule", dispute),
        "twelve attacks along a lane of ice": ("turn", duel(lane, [[0, 0]], last, **often)),
        "twelve attacks on a hall of ice": ("turn", duel({"hexes": hall, "icy": hall[1:3000]}, [[20, 20]], [40, 40], **often)),
        "where is a room of traps safe, in 5,700 wall hexes": ("threat", {
            "input": duel({**walled, "traps": [{"at": at} for at in room[1:99]]}, [[9, 9]], [0, 0], **card),
            "options": {"figure": "C", "move": 12}}),
        "tiles created in 5,700 wall hexes": ("turn", duel(walled, [[0, 0]], [9, 9], **builds)),
        "tiles created among 3,800 links": ("turn", duel({"hexes": room, "links": links}, [[0, 0]], [9, 9], **builds)),
        "tiles created among walls listed 420 times": ("turn", duel({"hexes": room, "walls": listed}, [[0, 0]], [9, 9], **builds)),
    }
    return {name: (method, json.dumps(body, separators=(",", ":"))) for name, (method, body) in requests.items()}
