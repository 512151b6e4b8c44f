#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "lib/clauses/clause.hpp"

namespace standee {

/// A page of a rulebook.
struct RulebookPage {
    EditionId rulebook{};
    int page = 0;
};

/// "frosthaven:41" or, with a short name (gh, jotl, fh, gh2), "fh:41"; none if it is neither.
std::optional<RulebookPage> rulebook_page(std::string_view text);

/// Whether a list of pages ("p.41-42, p.74") has the page.
bool has_page(std::string_view pages, int page);

/// The clauses on a page, in the order of the registry. Only pages of that very rulebook count, not
/// those of the edition that it follows.
std::vector<Clause> clauses_on(RulebookPage page);

/// The clauses with `text` in their id, their text or their differences, in upper or lower case.
std::vector<Clause> clauses_with(std::string_view text);

/// The clause that was probably meant by an id that does not exist: the first with `id` as a part
/// of its own, or else the one with the fewest letters to change. None if nothing is similar.
std::optional<Clause> closest_clause(std::string_view id);

}  // namespace standee
