#pragma once

#include <algorithm>
#include <vector>

#include "lib/clause.hpp"

namespace standee {

/// Appends a clause to a list, unless it is already in it.
inline void add_once(std::vector<Clause>& clauses, Clause clause) {
    if (std::ranges::find(clauses, clause) == clauses.end()) {
        clauses.push_back(clause);
    }
}

}  // namespace standee
