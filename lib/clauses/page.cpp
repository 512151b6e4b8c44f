#include "lib/clauses/page.hpp"

#include "lib/edition.hpp"

namespace standee {

std::string page_of(Clause clause, EditionId edition) {
    const std::optional<ClausePages> found = pages_for(entry_of(clause), edition);
    if (!found) {
        return "";
    }
    const std::string page =
        std::string{standee::edition(found->rulebook).title()} + " " + std::string{found->pages};
    return found->rulebook == edition ? page : "as in " + page;
}

}  // namespace standee
