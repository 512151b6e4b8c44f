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

private:
    event::PledgesReturned before_;
    std::vector<Element> unconfirmed_;
};

}  // namespace standee
