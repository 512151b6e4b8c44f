#pragma once

#include <array>
#include <span>

#include "lib/clauses/abilities.hpp"
#include "lib/clauses/attack.hpp"
#include "lib/clauses/board.hpp"
#include "lib/clauses/commands.hpp"
#include "lib/clauses/conditions.hpp"
#include "lib/clauses/damage.hpp"
#include "lib/clauses/elements.hpp"
#include "lib/clauses/focus.hpp"
#include "lib/clauses/forced_movement.hpp"
#include "lib/clauses/initiative.hpp"
#include "lib/clauses/modifier_decks.hpp"
#include "lib/clauses/monster_abilities.hpp"
#include "lib/clauses/monster_cards.hpp"
#include "lib/clauses/monster_movement.hpp"
#include "lib/clauses/movement.hpp"
#include "lib/clauses/rest_and_allies.hpp"
#include "lib/clauses/round.hpp"
#include "lib/clauses/summons.hpp"
#include "lib/clauses/targeting.hpp"

// All texts. Only clause.cpp includes them, so that rewording a clause compiles nothing else anew.

namespace standee::clauses {

/// The chapters, in the order of `clause_ids`.
inline constexpr auto chapters = std::to_array<std::span<const ClauseEntry>>(
    {board, initiative, targeting, attack, modifier_decks, conditions, damage, forced_movement,
     focus, monster_movement, monster_abilities, summons, elements, round, commands, movement,
     abilities, rest_and_allies, monster_cards});

}  // namespace standee::clauses
