"""Small requests about who acts first, and about claims that are judged again and again."""

import json

from boards import from_the_middle, grid, ring, tied, turn
from copying import tie

ATTACK = {"attack": {"value": 1, "range": 99}}


def row(figures: list, edition: str, **more) -> dict:
    """A scene in which the figures stand one beside another."""
    hexes = grid(16, 17)
    return {"format": "scene/1", "edition": edition, "map": {"hexes": hexes[:len(figures)]},
            "figures": [{**figure, "at": at, "hp": 9} for figure, at in zip(figures, hexes)], **more}


def stat_cards(count: int, edition: str) -> dict:
    return {f"{i:x}": {"format": "monster/1", "name": f"{i:x}", "edition": edition, "stats": {"normal": {"hp": 1}}} for i in range(count)}


def chain(length: int) -> dict:
    """Summons of summons, whose long names differ at their ends alone."""
    names = ["C", *("a" * 80 + f"{i:03}x" for i in range(length))]
    summons = [{"id": name, "kind": "summon", "side": "party", "move": 1, "attack": 1, "summoner": before} for before, name in zip(names, names[1:])]
    figures = [{"id": "C", "kind": "character", "side": "party", "initiative": 5}, *reversed(summons),
               {"id": "M", "kind": "monster", "side": "monsters", "initiative": 9}]
    return row(figures, "jaws-of-the-lion", turn={"figure": "M", "abilities": [ATTACK] * 4})


def characters_that_tie(cards: int) -> dict:
    figures = [{"id": f"C{i}", "kind": "character", "side": "party", "initiative": 50} for i in range(60)]
    return row([*figures, {"id": "M", "kind": "monster", "side": "monsters", "initiative": 9}], "gloomhaven",
               turn={"figure": "M", "abilities": [ATTACK] * 2}, monsters=stat_cards(cards, "gloomhaven"))


def round_of_a_set(size: int, others: int, **card) -> dict:
    """A round in which a summon chooses among the monsters of one set."""
    edition = "jaws-of-the-lion"
    monsters = [{"id": f"{'x' * 90}{i:03}y", "kind": "monster", "side": "monsters", "name": "g", "rank": "normal", "standee": 1 + 2 * (i % 5)} for i in range(size)]
    figures = [{"id": "C", "kind": "character", "side": "party", "initiative": 20},
               {"id": "A", "kind": "summon", "side": "party", "move": 2, "attack": 1, "summoner": "C"}, *monsters]
    own = {"format": "monster/1", "name": "g", "edition": edition, "stats": {"normal": {"hp": 3, "move": 1, "attack": 1}}}
    scene = row(figures, edition, monsters={"g": own, **stat_cards(others, edition)},
                cards={"g": {"initiative": 20, "abilities": [{"move": {"points": 1}}], **card}})
    return {"input": scene, "options": {"seed": 1, "first": True, "skipCharacters": True}}


def many_targets(enemies: int, targets: int, letter: str) -> dict:
    scene = tie(enemies, targets, letter, radius=10)
    scene["turn"] = {"figure": "M", "abilities": scene.pop("cards")["M"]["abilities"]}
    return scene


def dispute(scene: dict, expect: dict, claims: int = 1, **more) -> dict:
    return {"question": "q", "editions": [scene["edition"]], "scene": scene, "claims": [{"says": "a", "expect": expect}] * claims, **more}


def courses(targets: int, steps: int) -> tuple:
    """A scene, and steps in each of which one of so many enemies is chosen."""
    scene = json.loads(tied(turn(from_the_middle(3), enemies=ring(2)[:targets], edition="gloomhaven")))
    gains = ["poison", "wound", "muddle"][:steps]
    return scene, [{"turn": {"figure": "M", "abilities": [{"condition": {"gain": gain, "range": 5, "targets": 1}}]}} for gain in gains]


def order_requests() -> dict:
    may, fields = {"may": {"end": [1, 0]}}, {"hp": 5, "maxHp": 8, "move": 1, "attack": 1, "shield": 1, "range": 1, "pierce": 1}
    guarded, once = courses(8, 1)
    guarded["figures"][1]["bonuses"] = [{"kind": "shield", "value": 1, "lasts": "persistent"}] * 600
    scene, thrice = courses(8, 3)
    requests = {
        "a claim about a chain of 60 summons": ("rule", dispute(chain(60), {"focus": ["C"]})),
        "60 that tie beside 400 stat cards": ("rule", dispute(characters_that_tie(400), {"focus": ["C1"]})),
        "120 of one set beside 300 stat cards": ("round", round_of_a_set(120, 300)),
        "200 that act right after a character": ("round", round_of_a_set(200, 0, actsAfter="C")),
        "two claims about 1,225 outcomes": ("rule", dispute(many_targets(50, 48, "a"), may, 2)),
        "90 claims about 1,225 outcomes": ("rule", dispute(many_targets(50, 48, "a"), may, 90)),
        "the focus among 1,225 sets of targets": ("rule", dispute(many_targets(50, 48, ""), {"focus": ["C1"]})),
        "five of 16 targets that tie": ("rule", dispute(many_targets(16, 5, ""), may)),
        "30 claims about a figure with 600 bonuses": ("rule", dispute(guarded, {"figures": {"C0": fields}}, 30, steps=once)),
        "a claim of 10,000 hexes in 512 courses": ("rule", dispute(scene, {"loot": [[0, 0]] * 10_000}, steps=thrice)),
    }
    return {name: (method, json.dumps(body, separators=(",", ":"))) for name, (method, body) in requests.items()}
