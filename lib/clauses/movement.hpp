#pragma once

#include "lib/clauses/chapter.hpp"

// Movement.

namespace standee::clauses {

inline constexpr ClauseEntry movement[]{
    {.id = "move.points",
     .says = "Move X allows up to X steps; unspent points are lost. Each hex takes effect as the "
             "figure enters it. In Frosthaven a move that enters no hex was not performed.",
     .pages = {{gloomhaven, "p.19"}, {frosthaven, "p.24"}}},

    {.id = "move.jump",
     .says = "A jump ignores enemies, obstacles, objectives, traps and hazardous terrain except "
             "in its last hex. It never crosses walls.",
     .pages = {{gloomhaven, "p.19"}, {frosthaven, "p.24"}},
     .differs = {{gloomhaven,
                  "ignores all terrain except in the last hex, which is a normal "
                  "step"},
                 {frosthaven, "ignores difficult and icy terrain in every hex"}}},

    {.id = "move.flying",
     .says = "Flying, forced or not, ignores figures and all terrain and tiles except walls, in "
             "the last hex too. A flying figure cannot end in a hex with another figure.",
     .pages = {{gloomhaven, "p.19"}, {frosthaven, "p.24, p.32"}},
     .differs = {{frosthaven,
                  "a figure flying over a stun or immobilize trap counts as an "
                  "obstacle to the movement of others"}}},

    {.id = "move.flying-lost",
     .says = "A figure that loses flying enters its hex as if by a normal move. Over an obstacle "
             "it moves to the closest unoccupied hex without one, and that hex takes effect.",
     .pages = {{gloomhaven, "p.19"}, {frosthaven, "p.24"}},
     .differs = {{gloomhaven,
                  "over an obstacle: it suffers the damage of a trap, then moves "
                  "to the nearest empty hex"}}},

    {.id = "move.teleport",
     .says = "A teleport is neither movement nor a move ability. The figure goes to any valid hex "
             "within X hexes, ignoring walls. Entering the hex takes effect, but ice does not "
             "slide it. It cannot enter an unrevealed room; it can enter a closed door, which "
             "opens.",
     .pages = {{frosthaven, "p.24"}}},
};

}  // namespace standee::clauses
