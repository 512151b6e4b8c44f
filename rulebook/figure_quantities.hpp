#pragma once

#include <cstdint>
#include <optional>

#include "formula/evaluate.hpp"
#include "lib/figure.hpp"
#include "rulebook/table.hpp"

// Figures as formulas see them.

namespace standee::rulebook {

inline formula::Value value_of(const std::optional<int>& number) {
    return number ? formula::Value{std::int64_t{*number}} : formula::Value{};
}
/// The hit points that the figure has lost.
formula::Value lost_by(const Figure& figure);
formula::Value kind_of(const Figure& figure);
formula::Value rank_of(const Figure& figure);
formula::Value conditions_of(const Figure& figure);

/// Whether that much damage takes the figure's last hit point. Nothing if one of the two numbers is
/// unknown.
formula::Value dies_of(const formula::Value& damage, const std::optional<int>& hp);

// The results of a table's formulas, which replace clauses; `printed` if there is no formula.

/// The damage that an attack with that value is about to deal to the target.
int attack_by_formula(const Table& table, const Figure& target, int value, int shield, int pierce,
                      int printed);
/// The damage that the figure suffers.
int damage_by_formula(const Table& table, const Figure& figure, int amount, DamageSource source,
                      int shield);
bool retaliates_by_formula(const Table& table, std::optional<int> range, const Retaliate& bonus,
                           bool ranged, const Figure& attacker, bool printed);
int heal_by_formula(const Table& table, const Figure& figure, int amount, int printed);
bool gains_by_formula(const Table& table, const Figure& figure, Condition condition);
bool drops_loot_by_formula(const Table& table, const Figure& gone, bool summoned, bool printed);

}  // namespace standee::rulebook
