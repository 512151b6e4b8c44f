#pragma once

#include "lib/clauses/chapter.hpp"

// Initiative: who acts before whom.

namespace standee::clauses {

inline constexpr ClauseEntry initiative[]{
    {.id = "initiative.order",
     .says = "The lowest initiative acts first. A character on a long rest has initiative 99.",
     .pages = {{gloomhaven, "p.17, p.18, p.30"}, {frosthaven, "p.18, p.19"}},
     .differs = {{gloomhaven,
                  "a long rest comes after everybody else, and a resting character "
                  "is focused on last"},
                 {frosthaven, "a long rest is an ordinary 99, before a monster set with 99"}}},

    {.id = "initiative.ties",
     .says =
         "If two characters tie, the lower second card goes first; if these tie too, the "
         "party decides. A character goes before a monster set with the same initiative. The "
         "party decides all other ties, for focus too. In Frosthaven the scenario gives the order "
         "of the monster types of one set, and its FAQ has allies act before the enemies of their "
         "set.",
     .pages = {{gloomhaven, "p.18"}, {frosthaven, "p.6, p.19"}}},

    {.id = "initiative.monster-order",
     .says = "The monsters of one type act in this order: named monsters, elites, normals, each "
             "by ascending standee number. Each ends its turn before the next one begins.",
     .pages = {{gloomhaven, "p.29"}, {frosthaven, "p.40, p.44"}},
     .differs = {{gloomhaven, "has no rule for named monsters"}}},

    {.id = "initiative.summon",
     .says = "A character's summons act directly before the character, in the order in which they "
             "were summoned, copies of one summon too. For focus, a summon is earlier in "
             "initiative than its summoner.",
     .pages = {{gloomhaven, "p.26, p.30"}, {frosthaven, "p.19, p.31"}}},

    {.id = "initiative.summon-first-round",
     .says = "A summon of a character or of a monster takes no turn in the round in which it is "
             "summoned. It can be focused on and attacked in that round.",
     .pages = {{gloomhaven, "p.26, p.30, p.31"}, {frosthaven, "p.31, p.43"}}},

    {.id = "initiative.acts-after",
     .says = "If a card says that its set acts immediately after a character, the set acts right "
             "after that character's turn, be it a long rest, and nobody acts in between. For "
             "focus too it has the character's place. While the character is not on the map, the "
             "set acts at the initiative of its card.",
     .pages = {{gloomhaven, "p.18, p.29"}, {frosthaven, "p.19, p.40"}}},
};

}  // namespace standee::clauses
