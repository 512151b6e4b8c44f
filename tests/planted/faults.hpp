#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "lib/edition.hpp"
#include "lib/planted.hpp"

namespace standee::planted_rules {

/// A wrong version of a rule in the code.
struct PlantedFault {
    Fault fault{};
    std::string_view name;
    EditionId edition{};
    std::uint64_t cases = 0;  ///< within which it is caught
};

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
