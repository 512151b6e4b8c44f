#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>

#include "focus/advantage.hpp"
#include "lib/card.hpp"
#include "lib/edition.hpp"

namespace standee {

/// The most cards that one attack may draw.
inline constexpr std::size_t max_cards_drawn = 128;

/// Positions among the cards drawn, in the order in which they apply.
class CardPositions {
public:
    constexpr void push_back(std::size_t position) {
        at_[count_++] = static_cast<std::uint8_t>(position);
    }
    [[nodiscard]] constexpr std::size_t size() const { return count_; }
    [[nodiscard]] constexpr const std::uint8_t* begin() const { return at_.data(); }
    [[nodiscard]] constexpr const std::uint8_t* end() const { return at_.data() + count_; }
    [[nodiscard]] constexpr bool contains(std::size_t position) const {
        for (const std::uint8_t p : *this) {
            if (p == position) {
                return true;
            }
        }
        return false;
    }

private:
    std::array<std::uint8_t, max_cards_drawn> at_;
    std::size_t count_ = 0;
};

/// How many of `cards` the attack draws from the top. If there are too few, a number greater than
/// theirs: how many are needed at least [attack.rolling, attack.advantage, attack.disadvantage].
std::size_t cards_to_draw(std::span<const Card> cards, DrawMode mode, TwoCardRule rule);

/// How many cards an attack that has drawn these has to draw next, at least; 0 if it has drawn all
/// that the rules require.
inline std::size_t still_to_draw(std::span<const Card> drawn, DrawMode mode, TwoCardRule rule) {
    return std::max(cards_to_draw(drawn, mode, rule), drawn.size()) - drawn.size();
}

/// The greatest size of an attack value, however often it is doubled.
inline constexpr int max_attack_value = 1'000'000'000;
constexpr int saturated(std::int64_t value) {
    constexpr std::int64_t most = max_attack_value;
    return static_cast<int>(std::clamp(value, -most, most));
}

/// An attack value while it is being calculated.
struct AttackValue {
    int value = 0;
    bool missed = false;  ///< the value is zero, whatever the other modifiers are [attack.miss]

    [[nodiscard]] constexpr int now() const { return missed ? 0 : value; }
    friend constexpr bool operator==(AttackValue, AttackValue) = default;
};

/// The value after a card's modifier [attack.miss, attack.double].
inline AttackValue with_card(AttackValue before, const Card& card) {
    using enum Card::Modifier;
    const bool doubles = card.modifier == bless || card.modifier == twice;
    const bool misses = card.modifier == curse || card.modifier == miss;
    const std::int64_t added = card.modifier == plus ? card.value : 0;
    return {saturated(std::int64_t{before.value} * (doubles ? 2 : 1) + added),
            before.missed || misses};
}

/// Compares two cards for an attack whose value is `before`. A card is better if it gives at least
/// as much damage and has every effect of the other one. The cards are unordered if one gives more
/// damage and the other has an effect that the first lacks, because the rules give effects a
/// positive but undefined value [attack.ambiguous-worse].
std::partial_ordering compare_cards(const Card& a, const Card& b, AttackValue before);

/// The choices that decide which of the cards drawn apply.
struct CardChoice {
    DrawMode mode = DrawMode::one;
    TwoCardRule rule{};
    /// Which of the two compared cards (0 or 1) is used by an attacker that may choose with
    /// advantage.
    std::optional<int> use;
};

/// Adds to `used` the cards that apply to an attack whose value is `before`, in the order drawn.
/// `drawn` must hold all cards that the rules require.
void choose_cards(std::span<const Card> drawn, const CardChoice& choice, AttackValue before,
                  CardPositions& used);

/// The positions `used` in the order of `order`, whose entries are positions among the cards drawn
/// or among those used. None if `order` does not name each of them once [attack.rolling].
std::optional<CardPositions> reordered(const CardPositions& used,
                                       std::span<const std::uint8_t> order);

}  // namespace standee
