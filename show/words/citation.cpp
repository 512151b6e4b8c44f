#include "show/words/citation.hpp"

#include <fmt/format.h>

#include "lib/edition.hpp"

namespace standee {

std::string cited(Clause clause, EditionId edition) {
    const std::optional<ClausePages> found = pages_for(entry_of(clause), edition);
    if (!found) {
        return fmt::format("{}, on no page of that rulebook", clause.id());
    }
    return fmt::format("{}, {} {}", clause.id(), standee::edition(found->rulebook).title(),
                       found->pages);
}

}  // namespace standee
