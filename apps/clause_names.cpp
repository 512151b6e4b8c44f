#include "apps/clause_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "files/render.hpp"
#include "lib/clauses/search.hpp"
#include "lib/error.hpp"

namespace standee {
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

}  // namespace

std::vector<Clause> clauses_called(const std::vector<std::string>& ids) {
    std::vector<Clause> clauses;
    std::ranges::transform(ids, std::back_inserter(clauses), clause_called);
    return clauses;
}

}  // namespace standee
