#include "play/turn/card_payments.hpp"

#include <algorithm>
#include <utility>

#include "focus/acting.hpp"

namespace standee {
namespace {

bool infuses(const Ability& ability) { return std::holds_alternative<InfuseAbility>(ability.what); }

}  // namespace

CardPayments::CardPayments(Game& game, const Figure& self, const std::vector<Ability>& card,
                           GrantPayments* granted)
    : game_{game},
      self_{self},
      granted_{granted},
      for_set_{granted == nullptr && consumes_for_set(self, game.state().rules())},
      at_start_{for_set_ && game.state().rules().set_consumes_at_start},
      only_infuses_{std::ranges::all_of(card, infuses)} {}

bool CardPayments::figure_can_act() const {
    const Figure* figure = game_.state().find(self_.id);
    return figure != nullptr && can_act(*figure);
}

// A consumption counts for all figures that are granted the abilities [command.grant-control].
Consumption CardPayments::consume(const CardSettlement& paid) {
    for (const SettledConsumption& one : paid) {
        if (granted_ != nullptr && one.payment == SettledConsumption::Payment::now) {
            granted_->push_back({one.price, one.ordinal, one.elements});
        }
    }
    return {game_, self_, paid, for_set_};
}

// If the figures of a set consume together, the set does so now, even if this figure is stunned. It
// only counts if something is performed because of it [element.consume].
Flow CardPayments::begin(RestOfCard rest) {
    const std::string set = consuming_set_of(self_, game_.state().rules());
    if (!figure_can_act() && !(at_start_ && set_goes_on(game_.state(), set, self_.id, true))) {
        return Flow::goes_on;
    }
    consumptions_.settle(game_.state(), self_, rest, granted_);
    if (!at_start_) {
        return Flow::goes_on;
    }
    if (consumptions_.decide_all(game_, self_.id) == Flow::stops) {
        return Flow::stops;
    }
    Consumption consumption = consume(consumptions_.settlement());
    if (consumption.takes_anything()) {
        pending_.push_back({.consumption = std::move(consumption), .at_start = true});
    }
    return Flow::goes_on;
}

void CardPayments::settle_again(RestOfCard rest) {
    if (figure_can_act()) {
        consumptions_.settle(game_.state(), self_, rest, granted_);
    }
}

Flow CardPayments::decide() { return consumptions_.decide_which_are_paid(game_, self_.id); }

std::vector<Ability> CardPayments::settled(RestOfCard abilities) const {
    return consumptions_.settled(abilities, self_);
}

// Consumes what the set has not paid for, provided that something is performed because of it
// [element.consume].
std::optional<bool> CardPayments::pay_line(std::size_t left) {
    const auto settled = consumptions_.take_next(game_, self_.id);
    if (!settled) {
        return std::nullopt;
    }
    if (settled->payment == SettledConsumption::Payment::now && !at_start_) {
        const std::size_t before = granted_so_far();
        pending_.push_back({.consumption = consume({*settled}),
                            .rest = left,
                            .performed = performed_,
                            .granted_before = before});
        performed_ = false;
    }
    return settled->is_paid();
}

// The figure consumes for these effects now, unless its set has already done so [element.consume].
std::optional<AttackAbility> CardPayments::pay_for(const AttackAbility& attack) {
    AttackAbility performed = attack;
    performed.adds.clear();
    CardSettlement paid;
    for (Add add : attack.adds) {
        if (has_price(add)) {
            auto consumption = consumptions_.take_next(game_, self_.id);
            if (!consumption) {
                return std::nullopt;
            }
            if (!consumption->is_paid()) {
                continue;
            }
            add.condition->consume.clear();
            paid.push_back(std::move(*consumption));
        }
        performed.adds.push_back(std::move(add));
    }
    if (!at_start_) {
        consume(paid).confirm(game_);
    }
    return performed;
}

void CardPayments::pass_over(const AttackAbility& attack, RestOfCard rest) {
    const std::size_t prices = prices_of(attack);
    for (std::size_t i = 0; i < prices; ++i) {
        consumptions_.skip_next();
    }
    if (prices > 0 && !at_start_) {
        settle_again(rest);
    }
}

void CardPayments::add_icons(const InfuseAbility& infusion) {
    infusions_.insert(infusions_.end(), infusion.elements.begin(), infusion.elements.end());
}

void CardPayments::confirm() {
    if (at_start_ && !performed_) {
        confirm_for_set(game_, consuming_set_of(self_, game_.state().rules()));
    }
    performed_ = true;
    for (Pending& one : pending_) {
        one.consumption.confirm(game_);
    }
}

// A monster that can consume performs the ability in the form that the element gives it, or does
// not perform it at all [element.consume].
bool CardPayments::commit_or_roll_back(RestOfCard rest) {
    const bool over = rest.empty() || !figure_can_act();
    const auto is_due = [&](const Pending& one) {
        return over || (!one.at_start && rest.size() <= one.rest);
    };
    bool returned = false;
    while (!pending_.empty() && is_due(pending_.back())) {
        const Pending one = std::move(pending_.back());
        pending_.pop_back();
        if (!performed_ && one.at_start &&
            set_goes_on(game_.state(), consuming_set_of(self_, game_.state().rules()), self_.id)) {
            one.consumption.leave_to_set(game_);
        } else if (!performed_) {
            one.consumption.undo(game_);
            if (!one.at_start) {
                if (granted_ != nullptr) {
                    granted_->resize(one.granted_before);
                }
                returned = true;
                settle_again(rest);
            }
        }
        performed_ = performed_ || one.performed;
    }
    return returned;
}

// If any ability of the card is performed, all its icons take effect, even those below the last
// ability performed [element.infuse].
std::vector<ElementChoice> CardPayments::infusions(RestOfCard rest) {
    if (!performed_ && !only_infuses_) {
        return {};
    }
    const CardSettlement none_paid;
    const auto left =
        settled_abilities(rest, self_, at_start_ ? consumptions_.settlement() : none_paid);
    for (const Ability& ability : left) {
        if (const auto* infusion = std::get_if<InfuseAbility>(&ability.what)) {
            infusions_.insert(infusions_.end(), infusion->elements.begin(),
                              infusion->elements.end());
        }
    }
    return std::move(infusions_);
}

}  // namespace standee
