#pragma once

#include <string>
#include <string_view>

#include "play/game.hpp"

namespace standee {

/// The set of monsters to which a figure belongs: its name, or itself where it has none.
std::string set_of(const Figure& figure);

/// Infuses an element: at the end of the turn in progress, for monsters in some editions when the
/// last of the set has ended its turn; in nobody's turn at once [element.infuse].
void infuse(Game& game, Element element);

/// The same by the card of a figure, which may have fallen in its own turn.
void infuse_by_card(Game& game, const std::string& figure, Element element);

/// An element becomes strong.
void make_strong(Game& game, Element element);

/// Whether an element is consumed, or taken on the condition that something comes of it.
enum class Taking : bool { consumed, pledged };

/// Consumes an element; refuses one that was inert when the turn began or has been consumed in it
/// [element.consume]. `by`: the figure for whom, where one consumes by its card; `set`: the set
/// that has the benefit, where one has.
void consume(Game& game, Element element, std::string_view by = {}, const std::string& set = {},
             Taking taking = Taking::consumed);

/// Whether it may be consumed now. A figure that falls in its own turn still consumes as in it.
bool can_consume(const GameState& state, Element element, std::string_view by = {});

/// The set of monsters for whose last turn the infusions of a figure wait; empty where they take
/// effect at the end of its own [element.infuse].
std::string infusions_wait_for(const Figure& figure, const Edition& edition);

/// The infusions of the turn that ends now: done, or handed on to the set.
void infuse_at_end_of_turn(Game& game);

/// Infusions that wait for a set of which every figure on the map has ended its turn.
void infuse_for_sets(Game& game);

/// At the end of the round strong becomes waning and waning inert [element.wane].
void wane(Game& game);

}  // namespace standee
