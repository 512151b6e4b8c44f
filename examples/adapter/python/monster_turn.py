"""Monster turns for scenes without exotic features, as an example to test with the adapter.

Written from the rules alone and kept simple: walking, jumping and flying, one attack on one or more
targets, conditions, initiative, line of sight in all four editions. Raises Unsupported for areas,
ice, links, teleports, elements and everything else that it does not do.

With FAULT=NAME in the environment one rule is wrong, so that `standee verify --against` has
something to find; FAULTS lists the names.
"""

import heapq
import itertools
import os

from sight import Sight

FAULTS = (
    "ties-by-id", "focus-by-range", "jump-lands-free", "traps-are-floor", "straight-approach",
    "always-moves", "sees-invisible", "walks-through-enemies", "ends-on-allies",
    "no-adjacent-disadvantage", "doors-stand-open", "difficult-costs-one", "flying-pays",
    "muddle-ignored", "moves-too-far", "immobilized-moves", "stunned-acts", "disarmed-attacks",
    "reaches-too-far", "sees-through-walls", "later-first", "proximity-ignored", "allies-block",
    "idle-ranged",
)
FAULT = os.environ.get("FAULT", "")
if FAULT and FAULT not in FAULTS:
    raise SystemExit(f"FAULT={FAULT}: expected one of {', '.join(FAULTS)}")

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
NOWHERE = 10**9


class Unsupported(Exception):
    """Raised for a scene that this program does not support, with the reason."""


def plan(scene):
    """The options of the turn as a set of (end, frozenset of targets), and the set of foci."""
    return Turn(scene).plan()


def distance(a, b):
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def conditions_of(figure):
    return {c if isinstance(c, str) else c["name"] for c in figure.get("conditions", ())}


# ---- the map ----


class Board:
    """Which hexes are adjacent, and what lies in them."""

    def __init__(self, field):
        for feature in ("icy", "links"):
            if field.get(feature):
                raise Unsupported(feature)
        self.hexes = {tuple(h) for h in field["hexes"]}
        self.obstacles = {tuple(h) for h in field.get("obstacles", ())}
        self.difficult = {tuple(h) for h in field.get("difficult", ())}
        self.traps = [t if isinstance(t, dict) else {"at": t} for t in field.get("traps", ())]
        self.negative = {tuple(h) for kind in ("hazardous", "negative")
                         for h in field.get(kind, ())}
        if FAULT != "traps-are-floor":
            self.negative |= {tuple(t["at"]) for t in self.traps}
        self.closed = set()
        if FAULT != "doors-stand-open":
            self.closed = {tuple(d["at"]) for d in field.get("doors", ()) if not d["open"]}
        self.lines = {frozenset(map(tuple, edge)) for edge in field.get("walls", ())}
        solid = {tuple(h) for h in field.get("wallHexes", ())} | self.closed
        self.sight_walls = set(self.lines)
        for hex_ in solid:
            self.sight_walls |= {frozenset((hex_, n)) for n in around(hex_)}
        if field.get("edges", "walls") == "walls":
            self.sight_walls |= {frozenset((h, n)) for h in self.hexes for n in around(h)
                                 if n not in self.hexes}
        self.beside = {h: self._beside(h) for h in self.hexes}
        self._ranges = {}

    def _beside(self, hex_):
        if hex_ in self.closed:
            return []
        return [n for n in around(hex_) if n in self.hexes and n not in self.closed
                and frozenset((hex_, n)) not in self.lines]

    def ranges_from(self, start):
        """The range from a hex to every other hex, counted around walls."""
        known = self._ranges.get(start)
        if known is None:
            known, ring = {start: 0}, [start]
            while ring:
                following = []
                for hex_ in ring:
                    for n in self.beside[hex_]:
                        if n not in known:
                            known[n] = known[hex_] + 1
                            following.append(n)
                ring = following
            self._ranges[start] = known
        return known


def around(hex_):
    return [(hex_[0] + q, hex_[1] + r) for q, r in DIRECTIONS]


# ---- the card ----


def relative(value, stat):
    """A number on the card; None if it is relative to a stat that the figure lacks."""
    if isinstance(value, str):
        return None if stat is None else stat + int(value)
    if not isinstance(value, int):
        raise Unsupported("numbers that are counted")
    return value


class Card:
    """The sum of the moves before the first attack, and that attack."""

    def __init__(self, scene, figure):
        self.figure = figure
        self.conditions = conditions_of(figure)
        self.gloomhaven = scene["edition"] in ("gloomhaven", "jaws-of-the-lion")
        self.points, self.jump, self.attacks = 0, False, False
        self.moves = 0
        self.advantage = figure.get("advantage", False) or "strengthen" in self.conditions
        self.disadvantage = "muddle" in self.conditions and FAULT != "muddle-ignored"
        summon = [{"move": {"points": "+0"}}, {"attack": {"value": "+0", "range": "+0"}}]
        found = False
        for ability in scene["turn"].get("abilities", summon):
            if not set(ability) <= {"move", "attack"}:
                raise Unsupported(" and ".join(sorted(ability)))
            if found:
                raise Unsupported("what follows an attack")
            if "move" in ability:
                self._move(ability["move"])
            else:
                found = self._attack(ability["attack"])
        if self.moves > 1:
            raise Unsupported("several moves")
        disarmed = "disarm" in self.conditions and FAULT != "disarmed-attacks"
        if not self.attacks or disarmed:  # it moves as for a melee attack on one target
            self.attacks, self.range, self.ranged, self.targets = False, 1, False, 1
            if FAULT == "idle-ranged" and self.stat("range") is not None:
                self.range = self.stat("range")
            self.disadvantage = self.advantage = False
        if "immobilize" in self.conditions and FAULT != "immobilized-moves":
            self.points = 0
        elif self.moves and FAULT == "moves-too-far":
            self.points += 1
        self.disadvantage = self.disadvantage and not self.advantage
        self.minds = self.attacks and not self.advantage and not self.disadvantage

    def stat(self, name):
        value = self.figure.get(name)
        return None if value == "-" else value

    def _move(self, move):
        points = relative(move["points"], self.stat("move"))
        if points is not None:
            self.moves += 1
            self.points += max(0, points)
            self.jump = self.jump or move.get("jump", False)

    def _attack(self, attack):
        for feature in ("area", "adds", "allOnOne", "along"):
            if feature in attack:
                raise Unsupported(feature)
        if isinstance(attack.get("range"), dict):
            raise Unsupported("ranges other than a number")
        if relative(attack["value"], self.stat("attack")) is None:
            return False
        own = self.figure.get("targets", 1)
        targets = attack.get("targets", own)
        if isinstance(targets, dict):
            raise Unsupported("targets that are counted")
        self.targets = NOWHERE if targets == "all" else relative(targets, own)
        self.attacks = self.targets > 0
        self.advantage = self.advantage or attack.get("advantage", False)
        self.disadvantage = self.disadvantage or attack.get("disadvantage", False)
        self._range(attack.get("range"), isinstance(attack["value"], str))
        if FAULT == "reaches-too-far":
            self.range += 1
        return True

    def _range(self, written, relative_value):
        own = self.stat("range")
        as_summon = self.figure["kind"] == "summon" and relative_value
        if written is None and (self.gloomhaven or as_summon) and own is not None:
            self.range, self.ranged = own, True
        elif written is None or written == "melee":
            self.range, self.ranged = 1, False
        elif isinstance(written, str) and own is None:
            added = int(written)
            self.range, self.ranged = 1 + max(0, added), added > 0
        else:
            self.range, self.ranged = max(1, relative(written, own)), True


# ---- initiative ----


class Order:
    """Which figures certainly act before which others."""

    def __init__(self, scene):
        self.figures = {f["id"]: f for f in scene["figures"]}
        self.cards = scene.get("cards", {})
        self.gloomhaven = scene["edition"] in ("gloomhaven", "jaws-of-the-lion")

    def line(self, figure):
        """The figure, last, after its summoner, that one's summoner and so on."""
        line = [figure]
        while line[0]["kind"] == "summon" and line[0].get("summoner") in self.figures:
            line.insert(0, self.figures[line[0]["summoner"]])
        return line

    def number(self, figure):
        """The leading and second number; None if unknown."""
        value = figure.get("initiative", 99 if figure["kind"] == "objective" else None)
        if value is None and figure["kind"] not in ("character", "summon"):
            card = self.cards.get(figure.get("name")) or self.cards.get(figure["id"]) or {}
            value = card.get("initiative")
        if value is None:
            return None
        return tuple(value) if isinstance(value, list) else (value, None)

    def before(self, a, b):
        if FAULT == "ties-by-id":
            return a["id"] < b["id"]
        line_a, line_b = self.line(a), self.line(b)
        first, second = line_a[0], line_b[0]
        one, other = self.number(first), self.number(second)
        if one is None or other is None:
            return False
        if first is second:
            return earlier_in_line(line_a, line_b)
        if one[0] != other[0]:
            return one[0] > other[0] if FAULT == "later-first" else one[0] < other[0]
        if self.rests(first) or self.rests(second):
            return self.rests(second) and not self.rests(first)
        if first["kind"] == second["kind"] == "character" and None not in (one[1], other[1]):
            return one[1] < other[1]
        return one_set(first, second) and one_set(a, b) and earlier_in_set(a, b)

    def chosen_before(self, focus, a, b):
        """Whether the choice of the focus lets a act before b: it acts with the focus, and b does
        not and ties with it."""
        first, one, other = (self.line(figure)[0] for figure in (focus, a, b))
        if "objective" in (first["kind"], other["kind"]) or None in (
                self.number(first), self.number(other)):
            return False
        return (acts_together(one, first) and not acts_together(other, first)
                and not self.before(first, other) and not self.before(other, first))

    def rests(self, figure):
        """A long rest in Gloomhaven comes after everyone else at 99."""
        return (self.gloomhaven and figure["kind"] == "character"
                and self.number(figure) == (99, None))


def one_set(a, b):
    kinds = ("monster", "ally", "boss")
    return bool(a["kind"] in kinds and b["kind"] in kinds and a.get("name")
                and a.get("name") == b.get("name"))


def acts_together(a, b):
    """Whether the figures that act with these leaders act one directly after another."""
    return a is b or (one_set(a, b) and a["side"] == b["side"])


def earlier_in_line(a, b):
    """Of two that act with one character: a summon before its summoner, several by standee."""
    for one, other in zip(a, b):
        if one is not other:
            return lower_standee(one, other)
    return len(a) > len(b)


def lower_standee(a, b):
    return "standee" in a and "standee" in b and a["standee"] < b["standee"]


def earlier_in_set(a, b):
    ranks = {"named": 0, "elite": 1} if a["side"] == "monsters" else {}
    one, other = ranks.get(a.get("rank"), 2), ranks.get(b.get("rank"), 2)
    return one < other if one != other else lower_standee(a, b)


# ---- the turn ----


class Turn:
    def __init__(self, scene):
        for feature in ("rules", "progress"):
            if scene.get(feature):
                raise Unsupported(feature)
        if scene["map"].get("marks"):
            raise Unsupported("marks")
        self.scene = scene
        self.edition = scene["edition"]
        self.figures = {f["id"]: f for f in scene["figures"]}
        self.actor = self.figures[scene["turn"]["figure"]]
        for feature in ("bonuses", "noInteraction", "alsoAt", "summonOrder"):
            if any(f.get(feature) for f in scene["figures"]):
                raise Unsupported(feature)
        for feature in ("headsFor", "waterOnly", "unaffectedBy"):
            if self.actor.get(feature):
                raise Unsupported(feature)
        self.card = Card(scene, self.actor)
        self.board = Board(scene["map"])
        self.start = tuple(self.actor["at"])
        self.flying = self.actor.get("flying", False)
        self.jumps = self.card.jump and not self.flying
        self.order = Order(scene)
        self.sight = Sight(self.board.sight_walls, self.edition == "gloomhaven")
        self._place_figures()
        self._hits = {}

    def _place_figures(self):
        self.on = {}
        self.enemies = {}
        for figure in self.scene["figures"]:
            if figure is self.actor:
                continue
            at = tuple(figure["at"])
            self.on[at] = figure
            unseen = "invisible" in conditions_of(figure) and FAULT != "sees-invisible"
            if figure["side"] != self.actor["side"] and not unseen:
                self.enemies[figure["id"]] = at
        holding = {tuple(t["at"]) for t in self.board.traps
                   if {"stun", "immobilize"} & set(t.get("conditions", ()))}
        if any(self.on[h].get("flying") for h in holding if h in self.on):
            raise Unsupported("fliers above traps that hold who walks")
        if not self.flying and (holding or (self.board.negative and "hp" in self.actor)):
            raise Unsupported("turns that a trap may end")

    def plan(self):
        nothing = {(self.start, frozenset())}
        if "stun" in self.card.conditions and FAULT != "stunned-acts":
            return nothing, set()
        self.ways = self._search(self.start, forward=True)
        self.ends = {h: self._cost_to(h) for h in self.ways if h == self.start or self.may_end(h)}
        foci = self.find_foci()
        if not foci and self.actor["kind"] == "summon" and "summoner" in self.actor:
            if self.edition in ("frosthaven", "gloomhaven-2"):
                raise Unsupported("summons that follow their summoner")
        options = set().union(*(self.go_for(focus) for focus in foci)) if foci else nothing
        return options, foci

    # paths: a cost is (negative hexes, movement points)

    def may_pass(self, hex_):
        if self.flying or self.jumps:
            return True
        if hex_ in self.board.obstacles:
            return False
        other = self.on.get(hex_)
        if other is None:
            return True
        if other["kind"] == "objective":
            return False
        if other["side"] == self.actor["side"] or FAULT == "walks-through-enemies":
            return FAULT != "allies-block"
        unseen = other["id"] not in self.enemies
        return unseen and self.edition in ("frosthaven", "gloomhaven-2")

    def may_end(self, hex_):
        other = self.on.get(hex_)
        if other is not None:
            ally = other["side"] == self.actor["side"] and other["kind"] != "objective"
            if FAULT != "ends-on-allies" or not ally:
                return False
        return self.flying or hex_ not in self.board.obstacles

    def entering(self, hex_):
        if self.jumps or (self.flying and FAULT != "flying-pays"):
            return 0, 1
        difficult = hex_ in self.board.difficult and FAULT != "difficult-costs-one"
        return int(hex_ in self.board.negative), 2 if difficult else 1

    def landing(self, hex_):
        """The cost that the last hex of a jump adds."""
        if not self.jumps or FAULT == "jump-lands-free":
            return 0, 0
        difficult = (self.edition == "gloomhaven" and hex_ in self.board.difficult
                     and FAULT != "difficult-costs-one")
        return int(hex_ in self.board.negative), int(difficult)

    def _search(self, start, forward):
        """The cheapest path from a hex to every hex, or backward from every hex to it."""
        best, queue = {start: (0, 0)}, [((0, 0), start)]
        while queue:
            cost, hex_ = heapq.heappop(queue)
            if cost > best[hex_]:
                continue
            for n in self.board.beside[hex_]:
                entered = n if forward else hex_
                if not self.may_pass(entered) and not (not forward and entered == start):
                    continue
                negative, points = self.entering(entered)
                there = (cost[0] + negative, cost[1] + points)
                if n not in best or there < best[n]:
                    best[n] = there
                    heapq.heappush(queue, (there, n))
        return best

    def _cost_to(self, hex_):
        if hex_ == self.start:
            return 0, 0
        negative, points = self.landing(hex_)
        return self.ways[hex_][0] + negative, self.ways[hex_][1] + points

    # the attack

    def hits(self, hex_):
        """The enemies that the attack could hit from a hex."""
        known = self._hits.get(hex_)
        if known is None:
            known = self._hits[hex_] = frozenset(
                id_ for id_, at in self.enemies.items()
                if self.board.ranges_from(at).get(hex_, NOWHERE) <= self.card.range
                and (FAULT == "sees-through-walls" or self.sight.sees(hex_, at)))
        return known

    def disadvantaged(self, hex_):
        if not self.card.minds:
            return frozenset()
        hard = {id_ for id_ in self.enemies if self.figures[id_].get("attackersDisadvantage")}
        if self.card.ranged and FAULT != "no-adjacent-disadvantage":
            hard |= {id_ for id_, at in self.enemies.items() if at in self.board.beside[hex_]}
        return hard

    def target_sets(self, hex_, focus):
        hit = self.hits(hex_)
        if focus not in hit:
            return []
        if self.card.targets == NOWHERE:
            return [hit]
        more = min(self.card.targets, len(hit)) - 1
        return [frozenset(c) | {focus} for c in itertools.combinations(sorted(hit - {focus}), more)]

    # the focus

    def find_foci(self):
        if FAULT == "focus-by-range":
            found = set().union(*(self.hits(h) for h in self.ends)) if self.ends else set()
            least = min((self.range_to(id_) for id_ in found), default=0)
            return self.foremost({id_ for id_ in found if self.range_to(id_) == least})
        best, found = None, set()
        for hex_, cost in sorted(self.ends.items(), key=lambda end: end[1]):
            if best is not None and cost > best:
                break
            possible = {id_ for id_ in self.hits(hex_) if self.may_focus_on(id_)}
            if possible:
                best = cost
                found |= possible
        return self.foremost(found)

    def may_focus_on(self, id_):
        return self.figures[id_]["kind"] not in self.actor.get("focusNot", ())

    def range_to(self, id_):
        return self.board.ranges_from(self.enemies[id_]).get(self.start, NOWHERE)

    def foremost(self, ids, after=None):
        """The candidates that no other one precedes: by range, then in the initiative order. Whoever
        acts with the focus `after` precedes those that tie with it."""
        if self.edition != "jaws-of-the-lion" and ids and FAULT != "proximity-ignored":
            least = min(self.range_to(id_) for id_ in ids)
            ids = {id_ for id_ in ids if self.range_to(id_) == least}

        def before(a, b):
            a, b = self.figures[a], self.figures[b]
            return self.order.before(a, b) or (
                after is not None and self.order.chosen_before(self.figures[after], a, b))

        return {a for a in ids if not any(a != b and before(b, a) for b in ids)}

    # the destination

    def go_for(self, focus):
        """The options for one focus."""
        places = self.places(focus)
        in_reach = self.ends[places[0][0]][1] <= self.card.points
        gloomhaven = self.card.gloomhaven
        if in_reach or gloomhaven:
            places = self.narrowed(places, focus)
        else:
            places = fewest(places, self.points)
        if not in_reach:
            goals = {hex_ for hex_, _ in places}
            return {(end, frozenset()) for goal in goals for end in self.approach(goal, focus)}
        return {(hex_, targets if self.card.attacks else frozenset()) for hex_, targets in places}

    def places(self, focus):
        """The hexes to attack the focus from, each with each set of targets. Only hexes with the
        fewest negative hexes on the path count, and, if there are any, hexes within this turn's
        points."""
        all_ = [(hex_, targets) for hex_ in sorted(self.ends, key=self.ends.get)
                for targets in self.target_sets(hex_, focus)]
        all_ = fewest(all_, lambda place: self.ends[place[0]][0])
        near = [place for place in all_ if self.points(place) <= self.card.points]
        return near or all_

    def points(self, place):
        return self.ends[place[0]][1]

    def narrowed(self, places, focus):
        def troubled(place):
            return len(place[1] & self.disadvantaged(place[0]))

        def most(place):
            return -len(place[1])

        if self.card.gloomhaven:
            places = fewest(places, lambda place: focus in self.disadvantaged(place[0]))
            places = fewest(places, most)
            sets = {targets for _, targets in self.ranked(fewest(places, self.points), focus)}
            places = [place for place in places if place[1] in sets]
        else:
            places = fewest(places, most)
        places = fewest(places, troubled)
        if FAULT == "always-moves" and any(place[0] != self.start for place in places):
            places = [place for place in places if place[0] != self.start]
        return fewest(places, self.points)

    def ranked(self, places, focus):
        """The sets with the best further targets, in the order of foci."""
        further = set().union(*(targets for _, targets in places)) - {focus}
        while further:
            first = self.foremost(further, focus)
            places = fewest(places, lambda place: -len(place[1] & first))
            further -= first
        return places

    def approach(self, goal, focus):
        """Where the figure ends if it cannot reach the hex to attack from this turn."""
        left = self._search(goal, forward=False)
        landing = self.landing(goal)

        def key(end):
            here, rest = self.ends[end], left[end]
            if FAULT == "straight-approach":
                return distance(end, self.enemies[focus]), here[1]
            if end != goal:
                rest = (rest[0] + landing[0], rest[1] + landing[1])
            return here[0] + rest[0], rest[1], here[1]

        return fewest([end for end, cost in self.ends.items()
                       if cost[1] <= self.card.points and end in left], key)


def fewest(things, key):
    """The items with the smallest key."""
    if not things:
        return things
    keys = [key(thing) for thing in things]
    least = min(keys)
    return [thing for thing, value in zip(things, keys) if value == least]
