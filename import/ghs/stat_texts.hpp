#pragma once

#include <string_view>

#include "import/ghs/context.hpp"
#include "lib/figure.hpp"

namespace standee::ghs {

/// The type of what a sentence of a stat card stands for: fields of the stat card, one bonus, or
/// what the parts of the action are performed for.
inline constexpr std::string_view stat_fields = "statFields";

/// Likewise what the stat card changes in the ability cards of its figure (card_changes.hpp).
inline constexpr std::string_view stat_changes = "cards";
/// Why that is a text if the deck is not at hand.
inline constexpr std::string_view why_deck = "it changes ability cards: read the deck with it";

/// What an action of a stat card changes in ability cards: a jump is that of every move.
bool changes_cards(const Action& action);
bool add_change(const Action& action, const Context& context, CardChanges& changes);

/// Adds to the stat card what such an action says; false where anything in it is not understood.
bool add_stat_fields(const Action& action, const Context& context, Figure& figure);

}  // namespace standee::ghs
