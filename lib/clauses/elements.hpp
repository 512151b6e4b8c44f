#pragma once

#include "lib/clauses/chapter.hpp"

// Elements.

namespace standee::clauses {

inline constexpr ClauseEntry elements[]{
    {.id = "element.infuse",
     .says = "If a figure performed any ability of an action, the action's element becomes strong "
             "at the end of that figure's turn, wherever the icon stands on the card and even if "
             "the figure has fallen by then. An element on a monster ability card becomes strong "
             "once, when the last monster of the set ends its turn, if at least one of them "
             "performed an ability.",
     .pages = {{gloomhaven, "p.23, p.24"}, {frosthaven, "p.23, p.43"}},
     .differs =
         {{gloomhaven,
           "at the end of the turn of each monster that performed any ability of the card"}}},

    {.id = "element.wane",
     .says = "At the end of each round strong elements become waning, and waning elements become "
             "inert.",
     .pages = {{gloomhaven, "p.24, p.32"}, {frosthaven, "p.23, p.46"}}},

    {.id = "element.consume",
     .says = "An element that was strong or waning when the turn began may be consumed and "
             "becomes inert. An infusion from the same turn cannot be consumed, and no element "
             "can be consumed twice in a turn, so it pays for one consumption only. A consumption "
             "that shows several elements needs them all. Monsters consume all they can, and what "
             "one of a set consumes benefits every monster of the set that acts.",
     .pages = {{gloomhaven, "p.24"}, {frosthaven, "p.23, p.43"}},
     .differs = {{gloomhaven,
                  "a monster consumes when it performs the ability that uses the element; "
                  "the rulebook does not say 'once a turn'"},
                 {frosthaven,
                  "the set consumes when its first monster starts its turn, be that one stunned, "
                  "if any of the set performs any ability; monsters that come later (revealed, "
                  "spawned) do not benefit"}}},

    {.id = "element.wild",
     .says = "A wild icon stands for any one element, a mixed icon for one of its two. The party "
             "picks for monsters, for an infusion when it takes effect.",
     .pages = {{gloomhaven, "p.24"}, {frosthaven, "p.23"}}},

    {.id = "element.cost",
     .says = "The elements in the corner of an action must all be consumed to perform any part of "
             "it.",
     .pages = {{frosthaven, "p.23"}},
     .not_decided = players_choice},
};

}  // namespace standee::clauses
