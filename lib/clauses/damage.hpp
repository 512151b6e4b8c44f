#pragma once

#include "lib/clauses/chapter.hpp"

// Healing, bonuses and damage.

namespace standee::clauses {

inline constexpr ClauseEntry damage[]{
    {.id = "heal.hit-points",
     .says = "A heal restores up to X hit points, never above the maximum. A figure at its "
             "maximum may be healed. One heal removes all of wound, brittle, bane and poison that "
             "the figure has; if it had poison, no hit points are restored.",
     .pages = {{gloomhaven, "p.22, p.26, p.28"}, {frosthaven, "p.29"}}},

    {.id = "heal.target",
     .says = "A heal targets the figure itself or one ally in range; 'heal, self' targets only "
             "the figure itself. Several heals on drawn cards for one figure are a single heal.",
     .pages = {{gloomhaven, "p.26"}, {frosthaven, "p.29"}}},

    {.id = "bonus.shield",
     .says = "The sum of a figure's shields reduces the value of each attack on it, after bonuses "
             "and the modifier card. Shield never reduces damage that is not from an attack.",
     .pages = {{gloomhaven, "p.25"}, {frosthaven, "p.31"}}},

    {.id = "bonus.retaliate",
     .says = "When a figure is attacked, each of its retaliates deals its damage to the attacker "
             "if the attacker is in that retaliate's range after the attack's effects, push and "
             "pull included. Without a stated range the attacker must be adjacent. All that reach "
             "add up to one source of damage. Shield does not apply. If the attack kills or "
             "exhausts the figure, it does not retaliate.",
     .pages = {{gloomhaven, "p.26"}, {frosthaven, "p.31"}}},

    {.id = "bonus.limited",
     .says = "If a stat card says that a shield or a retaliate holds only against melee or only "
             "against ranged attacks, only before the figure's turn, or not while it has a "
             "condition, it counts for an attack only if that is so when the attack is made.",
     .pages = {{gloomhaven, "p.9, p.25, p.26"}, {frosthaven, "p.31, p.39, p.43"}}},

    {.id = "bonus.round",
     .says = "A round bonus starts when it is performed and ends with the round. A monster's "
             "starts on its turn.",
     .pages = {{gloomhaven, "p.25, p.32"}, {frosthaven, "p.30, p.43"}}},

    {.id = "bonus.nearby",
     .says =
         "What a card gives to allies nearby without granting it ('allies within range 4 add +1 "
         "to their attacks') is a bonus of the figure that performs it: it counts for whoever "
         "is in range when it matters, and for nobody who has left (Frosthaven FAQ 5.5). What "
         "is granted is kept. The bonus ends when its figure leaves the map.",
     .pages = {{gloomhaven, "p.25"}, {frosthaven, "p.30, p.43"}}},

    {.id = "bonus.persistent",
     .says = "A persistent bonus ends when its condition is met; without one it lasts until the "
             "end of the scenario. If it has use slots, its token moves at each trigger, even "
             "when the bonus does nothing, and the bonus ends when the token leaves the last "
             "slot. If it lasts a number of rounds or turns, the one in which it starts does not "
             "count.",
     .pages = {{gloomhaven, "p.25"}, {frosthaven, "p.30"}},
     .differs = {{gloomhaven, "the last sentence is not in the rulebook"},
                 {gloomhaven_2, "the last sentence is not in the rulebook"}}},

    {.id = "bonus.stat-card",
     .says = "Bonuses on a monster's stat card are always active, even while it is stunned.",
     .pages = {{gloomhaven, "p.9"}, {frosthaven, "p.43"}}},

    {.id = "bonus.voluntary-end",
     .says = "A character may end a persistent bonus early, except during another ability. It "
             "cannot end a round bonus early.",
     .pages = {{gloomhaven, "p.25"}, {frosthaven, "p.30"}},
     .differs = {{gloomhaven, "any active card, at any time"}},
     .not_decided = players_choice},

    {.id = "bonus.item",
     .says = "A character decides for each item whether to use it when it applies. What affects an "
             "attack is used before the modifier card is drawn. A figure that is stunned uses no "
             "item, nor does one that is impaired. An item with use slots has to be used.",
     .pages = {{gloomhaven, "p.23, p.28"}, {frosthaven, "p.29, p.36"}}},

    {.id = "damage.direct",
     .says = "Damage that is not from an attack (trap, terrain, wound, bane, retaliate, suffer "
             "damage) is not reduced by shield and draws no modifier card. Only ward and brittle "
             "change it. A character may negate it.",
     .pages = {{gloomhaven, "p.25, p.28"}, {frosthaven, "p.31, p.32, p.38"}},
     .differs = {{gloomhaven, "nothing changes it"}, {gloomhaven_2, "only ward changes it"}}},

    {.id = "damage.negate",
     .says = "After ward and brittle, a character may negate the damage from one source: by "
             "losing one card from its hand, by losing two from its discard pile, or by an "
             "effect. Before its turn it cannot lose the two cards chosen for the round. Other "
             "effects of the source still apply.",
     .pages = {{gloomhaven, "p.28"}, {frosthaven, "p.38"}},
     .differs = {{gloomhaven_2, "nor can cards in the active area be lost"}}},

    {.id = "damage.monster-death",
     .says = "A monster whose damage reaches its maximum hit points dies at once and leaves the "
             "map. If it dies during its own ability, the rest of that ability is not performed.",
     .pages = {{gloomhaven, "p.20, p.31"}, {frosthaven, "p.45"}},
     .differs = {{gloomhaven, "drops a money token unless it was summoned or spawned"},
                 {jaws_of_the_lion,
                  "drops one even if summoned or spawned (from a review, not "
                  "verified)"},
                 {frosthaven,
                  "drops a loot token, even if summoned or spawned, unless it is a "
                  "scenario ally"},
                 {gloomhaven_2,
                  "drops a money token as in Frosthaven, until 25 have been "
                  "placed"}}},

    {.id = "damage.exhaustion",
     .says = "A character is exhausted at zero hit points, or if it can neither play cards nor "
             "rest at the start of a round. It leaves the map with its summons.",
     .pages = {{gloomhaven, "p.26, p.28"}, {frosthaven, "p.31, p.38"}}},

    {.id = "damage.kill-credit",
     .says = "A kill is credited to the figure that caused the damage or the forced movement; a "
             "summon's kill is credited to its summoner. Nobody is credited for wound, bane, "
             "another monster, or a hex that the figure entered by its own choice.",
     .pages = {{gloomhaven, "p.26"}, {frosthaven, "p.45"}},
     .differs = {{gloomhaven, "the rulebook says this of summons only"}}},

    {.id = "damage.least-hit-points",
     .says = "If a stat card says that the hit points of a figure never drop below a number, "
             "damage takes away no more than what is left above that number.",
     .pages = {{gloomhaven, "p.9, p.32"}, {frosthaven, "p.39, p.44"}}},
};

}  // namespace standee::clauses
