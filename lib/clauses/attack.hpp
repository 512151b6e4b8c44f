#pragma once

#include "lib/clauses/chapter.hpp"

// Attacks, step by step.

namespace standee::clauses {

inline constexpr ClauseEntry attack[]{
    {.id = "attack.order",
     .says = "For each target: start from the base value; apply bonuses and penalties in an order "
             "that the party chooses; apply one modifier card; subtract the target's shield, less "
             "pierce; apply ward and brittle (Frosthaven). The target then suffers or negates the "
             "damage.",
     .pages = {{gloomhaven, "p.20"}, {frosthaven, "p.25"}},
     .differs = {{gloomhaven, "no ward and no brittle: the defender's bonuses come last"},
                 {gloomhaven_2, "ward, no brittle"}}},

    {.id = "attack.per-target-card",
     .says = "Each target of an attack gets its own modifier card. Damage that is not from an "
             "attack draws none.",
     .pages = {{gloomhaven, "p.11, p.20, p.21"}, {frosthaven, "p.25"}}},

    {.id = "attack.value-floor",
     .says = "A negative value deals no damage. An attack that deals no damage still applies its "
             "effects.",
     .pages = {{gloomhaven, "p.22"}, {frosthaven, "p.26"}}},

    {.id = "attack.poison",
     .says = "Every attack on a poisoned figure gains +1 attack in the first step.",
     .pages = {{gloomhaven, "p.20, p.22"}, {frosthaven, "p.29"}}},

    {.id = "attack.miss",
     .says = "A miss card (null, curse) makes the value zero, whatever the other modifiers are.",
     .pages = {{gloomhaven, "p.11"}, {frosthaven, "p.26, p.29"}}},

    {.id = "attack.double",
     .says = "A 2x card (bless) doubles the value reached so far, bonuses included.",
     .pages = {{gloomhaven, "p.11"}, {frosthaven, "p.26, p.28"}}},

    {.id = "attack.rolling",
     .says = "After a rolling card, draw on until a card is not rolling. All of them apply, in "
             "any order that the attacker chooses; the party chooses for a monster. A miss among "
             "them makes the value zero.",
     .pages = {{gloomhaven, "p.11, p.20"}, {frosthaven, "p.26"}},
     .differs = {{jaws_of_the_lion, "no rolling cards"}}},

    {.id = "attack.advantage",
     .says = "With advantage, draw two cards and use one.",
     .pages = {{gloomhaven, "p.20, p.21"}, {frosthaven, "p.27"}},
     .differs = {{gloomhaven,
                  "the better one, whoever attacks; the first drawn if neither is "
                  "better. If one of the two is rolling, add it to the other; if both are, draw "
                  "on until one is not, and add them all"},
                 {jaws_of_the_lion, "the better one; no rolling cards"},
                 {frosthaven,
                  "a monster uses the better one, a character or its summon either. Rolling "
                  "cards drawn first all apply; draw on until one is not rolling, then draw one "
                  "more, whose rolling icon is ignored. The choice is between these last two"}}},

    {.id = "attack.disadvantage",
     .says = "With disadvantage, draw two cards and use the worse one.",
     .pages = {{gloomhaven, "p.20"}, {frosthaven, "p.27"}},
     .differs = {{gloomhaven,
                  "rolling cards are ignored; if both are rolling, draw on until "
                  "one is not, and apply only that one"},
                 {jaws_of_the_lion, "no rolling cards"},
                 {frosthaven,
                  "rolling cards drawn first are ignored. Use the worse of the "
                  "first card that is not rolling and the card after it, whose rolling icon is "
                  "ignored"}}},

    {.id = "attack.ambiguous-worse",
     .says = "If neither card is clearly better, the first one drawn is used. An effect that is "
             "not a number has a positive but unknown value; the same effect on both cards "
             "cancels out. Rolling cards drawn before the two do not count.",
     .pages = {{gloomhaven, "p.21"}, {frosthaven, "p.27"}},
     .differs = {{frosthaven,
                  "does not apply to a character with advantage, who uses either "
                  "card"}}},

    {.id = "attack.no-stacking",
     .says = "Neither advantage nor disadvantage stacks. A figure with both has neither.",
     .pages = {{gloomhaven, "p.21"}, {frosthaven, "p.27"}}},

    {.id = "attack.adjacent-ranged",
     .says = "A ranged attack on an adjacent enemy has disadvantage. Hexes with a wall line "
             "between them are not adjacent.",
     .pages = {{gloomhaven, "p.19"}, {frosthaven, "p.27"}}},

    {.id = "attack.pierce",
     .says = "Pierce X reduces the target's shield by X for this attack, but never below zero. "
             "Several pierces add up.",
     .pages = {{gloomhaven, "p.22"}, {frosthaven, "p.27"}}},

    {.id = "attack.effects-timing",
     .says = "+X attack and pierce count while the damage is worked out. Conditions, push, pull "
             "and other added effects apply after the attack and before retaliate. +X target adds "
             "attacks; each is fully resolved before the next. Infusions happen at the end of the "
             "turn. Effects to be skipped are named before the card is drawn.",
     .pages = {{gloomhaven, "p.22, p.26"}, {frosthaven, "p.23, p.26, p.84"}},
     .differs = {{gloomhaven,
                  "the rulebook only says that they come after the damage; that "
                  "they come before retaliate is a ruling"}}},

    {.id = "attack.open-order",
     .says =
         "If several effects of an attack, an ability or a trap come at once and no rule orders "
         "them, the player of the attacker chooses the order, and for a monster or a trap the "
         "party. So brittle may come before or after a push into a trap.",
     .pages = {{gloomhaven, "p.32"}, {frosthaven, "p.6, p.26, p.40"}}},

    {.id = "attack.no-effects-on-dead",
     .says = "If an attack kills or exhausts a figure, the attack's later effects do not apply to "
             "it.",
     .pages = {{gloomhaven, "p.20"}, {frosthaven, "p.28, p.32, p.45"}}},

    {.id = "attack.card-effects",
     .says = "Effects on a modifier card work as if the ability had them. An attacking character "
             "may decline them after the draw. When another figure draws from a character's deck, "
             "that character controls them.",
     .pages = {{gloomhaven, "p.11, p.22"}, {frosthaven, "p.26"}}},

    {.id = "attack.one-by-one",
     .says = "Each attack of an ability is fully resolved, with its effects and retaliate, before "
             "the next one.",
     .pages = {{gloomhaven, "p.20, p.26"}, {frosthaven, "p.25, p.26, p.31"}},
     .differs = {{gloomhaven_2, "targets are chosen one at a time"}}},

    {.id = "attack.attached-abilities",
     .says = "An ability attached to an attack that is not an attack effect, such as a heal, "
             "comes after the whole attack, retaliate included.",
     .pages = {{frosthaven, "p.26"}}},
};

}  // namespace standee::clauses
