#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "focus/element_payment.hpp"
#include "play/game.hpp"

namespace standee {

/// What was consumed for abilities that figures are granted: it serves all of them
/// [element.consume, command.grant-control].
using GrantPayments = std::vector<PaidConsumption>;

/// The consumptions on the rest of a card while a figure performs it, with what is decided so far
/// about how they are settled [element.consume, element.wild].
class CardConsumptions {
public:
    /// Works out how the consumptions among `rest` can be settled with the present elements. What
    /// has been paid for those who are `granted` it counts; null: on the figure's own card, what
    /// its monster set has paid.
    void settle(const GameState& state, const Figure& figure, std::span<const Ability* const> rest,
                const GrantPayments* granted);

    /// Has all of them decided.
    Flow decide_all(Game& game, const std::string& figure);
    /// Has the party decide which of them are paid, wherever that is open.
    Flow decide_which_are_paid(Game& game, const std::string& figure);
    /// Passes the next consumption, which is decided now at the latest. None where the play stops.
    std::optional<SettledConsumption> take_next(Game& game, const std::string& figure);
    /// Passes it undecided: the ability that has it is not performed.
    void skip_next();

    /// `rest` as it is performed, with one of the settlements that are still possible.
    [[nodiscard]] std::vector<Ability> settled(std::span<const Ability* const> rest,
                                               const Figure& figure) const;
    /// Of those that are decided.
    [[nodiscard]] const CardSettlement& settlement() const { return settlements_.front(); }

private:
    std::vector<CardSettlement> settlements_ =
        std::vector<CardSettlement>(1);  ///< of what is left, never none
    std::vector<ElementPrice> passed_;
};

/// The prices of an attack's conditional effects that elements have to be consumed for.
std::size_t prices_of(const AttackAbility& attack);

/// A card as the plan of a turn sees it before the turn begins; as written if it is open which
/// consumptions are paid [element.consume].
std::vector<Ability> as_planned(const GameState& state, const std::string& figure,
                                const std::vector<Ability>& card);

}  // namespace standee
