#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "lib/clause.hpp"

namespace standee::verify {

/// The project's own fixtures that name a clause, by their files in the folder fixtures.
struct FixturesOfClause {
    Clause clause;
    std::span<const std::string_view> files;
};

/// Each clause that a fixture names, in the order of clauses. The build generates the table:
/// tools/cmake/clause_tables.py.
std::span<const FixturesOfClause> fixtures_of_clauses();

}  // namespace standee::verify
