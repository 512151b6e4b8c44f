#pragma once

#include "lib/clauses/chapter.hpp"

// The board: terrain, doors, overlay tiles.

namespace standee::clauses {

inline constexpr ClauseEntry board[]{
    {.id = "map.wall-line",
     .says = "No movement crosses a wall line, not even flying or jumping; only teleporting "
             "ignores walls. Two hexes with a wall line between them are not adjacent.",
     .pages = {{gloomhaven, "p.19"}, {frosthaven, "p.13, p.15, p.24"}}},

    {.id = "map.closed-door",
     .says = "A closed door is a wall for monsters, summons, forced movement, range and line of "
             "sight. A character may enter it, which opens it and reveals the next room.",
     .pages = {{gloomhaven, "p.14"}, {frosthaven, "p.14"}}},

    {.id = "map.open-door",
     .says = "An open door is an empty corridor hex. It belongs to neither room and blocks "
             "nothing.",
     .pages = {{gloomhaven, "p.14"}, {frosthaven, "p.14"}}},

    {.id = "map.trap",
     .says = "A figure that enters a trap hex springs the trap, whether it moves by itself or is "
             "forced. The trap's effects apply, and it leaves the map. A flying figure never "
             "springs a trap; a jumping one does so only in its last hex.",
     .pages = {{gloomhaven, "p.14"}, {frosthaven, "p.14"}}},

    {.id = "map.trap-damage",
     .says = "A scenario's damage trap deals 2 damage plus the scenario level. A trap placed by "
             "an ability does what that ability says.",
     .pages = {{gloomhaven, "p.14, p.15"}, {frosthaven, "p.14, p.16"}}},

    {.id = "map.hazardous",
     .says = "A figure suffers the damage of hazardous terrain each time it enters it; the tile "
             "stays. A flying figure never suffers it, a jumping one only in its last hex. "
             "Starting a turn there, or leaving, does no damage.",
     .pages = {{gloomhaven, "p.14"}, {frosthaven, "p.14, p.16"}},
     .differs = {{gloomhaven, "floor((2 + level) / 2) damage"},
                 {jaws_of_the_lion, "not established; as Gloomhaven", follows_rulebook},
                 {frosthaven, "1 + ceil(level / 3) damage"}}},

    {.id = "map.difficult",
     .says = "Entering difficult terrain costs 2 movement points. Flying, push and pull ignore "
             "it; a controlled move pays for it.",
     .pages = {{gloomhaven, "p.14, p.19"}, {frosthaven, "p.14, p.24, p.32"}},
     .differs = {{gloomhaven,
                  "every forced movement ignores it; the last hex of a jump is a "
                  "normal step and costs 2"},
                 {jaws_of_the_lion, "a jump ignores it in every hex"},
                 {frosthaven, "a jump ignores it in every hex"}}},

    {.id = "map.icy",
     .says = "A figure that enters icy terrain slides one hex further in the same direction at no "
             "cost, and slides again if that hex is icy too. Flying, jumping and teleporting "
             "figures do not slide. A slide stops at a wall line, figure, obstacle or objective, "
             "and, in a push or pull, where it would lead no farther away or no nearer. "
             "Sliding into difficult terrain costs nothing extra.",
     .pages = {{frosthaven, "p.14"}},
     .differs = {{gloomhaven,
                  "the edition has no icy terrain; if a scene has icy hexes, figures slide on them "
                  "all the same"},
                 {jaws_of_the_lion,
                  "the edition has no icy terrain; if a scene has icy hexes, figures slide on them "
                  "all the same"},
                 {gloomhaven_2,
                  "the edition has no icy terrain; if a scene has icy hexes, figures slide on them "
                  "all the same"}}},

    {.id = "map.obstacle",
     .says = "A figure enters an obstacle hex only if it flies, or if it jumps and does not end "
             "there. Obstacles block neither line of sight nor range.",
     .pages = {{gloomhaven, "p.14"}, {frosthaven, "p.15"}}},

    {.id = "map.objective",
     .says = "An objective with hit points is a figure: it can be attacked and occupies its hex. "
             "It has initiative 99 for focus unless the scenario gives it another, takes no turn, "
             "is immune to conditions and forced "
             "movement, and cannot be commanded. It is not an obstacle, but no figure, ally or "
             "enemy, enters its hex except to fly or jump past. One that occupies several hexes is "
             "one figure: it is adjacent if any of them is, an attack targets any of them in range "
             "and in sight, and an area attacks it once.",
     .pages = {{gloomhaven, "p.34"}, {frosthaven, "p.15, p.24, p.33"}},
     .differs = {{gloomhaven,
                  "an obstacle with hit points: an enemy of the party, with "
                  "initiative 99 for the focus of summons, immune to negative conditions"}}},

    {.id = "map.linked-hexes",
     .says = "Linked hexes are adjacent for movement. No line of sight crosses the link, but a "
             "focus may be found through it.",
     .pages = {{frosthaven, "p.46"}}},

    {.id = "map.end-unoccupied",
     .says = "A figure ends its movement in a hex without another figure. It may pass through "
             "allies other than objectives, but not where a trap would stun or immobilize it. It "
             "passes through enemies only if it flies or jumps or, in Frosthaven, if the enemy is "
             "invisible.",
     .pages = {{gloomhaven, "p.19, p.23"}, {frosthaven, "p.24, p.28"}},
     .differs = {{gloomhaven, "an invisible character is an obstacle to monsters"},
                 {frosthaven,
                  "a figure may pass through an invisible enemy as if it were not "
                  "there, but may not end in its hex"}}},

    {.id = "map.empty-hex",
     .says = "A featureless hex has no overlay tile other than a corridor, open door or pressure "
             "plate. An unoccupied hex has no figure. An empty hex is both. Tokens are not "
             "overlay tiles.",
     .pages = {{gloomhaven, "p.19"}, {frosthaven, "p.13, p.14"}},
     .differs = {{gloomhaven, "a hex with a token is not empty either"},
                 {jaws_of_the_lion, "not established; tokens are said not to matter"}}},

    {.id = "map.corridor",
     .says = "A corridor joins two map tiles into one room. It counts as an empty hex.",
     .pages = {{gloomhaven, "p.14"}, {frosthaven, "p.14"}},
     .not_decided = drawn_on_the_map},

    {.id = "map.pressure-plate",
     .says = "A pressure plate counts as an empty hex, but no other tile can be laid on it. The "
             "scenario says what triggers it and what it does. Jumping and flying figures trigger "
             "it too.",
     .pages = {{gloomhaven, "p.34"}, {frosthaven, "p.14"}},
     .differs = {{gloomhaven, "triggered by a character that stands on it at the end of a turn"}},
     .not_decided = left_to_the_scenario},

    {.id = "map.locked-door",
     .says = "A locked door is a wall for everyone until its condition is met.",
     .pages = {{gloomhaven, "p.34"}, {frosthaven, "p.46"}}},

    {.id = "map.overlay-on-border",
     .says = "An overlay tile on a border hex removes the wall lines beside it and creates new "
             "ones towards border hexes without a tile.",
     .pages = {{gloomhaven, "p.19"}, {frosthaven, "p.13"}},
     .not_decided = drawn_on_the_map},

    {.id = "map.treasure",
     .says = "Only characters loot treasure tiles. A looted treasure tile leaves the map.",
     .pages = {{gloomhaven, "p.15, p.27"}, {frosthaven, "p.15, p.32"}}},

    {.id = "map.no-cutting-off",
     .says = "An obstacle must not be placed or moved so that some area can be entered only "
             "through obstacles.",
     .pages = {{gloomhaven, "p.14"}, {frosthaven, "p.33"}}},

    {.id = "map.manipulate",
     .says = "A hex holds one overlay tile, not counting corridors and open doors. A trap or "
             "obstacle cannot be put in an occupied hex; hazardous terrain can, and does nothing "
             "to the figure there. A tile moves only through featureless hexes. A tile on a "
             "border hex cannot be moved.",
     .pages = {{frosthaven, "p.33"}}},

    {.id = "map.reveal",
     .says = "When a character enters a closed door, the room is revealed at once, and the "
             "character may move on. The revealed monsters act this round; those whose initiative "
             "has passed act next, in initiative order. Until then nothing in the room is on the "
             "map.",
     .pages = {{gloomhaven, "p.14, p.19"}, {frosthaven, "p.14, p.44"}}},

    {.id = "map.escape",
     .says = "A character that ends its turn in an escape hex may escape: it leaves the map with "
             "its summons and tokens.",
     .pages = {{frosthaven, "p.46"}},
     .not_decided = left_to_the_scenario},
};

}  // namespace standee::clauses
