#include "show/words/clause_sites.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace standee {

std::span<const ClauseSite> decisions_by(Clause clause) {
    return std::ranges::equal_range(engine_decisions(), clause, {}, &ClauseSite::clause);
}

std::string place_of(const ClauseSite& site) { return fmt::format("{}:{}", site.file, site.line); }

}  // namespace standee
