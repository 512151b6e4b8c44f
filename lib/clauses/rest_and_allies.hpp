#pragma once

#include "lib/clauses/chapter.hpp"

// Resting; scenario allies.

namespace standee::clauses {

inline constexpr ClauseEntry rest_and_allies[]{
    {.id = "rest.long",
     .says = "A long rest takes the whole turn: lose one discarded card of your choice, take back "
             "the others, heal 2, self, and recover spent items. In Frosthaven the last two are "
             "optional. It needs two discarded cards.",
     .pages = {{gloomhaven, "p.17"}, {frosthaven, "p.18, p.38"}},
     .not_decided = outside_board_and_round},

    {.id = "rest.short",
     .says = "At the end of the round, with at least two discarded cards: lose a random one and "
             "take back the others. Once, you may suffer 1 damage to lose another random card "
             "instead.",
     .pages = {{gloomhaven, "p.17, p.32"}, {frosthaven, "p.38, p.46"}},
     .not_decided = outside_board_and_round},

    {.id = "ally.scenario",
     .says = "Scenario allies act at the initiative that the scenario gives, in ascending order of "
             "token or standee number, elites among the normals, and otherwise follow the monster "
             "rules. Nobody controls them.",
     .pages = {{gloomhaven, "p.34"}, {frosthaven, "p.19, p.46"}}},

    {.id = "ally.no-interaction",
     .says = "A figure that cannot be interacted with (Frosthaven FAQ 5.9) occupies its hex. Its "
             "allies pass through it, its enemies do not. It is never a focus or a target, suffers "
             "no damage, springs no trap, and treats neither traps nor hazardous terrain as "
             "negative. It counts as nobody's ally and nobody's enemy. Other terrain affects it as "
             "usual.",
     .pages = {{frosthaven, "p.46"}},
     .differs = {{gloomhaven, "does not mention such figures; a scene may have them all the same"},
                 {jaws_of_the_lion,
                  "does not mention such figures; a scene may have them all the same"}}},
};

}  // namespace standee::clauses
