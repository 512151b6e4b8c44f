#pragma once

#include <string>

#include "disputes/judge.hpp"
#include "files/document.hpp"

namespace standee {

/// `{"dispute":"file","question":..,"editions":{"frosthaven":{"claims":["holds","fails"],
/// "clauses":[ids],"why":[{"clause","says"}]}}}`: `clauses` decide the claims, `deciding` says
/// which of them each claim; `why` is the reasoning of a turn, with what each step kept and
/// dropped, or what happened in a play, or in words the clauses; `lacks` what the edition has not.
Json write_judgement(const std::string& file, const Judgement& judgement);

}  // namespace standee
