#include "play/elements/card_elements.hpp"

#include <algorithm>

#include "focus/begun_card.hpp"
#include "focus/switched_rank.hpp"
#include "play/elements/consuming.hpp"

namespace standee {
namespace {

bool payment_is_open(const std::vector<CardSettlement>& settlements) {
    return std::ranges::any_of(settlements, [&](const CardSettlement& other) {
        return !pay_the_same(other, settlements.front());
    });
}

}  // namespace

// [element.consume]
void CardConsumptions::settle(const GameState& state, const Figure& figure,
                              std::span<const Ability* const> rest, const GrantPayments* granted) {
    const PaidBefore before{granted != nullptr ? *granted : paid_for(state.scene(), figure),
                            passed_};
    const ConsumesWhen when =
        granted != nullptr ? ConsumesWhen::one_by_one : consumes_when(figure, state.rules());
    settlements_ = card_settlements(rest, figure, consumable(state, figure.id), when, before);
}

Flow CardConsumptions::decide_all(Game& game, const std::string& figure) {
    auto chosen = choose_settlement(game, figure, settlements_);
    if (!chosen) {
        return Flow::stops;
    }
    settlements_ = {std::move(*chosen)};
    return Flow::goes_on;
}

Flow CardConsumptions::decide_which_are_paid(Game& game, const std::string& figure) {
    return payment_is_open(settlements_) ? decide_all(game, figure) : Flow::goes_on;
}

std::optional<SettledConsumption> CardConsumptions::take_next(Game& game,
                                                              const std::string& figure) {
    std::vector<CardSettlement> next;
    for (const CardSettlement& settlement : settlements_) {
        const CardSettlement first{settlement.front()};
        if (std::ranges::count(next, first) == 0) {
            next.push_back(first);
        }
    }
    const auto chosen = choose_settlement(game, figure, next);
    if (!chosen) {
        return std::nullopt;
    }
    std::erase_if(settlements_, [&](const CardSettlement& settlement) {
        return settlement.front() != chosen->front();
    });
    skip_next();
    return chosen->front();
}

void CardConsumptions::skip_next() {
    passed_.push_back(settlements_.front().front().price);
    for (CardSettlement& settlement : settlements_) {
        settlement.erase(settlement.begin());
    }
}

std::vector<Ability> CardConsumptions::settled(std::span<const Ability* const> rest,
                                               const Figure& figure) const {
    return settled_abilities(rest, figure, settlements_.front());
}

std::size_t prices_of(const AttackAbility& attack) {
    return static_cast<std::size_t>(std::ranges::count_if(attack.adds, has_price));
}

// [element.consume]
std::vector<Ability> as_planned(const GameState& state, const std::string& id,
                                const std::vector<Ability>& written) {
    const Figure& before = state.figure(id);
    const std::vector<Ability> card = begun_card(state.scene(), before, written);
    const Figure figure = switched_for(state.scene(), card, before).value_or(before);
    const auto abilities = pointers_to(card);
    const auto settlements = card_settlements(abilities, figure, consumable(state, id),
                                              consumes_when(figure, state.rules()),
                                              {paid_for(state.scene(), figure), {}});
    return payment_is_open(settlements) ? card
                                        : settled_abilities(abilities, figure, settlements.front());
}

}  // namespace standee
