#pragma once

#include <string>
#include <string_view>

#include "disputes/judge.hpp"
#include "files/document.hpp"

namespace standee {

inline constexpr std::string_view dispute_answer_format = "dispute-answer/1";

/// `{"format":"dispute-answer/1","file":..,"question":..,"editions":{"frosthaven":{"claims":["holds",
/// "fails"],"clauses":[ids],"why":[{"clause","page","says"}],"details":[...]}}}`. A claim that is
/// the file's own statement in words is null in `claims`, and `statements` says it. `clauses`
/// decide the claims, `details` says which of them each claim, in what it is not so, and why it
/// cannot be judged. `why` is the reasoning of a turn, or what happened in a play, or in words the
/// clauses; `lacks` is what the edition has not, `scene` what the steps lead to.
Json write_judgement(const std::string& file, const Judgement& judgement);

}  // namespace standee
