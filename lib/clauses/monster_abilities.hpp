#pragma once

#include "lib/clauses/chapter.hpp"

// What else a monster performs, and how monsters come into play.

namespace standee::clauses {

inline constexpr ClauseEntry monster_abilities[]{
    {.id = "monster.heal",
     .says =
         "A monster heals whichever of itself and its allies in range has lost the most hit "
         "points; an allied objective is one of them (Frosthaven FAQ 5.7). It heals even if nobody "
         "has lost any. The party decides ties.",
     .pages = {{gloomhaven, "p.31"}, {frosthaven, "p.43"}}},

    {.id = "monster.positive-condition",
     .says = "A monster gives a positive condition to the nearest figure in range that does not "
             "have it, itself first, and never to an objective. Ties go to the earliest in "
             "initiative.",
     .pages = {{frosthaven, "p.43"}}},

    {.id = "monster.negative-targeted",
     .says = "A monster finds the targets of a negative ability by the focus rules, as if for an "
             "attack. This does not change how it moves.",
     .pages = {{frosthaven, "p.43"}}},

    {.id = "monster.summon",
     .says = "A summoned monster is placed in an empty hex adjacent to the summoner, as close to "
             "an enemy as possible. If there is no such hex or no standee left, it is not "
             "summoned. In Frosthaven it stays when its summoner dies.",
     .pages = {{gloomhaven, "p.31"}, {frosthaven, "p.43"}}},

    {.id = "monster.loot",
     .says = "A monster loots all loot tokens in range, never treasure.",
     .pages = {{gloomhaven, "p.32"}, {frosthaven, "p.43"}}},

    {.id = "monster.ambiguity",
     .says = "The party decides whatever the rules leave open.",
     .pages = {{gloomhaven, "p.32"}, {frosthaven, "p.6, p.40, p.75"}}},

    {.id = "monster.attacks-focus",
     .says = "A monster attacks its focus, and other enemies only with a multi-target attack. "
             "Several attack abilities may all target the same focus.",
     .pages = {{gloomhaven, "p.31"}, {frosthaven, "p.42"}}},

    {.id = "monster.target-stat",
     .says = "Attack effects on the stat card, including targets, belong to each of the monster's "
             "attack abilities. Plus or minus X targets on an ability card changes that number.",
     .pages = {{frosthaven, "p.39, p.42"}}},

    {.id = "monster.card-draw",
     .says = "Each round one ability card is drawn for each set that has a figure on the map. A "
             "set that appears later draws its card then. If the card has the shuffle icon, its "
             "deck is shuffled at the end of the round.",
     .pages = {{gloomhaven, "p.10, p.18, p.19"}, {frosthaven, "p.19, p.40, p.44"}}},

    {.id = "monster.second-card",
     .says =
         "If a scenario has a set draw two cards, figures with even standee numbers perform one "
         "and figures with odd numbers the other, each at the initiative of its card. Of equal "
         "initiatives they act together, as a set does.",
     .pages = {{gloomhaven, "p.29, p.30"}, {frosthaven, "p.39, p.40"}}},

    {.id = "monster.summon-focus",
     .says = "If a summoned set has no ability card this round, it draws one only to give it an "
             "initiative for the focus of others.",
     .pages = {{frosthaven, "p.43"}},
     .not_decided = "a scene holds the initiative that was drawn"},

    {.id = "monster.spawn",
     .says = "A spawned monster is placed in its hex or the closest empty one. It acts in the "
             "round in which it appears.",
     .pages = {{gloomhaven, "p.34"}, {frosthaven, "p.18, p.44"}},
     .differs = {{gloomhaven, "if spawned at the end of a round, it acts from the next round on"}}},

    {.id = "monster.standees",
     .says = "If there are not enough standees, elites are placed first, and those nearest to an "
             "enemy first. The rest are not placed.",
     .pages = {{gloomhaven, "p.19"}, {frosthaven, "p.44"}},
     .differs = {{gloomhaven,
                  "those nearest to the revealing character first, whatever their rank"}}},

    {.id = "monster.standee-drawn",
     .says = "The standees of a set are numbered. Which of those that are not on the map a new "
             "monster gets is drawn at random.",
     .pages = {{gloomhaven, "p.13"}, {frosthaven, "p.11"}}},

    {.id = "monster.boss-named",
     .says = "Bosses and named monsters are neither normal nor elite. C is the number of "
             "characters, exhausted ones included.",
     .pages = {{gloomhaven, "p.19, p.32, p.34"}, {frosthaven, "p.38, p.44, p.45"}},
     .never_decisive = "a definition: no outcome depends on it alone"},
};

}  // namespace standee::clauses
