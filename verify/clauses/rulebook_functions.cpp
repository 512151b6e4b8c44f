#include "verify/clauses/rulebook_functions.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace standee::verify {

std::vector<RulebookLink> links_of(Clause clause, std::span<const RulebookLink> links) {
    const auto of_clause = std::ranges::equal_range(links, clause, {}, &RulebookLink::clause);
    std::vector<RulebookLink> found(of_clause.begin(), of_clause.end());
    std::ranges::stable_partition(found, &RulebookLink::heads);
    return found;
}

std::string place_of(const RulebookFunction& function) {
    return fmt::format("{}:{}", function.file, function.line);
}

}  // namespace standee::verify
