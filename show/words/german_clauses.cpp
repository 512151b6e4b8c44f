#include "show/words/german_clauses.hpp"

#include <algorithm>

namespace standee {

std::string_view german_clause(std::string_view id) {
    for (const auto& chapter : {german::clauses_of_the_board(), german::clauses_of_attacks(),
                                german::clauses_of_monsters()}) {
        const auto found = std::ranges::find(chapter, id, &Phrase::english);
        if (found != chapter.end()) {
            return found->other;
        }
    }
    return {};
}

}  // namespace standee
