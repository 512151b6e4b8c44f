#pragma once

#include <vector>

#include "lib/clauses/decided_by.hpp"

/// The clauses by which each source of this folder decides.
namespace standee::clause_sites::pathing {

ClauseSites movement();
ClauseSites range();
ClauseSites shortest_paths();
ClauseSites direct();
ClauseSites sight();

/// All of them, by source.
std::vector<ClauseSite> all();

}  // namespace standee::clause_sites::pathing
