#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "focus/element_payment.hpp"
#include "play/game.hpp"

namespace standee {

/// What was consumed for abilities that several figures are granted. It counts for all of them
/// [element.consume, command.grant-control].
using GrantPayments = std::vector<PaidConsumption>;

/// The consumptions on the rest of a card that a figure is performing, with what has been decided
/// so far about how they are settled [element.consume, element.wild].
class CardConsumptions {
public:
    /// Computes how the consumptions among `rest` can be settled with the present elements.
    /// `granted` is what has already been paid for those who are granted the abilities. Null: it is
    /// the figure's own card, and what its monster set has paid counts.
    void settle(const GameState& state, const Figure& figure, std::span<const Ability* const> rest,
                const GrantPayments* granted);

    /// Lets all open questions about them be decided.
    Flow decide_all(Game& game, const std::string& figure);
    /// Lets the party decide which of them are paid for, if that is open.
    Flow decide_which_are_paid(Game& game, const std::string& figure);
    /// Settles the next consumption and goes on to the one after it. Anything still open about it
    /// is decided now. None if the play stops.
    std::optional<SettledConsumption> take_next(Game& game, const std::string& figure);
    /// Skips the next consumption without a decision: its ability is not performed.
    void skip_next();

    /// The abilities that are performed of `rest` under one of the settlements that are still
    /// possible.
    [[nodiscard]] std::vector<Ability> settled(std::span<const Ability* const> rest,
                                               const Figure& figure) const;
    /// The settlement of the consumptions that are decided.
    [[nodiscard]] const CardSettlement& settlement() const { return settlements_.front(); }

private:
    std::vector<CardSettlement> settlements_ =
        std::vector<CardSettlement>(1);  ///< the possible settlements of the rest; never empty
    std::vector<ElementPrice> passed_;
};

/// The number of prices in elements among the conditional effects of an attack.
std::size_t prices_of(const AttackAbility& attack);

/// The abilities that the plan of a turn uses before the turn begins. If it is open which
/// consumptions are paid for, these are the abilities as written [element.consume].
std::vector<Ability> as_planned(const GameState& state, const std::string& figure,
                                const std::vector<Ability>& card);

}  // namespace standee
