#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "play/elements/card_elements.hpp"
#include "play/elements/consuming.hpp"
#include "play/game.hpp"

namespace standee {

/// What is left of a card, the next ability first.
using RestOfCard = std::span<const Ability* const>;

/// The elements that a figure consumes and infuses as it performs a card. What it consumes counts
/// only if something comes of it [element.consume, element.infuse].
class CardPayments {
public:
    /// `self`: the figure as it was before the first ability. `granted`: what has been paid for
    /// abilities that another figure has it perform; null: it performs its own card. Both must
    /// outlive this object.
    CardPayments(Game& game, const Figure& self, const std::vector<Ability>& card,
                 GrantPayments* granted);

    /// Before the first ability. A set that consumes together does so now.
    Flow begin(RestOfCard rest);
    /// Settles anew what is left, where it is no longer what it was.
    void settle_again(RestOfCard rest);
    /// Has the party decide which consumptions are paid, wherever that is open.
    Flow decide();
    /// Abilities as they are performed, with one of the settlements that are still possible.
    [[nodiscard]] std::vector<Ability> settled(RestOfCard abilities) const;

    /// Whether a consumption is paid; it comes before the last `left` abilities. None where the
    /// play stops.
    std::optional<bool> pay_line(std::size_t left);
    /// The attack with those of its conditional effects that are paid. None where the play stops.
    std::optional<AttackAbility> pay_for(const AttackAbility& attack);
    /// The attack is not performed: what it would have consumed remains for the rest of the card.
    void pass_over(const AttackAbility& attack, RestOfCard rest);
    /// Whether a line of the card has consumed elements for what comes next on it.
    [[nodiscard]] bool awaits_use() const { return !pending_.empty() && !pending_.back().at_start; }
    void add_icons(const InfuseAbility& infusion);

    /// Something of the card has been performed.
    void confirm();
    /// Whether elements have been consumed of which nothing has come so far.
    [[nodiscard]] bool is_pending() const { return !pending_.empty(); }
    /// What elements were consumed for is over if it is before the rest of the card, or if the
    /// figure performs nothing more. Returns whether some have come back.
    bool commit_or_roll_back(RestOfCard rest);

    /// The icons of the card, wherever they stand on it, if the figure has performed any of its
    /// abilities, or if the card has nothing else [element.infuse].
    std::vector<ElementChoice> infusions(RestOfCard rest);

private:
    /// Elements consumed for what is still to be performed.
    struct Pending {
        Consumption consumption;
        bool at_start = false;   ///< for whatever the figure performs of its card
        std::size_t rest = 0;    ///< else for what comes before the last so many abilities
        bool performed = false;  ///< something, before it was made
        std::size_t granted_before = 0;
    };
    /// Takes the elements of those that are paid now.
    [[nodiscard]] Consumption consume(const CardSettlement& paid);
    [[nodiscard]] std::size_t granted_so_far() const {
        return granted_ == nullptr ? 0 : granted_->size();
    }
    [[nodiscard]] bool figure_can_act() const;

    Game& game_;
    const Figure& self_;
    GrantPayments* const granted_;
    const bool for_set_;
    const bool at_start_;  ///< it consumes for its whole set, before the first of them
    const bool only_infuses_;
    CardConsumptions consumptions_;
    std::vector<Pending> pending_;  ///< consumptions of which nothing has come so far
    std::vector<ElementChoice> infusions_;
    bool performed_ = false;  ///< any ability
};

}  // namespace standee
