#pragma once

#include "lib/clauses/chapter.hpp"

// Abilities that make another figure act.

namespace standee::clauses {

inline constexpr ClauseEntry commands[]{
    {.id = "command.grant-control",
     .says =
         "Grant: the commanded figure performs the ability. If it is a character's summon or "
         "a scenario ally, the commanding figure decides how. Control: an enemy performs the "
         "ability as the controller decides, and takes the controller's side. If a monster "
         "controls it, it attacks by the focus rules. A controlled move is forced movement. One "
         "consumption of an element serves all to whom an ability is granted (Frosthaven FAQ "
         "5.5).",
     .pages = {{frosthaven, "p.33"}},
     .differs = {{gloomhaven, "not in this rulebook"},
                 {jaws_of_the_lion, "the guide grants abilities to allies and to enemies",
                  follows_rulebook}}},

    {.id = "command.limits",
     .says = "A commanded figure uses its own modifier deck and keeps its bonuses. Attack or move "
             "plus or minus X needs that stat. An attack of a figure without a valid target or "
             "under a condition that prevents attacks cannot be granted or controlled. The ability "
             "is not a turn. "
             "Objectives cannot be commanded.",
     .pages = {{frosthaven, "p.31, p.33"}}},
};

}  // namespace standee::clauses
