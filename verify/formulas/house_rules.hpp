#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "files/reader.hpp"
#include "rulebook/formulas.hpp"
#include "rulebook/rules.hpp"
#include "verify/campaign/campaign.hpp"

namespace standee::verify::formulas {

/// House rules: switches, and formulas that take the place of clauses.
struct HouseRules {
    Edition edition;              ///< with the switches, and the formulas that a switch can say
    rulebook::Formulas formulas;  ///< the others, by which only the rulebook can play
    /// All formulas as they are written, and whether a switch says the same.
    struct Written {
        rulebook::FormulaSlot slot{};
        std::string text;
        bool by_switch = false;
    };
    std::vector<Written> written;

    /// Whether the engine plays by some of them.
    [[nodiscard]] bool has_switches() const { return edition.house_rules != 0; }
    /// The formulas that no switch can say, in the order of the slots.
    [[nodiscard]] std::vector<HouseFormula> only_in_rulebook() const;
    /// The rules for the rulebook, with formulas of their own.
    [[nodiscard]] rulebook::Rules rules() const;
};

/// `{"edition":"frosthaven","rules":{...},"formulas":{"focus":"least hp"}}`, a scene, or a fixture
/// with one. Throws InputError for a formula that cannot be read, with its place.
HouseRules read_house_rules(const Reader& reader);

}  // namespace standee::verify::formulas
