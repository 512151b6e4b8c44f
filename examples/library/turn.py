import standee
from standee.forms import Scene

scene: Scene = {
    "format": "scene/1",
    "edition": "frosthaven",
    "map": {"hexes": [[0, 0], [1, 0], [2, 0], [3, 0]]},
    "figures": [
        {"id": "Guard", "kind": "monster", "side": "monsters", "at": [0, 0], "initiative": 30},
        {"id": "Brute", "kind": "character", "side": "party", "at": [3, 0], "initiative": 20},
    ],
    "turn": {"figure": "Guard", "abilities": [{"move": {"points": 2}}, {"attack": {"value": 3}}]},
}

try:
    for option in standee.turn(scene)["options"]:
        print("ends in", option["end"], "and attacks", ", ".join(option["targets"]))
except standee.Refused as refused:
    print(refused)
