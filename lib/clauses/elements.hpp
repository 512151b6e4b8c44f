#pragma once

#include "lib/clauses/entry.hpp"

// Elements.

namespace standee::clauses {

inline constexpr ClauseEntry elements[]{
    {.id = "element.infuse",
     .says = "If a figure performed any ability of an action, the action's element becomes strong "
             "at the end of that figure's turn. An element on a monster ability card becomes "
             "strong when the last monster of the set ends its turn, if at least one of them "
             "performed an ability.",
     .pages = {{gloomhaven, "p.23, p.24"}, {frosthaven, "p.23, p.43"}},
     .differs = {{gloomhaven, "at the end of the turn of the monster that performed it"}}},

    {.id = "element.wane",
     .says = "At the end of each round strong elements become waning, and waning elements become "
             "inert.",
     .pages = {{gloomhaven, "p.24, p.32"}, {frosthaven, "p.23, p.46"}}},

    {.id = "element.consume",
     .says = "An element that was strong or waning when the turn began may be consumed and "
             "becomes inert. An infusion from the same turn cannot be consumed, and no element "
             "can be consumed twice in a turn. A consumption that shows several elements needs "
             "them all. For a monster card, the first monster of the set to start its turn "
             "consumes, and the whole set benefits.",
     .pages = {{gloomhaven, "p.24"}, {frosthaven, "p.23, p.43"}},
     .differs = {{gloomhaven,
                  "monsters consume whenever they can use it; the rulebook does "
                  "not say 'once a turn'"},
                 {frosthaven,
                  "if any monster of the set performs any ability; monsters of the "
                  "set that come later (revealed, spawned) do not benefit"}}},

    {.id = "element.wild",
     .says = "A wild icon stands for any one element, a mixed icon for one of its two. The party "
             "picks for monsters.",
     .pages = {{gloomhaven, "p.24"}, {frosthaven, "p.23"}}},

    {.id = "element.cost",
     .says = "The elements in the corner of an action must all be consumed to perform any part of "
             "it.",
     .pages = {{frosthaven, "p.23"}},
     .not_decided = players_choice},
};

}  // namespace standee::clauses
