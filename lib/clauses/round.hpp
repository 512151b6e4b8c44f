#pragma once

#include "lib/clauses/chapter.hpp"

// Turns and rounds.

namespace standee::clauses {

inline constexpr ClauseEntry round[]{
    {.id = "turn.start",
     .says = "At the start of a turn: regenerate, then wound.",
     .pages = {{gloomhaven, "p.22"}, {frosthaven, "p.28, p.29"}},
     .differs = {{gloomhaven, "wound only"},
                 {jaws_of_the_lion, "wound only"},
                 {gloomhaven_2, "wound only"}}},

    {.id = "turn.end",
     .says = "At the end of a turn, other effects such as bane come before conditions end. "
             "Infusions and a character's looting happen here too; between these and bane there "
             "is no order.",
     .pages = {{gloomhaven, "p.22, p.23, p.27"}, {frosthaven, "p.23, p.28, p.29, p.37"}},
     .differs = {{gloomhaven, "the rulebook gives no order"}}},

    {.id = "turn.each-once",
     .says = "Each figure takes one turn a round and ends it before the next figure begins. A "
             "summon's turn is separate from its summoner's. Objectives and figures summoned this "
             "round take no turn.",
     .pages = {{gloomhaven, "p.18, p.26"}, {frosthaven, "p.15, p.19, p.20, p.31, p.46"}}},

    {.id = "round.end",
     .says = "At the end of a round, in this order: effects of the scenario and of cards; "
             "shuffling; round bonuses end; short rests; elements wane.",
     .pages = {{gloomhaven, "p.32"}, {frosthaven, "p.46"}},
     .differs = {{gloomhaven, "the same steps, in no set order"}}},

    {.id = "round.steps",
     .says = "A round has these steps: effects at its start, card selection, initiative, turns, "
             "end of round.",
     .pages = {{gloomhaven, "p.16"}, {frosthaven, "p.18"}}},
};

}  // namespace standee::clauses
