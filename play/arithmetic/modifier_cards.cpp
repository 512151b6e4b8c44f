#include "play/arithmetic/modifier_cards.hpp"

#include <algorithm>
#include <limits>

namespace standee {
namespace {

std::size_t leading_rolling(std::span<const Card> drawn) {
    const auto first = std::ranges::find_if(drawn, [](const Card& c) { return !c.rolling; });
    return static_cast<std::size_t>(first - drawn.begin());
}

/// The total points of a kind of forced movement on a card.
template <class Forced>
int points_of(const Card& card) {
    int points = 0;
    for (const Effect& effect : card.effects) {
        if (const auto* forced = std::get_if<Forced>(&effect)) {
            points += forced->points;
        }
    }
    return points;
}

/// Whether `a` has every effect of `b`, at least as often and as strong.
bool has_effects_of(const Card& a, const Card& b) {
    if (a.pierce < b.pierce || points_of<PushEffect>(a) < points_of<PushEffect>(b) ||
        points_of<PullEffect>(a) < points_of<PullEffect>(b)) {
        return false;
    }
    return std::ranges::all_of(b.effects, [&](const Effect& effect) {
        return std::holds_alternative<PushEffect>(effect) ||
               std::holds_alternative<PullEffect>(effect) ||
               std::ranges::count(a.effects, effect) >= std::ranges::count(b.effects, effect);
    });
}

/// The better (or, with disadvantage, worse) of the cards at `first` and `second`; the one drawn
/// first if the rules do not rank them [attack.ambiguous-worse].
std::size_t ranked(std::span<const Card> drawn, std::size_t first, std::size_t second,
                   DrawMode mode, AttackValue before) {
    const auto order = compare_cards(drawn[second], drawn[first], before);
    const bool takes_second = mode == DrawMode::advantage ? order > 0 : order < 0;
    return takes_second ? second : first;
}

// The first two cards count. Rolling cards are added with advantage and disregarded with
// disadvantage.
void choose_of_first_two(std::span<const Card> drawn, const CardChoice& choice, AttackValue before,
                         CardPositions& used) {
    const bool adds = choice.mode == DrawMode::advantage;
    if (!drawn[0].rolling && !drawn[1].rolling) {
        used.push_back(adds && choice.use ? static_cast<std::size_t>(*choice.use)
                                          : ranked(drawn, 0, 1, choice.mode, before));
        return;
    }
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        if (adds || !drawn[i].rolling) {
            used.push_back(i);
        }
    }
}

// Compares the first card that is not rolling with the one after it. The rolling cards before them
// apply with advantage and are ignored with disadvantage.
void choose_of_those_after_rolling(std::span<const Card> drawn, const CardChoice& choice,
                                   AttackValue before, CardPositions& used) {
    const std::size_t first = leading_rolling(drawn);
    if (choice.mode == DrawMode::advantage) {
        for (std::size_t i = 0; i < first; ++i) {
            used.push_back(i);
        }
        if (choice.use) {
            used.push_back(first + static_cast<std::size_t>(*choice.use));
            return;
        }
    }
    used.push_back(ranked(drawn, first, first + 1, choice.mode, before));
}

}  // namespace

// [attack.rolling, attack.advantage, attack.disadvantage]
std::size_t cards_to_draw(std::span<const Card> cards, DrawMode mode, TwoCardRule rule) {
    const std::size_t rolling = leading_rolling(cards);
    if (mode == DrawMode::one) {
        return rolling + 1;
    }
    return rule == TwoCardRule::after_rolling ? rolling + 2 : std::max(rolling + 1, std::size_t{2});
}

// [attack.ambiguous-worse]
std::partial_ordering compare_cards(const Card& a, const Card& b, AttackValue before) {
    // Values below zero are compared too, although neither does damage: rolling cards may still
    // raise the value.
    const auto worth = [before](const Card& c) {
        const AttackValue after = with_card(before, c);
        return after.missed ? std::numeric_limits<int>::min() : after.value;
    };
    const int worth_a = worth(a);
    const int worth_b = worth(b);
    if (a.effects.empty() && b.effects.empty() && a.pierce == b.pierce) {
        return worth_a <=> worth_b;
    }
    const bool a_as_good = worth_a >= worth_b && has_effects_of(a, b);
    const bool b_as_good = worth_b >= worth_a && has_effects_of(b, a);
    if (a_as_good && b_as_good) {
        return std::partial_ordering::equivalent;
    }
    if (a_as_good) {
        return std::partial_ordering::greater;
    }
    return b_as_good ? std::partial_ordering::less : std::partial_ordering::unordered;
}

void choose_cards(std::span<const Card> drawn, const CardChoice& choice, AttackValue before,
                  CardPositions& used) {
    if (choice.mode == DrawMode::one) {
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            used.push_back(i);
        }
    } else if (choice.rule == TwoCardRule::first_two) {
        choose_of_first_two(drawn, choice, before, used);
    } else {
        choose_of_those_after_rolling(drawn, choice, before, used);
    }
}

// [attack.rolling]
std::optional<CardPositions> reordered(const CardPositions& used,
                                       std::span<const std::uint8_t> order) {
    CardPositions by_draw;
    for (const std::uint8_t position : order) {
        if (by_draw.size() == max_cards_drawn || by_draw.contains(position)) {
            return std::nullopt;
        }
        by_draw.push_back(position);
    }
    CardPositions result;
    for (const std::uint8_t position : by_draw) {
        if (used.contains(position)) {
            result.push_back(position);
        }
    }
    if (result.size() == used.size()) {
        return result;
    }
    if (by_draw.size() != used.size()) {
        return std::nullopt;
    }
    // Positions among the cards used: each of 0, 1, 2 ... once.
    result = {};
    for (const std::uint8_t position : by_draw) {
        if (position >= used.size()) {
            return std::nullopt;
        }
        result.push_back(used.begin()[position]);
    }
    return result;
}

}  // namespace standee
