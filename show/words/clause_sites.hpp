#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "lib/clause.hpp"

namespace standee {

/// A line of the source at which the engine decides by a clause.
struct ClauseSite {
    Clause clause;
    std::string_view file;  ///< below the project's root: "play/attack/attack.cpp"
    std::uint32_t line = 0;
    /// The function whose body or comment the line belongs to; empty outside any.
    std::string_view function;
};

/// Every line of the engine that decides by a clause, in the order of clauses, by folder, source
/// and line. The build generates the table: tools/cmake/clause_tables.py.
std::span<const ClauseSite> engine_decisions();

/// The lines that decide by one clause.
std::span<const ClauseSite> decisions_by(Clause clause);

/// "play/attack/attack.cpp:21"
std::string place_of(const ClauseSite& site);

}  // namespace standee
