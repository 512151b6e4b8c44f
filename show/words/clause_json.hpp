#pragma once

#include <string>
#include <vector>

#include "files/document.hpp"
#include "lib/clauses/decided_by.hpp"

namespace standee {

/// Every line of the engine that decides by a clause, by folder, source and line.
std::vector<ClauseSite> engine_decisions();

/// "play/attack.cpp:21"
std::string place_of(const ClauseSite& site);

/// A clause as `{"id","pages","says","differs","decidedBy"}`, with `whyNotDecided` where no line of
/// the engine decides by it.
Json write_clause(Clause clause);

}  // namespace standee
