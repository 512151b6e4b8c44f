#pragma once

#include "lib/clauses/chapter.hpp"

// Conditions.

namespace standee::clauses {

inline constexpr ClauseEntry conditions[]{
    {.id = "condition.single",
     .says = "A figure has each condition at most once; gaining it again resets its duration. "
             "Bless and curse are cards and do not count. An immune figure does not gain the "
             "condition.",
     .pages = {{gloomhaven, "p.22"}, {frosthaven, "p.28"}}},

    {.id = "condition.end-of-next-turn",
     .says = "Invisible, strengthen, immobilize, disarm, stun, muddle and impair end at the end "
             "of the figure's next turn, after all other effects of that end of turn. One gained "
             "during the figure's own turn lasts until the end of its following turn.",
     .pages = {{gloomhaven, "p.22, p.23"}, {frosthaven, "p.28, p.29"}}},

    {.id = "condition.after-main-effect",
     .says = "A condition added to an ability is gained after the main effect, even if the attack "
             "dealt no damage. A target that the attack killed does not gain it.",
     .pages = {{gloomhaven, "p.22"}, {frosthaven, "p.28"}}},

    {.id = "condition.regenerate",
     .says = "At the start of each of its turns the figure performs heal 1, self, before wound "
             "and even while stunned. A character may decline the heal (the FAQ). Regenerate ends "
             "when the figure suffers damage.",
     .pages = {{frosthaven, "p.28"}},
     .differs = {{gloomhaven, "not in this edition"},
                 {jaws_of_the_lion, "not in this edition"},
                 {gloomhaven_2, "not in this edition"}}},

    {.id = "condition.ward",
     .says = "The next time the figure would suffer at least 1 damage from any source, the damage "
             "is halved, rounded down, and ward ends. This comes before a character negates "
             "damage.",
     .pages = {{frosthaven, "p.28"}},
     .differs = {{gloomhaven, "not in this edition"}, {jaws_of_the_lion, "not in this edition"}}},

    {.id = "condition.brittle",
     .says = "The next time the figure would suffer at least 1 damage from any source, the damage "
             "is doubled and brittle ends. This comes before a character negates damage. A heal "
             "removes brittle too.",
     .pages = {{frosthaven, "p.29"}},
     .differs = {{gloomhaven, "not in this edition"},
                 {jaws_of_the_lion, "not in this edition"},
                 {gloomhaven_2, "not in this edition"}}},

    {.id = "condition.ward-brittle",
     .says = "If a figure that would suffer damage has both ward and brittle, they cancel: both "
             "end and the damage stays the same.",
     .pages = {{frosthaven, "p.25, p.28"}},
     .differs = {{gloomhaven, "not in this edition"},
                 {jaws_of_the_lion, "not in this edition"},
                 {gloomhaven_2, "not in this edition"}}},

    {.id = "condition.bane",
     .says = "The figure suffers 10 damage at the end of its next turn, and bane ends. A heal "
             "removes bane too.",
     .pages = {{frosthaven, "p.29"}},
     .differs = {{gloomhaven, "not in this edition"},
                 {jaws_of_the_lion, "not in this edition"},
                 {gloomhaven_2, "not in this edition"}}},

    {.id = "condition.wound",
     .says = "The figure suffers 1 damage at the start of each of its turns. A heal removes wound.",
     .pages = {{gloomhaven, "p.22"}, {frosthaven, "p.29"}}},

    {.id = "condition.poison",
     .says = "A heal removes poison and then restores no hit points.",
     .pages = {{gloomhaven, "p.22"}, {frosthaven, "p.29"}}},

    {.id = "condition.immobilize",
     .says = "The figure performs no move abilities. It can be pushed, pulled and teleported, but "
             "a control ability cannot move it. A monster finds its focus as if it could move.",
     .pages = {{gloomhaven, "p.22"}, {frosthaven, "p.29, p.32, p.74"}}},

    {.id = "condition.disarm",
     .says = "The figure performs no attack abilities. A disarmed monster focuses and moves as if "
             "for a single-target melee attack.",
     .pages = {{gloomhaven, "p.23"}, {frosthaven, "p.29, p.41, p.74"}}},

    {.id = "condition.stun",
     .says = "The figure performs no abilities, uses no items and has no focus. A long rest "
             "already declared still happens. Bonuses it has stay active, and its turns start and "
             "end as usual.",
     .pages = {{gloomhaven, "p.23"}, {frosthaven, "p.29, p.74"}}},

    {.id = "condition.muddle",
     .says = "The figure has disadvantage on all its attacks.",
     .pages = {{gloomhaven, "p.23"}, {frosthaven, "p.29"}}},

    {.id = "condition.strengthen",
     .says = "The figure has advantage on all its attacks.",
     .pages = {{gloomhaven, "p.23"}, {frosthaven, "p.28"}}},

    {.id = "condition.invisible",
     .says = "Enemies cannot focus on or target the figure.",
     .pages = {{gloomhaven, "p.23"}, {frosthaven, "p.28"}},
     .differs = {{gloomhaven, "monsters treat its hex as an obstacle"},
                 {frosthaven, "enemies may pass through its hex"}}},

    {.id = "condition.impair",
     .says = "Only characters gain impair; other figures gain nothing. An impaired character uses "
             "no items.",
     .pages = {{frosthaven, "p.29"}},
     .differs = {{gloomhaven, "not in this edition"},
                 {jaws_of_the_lion, "not in this edition"},
                 {gloomhaven_2, "not in this edition"}}},

    {.id = "condition.safeguard",
     .says = "In Gloomhaven 2nd edition, safeguard prevents the next negative condition that the "
             "figure would gain, a single one, and then ends. If several come at once, the party "
             "chooses which one it prevents.",
     .pages = {{gloomhaven_2, "p.26"}},
     .differs = {{gloomhaven, "not in this edition"},
                 {jaws_of_the_lion, "not in this edition"},
                 {frosthaven, "not in this edition"}}},

    {.id = "condition.left-to-party",
     .says = "Chill, infect, rupture, dodge, empower, enfeeble, poison X and wound X come from "
             "expansions whose rules text this project does not have. A figure gains, holds and "
             "loses them like others; what they do is left to the party, as all that is "
             "ambiguous.",
     .pages = {{gloomhaven, "p.32"}, {frosthaven, "p.6"}}},

    {.id = "condition.no-voluntary-end",
     .says = "A figure cannot choose to end a condition.",
     .pages = {{gloomhaven, "p.23"}, {frosthaven, "p.28"}},
     .differs = {{gloomhaven, "says so of positive conditions only"}},
     .not_decided = players_choice},

    {.id = "condition.permanent",
     .says = "A condition that a stat card or a scenario gives a figure for good is never lost: "
             "not at the end of a turn, and not by any other effect.",
     .pages = {{gloomhaven, "p.22, p.34"}, {frosthaven, "p.28, p.39"}}},
};

}  // namespace standee::clauses
