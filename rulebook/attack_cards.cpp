#include <algorithm>
#include <limits>

#include "rulebook/attack_value.hpp"

namespace standee::rulebook {
namespace {

bool is_rolling(const Table& table, const Card& card) {
    return card.rolling && table.on("attack.rolling"_clause);
}

/// How many rolling cards were drawn before the first that is not.
std::size_t rolling_first(const Table& table, const std::vector<Card>& drawn) {
    const auto other =
        std::ranges::find_if(drawn, [&](const Card& card) { return !is_rolling(table, card); });
    return static_cast<std::size_t>(other - drawn.begin());
}

/// Hexes that a card's pushes or pulls add up to.
template <class Forced>
int hexes_on(const Card& card) {
    int points = 0;
    for (const Effect& effect : card.effects) {
        const auto* forced = std::get_if<Forced>(&effect);
        points += forced == nullptr ? 0 : forced->points;
    }
    return points;
}

/// Whether a card has all that another has beside its value. The same effect on both cancels out
/// [attack.ambiguous-worse].
bool has_effects_of(const Card& a, const Card& b) {
    return a.pierce >= b.pierce && hexes_on<PushEffect>(a) >= hexes_on<PushEffect>(b) &&
           hexes_on<PullEffect>(a) >= hexes_on<PullEffect>(b) &&
           std::ranges::all_of(b.effects, [&](const Effect& effect) {
               return std::holds_alternative<PushEffect>(effect) ||
                      std::holds_alternative<PullEffect>(effect) ||
                      std::ranges::count(a.effects, effect) >=
                          std::ranges::count(b.effects, effect);
           });
}

/// Whether a card gives as much as another for this attack, and has every effect that it has
/// [attack.ambiguous-worse].
bool is_as_good(const Table& table, const Card& a, const Card& b, AttackPoints before) {
    const auto worth = [&](const Card& card) {
        const AttackPoints after = with_card(table, before, card);
        return after.missed ? std::numeric_limits<int>::min() : after.points;
    };
    return worth(a) >= worth(b) &&
           (has_effects_of(a, b) || !table.on("attack.ambiguous-worse"_clause));
}

/// Of two cards the better or the worse; the first drawn if neither is clearly so
/// [attack.ambiguous-worse].
std::size_t ranked(const Table& table, const std::vector<Card>& drawn, std::size_t first,
                   DrawMode mode, AttackPoints before) {
    const Card& a = drawn[first];
    const Card& b = drawn[first + 1];
    const bool a_is_as_good = is_as_good(table, a, b, before);
    const bool b_is_as_good = is_as_good(table, b, a, before);
    const bool second =
        mode == DrawMode::advantage ? b_is_as_good && !a_is_as_good : a_is_as_good && !b_is_as_good;
    return second ? first + 1 : first;
}

/// Two cards; a rolling one is added with advantage and ignored with disadvantage
/// [attack.advantage, attack.disadvantage].
std::vector<std::size_t> of_first_two(const Table& table, const std::vector<Card>& drawn,
                                      DrawMode mode, std::optional<int> picked,
                                      AttackPoints before) {
    if (!is_rolling(table, drawn[0]) && !is_rolling(table, drawn[1])) {
        return {picked ? static_cast<std::size_t>(*picked) : ranked(table, drawn, 0, mode, before)};
    }
    std::vector<std::size_t> apply;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        if (mode == DrawMode::advantage || !is_rolling(table, drawn[i])) {
            apply.push_back(i);
        }
    }
    return apply;
}

/// The first card that is not rolling and the one after it are compared; rolling cards before them
/// apply with advantage, and not with disadvantage [attack.advantage, attack.disadvantage].
std::vector<std::size_t> of_two_after_rolling(const Table& table, const std::vector<Card>& drawn,
                                              DrawMode mode, std::optional<int> picked,
                                              AttackPoints before) {
    const std::size_t first = rolling_first(table, drawn);
    std::vector<std::size_t> apply;
    for (std::size_t i = 0; i < first && mode == DrawMode::advantage; ++i) {
        apply.push_back(i);
        if (!table.on("attack.advantage"_clause, "compared without the rolling cards")) {
            before = with_card(table, before, drawn[i]);
        }
    }
    apply.push_back(picked ? first + static_cast<std::size_t>(*picked)
                           : ranked(table, drawn, first, mode, before));
    return apply;
}

}  // namespace

/// A figure with both has neither [attack.no-stacking].
DrawMode draw_mode(const Table& table, bool advantage, bool disadvantage) {
    advantage = advantage && table.on("attack.advantage"_clause);
    disadvantage = disadvantage && table.on("attack.disadvantage"_clause);
    if (advantage && disadvantage && table.on("attack.no-stacking"_clause)) {
        return DrawMode::one;
    }
    return advantage ? DrawMode::advantage : disadvantage ? DrawMode::disadvantage : DrawMode::one;
}

/// One card, and after rolling cards on to one that is not. With advantage or disadvantage two: the
/// first two, and on if both are rolling, or one more after the first that is not rolling
/// [attack.rolling, attack.advantage, attack.disadvantage].
std::size_t cards_to_draw(const Table& table, const std::vector<Card>& drawn, DrawMode mode) {
    const std::size_t rolling = rolling_first(table, drawn);
    const bool only_rolling = rolling == drawn.size();
    if (mode == DrawMode::one) {
        return only_rolling ? 1 : 0;
    }
    if (table.book().two_cards == TwoCardRule::after_rolling) {
        return only_rolling ? 2 : drawn.size() == rolling + 1 ? 1 : 0;
    }
    return drawn.size() < 2 ? 2 - drawn.size() : only_rolling ? 1 : 0;
}

std::vector<std::size_t> cards_that_apply(const Table& table, const std::vector<Card>& drawn,
                                          DrawMode mode, std::optional<int> picked,
                                          AttackPoints before) {
    if (mode != DrawMode::one && !drawn.empty()) {
        return table.book().two_cards == TwoCardRule::first_two
                   ? of_first_two(table, drawn, mode, picked, before)
                   : of_two_after_rolling(table, drawn, mode, picked, before);
    }
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        all.push_back(i);
    }
    return all;
}

/// A miss makes the value zero, whatever else applies; 2x doubles what it has reached. A curse is
/// a miss and a bless a 2x [attack.miss, attack.double].
AttackPoints with_card(const Table& table, AttackPoints before, const Card& card) {
    switch (card.modifier) {
        case Card::Modifier::plus:
            return {saturated(std::int64_t{before.points} + card.value), before.missed};
        case Card::Modifier::curse:
        case Card::Modifier::miss:
            return {before.points, before.missed || table.on("attack.miss"_clause)};
        case Card::Modifier::bless:
        case Card::Modifier::twice: break;
    }
    const int factor = table.on("attack.double"_clause) ? 2 : 1;
    return {saturated(std::int64_t{before.points} * factor), before.missed};
}

}  // namespace standee::rulebook
