#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "play/game.hpp"

namespace standee {

/// Infuses an element at the end of the turn in progress. For monsters in some editions, that is
/// the end of the last turn of their set. Outside any turn, at once [element.infuse].
void infuse(Game& game, Element element);

/// Infuses by an icon on the card of a figure, which may have died in its own turn. The party
/// chooses among the elements of the icon when the infusion takes effect [element.wild].
Flow infuse_by_card(Game& game, const std::string& figure, ElementChoice icon);

/// Lets the party choose one of the elements that an icon allows [element.wild]. None if the play
/// stops. `figure` is the one for whom it is chosen; empty: for a monster set.
std::optional<Element> choose_element(Game& game, const std::string& figure, ElementChoice icon);

/// Makes an element strong.
void make_strong(Game& game, Element element);

/// Consumes an element. Refuses an element that was inert when the turn began or that has already
/// been consumed in this turn [element.consume].
void consume(Game& game, Element element);

/// Whether an element may be consumed now. A figure that dies in its own turn still consumes as it
/// would in that turn.
bool can_consume(const GameState& state, Element element, std::string_view by = {});

/// The monster set after whose last turn the infusions of a figure take effect; empty if they take
/// effect at the end of the figure's own turn [element.infuse].
std::string infusions_wait_for(const Figure& figure, const Edition& edition);

/// Carries out the infusions of the turn that ends now, or leaves them to the monster set.
Flow infuse_at_end_of_turn(Game& game);

/// Carries out the infusions that wait for a monster set, once each of its figures on the map has
/// ended its turn. `last` is the figure of that set whose turn has just ended, if any.
Flow infuse_for_sets(Game& game, const std::string& last = {}, const std::string& its_set = {});

/// At the end of the round, strong elements become waning and waning ones inert [element.wane].
void wane(Game& game);

}  // namespace standee
