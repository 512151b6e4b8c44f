"""Small requests whose parts could be copied, compared or put into words again and again."""

import json

from boards import from_the_middle, grid, ring, scene, tied, turn


def loaded(start: dict, journal: list, **more) -> tuple:
    saved = {"format": "session/1", "start": start, "abilities": 1, "journal": journal, "check": "x"}
    return "session.load", {"input": saved, **more}


def names(count: int) -> list:
    return [f"{i:x}" for i in range(count)]


def tie(enemies: int, targets: int, filler: str = "", edition: str = "gloomhaven", radius: int = 8) -> dict:
    """A monster whose card lets the party choose among enemies who act at one time."""
    document = json.loads(tied(turn(from_the_middle(radius), enemies=ring(radius)[:enemies], edition=edition)))
    del document["turn"]
    for i, figure in enumerate(document["figures"]):
        figure["initiative"] = 50
        if i and filler:
            figure["id"] = (f"C{i}" + filler * 200)[:190]
            del figure["maxHp"]
    del document["figures"][0]["initiative"]
    attack = {"attack": {"value": 1, "range": radius, "targets": targets}}
    return {**document, "cards": {"M": {"initiative": 5, "abilities": [attack]}}}


def crowd(figures: int, bonuses: int) -> dict:
    """So many monsters of a set whose stat card has so many shields, and a character far away."""
    hexes = grid(16, 17)
    shield = {"kind": "shield", "value": 1, "lasts": "persistent"}
    stats = {"hp": 5, "attack": 1, "move": 1, "bonuses": [shield] * bonuses}
    monsters = [{"id": f"m{i}", "kind": "monster", "side": "monsters", "name": "g", "rank": "normal", "at": hexes[i]} for i in range(figures)]
    hero = {"id": "C", "kind": "character", "side": "party", "at": [15, 16], "hp": 9, "maxHp": 9, "initiative": 5}
    return {"format": "scene/1", "edition": "frosthaven", "map": {"hexes": hexes}, "figures": [*monsters, hero],
            "monsters": {"g": {"format": "monster/1", "name": "g", "edition": "frosthaven", "stats": {"normal": stats}}}}


def stat_card(stats: dict, **more) -> dict:
    return {"format": "monster/1", "name": "g", "edition": "frosthaven", "stats": {"normal": {"hp": 5, **stats}}, **more}


def copying_games() -> dict:
    """Saved games in which something of the state is long, and that are played again."""
    duel = scene(grid(3, 1), [[1, 0]])
    waiting = [{"id": f"{i:x}", "kind": "monster", "side": "monsters", "name": "g", "rank": "normal"} for i in range(250)]
    room = {"id": "1", "doors": [], "revealed": True, "figures": waiting}
    figures_wait = {"format": "scenario/1", "players": 2, "rooms": [room],
                    "scene": {**duel, "monsters": {"g": stat_card({"attackEffects": ["wound"] * 2500})}}}
    text = {"M": {"initiative": 5, "abilities": [], "text": [{"says": "a", "why": "b"}, {"says": "c", "why": "d"}]}}
    hardy = {**duel, "cards": text, "figures": [duel["figures"][0], {**duel["figures"][1], "hp": 99_999, "maxHp": 99_999, "initiative": 50}]}
    heavy_card = {"monsters": [{"value": "+0", "effects": ["wound"] * 4500}]}
    healer = {"M": {"initiative": 5, "abilities": [{"heal": {"value": 1, "of": names(5000)}}]}}
    lines = [{"heal": {"value": 1, "of": names(2500)}}] + [{"attack": {"value": 1, "range": "+0"}}] * 600
    wordy = stat_card({"range": 3, "attack": 1}, cards=[{"id": "1", "initiative": 5, "abilities": lines}])
    stranger = {**duel, "monsters": {"g": wordy}}
    stranger["figures"] = [{**duel["figures"][0], "name": "g", "rank": "normal"}, *duel["figures"][1:]]
    hexes = grid(16, 17)
    sets = [{"id": f"{i:x}", "kind": "monster", "side": "monsters", "name": "g", "set": f"s{i:x}", "at": hexes[i + 1], "rank": "normal"} for i in range(200)]
    deck = stat_card({}, cards=[{"id": f"{i:x}", "initiative": 5, "abilities": []} for i in range(700)])
    piles = {"format": "scene/1", "edition": "frosthaven", "map": {"hexes": hexes}, "monsters": {"g": deck},
             "figures": [{"id": "C", "kind": "character", "side": "party", "at": hexes[0], "hp": 9}, *sets]}
    return {
        "250 figures that wait for a hex": loaded(figures_wait, ["hp C0 5"] * 300),
        "a decision of 2,500 steps": loaded(hardy, ["damage C0 1;" * 2500] + ["hp C0 9"] * 2000),
        "990 options with long names": loaded(tie(45, 43, "a"), ["token 1,0"] * 200),
        "18,564 options with long names": loaded(tie(18, 6, "a", radius=4), ["token 1,0"] * 60),
        "a modifier card of 4,500 effects": loaded({**duel, "decks": heavy_card}, ["hp C0 5"] * 2900),
        "a card that names 5,000 sets": loaded({**duel, "cards": healer}, ["hp C0 5"] * 2900),
        "a card of 600 attacks in words": loaded(stranger, ["card g 1"] * 1200),
        "3,600 tokens in 2,700 states": loaded({**duel, "tokens": {f"{i:x}": 1 for i in range(3600)}}, ["hp C0 5"] * 2700),
        "200 piles of 700 cards": loaded(piles, ["draw all"] + ["hp C 5"] * 1200),
        "a question of 10,000 letters, German": ("session.new", {"input": tie(50, 48, "  ", radius=10), "language": "de"}),
        "the same loaded, German": loaded(tie(60, 58, "  ", radius=10), [], language="de"),
    }


def copying_requests() -> dict:
    """Small requests that copy a whole scene, or compare whole answers, for each of many things."""
    volley = {"turn": {"figure": "M", "abilities": [{"attack": {"value": 1, "range": 9, "targets": 4}}], "draw": ["+0"] * 4, "choose": [0]}}
    poison = {"turn": {"figure": "M1", "abilities": [{"condition": {"gain": "poison", "range": 9, "targets": 1}}]}}
    fight = tie(11, 4, edition="jotl", radius=4)
    del fight["cards"]
    for figure in fight["figures"]:
        figure["hp"] = figure["maxHp"] = 99
        figure["initiative"] = 50
    first = fight["figures"][0]
    fight["figures"] += [{**first, "id": "M1", "at": [1, 0]}, {**first, "id": "M2", "at": [0, 1]}]
    dispute = {"question": "q", "editions": ["jotl"], "scene": fight, "steps": [volley, poison] + [{"damage": {"to": "C0", "amount": 1}}] * 10,
               "claims": [{"says": "a", "expect": {"events": [{"event": "death"}]}}]}
    cards = {"g": {"initiative": 50, "abilities": [{"attack": {"value": 1}}]}}
    walk = {"figure": "m0", "abilities": [{"move": {"points": 2}}, {"attack": {"value": 1}}]}
    simple = {"seed": 1, "first": True, "skipCharacters": True}
    duel = scene(grid(3, 1), [[1, 0]])
    game = {"edition": "fh", "round": 1, "state": "next", "objectiveContainers": [{"entities": [{}] * 21_000}]}
    spiky = {**scene(grid(3, 1), [[1, 0]]), "turn": {"figure": "M", "abilities": [{"attack": {"value": 1}}] * 20}}
    spiky["figures"] = [spiky["figures"][0],
                        {**spiky["figures"][1], "hp": 99_999, "maxHp": 99_999, "retaliate": [{"value": 1}] * 20,
                         "bonuses": [{"kind": "retaliates", "range": 1, "effects": ["wound"] * 300, "lasts": "persistent"}]}]
    healer = scene(grid(3, 1), [[1, 0]])
    healer["figures"][0]["bonuses"] = [{"kind": "healAtEndOfRound", "value": 1, "lasts": "persistent"}] * 300
    marked = {**scene(grid(3, 1), [[1, 0]]), "tokens": {f"{i:x}": 1 for i in range(6000)}}
    tokens = {**dispute, "editions": ["frosthaven"], "scene": marked, "steps": [{"damage": {"to": "C0", "amount": 1}}] * 150}
    requests = {
        "retaliates of 300 effects": ("turn", {"input": spiky}),
        "300 heals in each of 900 rounds": ("play", {"scene": healer, "steps": [{"endRound": True}] * 900}),
        "6,000 tokens in 150 steps": ("rule", tokens),
        "courses of a volley": ("rule", dispute),
        "reasons, 250 figures with 300 shields": ("round", {"input": {**crowd(250, 300), "cards": cards}, "options": simple}),
        "reasons, 60 figures with 1,000 shields": ("round", {"input": {**crowd(60, 1000), "cards": cards}, "options": simple}),
        "reasons, 250 figures of a set": ("act", {"input": {**crowd(250, 300), "cards": cards}, "options": {"set": "g", "seed": 1, "first": True}}),
        "why not, 60 figures with 700 shields": ("turn", {"input": {**crowd(60, 700), "turn": walk}, "options": {"whyNot": "C"}}),
        "21,000 entities of an objective": ("import", {"input": game, "options": {"from": "ghs-game", "update": True, "scene": {**duel, "roundNumber": 9}}}),
    }
    return {name: (method, json.dumps(body, separators=(",", ":"))) for name, (method, body) in (requests | copying_games()).items()}
