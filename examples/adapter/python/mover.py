#!/usr/bin/env python2
"""Lets `standee verify --against` test the solver of Monster Mover (https://gloom.aluminumangel.org).

    SOLVER=path/to/gloom/server python2 examples/adapter/python/mover.py

Nothing of the solver is here: SOLVER names the folder of a copy of yours, either the original with
solver.py and scenarios.py, in Python 2, or its continuation by Toucan4Life with the package solver, in
Python 3. Scenes that its model lacks are "unsupported". A crash of the solver is "unsupported" too,
so that the run goes on; with CRASH=1 it ends this program.
"""

from __future__ import print_function

import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.environ["SOLVER"])
try:
    import scenarios  # noqa: E402
    import solver  # noqa: E402
except ImportError:  # the continuation
    scenarios = None
    from solver.gloomhaven_map import GloomhavenMap  # noqa: E402
    from solver.monster import Monster  # noqa: E402
    from solver.rule import Rule  # noqa: E402
    from solver.solver import Solver  # noqa: E402

RULES = {"frosthaven": 0, "gloomhaven-2": 0, "gloomhaven": 1, "jaws-of-the-lion": 2}
CONTENTS = (("obstacles", "O"), ("traps", "T"), ("hazardous", "H"), ("negative", "H"),
            ("difficult", "D"), ("icy", "I"))
MAP = {"hexes", "edges", "walls", "wallHexes", "doors"} | {name for name, _ in CONTENTS}
FIGURE = {"id", "kind", "side", "at", "name", "rank", "standee", "initiative", "hp", "maxHp", "move",
          "attack", "range", "flying", "conditions"}
CENTRE = (3, -5)  # of the grid of areas, axial
ALL = 6
TEXT = type(u"")


class Unsupported(Exception):
    """A scene that the solver cannot be given, with the reason."""


def demand(found, known):
    for name in sorted(found):
        if name not in known:
            raise Unsupported(name)


def conditions_of(figure):
    return {c["name"] if isinstance(c, dict) else c for c in figure.get("conditions", ())}


def stat(value, own):
    if isinstance(value, dict):
        raise Unsupported("numbers that are counted")
    if isinstance(value, TEXT):
        if not isinstance(own, int):
            raise Unsupported("numbers relative to no stat")
        return max(0, own + int(value))
    return value


class Card(object):
    """At most one move and one attack after it, in the solver's terms."""

    def __init__(self, scene, me):
        self.points, self.jump, self.teleport = 0, False, False
        self.range, self.targets, self.area = 0, 0, None
        self.minds_disadvantage = True
        moves = 0
        for ability in scene["turn"].get("abilities", [{"none": 1}]):
            if self.targets or len(ability) != 1:
                raise Unsupported("cards with more than a move and an attack")
            kind, says = list(ability.items())[0]
            if kind == "move":
                demand(says, ("points", "jump"))
                self.points = stat(says["points"], me.get("move"))
                self.jump = says.get("jump", False)
            elif kind == "teleport":
                self.points = says["range"] if isinstance(says, dict) else says
                self.teleport = True
            elif kind == "attack":
                self._attack(says, scene, me)
            else:
                raise Unsupported(kind)
            moves += kind != "attack"
        if moves > 1:
            raise Unsupported("several moves")
        conditions = conditions_of(me)
        demand(conditions, ("muddle", "strengthen", "disarm", "immobilize", "poison", "wound"))
        if "disarm" in conditions:
            self.range, self.targets, self.area = 0, 0, None
        if "immobilize" in conditions:
            if self.teleport:
                raise Unsupported("teleports of the immobilized")
            self.points = 0
        if conditions & {"muddle", "strengthen"}:
            self.minds_disadvantage = False

    def _attack(self, says, scene, me):
        demand(says, ("value", "range", "targets", "area", "pierce", "effects", "advantage",
                      "disadvantage"))
        stat(says["value"], me.get("attack"))
        self.area = says.get("area")
        targets = says.get("targets", 1)
        if isinstance(targets, TEXT) and targets != "all":
            targets = 1 + int(targets)
        self.targets = ALL if targets == "all" else targets
        if not isinstance(self.targets, int) or self.targets < 1 or self.targets > 5:
            if targets != "all":
                raise Unsupported("so many targets")
        if says.get("advantage") or says.get("disadvantage"):
            self.minds_disadvantage = False
        written, own = says.get("range"), me.get("range")
        gloomhaven = scene["edition"] in ("gloomhaven", "jaws-of-the-lion")
        if written is None and gloomhaven and isinstance(own, int):
            self.range = own
        elif written is None or written == "melee":
            self.range = 0
        else:
            self.range = max(1, stat(written, own))
        if self.area and self.area.get("grey"):
            if written not in (None, "melee"):
                raise Unsupported("melee areas with a range")
            self.range = 0
        elif self.area and not self.range:
            raise Unsupported("areas without a range")


def row_of(q, r):
    """Rows count upward, and odd columns stand half a hex higher."""
    return -(r + (q + (q & 1)) // 2)


class Grid(object):
    """The hexes of a scene as the solver counts them: by columns from left to right."""

    def __init__(self, field):
        demand(field, MAP)
        open_edges = field.get("edges", "walls") == "open"
        hexes = [tuple(h) for h in field["hexes"]]
        known = hexes + ([tuple(h) for h in field.get("wallHexes", ())] if open_edges else [])
        offset = {(q, row_of(q, r)) for q, r in known}
        around = 0 if open_edges else 1  # what is not listed is wall
        left = min(c for c, _ in offset) - around
        self.left = left - (left & 1)
        self.bottom = min(r for _, r in offset) - around
        self.width = max(c for c, _ in offset) - self.left + 1 + around
        self.height = max(r for _, r in offset) - self.bottom + 1 + around
        if open_edges and len(offset) != self.width * self.height:
            raise Unsupported("open edges of a map that is no rectangle")
        self.listed = {self.number(h) for h in hexes}

    def number(self, hex_):
        q, r = hex_
        row = row_of(q, r) - self.bottom
        if not (0 <= row < self.height and self.left <= q < self.left + self.width):
            raise Unsupported("walls far outside")
        return row + (q - self.left) * self.height

    def hex(self, number):
        q = number // self.height + self.left
        return [q, -(number % self.height + self.bottom) - (q + (q & 1)) // 2]


def initiatives(enemies, edition):
    """One number for each enemy."""
    numbers = {}
    for figure in enemies:
        value = figure.get("initiative")
        lead, second = value if isinstance(value, list) else (value, None)
        if not isinstance(lead, int):
            raise Unsupported("enemies without a whole initiative")
        numbers[figure["id"]] = (lead, second)
    last = {number for number in numbers.values() if number[0] >= 99}
    if len(last) > 1 and edition in ("gloomhaven", "jaws-of-the-lion"):
        raise Unsupported("long rests and others at the end")
    for lead in {n[0] for n in numbers.values()}:
        seconds = {n[1] for n in numbers.values() if n[0] == lead}
        if len(seconds) > 1 and None in seconds:
            raise Unsupported("second initiatives of some")
    order = sorted(set(numbers.values()), key=lambda n: (n[0], -1 if n[1] is None else n[1]))
    return {id_: order.index(n) + 1 for id_, n in numbers.items()}


def edge_to(grid, one, other):
    """The side of a hex on which another lies: 1 above, then clockwise 0, 5, 4, 3, 2."""
    up, right, odd = other[1] - one[1], other[0] - one[0], one[0] & 1
    if right == 0:
        return 1 if up > 0 else 4
    higher = up > 0 or (up == 0 and not odd)
    return (0 if higher else 5) if right > 0 else (2 if higher else 3)


class Board(object):
    """Figures, contents, walls and initiatives by the numbers of hexes."""

    def __init__(self, scene, grid):
        field, size = scene["map"], grid.width * grid.height
        self.figures, self.initiatives = [" "] * size, [0] * size
        self.walls = [[False] * 6 for _ in range(size)]
        self.contents = [" " if i in grid.listed else "X" for i in range(size)]
        for name, letter in CONTENTS:
            for tile in field.get(name, ()):
                number = grid.number(tile["at"] if isinstance(tile, dict) else tile)
                if self.contents[number] != " ":
                    raise Unsupported("two tiles in a hex")
                self.contents[number] = letter
        closed = [d["at"] for d in field.get("doors", ()) if not d["open"]]
        for hex_ in list(field.get("wallHexes", ())) + closed:
            self.contents[grid.number(hex_)] = "X"
        for one, other in field.get("walls", ()):
            places = [(grid.number(h) // grid.height, grid.number(h) % grid.height)
                      for h in (one, other)]
            self.walls[grid.number(one)][edge_to(grid, *places)] = True
            self.walls[grid.number(other)][edge_to(grid, *places[::-1])] = True

    def place(self, scene, grid, me, enemies):
        order = initiatives(enemies, scene["edition"])
        for figure in scene["figures"]:
            number = grid.number(figure["at"])
            if number not in grid.listed or self.contents[number] == "X":
                raise Unsupported("figures in walls")
            if self.contents[number] == "O" and not (figure is me and me.get("flying")):
                raise Unsupported("figures above obstacles")
            self.figures[number] = "A" if figure is me else "C" if figure in enemies else "M"
            self.initiatives[number] = order.get(figure["id"], 0)


def area_of(card):
    """The red hexes on a grid of seven by seven, round the grey one or the first red one."""
    cells = [False] * 49
    if card.area and card.targets:
        grey = tuple(card.area["grey"]) if card.area.get("grey") else None
        reds = [tuple(red) for red in card.area["red"]]
        base = grey or reds[0]
        for q, r in reds:
            column = CENTRE[0] + q - base[0]
            row = row_of(column, CENTRE[1] + r - base[1])
            if not (0 <= column < 7 and 0 <= row < 7):
                raise Unsupported("areas that are so large")
            cells[row + 7 * column] = True
    return cells


def solve(scene, grid, board, card, flying):
    """What the original allows: triples of end, targets and foci."""
    game = solver.Scenario()
    scenarios.init(game, grid.width, grid.height, 7, 7)
    game.set_rules(RULES[scene["edition"]])
    for name in ("figures", "contents", "walls", "initiatives"):
        setattr(game, name, getattr(board, name))
    game.aoe = area_of(card)
    game.ACTION_MOVE, game.ACTION_RANGE, game.ACTION_TARGET = card.points, card.range, card.targets
    game.FLYING = flying and not card.teleport
    game.JUMPING = card.jump and not game.FLYING
    game.TELEPORT, game.MUDDLED = card.teleport, not card.minds_disadvantage
    game.prepare_map()
    return [(a["move"], a["attacks"], a["focuses"]) for a in game.solve_move(False)]


def solve_by_continuation(scene, grid, board, card, flying):
    monster = Monster(card.points, card.range, card.targets, flying and not card.teleport,
                      card.jump and not flying, not card.minds_disadvantage, area_of(card),
                      card.teleport)
    rule = Rule(RULES[scene["edition"]])
    field = GloomhavenMap(grid.width, grid.height, monster, board.figures, board.contents,
                          board.initiatives, board.walls, rule)
    answers = []
    for focus, place, moves, targets, _, _ in Solver(rule, field).calculate_monster_move():
        if place == -1:  # nobody to focus on: it says where the figure stands
            answers.append((focus, (), ()))
        answers.extend((move, targets, (focus,)) for move in moves)
    return answers


def turn(scene):
    demand(scene, ("format", "edition", "level", "map", "figures", "turn"))
    me = next(f for f in scene["figures"] if f["id"] == scene["turn"]["figure"])
    enemies = [f for f in scene["figures"] if f["side"] != me["side"]]
    for figure in scene["figures"]:
        demand(figure, FIGURE)
        enemy = figure["side"] != me["side"]
        if figure["kind"] not in (("character",) if enemy else ("monster", "ally", "boss")):
            raise Unsupported("figures of kind " + figure["kind"])
        if enemy:
            demand(conditions_of(figure) & {"invisible"}, ())
    grid = Grid(scene["map"])
    card = Card(scene, me)
    traps = [t for t in scene["map"].get("traps", ()) if isinstance(t, dict)]
    if any({"stun", "immobilize"} & set(t.get("conditions", ())) for t in traps):
        raise Unsupported("traps that hold")
    if "hp" in me and any(scene["map"].get(n) for n in ("traps", "hazardous")):
        raise Unsupported("turns that a trap may end")
    board = Board(scene, grid)
    board.place(scene, grid, me, enemies)
    ids = {grid.number(f["at"]): f["id"] for f in enemies}
    flying = bool(me.get("flying"))
    actions = (solve if scenarios else solve_by_continuation)(scene, grid, board, card, flying)
    options = {(end, tuple(sorted(ids[t] for t in targets))) for end, targets, _ in actions}
    return {"options": [{"end": grid.hex(end), "targets": targets} for end, targets in options],
            "focus": sorted({ids[f] for _, _, foci in actions for f in foci})}


def answer(request):
    try:
        if request["method"] != "turn":
            raise Unsupported("plays")
        return turn(request["input"])
    except Unsupported as reason:
        return {"unsupported": str(reason)}
    except Exception as failure:  # of the solver
        if os.environ.get("CRASH"):
            raise
        return {"unsupported": "the solver fails: " + type(failure).__name__}


def main():
    out, sys.stdout = sys.stdout, sys.stderr  # what the solver prints is no answer
    for line in iter(sys.stdin.readline, ""):
        request = json.loads(line)
        print(json.dumps(dict(answer(request), id=request["id"])), file=out)
        out.flush()


if __name__ == "__main__":
    main()
