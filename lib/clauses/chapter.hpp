#pragma once

#include "lib/clauses/entry.hpp"

// What the chapters share: short names, and the reasons that several entries give.

namespace standee::clauses {

using enum EditionId;

inline constexpr bool follows_rulebook = true;  ///< ClauseDifference::only_remark

// Why the engine does not decide by a clause.
inline constexpr std::string_view left_to_the_scenario =
    "depends on the scenario's own rules, which no file holds";
inline constexpr std::string_view drawn_on_the_map =
    "a file gives the resulting hexes, walls and doors";
inline constexpr std::string_view players_choice =
    "a player's choice; a file says what the player did";
inline constexpr std::string_view outside_board_and_round =
    "about cards in hand, not about the board or the round";

// Why no generated case depends on a clause.
inline constexpr std::string_view only_in_fixtures = "no generated case has it; fixtures do";

}  // namespace standee::clauses
