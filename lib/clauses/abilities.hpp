#pragma once

#include "lib/clauses/chapter.hpp"

// How abilities and their effects are performed; looting.

namespace standee::clauses {

inline constexpr ClauseEntry abilities[]{
    {.id = "ability.order",
     .says = "The abilities of an action are performed in the order written, never one inside "
             "another, except for those on modifier cards. A character may skip what is not "
             "mandatory; a monster skips nothing.",
     .pages = {{gloomhaven, "p.18"}, {frosthaven, "p.20, p.37"}}},

    {.id = "ability.needs-target",
     .says = "Attack, condition, heal, forced movement, command and tile abilities are targeted. "
             "Without a valid target they cannot be performed. Other abilities, such as 'suffer "
             "damage', are performed even if they reach nobody.",
     .pages = {{frosthaven, "p.21, p.32"}}},

    {.id = "effect.optional",
     .says = "A character may skip an added effect, for each attack separately, before the card "
             "is drawn. Text that says how to perform the ability is not an added effect.",
     .pages = {{gloomhaven, "p.22"}, {frosthaven, "p.22, p.26"}},
     .differs = {{gloomhaven, "optional too; the rulebook does not say until when"}},
     .not_decided = players_choice},

    {.id = "effect.conditional",
     .says = "'A to apply B' means: without A, no B. A cost need not be paid, and after paying it "
             "the figure may still skip the effect.",
     .pages = {{frosthaven, "p.22"}},
     .differs = {{gloomhaven_2, "after A, the figure still chooses whether to apply B"}}},

    {.id = "loot.ability",
     .says = "Loot X takes all loot tokens and treasure tiles within range X, the figure's own "
             "hex included, whatever stands there. If there are none, it cannot be performed.",
     .pages = {{gloomhaven, "p.27"}, {frosthaven, "p.32"}},
     .differs = {{gloomhaven, "line of sight is needed"},
                 {jaws_of_the_lion, "not established; taken to need no line of sight"}}},

    {.id = "loot.end-of-turn",
     .says = "Characters, and only they, loot their hex at the end of their turn. They cannot "
             "skip it.",
     .pages = {{gloomhaven, "p.27"}, {frosthaven, "p.37"}}},
};

}  // namespace standee::clauses
