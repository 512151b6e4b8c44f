from standee import Refused, Session
from standee.forms import Scene

scene: Scene = {
    "format": "scene/1",
    "edition": "frosthaven",
    "map": {"hexes": [[0, 0], [1, 0], [2, 0], [3, 0]]},
    "figures": [
        {"id": "Guard", "kind": "monster", "side": "monsters", "name": "Guard", "at": [0, 0], "hp": 5, "app": 7},
        {"id": "Brute", "kind": "character", "side": "party", "at": [3, 0], "hp": 9},
    ],
}

game = Session(scene, seed=1)
print(game.waiting["says"])
try:
    game.command("dance")
except Refused as refused:
    print(refused.code)
for figure in game.state()["scene"].get("figures", []):
    print(figure["id"], figure.get("app"))
