#pragma once

#include <optional>
#include <string>
#include <vector>

#include "focus/element_payment.hpp"
#include "play/game.hpp"

namespace standee {

/// The elements that the figure may consume now [element.consume].
ElementSet consumable(const GameState& state, const std::string& by);

/// One of several settlements, chosen one consumption after another: whether it is paid, and with
/// which elements. None where the play stops.
std::optional<CardSettlement> choose_settlement(Game& game, const std::string& figure,
                                                const std::vector<CardSettlement>& settlements);

/// Whether a figure of the set that benefits from what it consumes has still to act, be it
/// `besides` or another; with `able` only such as are not stunned now.
bool set_goes_on(const GameState& state, const std::string& set, std::string_view besides,
                 bool able = false);

/// A figure of the set performs something: what the set took before its first turn is consumed.
void confirm_for_set(Game& game, const std::string& set);

/// Gives back what sets took of which no figure has still to act, or what all took.
void return_pledges(Game& game, bool all = false);

/// What a figure consumes on the condition that something comes of it [element.consume].
class Consumption {
public:
    /// Takes the elements of those that are paid now. `for_set`: for the monster set of the figure.
    Consumption(Game& game, const Figure& figure, const CardSettlement& paid, bool for_set);

    [[nodiscard]] bool takes_anything() const { return !unconfirmed_.empty(); }
    /// Something came of it: the elements are consumed.
    void confirm(Game& game);
    /// Nothing did: the elements are as they were.
    void undo(Game& game) const;
    /// Nothing did, but others of the set have still to act.
    void leave_to_set(Game& game) const;

private:
    event::PledgesReturned before_;
    std::vector<Element> unconfirmed_;
};

}  // namespace standee
