"""Commands of a game that could copy, keep or read something again and again."""

import json

from boards import from_the_middle, grid, ring, scene, tied, turn


class Game:
    """A game, the commands before the attack, and the attack."""

    def __init__(self, begin: tuple, attack: tuple, *before: str):
        self.begin, self.attack, self.before = begin, attack, before


def games() -> dict:
    """Commands of a game that could copy, keep or read something again and again."""
    hexes = grid(16, 17)
    lines = [{"loot": {}}] * 900
    sets = {"format": "scene/1", "edition": "frosthaven", "map": {"hexes": hexes},
            "figures": [{"id": f"m{i}", "kind": "monster", "side": "monsters", "name": "g", "set": f"s{i}", "at": hexes[i], "rank": "normal", "hp": 1}
                        for i in range(250)] + [{"id": "C", "kind": "character", "side": "party", "at": hexes[260], "hp": 9}],
            "monsters": {"g": {"format": "monster/1", "name": "g", "edition": "frosthaven", "stats": {"normal": {"hp": 1}},
                               "cards": [{"id": "1", "initiative": 5, "abilities": lines}]}}}
    duel = scene(grid(4, 1), [[1, 0]], cards={"M": {"initiative": 95, "abilities": []}})
    tie = json.loads(tied(turn(from_the_middle(4), enemies=ring(3)[:13], edition="gloomhaven")))
    del tie["turn"]
    for figure in tie["figures"]:
        figure["initiative"] = 50
    del tie["figures"][0]["initiative"]
    tie["cards"] = {"M": {"initiative": 5, "abilities": [{"attack": {"value": 1, "range": 5, "targets": 6}}]}}
    wide = scene(grid(60, 70), [[1, 0]])
    saved = {"format": "session/1", "start": wide, "abilities": 1, "journal": ["hp C0 5"] * 1300, "check": "x"}
    text = {"M": {"initiative": 5, "abilities": [], "text": [{"says": "x" * 20_000, "why": "y"}]}}
    long_walk = "move " + "2,0 1,0 " * 3000
    done = {"M": {"initiative": 95, "abilities": [], "text": [{"says": "x", "why": "y"}]}}
    new = "session.new"
    return {
        "a card for each of 250 sets": Game((new, sets), ("session.command", {"command": "draw all"})),
        "21,000 words at 1,716 options": Game((new, tie), ("session.command", {"command": "C0 " * 21_000 + "q"})),
        "an attack with 3,000 effects": Game((new, duel), ("session.command", {"command": "attack " + "M " * 3000 + "3 " + "fire " * 3000}), "initiative C0 5"),
        "boards of 1,300 corrections": Game(("session.load", saved), ("session.history", {"boards": True})),
        "4,500 parts of a text": Game((new, {**duel, "cards": done}), ("session.command", {"command": "damage C0 0;" * 4500}), "end"),
        "boards with a long text": Game((new, {**duel, "cards": text}), ("session.command", {"command": long_walk, "boards": True}), "initiative C0 1"),
    }
