#!/usr/bin/env python3
"""Monsters that walk to their focus and hit it, in a hundred lines, with its own adapter.

It knows moves, melee attacks on one target, difficult terrain, obstacles and initiative numbers, and
answers "unsupported" to everything else. `standee verify --against` finds out what it knows, and
draws its cases from that.
"""

import heapq
import json
import sys

FIGURE = {"id", "kind", "side", "at", "name", "rank", "initiative", "hp", "maxHp", "move", "attack"}
AROUND = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
FAR = 10**6


class Unsupported(Exception):
    pass


def demand(found, known):
    for name in found:
        if name not in known:
            raise Unsupported(name)


def stat(value, own):
    if isinstance(value, str):
        if not isinstance(own, int):
            raise Unsupported("a number relative to no stat")
        return max(0, own + int(value))
    return value


def read_card(scene, me):
    points, attacks = 0, False
    for ability in scene["turn"].get("abilities", [{"summon": 1}]):
        demand(ability, ("move", "attack"))
        if attacks or ("move" in ability and points):
            raise Unsupported("several moves or attacks")
        if "move" in ability:
            demand(ability["move"], ("points",))
            points = stat(ability["move"]["points"], me.get("move"))
        else:
            demand(ability["attack"], ("value", "range"))
            attacks = True
            if ability["attack"].get("range", "melee") != "melee":
                raise Unsupported("range")
    return points, attacks


def turn(scene):
    demand(scene, ("format", "edition", "level", "map", "figures", "turn"))
    demand(scene["map"], ("hexes", "edges", "obstacles", "difficult"))
    for figure in scene["figures"]:
        demand(figure, FIGURE)
        if figure["kind"] not in ("monster", "character"):
            raise Unsupported(figure["kind"])
        if "-" in (figure.get("move"), figure.get("attack")):
            raise Unsupported("figures that never move or attack")
    me = next(f for f in scene["figures"] if f["id"] == scene["turn"]["figure"])
    points, attacks = read_card(scene, me)
    hexes = {tuple(h) for h in scene["map"]["hexes"]}
    rocks = {tuple(h) for h in scene["map"].get("obstacles", ())}
    slow = {tuple(h) for h in scene["map"].get("difficult", ())}
    enemies = {tuple(f["at"]): f for f in scene["figures"] if f["side"] != me["side"]}
    allies = {tuple(f["at"]) for f in scene["figures"] if f["side"] == me["side"] and f is not me}

    def around(hex_):
        return [n for n in ((hex_[0] + q, hex_[1] + r) for q, r in AROUND) if n in hexes]

    def costs(starts, entered):
        best, queue = {s: 0 for s in starts}, [(0, s) for s in starts]
        while queue:
            cost, hex_ = heapq.heappop(queue)
            for n in around(hex_) if cost == best[hex_] else ():
                step = entered(hex_, n)
                if step and cost + step < best.get(n, FAR):
                    best[n] = cost + step
                    heapq.heappush(queue, (cost + step, n))
        return best

    def price(hex_):
        return 0 if hex_ in rocks or hex_ in enemies else 2 if hex_ in slow else 1

    start = tuple(me["at"])
    ways = costs([start], lambda _, to: price(to))
    ends = {h: c for h, c in ways.items() if h == start or h not in allies}
    near = {at: min((ends[h] for h in around(at) if h in ends), default=FAR) for at in enemies}
    foci = [at for at in enemies if near[at] == min(near.values()) < FAR]
    if scene["edition"] != "jaws-of-the-lion":
        ranges = costs([start], lambda _, to: 1)
        least = min((ranges.get(at, FAR) for at in foci), default=0)
        foci = [at for at in foci if ranges.get(at, FAR) == least]
    if len(foci) > 1:
        first = {at: enemies[at].get("initiative") for at in foci}
        if not all(isinstance(number, int) for number in first.values()):
            raise Unsupported("ties without a plain initiative")
        foci = [at for at in foci if first[at] == min(first.values())]
    options = {(start, ())} if not foci else set()
    for focus in foci:
        goals = [h for h in around(focus) if ends.get(h) == near[focus]]
        if near[focus] <= points:
            hit = (enemies[focus]["id"],) if attacks else ()
            options |= {(goal, hit) for goal in goals}
            continue
        for goal in goals:
            left = costs([goal], lambda to, _: price(to))
            here = [(left[h], ends[h], h) for h in ends if ends[h] <= points and h in left]
            options |= {(h, ()) for rest, cost, h in here if (rest, cost) == min(here)[:2]}
    return {"options": [{"end": end, "targets": targets} for end, targets in sorted(options)],
            "focus": sorted(enemies[at]["id"] for at in foci)}


for line in sys.stdin:
    request = json.loads(line)
    try:
        if request["method"] != "turn":
            raise Unsupported("plays")
        answer = turn(request["input"])
    except Unsupported as reason:
        answer = {"unsupported": str(reason)}
    print(json.dumps({"id": request["id"], **answer}), flush=True)
