#pragma once

#include <optional>
#include <string>
#include <vector>

#include "focus/element_payment.hpp"
#include "play/game.hpp"

namespace standee {

/// The elements that the figure may consume now [element.consume].
ElementSet consumable(const GameState& state, const std::string& by);

/// Lets the party choose one of several settlements, one consumption after another: whether it is
/// paid for, and with which elements. None if the play stops.
std::optional<CardSettlement> choose_settlement(Game& game, const std::string& figure,
                                                const std::vector<CardSettlement>& settlements);

/// Whether a figure of the set that benefits from its consumptions, `besides` or another one, still
/// has to act. With `able`, only figures that are not stunned now count.
bool set_goes_on(const GameState& state, const std::string& set, std::string_view besides,
                 bool able = false);

/// A figure of the set performs something, so the elements that the set took before its first turn
/// are consumed.
void confirm_for_set(Game& game, const std::string& set);

/// Gives back the elements taken by sets of which no figure still has to act, or by all sets.
void return_pledges(Game& game, bool all = false);

/// Elements that a figure takes for a consumption. They are only consumed if something is performed
/// because of them [element.consume].
class Consumption {
public:
    /// Takes the elements of the consumptions that are paid now. `for_set`: for the monster set of
    /// the figure.
    Consumption(Game& game, const Figure& figure, const CardSettlement& paid, bool for_set);

    [[nodiscard]] bool takes_anything() const { return !unconfirmed_.empty(); }
    /// Something was performed: the elements are consumed.
    void confirm(Game& game);
    /// Nothing was performed: the elements are restored.
    void undo(Game& game) const;
    /// Nothing was performed, but other figures of the set still have to act.
    void leave_to_set(Game& game) const;

private:
    event::PledgesReturned before_;
    std::vector<Element> unconfirmed_;
};

}  // namespace standee
