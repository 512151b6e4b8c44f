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

/// The rest of a card, the next ability first.
using RestOfCard = std::span<const Ability* const>;

/// The elements that a figure consumes and infuses as it performs a card. A consumption only counts
/// if something is performed because of it [element.consume, element.infuse].
class CardPayments {
public:
    /// `self` is the figure as it was before the first ability. `granted` is what has been paid for
    /// abilities that another figure makes it perform; null: it performs its own card. Both must
    /// outlive this object.
    CardPayments(Game& game, const Figure& self, const std::vector<Ability>& card,
                 GrantPayments* granted);

    /// Call before the first ability. If the figures of a set consume together, the set does so
    /// now.
    Flow begin(RestOfCard rest);
    /// Settles the consumptions on the rest of the card again, if it is no longer what it was.
    void settle_again(RestOfCard rest);
    /// Lets the party decide which consumptions are paid for, if that is open.
    Flow decide();
    /// The abilities in the form in which they are performed under one of the settlements that are
    /// still possible.
    [[nodiscard]] std::vector<Ability> settled(RestOfCard abilities) const;

    /// Whether a consumption is paid for that comes before the last `left` abilities. None if the
    /// play stops.
    std::optional<bool> pay_line(std::size_t left);
    /// The attack with those of its conditional effects that are paid for. None if the play stops.
    std::optional<AttackAbility> pay_for(const AttackAbility& attack);
    /// The attack is not performed, so the elements that it would have consumed stay available for
    /// the rest of the card.
    void pass_over(const AttackAbility& attack, RestOfCard rest);
    /// Whether a line of the card has consumed elements for the line after it.
    [[nodiscard]] bool awaits_use() const { return !pending_.empty() && !pending_.back().at_start; }
    void add_icons(const InfuseAbility& infusion);

    /// A part of the card has been performed.
    void confirm();
    /// Whether elements have been taken and nothing has been performed because of them so far.
    [[nodiscard]] bool is_pending() const { return !pending_.empty(); }
    /// Ends consumptions for abilities that come before the rest of the card, and all of them if
    /// the figure performs nothing more. Returns whether elements have been given back.
    bool commit_or_roll_back(RestOfCard rest);

    /// All icons of the card, wherever they stand on it, if the figure has performed any of its
    /// abilities, or if the card has nothing else [element.infuse].
    std::vector<ElementChoice> infusions(RestOfCard rest);

private:
    /// Elements that were consumed for something that has not been performed yet.
    struct Pending {
        Consumption consumption;
        bool at_start = false;   ///< for anything that the figure performs of its card
        std::size_t rest = 0;    ///< otherwise: for abilities that come before the last `rest` ones
        bool performed = false;  ///< something was performed before these elements were consumed
        std::size_t granted_before = 0;
    };
    /// Takes the elements of the consumptions that are paid now.
    [[nodiscard]] Consumption consume(const CardSettlement& paid);
    [[nodiscard]] std::size_t granted_so_far() const {
        return granted_ == nullptr ? 0 : granted_->size();
    }
    [[nodiscard]] bool figure_can_act() const;

    Game& game_;
    const Figure& self_;
    GrantPayments* const granted_;
    const bool for_set_;
    const bool at_start_;  ///< the figure consumes for its whole set, before the set's first turn
    const bool only_infuses_;
    CardConsumptions consumptions_;
    /// Consumptions because of which nothing has been performed so far.
    std::vector<Pending> pending_;
    std::vector<ElementChoice> infusions_;
    bool performed_ = false;  ///< any ability
};

}  // namespace standee
