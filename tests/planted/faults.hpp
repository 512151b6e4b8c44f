#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "lib/edition.hpp"

namespace standee::planted_rules {

/// A rulebook without a clause, or without a part of it, with which the engine disagrees.
struct MissingRule {
    std::string_view name;
    std::string_view clause;
    std::string_view part;    ///< as the rulebook names it; empty: the whole clause is left out
    EditionId edition{};      ///< in which it shows
    std::uint64_t cases = 0;  ///< a campaign in that edition alone sees it within so many
};

std::span<const MissingRule> missing_rules();

/// A clause of the rulebook without which no generated case is played otherwise.
struct Unreached {
    std::string_view clause;
    std::string_view why;
};

std::span<const Unreached> unreached_clauses();

/// A fault of the engine that no missing rule is like: `faults/NAME.patch`.
struct PlantedFault {
    int number = 0;  ///< `planted_fault` has this value while the fault is switched on
    std::string_view name;
    std::string_view clause;   ///< id of the clause that it breaks
    std::string_view edition;  ///< name of an edition in which it shows
    std::uint64_t cases = 0;   ///< a campaign in that edition alone catches it within so many
};

/// One for each patch, in the order of their names.
std::span<const PlantedFault> planted_faults();

/// A wrong version of a rule in the data of an edition.
struct WrongEdition {
    std::string_view name;
    EditionId edition{};
    std::uint64_t cases = 0;
    void (*spoil)(Edition&) = nullptr;
};

std::span<const WrongEdition> wrong_editions();

}  // namespace standee::planted_rules
