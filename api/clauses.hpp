#pragma once

#include <string>
#include <vector>

#include "api/answers.hpp"
#include "lib/clause.hpp"
#include "lib/clauses/search.hpp"

#include "show/words/language.hpp"

namespace standee::api {

/// The clauses with these ids, in the order given. Throws InputError for an id that does not exist;
/// the error names the closest one that does.
std::vector<Clause> clauses_called(const std::vector<std::string>& ids);

/// The same for clauses that an answer leaves out. Throws InputError for a clause without which the
/// executable rulebook cannot be played.
std::vector<Clause> clauses_to_leave_out(const std::vector<std::string>& ids);

/// Reads a page such as "frosthaven:41". Throws InputError for any other text.
RulebookPage page_called(const std::string& text);

/// The clauses that meet all conditions of the options, in the order of the registry. Throws
/// InputError as the functions above do.
std::vector<Clause> selected_clauses(const ClausesOptions& options);

/// `{"clauses":[...]}`, with the lines of the engine that decide by each clause.
Json write_clauses(const std::vector<Clause>& clauses, Language language = Language::english);

}  // namespace standee::api
