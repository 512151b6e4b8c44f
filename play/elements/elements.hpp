#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "play/game.hpp"

namespace standee {

/// Infuses an element: at the end of the turn in progress, for monsters in some editions when the
/// last of the set has ended its turn; outside any turn at once [element.infuse].
void infuse(Game& game, Element element);

/// The infusion of an icon on the card of a figure, which may have fallen in its own turn. The
/// party chooses among the elements of the icon when the infusion takes effect [element.wild].
Flow infuse_by_card(Game& game, const std::string& figure, ElementChoice icon);

/// One element of those that an icon allows, chosen [element.wild]. None where the play stops.
/// `figure`: for whom it is chosen; empty: for a monster set.
std::optional<Element> choose_element(Game& game, const std::string& figure, ElementChoice icon);

/// An element becomes strong.
void make_strong(Game& game, Element element);

/// Consumes an element; refuses one that was inert when the turn began or has been consumed in it
/// [element.consume].
void consume(Game& game, Element element);

/// Whether it may be consumed now. A figure that dies in its own turn still consumes as during that
/// turn.
bool can_consume(const GameState& state, Element element, std::string_view by = {});

/// The set of monsters for whose last turn the infusions of a figure wait; empty where they take
/// effect at the end of its own [element.infuse].
std::string infusions_wait_for(const Figure& figure, const Edition& edition);

/// Carries out the infusions of the turn that ends now, or hands them on to the set.
Flow infuse_at_end_of_turn(Game& game);

/// Carries out the infusions that wait for a set, if each of its figures on the map has ended its
/// turn. `last`: the figure of that set, if any, whose turn has just ended.
Flow infuse_for_sets(Game& game, const std::string& last = {}, const std::string& its_set = {});

/// At the end of the round strong becomes waning and waning inert [element.wane].
void wane(Game& game);

}  // namespace standee
