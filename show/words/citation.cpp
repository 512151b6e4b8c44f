#include "show/words/citation.hpp"

#include <fmt/format.h>

#include "lib/edition.hpp"

namespace standee {

std::string cited(Clause clause, EditionId edition) {
    const ClauseText& text = text_of(clause);
    const std::string_view pages = text.pages(edition);
    if (pages.empty()) {
        return fmt::format("{}, on no page of that rulebook", clause.id());
    }
    const bool first_two =
        edition == EditionId::gloomhaven || edition == EditionId::jaws_of_the_lion;
    const EditionId rulebook =
        first_two ? EditionId::gloomhaven
        : edition == EditionId::gloomhaven_2 && !text.gloomhaven_2_pages.empty()
            ? EditionId::gloomhaven_2
            : EditionId::frosthaven;
    return fmt::format("{}, {} {}", clause.id(), standee::edition(rulebook).title, pages);
}

}  // namespace standee
