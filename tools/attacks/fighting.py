"""Small requests in which one attack, area, push or spawn has very much to look at."""

import json
import random

from boards import disc, grid

HALL = [[q, r] for q in range(20) for r in range(16)]
PLUS = {"kind": "attack", "attack": "+1", "lasts": "persistent"}
NAMES = [f"{i:x}" for i in range(2500)]


def monster(who: str, at: list, **more) -> dict:
    return {"id": who, "kind": "monster", "side": "monsters", "at": at, "hp": 9, "maxHp": 9, "attack": 1, "move": 1, **more}


def hero(who: str, at: list, **more) -> dict:
    return {"id": who, "kind": "character", "side": "party", "at": at, "hp": 9999, "maxHp": 9999, "initiative": 5, **more}


def scene(hexes: list, figures: list, edition: str = "frosthaven", board: dict | None = None, **more) -> dict:
    return {"format": "scene/1", "edition": edition, "map": {"hexes": hexes, **(board or {})}, "figures": figures, **more}


def play(start: dict, *steps: dict) -> tuple:
    return "play", {"scene": start, "steps": list(steps)}


def rule(start: dict, *steps: dict) -> tuple:
    claim = {"says": "a", "expect": {"gone": [start["figures"][-1]["id"]]}}
    return "rule", {"question": "q", "editions": [start["edition"]], "scene": start, "steps": list(steps), "claims": [claim]}


def round_of(start: dict, *lines: dict) -> tuple:
    return "round", {"input": {**start, "cards": {"g": {"initiative": 9, "abilities": list(lines)}}},
                     "options": {"first": True, "skipCharacters": True, "seed": 1}}


def on_turn(start: dict, *lines: dict, **options) -> tuple:
    return "turn", {"input": {**start, "turn": {"figure": "M", "abilities": list(lines)}}, "options": options}


def struck(effects: int, effect: object, hazards: int = 0) -> tuple:
    """A scene in which an attack has so many effects, and the step of the attack."""
    far = [[q, r] for q in range(60) for r in range(10, 100)][:hazards]
    figures = [monster("M", [0, 0], attackEffects=[effect] * effects), hero("C", [1, 0])]
    return (scene(grid(4, 1) + far, figures, "gloomhaven", {"hazardous": far} if far else None),
            {"attack": {"by": "M", "target": "C", "value": 0, "draw": ["+0"]}})


def nearby(kind: str, figures: int, names: int) -> tuple:
    bonus = {"kind": kind, "lasts": "persistent", "of": NAMES[:names], **({"attack": "+1"} if kind == "attackNearby" else {})}
    stats = {"format": "monster/1", "name": "g", "edition": "frosthaven", "stats": {"normal": {"hp": 5, "attack": 1, "move": 1, "bonuses": [bonus]}}}
    crowd = [{"id": f"m{i}", "kind": "monster", "side": "monsters", "name": "g", "rank": "normal", "at": at} for i, at in enumerate(HALL[2:figures + 2])]
    return (scene(HALL, [*crowd, monster("M", HALL[1], name="zz"), hero("C", HALL[0])], monsters={"g": stats}),
            {"attack": {"by": "M", "target": "C", "value": 0, "draw": ["+0"]}})


def pushed(points: int) -> tuple:
    """A push over hazards in which allies stand, and any path may kill."""
    hexes = disc(points + 1)
    hot = [hex for hex in hexes if hex not in ([0, 0], [-1, 0])]
    target = {"id": "C", "kind": "character", "side": "party", "at": [0, 0]}
    allies = [{"id": f"a{i}", "kind": "character", "side": "party", "at": at} for i, at in enumerate([hex for hex in hot if hex[0] >= 0][:240])]
    start = scene(hexes, [monster("M", [-1, 0]), target, *allies], "gloomhaven", {"hazardous": hot}, tokens={name: 1 for name in NAMES})
    return start, {"push": {"by": "M", "target": "C", "points": points}}


def in_areas(radius: int, reach: int, enemies: int, walls: int = 0, red: int = 91, targets: int = 1) -> tuple:
    picked = random.Random(3)
    hexes = disc(radius)
    figures = [monster("M", hexes[0], move=3), *(hero(f"C{i}", at) for i, at in enumerate(picked.sample(hexes[5:], enemies)))]
    board = {"wallHexes": [[q, r] for q in range(radius + 3, radius + 3 + walls // 50) for r in range(-20, 30)]}
    rules = {"rules": {"areaReachesWallHexes": True}} if walls else {}
    return (scene(hexes, figures, board=board, **rules),
            [{"move": {"points": 3}}, {"attack": {"value": 1, "range": reach, "targets": targets, "area": {"red": disc(5)[:red]}}}])


def spawned(hexes: list, count: int, lines: int) -> tuple:
    """A full map in which a line spawns so many monsters."""
    board = {"treasure": hexes, "marks": {"A": [hexes[7]]}}
    figures = [monster("M", hexes[3], name="g"), hero("C", hexes[0])]
    spawn = {"summon": {"name": "x", "rank": "normal", "count": count, "hp": 1, "attack": 1, "move": 1, "marked": "A"}}
    return scene(hexes, figures, board=board), [spawn] * lines


def granted(allies: int, enemies: int, abilities: int) -> tuple:
    far = [[q, r] for q in range(60, 70) for r in range(20)]
    figures = [*(monster(f"m{i}", HALL[i + 5], name="g") for i in range(allies)), *(hero(f"C{i}", far[i]) for i in range(enemies))]
    return (scene(HALL + far, figures),
            {"grant": {"abilities": [{"attack": {"value": 1}}] * abilities, "range": 99, "targets": "all"}})


def modified(bonuses: list, enemies: int) -> dict:
    hexes = disc(4)
    others = [hex for hex in hexes if hex != [0, 0]][:enemies]
    return scene(hexes, [monster("M", [0, 0], move=0, name="g", bonuses=bonuses), *(hero(f"C{i}", at) for i, at in enumerate(others))],
                 decks={"monsters": ["+0"] * 2000})


def fighting_requests() -> dict:
    unrevealed = [[q, r] for q in range(2, 132) for r in range(50)]
    closed = scene([[0, 0], [1, 0]], [hero("C", [0, 0])], board={"doors": [{"at": [1, 0]}], "unrevealed": unrevealed})
    opens = {"move": {"figure": "C", "path": [[1, 0]]}}
    volley = {"attack": {"value": 2, "range": 9, "targets": "all"}}
    like = [PLUS] * 7 + [{**PLUS, "attack": "x2"}]
    unlike = [{**PLUS, "attack": f"+{i}"} for i in range(1, 8)] + [{**PLUS, "attack": "x2"}]
    blows = {"turn": {"figure": "M", "abilities": [{"attack": {"value": 2, "range": 9}}] * 20, "draw": ["+0"] * 20}}
    crowd = scene(HALL, [*(monster(f"m{i}", HALL[i + 5], name="g") for i in range(100)), *(hero(f"C{i}", HALL[150 + i]) for i in range(30))],
                  decks={"monsters": ["+0"] * 3000})
    walled, reaching = in_areas(10, 12, 10, walls=3000, targets=2)
    lonely, laid = in_areas(12, 5, 60, red=90)
    full = spawned(grid(50, 44), 99, 100)
    some, spawn = spawned(grid(50, 20), 50, 1)
    grants = granted(100, 100, 1000)
    effects, strike = struck(2000, {"push": 0})
    bonuses, blow = nearby("attackNearby", 200, 1000)
    favoured, strike_near = nearby("advantageNearby", 200, 1000)
    requests = {
        "an attack with 5,000 effects": rule(*struck(5000, {"push": 0})),
        "three attacks with 2,000 pushes": play(effects, *[strike] * 3),
        "a hundred attacks with 2,000 pushes": play(effects, *[strike] * 100),
        "1,500 pushes beside 2,500 hazards": play(*struck(1500, {"push": 0}, 2500)),
        "5,000 blessings": play(*struck(5000, "bless")),
        "an area of 90 hexes without a clause": on_turn(lonely, *laid, without=["area.extra-target"]),
        "an area among 3,000 wall hexes": on_turn(walled, *reaching, without=["area.extra-target"]),
        "10,000 spawned in a full map": round_of(full[0], *full[1]),
        "50 spawned in a full map": rule(some, {"turn": {"figure": "M", "abilities": spawn}}),
        "1,000 grants that nobody can use": round_of(grants[0], grants[1]),
        "a door before 6,500 hexes": rule(closed, opens),
        "bonuses of 200 allies for 1,000 sets": play(bonuses, *[blow] * 300),
        "advantage from 200 allies for 1,000 sets": play(favoured, *[strike_near] * 300),
        "eight bonuses, seven alike": round_of(modified(like, 60), *[volley] * 16),
        "eight bonuses, all unlike": round_of(modified(unlike, 60), *[volley] * 16),
        "eight bonuses in a dispute": rule(modified(unlike, 1), blows),
        "a push among hazards and allies": play(*pushed(11)),
        "600 adds about allies": round_of(crowd, {"attack": {"value": 0, "range": 30, "targets": "all", "adds": [{"if": {"alliesNextToTarget": 9}}] * 600}}),
    }
    return {name: (method, json.dumps(body, separators=(",", ":"))) for name, (method, body) in requests.items()}
