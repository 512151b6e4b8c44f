#include <iostream>
#include <string_view>

#include "apps/commands.hpp"

// Files to start from. Each can be answered unchanged.

namespace standee {
namespace {

constexpr std::string_view new_scene = R"({
  "format": "scene/1",
  "edition": "frosthaven",
  "level": 1,
  "map": {
    "edges": "open",
    "picture": [
      ".   .   .",
      "  .   o",
      ".   t   .",
      "  .   .",
      ".   .   ."
    ]
  },
  "figures": [
    {"id": "G1", "kind": "monster", "side": "monsters", "at": [0,0], "name": "Guard",
     "rank": "normal", "standee": 1, "hp": 5, "move": 2, "attack": 2, "range": "-"},
    {"id": "C1", "kind": "character", "side": "party", "at": [4,-1], "hp": 8, "initiative": 25}
  ],
  "cards": {
    "Guard": {"initiative": 50, "abilities": [{"move": {"points": "+0"}}, {"attack": {"value": "+0"}}]}
  },
  "turn": {"figure": "G1", "abilities": [{"move": {"points": "+0"}}, {"attack": {"value": "+0"}}]}
}
)";

constexpr std::string_view new_dispute = R"({
  "question": "A monster with shield 1 is hit for 3 by an attack with pierce 2. How much comes through?",
  "editions": ["gloomhaven", "frosthaven"],
  "scene": {
    "format": "scene/1",
    "edition": "frosthaven",
    "map": {"edges": "open", "picture": [".", "", "."]},
    "figures": [
      {"id": "C1", "kind": "character", "side": "party", "at": [0,0], "hp": 8, "initiative": 25},
      {"id": "G1", "kind": "monster", "side": "monsters", "at": [0,1], "hp": 5, "shield": 1}
    ]
  },
  "steps": [
    {"attack": {"by": "C1", "target": "G1", "value": 3, "pierce": 2, "draw": ["+0"]}}
  ],
  "claims": [
    {"says": "3: pierce ignores the shield", "expect": {"damage": [{"to": "G1", "amount": 3}]}},
    {"says": "2: the shield still counts", "expect": {"damage": [{"to": "G1", "amount": 2}]},
     "verdict": "fails"}
  ]
}
)";

constexpr std::string_view new_fixture = R"({
  "name": "the short path over a trap",
  "question": "The short path leads over a trap. Does the guard take it?",
  "verdict": "No: it goes round.",
  "source": "Frosthaven p.41",
  "clauses": ["monster.focus-negative-hexes"],
  "note": "Why this is the answer, for a player with the rulebook open.",
  "scene": {
    "format": "scene/1",
    "edition": "frosthaven",
    "map": {"edges": "open", "picture": [".", "  .", "t", "  .", "."]},
    "figures": [
      {"id": "G1", "kind": "monster", "side": "monsters", "at": [0,0]},
      {"id": "C1", "kind": "character", "side": "party", "at": [0,2], "initiative": 25}
    ],
    "turn": {"figure": "G1", "abilities": [{"move": {"points": 2}}, {"attack": {"value": 2}}]}
  },
  "expect": {"focus": ["C1"], "options": [{"end": [1,1], "targets": ["C1"]}]}
}
)";

}  // namespace

void run_new(const std::string& what, Run& /*run*/) {
    std::cout << (what == "scene" ? new_scene : what == "dispute" ? new_dispute : new_fixture);
}

}  // namespace standee
