#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "lib/edition.hpp"

namespace standee::planted_rules {

/// A wrong version of a rule in the code: `faults/NAME.patch`.
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
