#pragma once

#include "lib/clauses/chapter.hpp"

// Summons of characters.

namespace standee::clauses {

inline constexpr ClauseEntry summons[]{
    {.id = "summon.card",
     .says = "A character's summon performs Move +0 and Attack +0 by the monster rules, with its "
             "own stats and its summoner's modifier deck. If a stat is '-', it does not perform "
             "that ability.",
     .pages = {{gloomhaven, "p.26"}, {frosthaven, "p.31"}}},

    {.id = "summon.no-focus",
     .says = "A summon without a focus may move toward its summoner if the summoner chooses so.",
     .pages = {{frosthaven, "p.31"}},
     .differs = {{gloomhaven, "it does nothing"}}},

    {.id = "summon.placement",
     .says = "A new summon is placed in an empty hex adjacent to its summoner. If none is free, "
             "it is not summoned.",
     .pages = {{gloomhaven, "p.26"}, {frosthaven, "p.31"}}},

    {.id = "summon.leaves",
     .says = "A summon leaves the map at zero hit points, when its summoner is exhausted, or when "
             "its summoner dismisses it. It cannot be dismissed during another ability.",
     .pages = {{gloomhaven, "p.26"}, {frosthaven, "p.31, p.38"}}},
};

}  // namespace standee::clauses
