#pragma once

#include "lib/clauses/chapter.hpp"

// Line of sight, range, targets and area attacks.

namespace standee::clauses {

inline constexpr ClauseEntry targeting[]{
    {.id = "los.line",
     .says = "A target needs a clear line of sight: a straight line from the acting figure's hex "
             "to the target's hex that touches no wall line, wall hex or closed door. Figures and "
             "obstacles never block it.",
     .pages = {{gloomhaven, "p.19"}, {frosthaven, "p.21"}},
     .differs = {{gloomhaven,
                  "from a corner of one hex to a corner of the other; a corner "
                  "that touches a wall cannot be used; adjacent figures with no wall "
                  "between them see each other all the same, by common practice"},
                 {jaws_of_the_lion, "from any part of one hex to any part of the other"},
                 {frosthaven, "from any part of one hex to any part of the other"}}},

    {.id = "los.not-for-untargeted",
     .says = "Abilities that do not target, such as suffer damage, loot and bonuses, need no line "
             "of sight.",
     .pages = {{gloomhaven, "p.19, p.27"}, {frosthaven, "p.21, p.32"}},
     .differs = {{gloomhaven,
                  "every ability with a stated range needs it, loot included; a "
                  "non-attack ability without a range does not"},
                 {jaws_of_the_lion,
                  "every target needs it, whatever the range; suffered damage does not, and loot "
                  "and bonuses are taken to be like it"}}},

    {.id = "los.as-if-elsewhere",
     .says = "For an ability performed as if from another hex, lines of sight start from that hex.",
     .pages = {{frosthaven, "p.21"}},
     .not_decided = "no ability in a file is performed from another hex"},

    {.id = "range.count",
     .says = "Range X reaches figures within X hexes, including the acting figure where it may be "
             "a target. Range is counted through anything but walls. Two hexes on either side of "
             "a wall that see each other are at range 2.",
     .pages = {{gloomhaven, "p.19"}, {frosthaven, "p.21"}}},

    {.id = "range.default",
     .says = "An attack without a range is melee, with range 1. A summon attacks with the range "
             "on its own stat card, and so does a summon that is granted an Attack +X; '-' means "
             "melee. In Frosthaven an ability other than an attack reaches any distance if it has "
             "no range.",
     .pages = {{gloomhaven, "p.9, p.19, p.31"}, {frosthaven, "p.21, p.25, p.31, p.42"}},
     .differs = {{gloomhaven,
                  "if a monster's card gives no range for an attack, the range on "
                  "its stat card applies ('-': melee)"}}},

    {.id = "range.ranged-bonus-on-melee",
     .says = "+Y range turns a melee attack into a ranged attack with range 1 + Y.",
     .pages = {{frosthaven, "p.25"}}},

    {.id = "range.own-hex",
     .says = "For targeting, a figure's own hex counts as adjacent.",
     .pages = {{frosthaven, "p.21"}},
     .never_decisive = only_in_fixtures},

    {.id = "target.count",
     .says = "Target X allows up to X different figures; without a number it is 1, and +1 target "
             "makes that 2. One ability never targets a figure twice.",
     .pages = {{gloomhaven, "p.21, p.22"}, {frosthaven, "p.21"}},
     .differs = {{gloomhaven_2, "targets are chosen one at a time"}}},

    {.id = "target.allies-enemies",
     .says = "Unless the ability says otherwise, negative abilities target enemies, and positive "
             "ones target allies or the acting figure. A figure is not its own ally. 'All "
             "figures' means both sides; 'self' means the acting figure only.",
     .pages = {{gloomhaven, "p.18, p.21"}, {frosthaven, "p.21"}}},

    {.id = "area.placement",
     .says = "An area may be rotated and reflected. If it has a grey hex, the acting figure stands "
             "there and the attack is melee, however far away the red hexes are. Otherwise at "
             "least one red hex must be within range; it need not hold a figure.",
     .pages = {{gloomhaven, "p.21"}, {frosthaven, "p.22"}},
     .differs =
         {{gloomhaven,
           "the rulebook has rotation, the FAQ (p.61 of the rulebook online) mirroring; the "
           "hex within range may be a wall hex (FAQ), and that it is on the map is a ruling"},
          {jaws_of_the_lion,
           "as Gloomhaven, but the hex within range cannot be a wall hex; not established"},
          {frosthaven,
           "the red hex within range cannot be a wall hex; other red hexes "
           "may be"}}},

    {.id = "area.line-of-sight",
     .says = "A figure in a red hex is a target only if the acting figure has line of sight to "
             "it. A negative ability does not target allies there.",
     .pages = {{gloomhaven, "p.21"}, {frosthaven, "p.22"}}},

    {.id = "area.blue",
     .says =
         "A blue hex must hold an ally in line of sight, or the ability cannot be performed. That "
         "ally is not a target.",
     .pages = {{frosthaven, "p.22"}},
     .differs = {{gloomhaven, "not in this edition"},
                 {jaws_of_the_lion, "not in this edition"},
                 {gloomhaven_2, "not in this edition"}}},

    {.id = "area.extra-target",
     .says = "+1 target on an area attack adds one figure that is within range and outside the "
             "area.",
     .pages = {{gloomhaven, "p.22"}, {frosthaven, "p.22"}},
     .differs = {{gloomhaven, "no target in the area may be skipped"},
                 {frosthaven, "a character may skip targets in the area"}}},
};

}  // namespace standee::clauses
