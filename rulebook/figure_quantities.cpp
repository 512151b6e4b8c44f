#include "rulebook/figure_quantities.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "lib/condition.hpp"
#include "lib/words.hpp"
#include "rulebook/formulas.hpp"

namespace standee::rulebook {
namespace {

using formula::Value;

constexpr std::int64_t results_beyond = 60;  ///< results are looked for so far beyond

/// The formulas of the table, if one of them is for that slot.
const Formulas* formulas_for(const Table& table, FormulaSlot slot) {
    const Formulas* formulas = table.rules().rules().formulas.get();
    return formulas != nullptr && formulas->has(slot) ? formulas : nullptr;
}

Value as_word(std::string_view text) { return std::string{text}; }
Value as_number(int value) { return std::int64_t{value}; }

Value source_word(DamageSource source) {
    switch (source) {
        case DamageSource::attack: return as_word("attack");
        case DamageSource::retaliate: return as_word("retaliate");
        case DamageSource::trap: return as_word("trap");
        case DamageSource::hazardous: return as_word("hazardous");
        case DamageSource::wound: return as_word("wound");
        case DamageSource::bane: return as_word("bane");
        case DamageSource::lost_flight: return as_word("lost-flight");
        case DamageSource::direct: break;
    }
    return as_word("direct");
}

}  // namespace

formula::Value lost_by(const Figure& figure) {
    return figure.hp && figure.max_hp ? as_number(std::max(0, *figure.max_hp - *figure.hp))
                                      : Value{};
}

formula::Value kind_of(const Figure& figure) { return as_word(name_in(kind_names, figure.kind)); }

formula::Value rank_of(const Figure& figure) {
    return figure.rank ? as_word(name_in(rank_names, *figure.rank)) : Value{};
}

formula::Value conditions_of(const Figure& figure) {
    formula::Words names;
    for (const HeldCondition& held : figure.conditions) {
        names.emplace_back(name_of(held.name));
    }
    return names;
}

formula::Value dies_of(const formula::Value& damage, const std::optional<int>& hp) {
    const auto amount = formula::number_of(damage);
    return amount && hp ? Value{*amount >= *hp} : Value{};
}

int attack_by_formula(const Table& table, const Figure& target, int value, int shield, int pierce,
                      int printed) {
    const Formulas* formulas = formulas_for(table, FormulaSlot::attack);
    if (formulas == nullptr) {
        return printed;
    }
    const auto known = [&](std::size_t quantity, const Value& result) -> Value {
        switch (quantity) {
            case 0: return as_number(value);
            case 1: return as_number(shield);
            case 2: return as_number(pierce);
            case 3: return value_of(target.hp);
            case 4: return kind_of(target);
            case 5: return conditions_of(target);
            case 6: return result;
            default: return dies_of(result, target.hp);
        }
    };
    return static_cast<int>(
        settled_number(*formulas, FormulaSlot::attack, std::max(0, value) + results_beyond, known));
}

int damage_by_formula(const Table& table, const Figure& figure, int amount, DamageSource source,
                      int shield) {
    const Formulas* formulas = formulas_for(table, FormulaSlot::damage);
    if (formulas == nullptr) {
        return amount;
    }
    const auto known = [&](std::size_t quantity, const Value& result) -> Value {
        switch (quantity) {
            case 0: return as_number(amount);
            case 1: return source_word(source);
            case 2: return as_number(shield);
            case 3: return value_of(figure.hp);
            case 4: return kind_of(figure);
            case 5: return conditions_of(figure);
            case 6: return result;
            default: return dies_of(result, figure.hp);
        }
    };
    return static_cast<int>(settled_number(*formulas, FormulaSlot::damage,
                                           std::max(0, amount) + results_beyond, known));
}

bool retaliates_by_formula(const Table& table, std::optional<int> range, const Retaliate& bonus,
                           bool ranged, const Figure& attacker, bool printed) {
    const Formulas* formulas = formulas_for(table, FormulaSlot::retaliates);
    if (formulas == nullptr) {
        return printed;
    }
    const auto known = [&](std::size_t quantity, const Value& result) -> Value {
        switch (quantity) {
            case 0: return value_of(range);
            case 1: return as_number(bonus.range);
            case 2: return as_number(bonus.value);
            case 3: return ranged;
            case 4: return value_of(attacker.hp);
            case 5: return result;
            default: {
                const auto retaliates = formula::truth_of(result);
                return retaliates == false ? Value{false}
                                           : dies_of(as_number(bonus.value), attacker.hp);
            }
        }
    };
    return settled_truth(*formulas, FormulaSlot::retaliates, known);
}

int heal_by_formula(const Table& table, const Figure& figure, int amount, int printed) {
    const Formulas* formulas = formulas_for(table, FormulaSlot::heals);
    if (formulas == nullptr) {
        return printed;
    }
    const auto known = [&](std::size_t quantity, const Value& result) -> Value {
        switch (quantity) {
            case 0: return as_number(amount);
            case 1: return lost_by(figure);
            case 2: return value_of(figure.hp);
            case 3: return value_of(figure.max_hp);
            case 4: return kind_of(figure);
            case 5: return conditions_of(figure);
            default: return result;
        }
    };
    return static_cast<int>(
        settled_number(*formulas, FormulaSlot::heals, std::max(0, amount) + results_beyond, known));
}

bool gains_by_formula(const Table& table, const Figure& figure, Condition condition) {
    const Formulas* formulas = formulas_for(table, FormulaSlot::gains);
    if (formulas == nullptr) {
        return true;
    }
    const auto known = [&](std::size_t quantity, const Value& result) -> Value {
        switch (quantity) {
            case 0: return as_word(name_of(condition));
            case 1: return is_negative(condition);
            case 2: return kind_of(figure);
            case 3: return rank_of(figure);
            case 4: return value_of(figure.hp);
            case 5: return conditions_of(figure);
            default: return result;
        }
    };
    return settled_truth(*formulas, FormulaSlot::gains, known);
}

bool drops_loot_by_formula(const Table& table, const Figure& gone, bool summoned, bool printed) {
    const Formulas* formulas = formulas_for(table, FormulaSlot::drops_loot);
    if (formulas == nullptr) {
        return printed;
    }
    const auto known = [&](std::size_t quantity, const Value& result) -> Value {
        switch (quantity) {
            case 0: return summoned;
            case 1: return rank_of(gone);
            default: return result;
        }
    };
    return settled_truth(*formulas, FormulaSlot::drops_loot, known);
}

}  // namespace standee::rulebook
