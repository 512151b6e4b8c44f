#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formula/evaluate.hpp"
#include "formula/expression.hpp"
#include "lib/clause.hpp"
#include "lib/edition.hpp"

// House rules that no edition has: a formula replaces a clause. The executable rulebook plays by
// it. If a switch can express the same rule, the engine does too.

namespace standee::rulebook {

/// The rules that a formula can replace.
enum class FormulaSlot : std::uint8_t {
    focus,
    destination,
    attack,
    damage,
    retaliates,
    heals,
    gains,
    drops_loot,
    trap_damage,
    hazardous_damage
};
inline constexpr std::size_t formula_slots = 10;

/// The slot in words, and the quantities that its formula may use.
struct SlotEntry {
    FormulaSlot slot{};
    std::string_view name;     ///< the name in files: "dropsLoot"
    Clause clause;             ///< the clause that the formula replaces
    bool criteria = false;     ///< a list of criteria; else one expression
    formula::Type type{};      ///< of the expression
    std::string_view says;     ///< what the formula decides
    std::string_view printed;  ///< the rule of Frosthaven as a formula
    std::span<const formula::Quantity> quantities;
    /// The quantities from this one on depend on the result of the formula itself.
    std::size_t first_of_result = 0;
};
std::span<const SlotEntry> slot_entries();
const SlotEntry& entry_of(FormulaSlot slot);

/// Thrown if a formula leaves open what happens.
struct Unsettled {
    enum class How : std::uint8_t {
        paradox,    ///< whatever result is assumed, the formula gives another one
        several,    ///< several results are consistent with themselves
        nothing,    ///< the result depends on something unknown, or the formula gives none
        impossible  ///< damage below 0
    };
    How how{};
    FormulaSlot slot{};
    std::string says;
};

/// The formulas of a house rule, and how often each was evaluated. Threads must not share them.
struct Formulas {
    std::map<FormulaSlot, std::vector<formula::Criterion>> criteria;
    std::map<FormulaSlot, formula::Expression> expressions;
    mutable std::array<std::uint64_t, formula_slots> looked_at{};

    [[nodiscard]] bool empty() const { return criteria.empty() && expressions.empty(); }
    [[nodiscard]] bool has(FormulaSlot slot) const {
        return criteria.contains(slot) || expressions.contains(slot);
    }
    /// Whether one of the formulas uses a quantity of that name.
    [[nodiscard]] bool mention(std::string_view quantity) const;
};

/// Reads one formula. Throws InputError with the place of the error.
void add_formula(Formulas& formulas, const SlotEntry& slot, std::string_view text);

/// The order of a switch as criteria of the slot `destination`. "Best ranked targets" cannot be
/// written as a formula; only orders of editions contain it.
std::vector<formula::Criterion> criteria_of(const CriterionOrder& order);

/// Moves formulas that switches can express into the rules of an edition: an order of criteria,
/// damage by level, who drops loot. The engine plays by these.
void move_to_switches(Formulas& formulas, Edition& rules);

/// The values of the quantities of a slot, provided that the formula gives `result`.
using Known = std::function<formula::Value(std::size_t quantity, const formula::Value& result)>;

/// The result of a formula: the one that is consistent with itself. Throws Unsettled if there is
/// none, or more than one. A number is from 0 to `most`.
std::int64_t settled_number(const Formulas& formulas, FormulaSlot slot, std::int64_t most,
                            const Known& known);
bool settled_truth(const Formulas& formulas, FormulaSlot slot, const Known& known);

/// The value of a criterion for one of several candidates; a truth value counts as 1 or 0. Throws
/// Unsettled.
std::int64_t criterion_number(const formula::Criterion& criterion, FormulaSlot slot,
                              const formula::Quantities& known);

}  // namespace standee::rulebook
