#pragma once

#include <string>
#include <string_view>

#include "disputes/judge.hpp"
#include "files/document.hpp"

namespace standee {

inline constexpr std::string_view dispute_answer_format = "dispute-answer/1";

/// `{"format":"dispute-answer/1","file":..,"question":..,"editions":{"frosthaven":{"claims":["holds",
/// "fails"],"clauses":[ids],"why":[{"clause","page","says"}],"details":[...]}}}`. A statement
/// by the file's author is null in `claims` and stands in `statements`. `clauses` decide the
/// claims; `details` has, for each claim, its clauses, its mismatches and why it cannot be judged.
/// `why` is the reasoning of a turn, the events of a play, or the text of the clauses; `lacks` is
/// the feature that the edition lacks, and `scene` the result of the steps. If clauses are left
/// out, `without` lists them, and `changes` in each edition the claims that come to something else.
Json write_judgement(const std::string& file, const Judgement& judgement);

}  // namespace standee
