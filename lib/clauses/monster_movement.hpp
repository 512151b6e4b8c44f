#pragma once

#include "lib/clauses/chapter.hpp"

// Where a monster moves, and whom it attacks besides its focus.

namespace standee::clauses {

inline constexpr ClauseEntry monster_movement[]{
    {.id = "monster.move-minimum",
     .says = "A monster spends the fewest movement points that give it its best attack this turn. "
             "It may not choose an equally good position that costs more.",
     .pages = {{gloomhaven, "p.30"}, {frosthaven, "p.42, p.75"}}},

    {.id = "monster.move-shorten",
     .says = "If a monster cannot attack its focus this turn, it moves only if that shortens its "
             "path to the attack hex.",
     .pages = {{gloomhaven, "p.30"}, {frosthaven, "p.42, p.75"}}},

    {.id = "monster.move-equal-attack-hexes",
     .says = "If several attack hexes are equally near, the party picks one. By the usual reading "
             "it may pick even one toward which the monster makes less progress this turn "
             "(contested).",
     .pages = {{gloomhaven, "p.32"}, {frosthaven, "p.40, p.75"}}},

    {.id = "monster.move-max-targets",
     .says = "With a multi-target attack, a monster moves so that it attacks its focus and as "
             "many other enemies as it can.",
     .pages = {{gloomhaven, "p.30"}, {frosthaven, "p.41, p.75"}},
     .differs = {{gloomhaven,
                  "if it cannot attack this turn, it still heads for the hex of "
                  "its best attack"},
                 {jaws_of_the_lion, "as Gloomhaven", follows_rulebook},
                 {frosthaven,
                  "if it cannot attack its focus this turn, it heads for the "
                  "nearest hex from which to attack the focus"}}},

    {.id = "monster.move-disadvantage",
     .says = "A monster moves so that it attacks without disadvantage if it can.",
     .pages = {{gloomhaven, "p.30"}, {frosthaven, "p.42, p.75"}},
     .differs = {{gloomhaven,
                  "avoiding disadvantage against the focus comes before more "
                  "targets; against other targets it comes after"},
                 {jaws_of_the_lion, "as Gloomhaven", follows_rulebook},
                 {frosthaven,
                  "first the most targets, then the fewest attacks with "
                  "disadvantage, then the fewest movement points"}}},

    {.id = "monster.extra-targets",
     .says = "How a multi-target attack finds its targets besides the focus.",
     .pages = {{gloomhaven, "p.31"}, {frosthaven, "p.41"}},
     .differs = {{gloomhaven,
                  "by the focus rules, without the enemies already attacked: "
                  "nearest, then earliest in initiative"},
                 {jaws_of_the_lion, "ranked by initiative"},
                 {frosthaven,
                  "no ranking (the FAQ, against p.41's 'additional foci'): any "
                  "choice that keeps the number of targets, the disadvantage and the movement "
                  "points at their best; the party decides"}}},

    {.id = "monster.new-focus-after-kill",
     .says =
         "A monster keeps the focus that it found at the start of its turn for all its moves "
         "and attacks. Only if that focus is gone and attacks remain does it find a new one. An "
         "attack whose target is gone goes to an enemy that the ability does not attack yet.",
     .pages = {{gloomhaven, "p.29, p.31"}, {frosthaven, "p.41, p.42"}},
     .differs = {{gloomhaven,
                  "contested: p.31 may also mean that a second attack goes to "
                  "another enemy",
                  follows_rulebook}}},
};

}  // namespace standee::clauses
