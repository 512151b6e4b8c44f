#pragma once

#include <optional>
#include <vector>

#include "play/event.hpp"
#include "play/step.hpp"
#include "rulebook/table.hpp"

namespace standee::rulebook {

/// An attack value after some of the bonuses and cards.
struct AttackPoints {
    int points = 0;
    bool missed = false;  ///< the value is zero, whatever else applies [attack.miss]
};

/// Whether an attack draws two cards, and uses the better or the worse [attack.no-stacking].
DrawMode draw_mode(const Table& table, bool advantage, bool disadvantage);
/// How many more cards, at least, the attack draws after these [attack.rolling].
std::size_t cards_to_draw(const Table& table, const std::vector<Card>& drawn, DrawMode mode);
/// Which of the cards drawn apply, in the order drawn. `picked` is the one of the two compared
/// cards (0 or 1) that the attacker has chosen [attack.advantage, attack.disadvantage].
std::vector<std::size_t> cards_that_apply(const Table& table, const std::vector<Card>& drawn,
                                          DrawMode mode, std::optional<int> picked,
                                          AttackPoints before);
/// The value after bonuses and penalties in this order [attack.order, attack.poison].
AttackPoints with_bonuses(AttackPoints value, const std::vector<event::NamedBonus>& bonuses);
/// The value after one card [attack.miss, attack.double].
AttackPoints with_card(const Table& table, AttackPoints before, const Card& card);

/// The numbers of one attack.
struct AttackNumbers {
    int value = 0;                           ///< the base value
    std::vector<event::NamedBonus> bonuses;  ///< including poison's +1, in order
    std::vector<Card> drawn;
    DrawMode mode{};
    std::optional<int> picked;
    std::vector<std::uint8_t> order;  ///< in which the cards apply; empty: as drawn
    int shield = 0;
    int pierce = 0;  ///< without that of cards
};

/// Calculates the damage that the target is about to suffer [attack.order].
AttackResult work_out(const Table& table, const AttackNumbers& numbers, const Figure& target);

}  // namespace standee::rulebook
