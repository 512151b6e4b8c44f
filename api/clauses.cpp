#include "api/clauses.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>

#include "files/render.hpp"
#include "lib/error.hpp"
#include "rulebook/rules.hpp"
#include "show/words/clause_json.hpp"

namespace standee::api {
namespace {

Clause clause_called(const std::string& id) {
    if (const std::optional<Clause> clause = Clause::find(id)) {
        return *clause;
    }
    const std::optional<Clause> closest = closest_clause(id);
    throw InputError{
        {ErrorCode::unknown_name,
         "",
         in_quotes(id),
         closest ? fmt::format("the id of a clause; did you mean {}?", in_quotes(closest->id()))
                 : "the id of a clause (`standee clauses` lists them)",
         {}}};
}

/// Why the rulebook cannot be played without a clause.
std::string_view why_it_stays(Clause clause) {
    const ClauseEntry& entry = entry_of(clause);
    if (!entry.not_decided.empty()) {
        return entry.not_decided;
    }
    return entry.never_decisive.empty() ? "it says what a turn or a round is"
                                        : entry.never_decisive;
}

/// Keeps those of `clauses` that are also in `others`.
void keep(std::vector<Clause>& clauses, const std::vector<Clause>& others) {
    std::erase_if(clauses,
                  [&](Clause clause) { return std::ranges::find(others, clause) == others.end(); });
}

}  // namespace

RulebookPage page_called(const std::string& text) {
    if (const std::optional<RulebookPage> page = rulebook_page(text)) {
        return *page;
    }
    throw InputError{{ErrorCode::usage,
                      "",
                      in_quotes(text),
                      "a rulebook and a page: frosthaven:41 (or gh, jotl, fh, gh2)",
                      {}}};
}

std::vector<Clause> clauses_called(const std::vector<std::string>& ids) {
    std::vector<Clause> clauses;
    std::ranges::transform(ids, std::back_inserter(clauses), clause_called);
    return clauses;
}

std::vector<Clause> clauses_to_leave_out(const std::vector<std::string>& ids) {
    std::vector<Clause> clauses = clauses_called(ids);
    for (const Clause clause : clauses) {
        if (!rulebook::can_be_left_out(clause)) {
            throw InputError{{ErrorCode::usage,
                              "",
                              in_quotes(clause.id()) + ": " + std::string{why_it_stays(clause)},
                              "a clause that the rulebook can be played without",
                              {}}};
        }
    }
    return clauses;
}

std::vector<Clause> selected_clauses(const ClausesOptions& options) {
    std::vector<Clause> clauses;
    std::ranges::transform(clause_ids, std::back_inserter(clauses), Clause::of);
    if (!options.ids.empty()) {
        keep(clauses, clauses_called(options.ids));
    }
    if (options.page) {
        keep(clauses, clauses_on(page_called(*options.page)));
    }
    if (options.grep) {
        keep(clauses, clauses_with(*options.grep));
    }
    return clauses;
}

Json write_clauses(const std::vector<Clause>& clauses, Language language) {
    Json list = Json::array();
    std::ranges::transform(clauses, std::back_inserter(list),
                           [language](Clause clause) { return write_clause(clause, language); });
    return {{"clauses", std::move(list)}};
}

}  // namespace standee::api
