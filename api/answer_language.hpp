#pragma once

#include <string>
#include <string_view>

#include "show/words/language.hpp"

namespace standee::api {

/// An answer with what it says to players in another language: reasons, readings, refusals and
/// lines of logs. Names, ids, clauses and every other field stay as they are.
std::string answer_in(Language language, std::string_view answer);

}  // namespace standee::api
