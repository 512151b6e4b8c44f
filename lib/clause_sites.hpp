#pragma once

#include <vector>

#include "lib/clauses/decided_by.hpp"

/// The clauses by which each source of this folder decides.
namespace standee::clause_sites::lib {

ClauseSites advantage();
ClauseSites board();
ClauseSites counted();
ClauseSites element_payment();
ClauseSites switched_rank();

/// All of them, by source.
std::vector<ClauseSite> all();

}  // namespace standee::clause_sites::lib
