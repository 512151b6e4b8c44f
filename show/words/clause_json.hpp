#pragma once

#include "files/document.hpp"
#include "lib/clause.hpp"
#include "show/words/language.hpp"

namespace standee {

/// A clause as `{"id","pages","says","differs","decidedBy"}`, with `whyNotDecided` if no line of
/// the engine decides by it. `says` is in the language, if there is a translation.
Json write_clause(Clause clause, Language language = Language::english);

}  // namespace standee
