#pragma once

#include "lib/clauses/chapter.hpp"

// Whom a monster focuses on.

namespace standee::clauses {

inline constexpr ClauseEntry focus[]{
    {.id = "monster.performs-card",
     .says = "A monster performs only the abilities on its ability card, in order. Its move and "
             "attack values are those of its stat card plus or minus the number on the ability "
             "card.",
     .pages = {{gloomhaven, "p.29"}, {frosthaven, "p.40, p.42"}}},

    {.id = "monster.focus-path",
     .says = "The focus is the enemy that the monster could attack with this turn's attack for "
             "the fewest movement points. Movement counts as unlimited. The path must end in a "
             "hex where the monster could end its movement and from which that attack has range "
             "and line of sight. The monster does not need line of sight from where it stands.",
     .pages = {{gloomhaven, "p.29"}, {frosthaven, "p.41, p.74"}}},

    {.id = "monster.focus-negative-hexes",
     .says = "A path with fewer negative hexes (traps, hazardous terrain, and hexes that the "
             "scenario calls negative) is preferred, whatever its length. A monster enters one "
             "only if every path to attack any enemy has one. "
             "Flying figures treat no hex as negative; jumping figures only the last.",
     .pages = {{gloomhaven, "p.31"}, {frosthaven, "p.41, p.74"}}},

    {.id = "monster.focus-proximity",
     .says = "If paths tie, the focus is the enemy nearest to the monster's current hex by range, "
             "counted around walls.",
     .pages = {{gloomhaven, "p.29"}, {frosthaven, "p.41, p.74"}},
     .differs = {{jaws_of_the_lion, "there is no such step (disputed)"}}},

    {.id = "monster.focus-initiative",
     .says = "If enemies still tie, the focus is the one earliest in initiative. After that, the "
             "party decides.",
     .pages = {{gloomhaven, "p.30"}, {frosthaven, "p.41, p.74"}}},

    {.id = "monster.focus-as-melee",
     .says = "Without an attack this turn, or while disarmed, a monster focuses and moves as if "
             "for a single-target melee attack.",
     .pages = {{gloomhaven, "p.29"}, {frosthaven, "p.41, p.74"}}},

    {.id = "monster.no-focus",
     .says =
         "If a monster can reach no hex from which to perform any attack of its card, it neither "
         "moves nor attacks. It still performs its other abilities.",
     .pages = {{gloomhaven, "p.30"}, {frosthaven, "p.41"}}},
};

}  // namespace standee::clauses
