#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "lib/clauses/abilities.hpp"
#include "lib/clauses/attack.hpp"
#include "lib/clauses/board.hpp"
#include "lib/clauses/commands.hpp"
#include "lib/clauses/conditions.hpp"
#include "lib/clauses/damage.hpp"
#include "lib/clauses/elements.hpp"
#include "lib/clauses/entry.hpp"
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

namespace standee::clauses {

/// The chapters. Answers list clauses in this order, so a new chapter goes last.
inline constexpr auto chapters = std::to_array<std::span<const ClauseEntry>>(
    {board, initiative, targeting, attack, modifier_decks, conditions, damage, forced_movement,
     focus, monster_movement, monster_abilities, summons, elements, round, commands, movement,
     abilities, rest_and_allies, monster_cards});

inline constexpr std::size_t count = [] {
    std::size_t sum = 0;
    for (const auto chapter : chapters) {
        sum += chapter.size();
    }
    return sum;
}();

/// `of(entry)` for every clause, in the order of the registry.
template <class Of>
constexpr auto each_clause(Of of) {
    std::array<decltype(of(board[0])), count> all{};
    std::size_t i = 0;
    for (const auto chapter : chapters) {
        for (const ClauseEntry& entry : chapter) {
            all[i++] = of(entry);
        }
    }
    return all;
}

}  // namespace standee::clauses
