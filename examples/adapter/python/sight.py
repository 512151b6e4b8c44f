"""Line of sight between two hexes.

Gloomhaven: a line from some corner of one hex to some corner of the other that touches no wall. The
other editions: a line from any part of one hex to any part of the other that crosses no wall. In
all editions, adjacent hexes with no wall between them see each other.

Hex [q,r] is drawn with its centre at (3q, q+2r), and its corners at (+-2,0) and (+-1,+-1) from
there. This picture is squeezed, which changes no line of sight. A wall is a pair of adjacent hexes.
"""

CORNERS = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
NUDGE = 1e-5  # how far a line is moved to pass a corner on one side
TOLERANCE = 1e-9


def corners(hex_):
    x, y = 3 * hex_[0], hex_[0] + 2 * hex_[1]
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def side_between(a, b):
    """The side that two adjacent hexes share, as its two ends."""
    return tuple(sorted(set(corners(a)) & set(corners(b))))


class Sight:
    def __init__(self, walls, corner_to_corner):
        self.walls = walls
        self.corner_to_corner = corner_to_corner
        self.pieces = [side_between(*wall) for wall in walls]
        self.known = {}

    def sees(self, a, b):
        pair = (a, b) if a < b else (b, a)
        if pair not in self.known:
            self.known[pair] = self._sees(*pair)
        return self.known[pair]

    def _sees(self, a, b):
        adjacent = (b[0] - a[0], b[1] - a[1]) in (
            (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
        if adjacent and frozenset((a, b)) not in self.walls:
            return True
        one, other = corners(a), corners(b)
        near = [p for p in self.pieces if not apart(p, one + other)]
        if not near:
            return True
        if self.corner_to_corner:
            return any(not any(meet(p, q, *piece) for piece in near) for p in one for q in other)
        return any(free(line, one, other, near) for line in lines(one, other, near))


def apart(piece, points):
    """Whether a wall lies completely outside the box around some points."""
    (ax, ay), (bx, by) = piece
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (max(ax, bx) < min(xs) or min(ax, bx) > max(xs)
            or max(ay, by) < min(ys) or min(ay, by) > max(ys))


def turn(p, q, x):
    """Positive if x lies to the left of the line from p to q, 0 if x lies on it."""
    return (q[0] - p[0]) * (x[1] - p[1]) - (q[1] - p[1]) * (x[0] - p[0])


def meet(p, q, a, b):
    """Whether two closed segments have a point in common."""
    d1, d2, d3, d4 = turn(p, q, a), turn(p, q, b), turn(a, b, p), turn(a, b, q)
    if d1 * d2 < 0 and d3 * d4 < 0:
        return True
    return any(d == 0 and min(s[0], t[0]) <= x[0] <= max(s[0], t[0])
               and min(s[1], t[1]) <= x[1] <= max(s[1], t[1])
               for d, s, t, x in ((d1, p, q, a), (d2, p, q, b), (d3, a, b, p), (d4, a, b, q)))


def lines(one, other, near):
    """Enough lines to find a free one if there is one. Any free line can be moved until it touches
    two corners or ends of walls. Each line is nudged past these two points in all four ways."""
    points = sorted(set(one) | set(other) | {end for piece in near for end in piece})
    for i, p in enumerate(points):
        for q in points[i + 1:]:
            dx, dy = q[0] - p[0], q[1] - p[1]
            if not (cuts(p, q, one) and cuts(p, q, other)):
                continue
            for s in (-NUDGE, NUDGE):
                for t in (-1.3 * NUDGE, 1.3 * NUDGE):
                    yield (p[0] - dy * s, p[1] + dx * s), (q[0] - dy * t, q[1] + dx * t)


def cuts(p, q, hexagon):
    """Whether a line reaches a hexagon, even if only at its rim."""
    sides = [turn(p, q, corner) for corner in hexagon]
    return min(sides) <= 0 <= max(sides)


def crossing(p, q, a, b):
    """How far along the line from p to q it crosses a segment; None if it does not."""
    left, right = turn(p, q, a), turn(p, q, b)
    if (left < 0) == (right < 0):
        return None
    t = left / (left - right)
    x, y = a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])
    dx, dy = q[0] - p[0], q[1] - p[1]
    return ((x - p[0]) * dx + (y - p[1]) * dy) / (dx * dx + dy * dy)


def passage(p, q, hexagon):
    """Where a line enters and leaves a hexagon; None if it passes by."""
    found = [c for i in range(6)
             if (c := crossing(p, q, hexagon[i], hexagon[(i + 1) % 6])) is not None]
    return (min(found), max(found)) if len(found) > 1 else None


def free(line, one, other, near):
    """Whether no wall crosses a line between the two hexagons."""
    p, q = line
    first, second = passage(p, q, one), passage(p, q, other)
    if first is None or second is None:
        return False
    start = min(first[1], second[1]) - TOLERANCE
    end = max(first[0], second[0]) + TOLERANCE
    return not any((c := crossing(p, q, *piece)) is not None and start <= c <= end
                   for piece in near)
