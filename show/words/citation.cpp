#include "show/words/citation.hpp"

#include <fmt/format.h>

#include "lib/clauses/page.hpp"

namespace standee {

std::string cited(Clause clause, EditionId edition) {
    const std::string page = page_of(clause, edition);
    return fmt::format("{}, {}", clause.id(), page.empty() ? "on no page of that rulebook" : page);
}

}  // namespace standee
