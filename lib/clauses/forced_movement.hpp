#pragma once

#include "lib/clauses/chapter.hpp"

// Push, pull and other forced movement.

namespace standee::clauses {

inline constexpr ClauseEntry forced_movement[]{
    {.id = "forced.push",
     .says = "With each hex that it enters, the target gets farther from the acting figure, "
             "counted as range.",
     .pages = {{gloomhaven, "p.22"}, {frosthaven, "p.32"}}},

    {.id = "forced.pull",
     .says = "With each hex that it enters, the target gets closer to the acting figure, counted "
             "as range.",
     .pages = {{gloomhaven, "p.22"}, {frosthaven, "p.32"}}},

    {.id = "forced.normal-rules",
     .says = "Forced movement follows the target's own movement rules. The target passes through "
             "its allies but not its enemies; flying, traps, hazardous terrain and ice count as "
             "usual. It cannot end on a figure or enter a closed door. Push and pull ignore "
             "difficult terrain. A character chooses the path and the distance, up to X. For a "
             "monster the party chooses the path, and the target moves as far as possible, slides "
             "over ice included. A push or pull that does not move the target is not performed.",
     .pages = {{gloomhaven, "p.14, p.22, p.32"}, {frosthaven, "p.14, p.32"}},
     .differs = {{gloomhaven,
                  "a push or pull may be aimed in a direction in which something stops it early; "
                  "otherwise it goes the full distance; a character may also leave it out"}}},

    {.id = "forced.sum",
     .says = "Several pushes on one ability add up, and so do several pulls.",
     .pages = {{frosthaven, "p.32"}},
     .differs = {{gloomhaven, "several pushes on one ability stay separate"}}},

    {.id = "forced.stopped-by",
     .says = "Immobilized or stunned figures can be pushed, pulled and teleported. No other "
             "forced movement moves them.",
     .pages = {{frosthaven, "p.32"}}},
};

}  // namespace standee::clauses
