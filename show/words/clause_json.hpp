#pragma once

#include "files/document.hpp"
#include "lib/clause.hpp"

namespace standee {

/// A clause as `{"id","pages","says","differs","decidedBy"}`, with `whyNotDecided` where no line of
/// the engine decides by it.
Json write_clause(Clause clause);

}  // namespace standee
