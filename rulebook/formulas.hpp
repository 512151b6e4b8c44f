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

// House rules that no edition has: a formula takes the place of a clause. The rulebook plays by it;
// where it says what a switch can say too, so does the engine.

namespace standee::rulebook {

/// What a formula can replace.
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
    std::string_view name;     ///< as files write it: "dropsLoot"
    Clause clause;             ///< that the formula replaces
    bool criteria = false;     ///< a list of criteria; else one expression
    formula::Type type{};      ///< of the expression
    std::string_view says;     ///< what the formula decides
    std::string_view printed;  ///< the rule of Frosthaven as a formula
    std::span<const formula::Quantity> quantities;
    /// From this one on, the quantities depend on what the formula itself gives.
    std::size_t first_of_result = 0;
};
std::span<const SlotEntry> slot_entries();
const SlotEntry& entry_of(FormulaSlot slot);

/// Thrown where a formula leaves open what happens.
struct Unsettled {
    enum class How : std::uint8_t {
        paradox,    ///< whatever it gives, it then gives something else
        several,    ///< each of several results agrees with itself
        nothing,    ///< it depends on what is not known, or does not say
        impossible  ///< damage below 0
    };
    How how{};
    FormulaSlot slot{};
    std::string says;
};

/// The formulas of a house rule, and how often each was looked at. Not to be shared by threads.
struct Formulas {
    std::map<FormulaSlot, std::vector<formula::Criterion>> criteria;
    std::map<FormulaSlot, formula::Expression> expressions;
    mutable std::array<std::uint64_t, formula_slots> looked_at{};

    [[nodiscard]] bool empty() const { return criteria.empty() && expressions.empty(); }
    [[nodiscard]] bool has(FormulaSlot slot) const {
        return criteria.contains(slot) || expressions.contains(slot);
    }
    /// Whether one of them looks at a quantity of that name.
    [[nodiscard]] bool mention(std::string_view quantity) const;
};

/// Reads one formula. Throws InputError with its place.
void add_formula(Formulas& formulas, const SlotEntry& slot, std::string_view text);

/// The order of a switch as criteria of the slot `destination`. "Best ranked targets" has no
/// formula; only an order that an edition has contains it.
std::vector<formula::Criterion> criteria_of(const CriterionOrder& order);

/// Takes what switches can say too out of the formulas, and into the rules of an edition: an order
/// of criteria, damage by level, who drops loot. The engine plays by these.
void move_to_switches(Formulas& formulas, Edition& rules);

/// The quantities of a slot, if the formula gives `result`.
using Known = std::function<formula::Value(std::size_t quantity, const formula::Value& result)>;

/// What a formula gives: the one result that agrees with itself. Throws Unsettled if there is none,
/// or several. A number is 0 to `most`.
std::int64_t settled_number(const Formulas& formulas, FormulaSlot slot, std::int64_t most,
                            const Known& known);
bool settled_truth(const Formulas& formulas, FormulaSlot slot, const Known& known);

/// The number of a criterion for one of several; a truth counts as 1 or 0. Throws Unsettled.
std::int64_t criterion_number(const formula::Criterion& criterion, FormulaSlot slot,
                              const formula::Quantities& known);

}  // namespace standee::rulebook
