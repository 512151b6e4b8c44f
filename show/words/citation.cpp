#include "show/words/citation.hpp"

#include <fmt/format.h>

#include "lib/clauses/page.hpp"

namespace standee {

std::string cited(Clause clause, EditionId edition) {
    const std::string page = page_of(clause, edition);
    return page.empty() ? std::string{clause.id()} : fmt::format("{}, {}", clause.id(), page);
}

}  // namespace standee
