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

answer = standee.turn(scene)
for option in answer["options"]:
    print("ends in", option["end"], "and attacks", ", ".join(option["targets"]))
for reason in answer["why"]:
    print(f"because {reason['says']} ({reason['page']})")
try:
    standee.turn(scene, figure="Nobody")
except standee.Refused as refused:
    print(f"{refused.code}: {refused}")
