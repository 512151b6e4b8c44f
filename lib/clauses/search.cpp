#include "lib/clauses/search.hpp"

#include <algorithm>
#include <charconv>

#include "lib/edition.hpp"
#include "lib/letters.hpp"
#include "lib/words.hpp"

namespace standee {
namespace {

/// The number at the start of `text`, which loses it; none if it starts with no digit.
std::optional<int> take_number(std::string_view& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || number < 0) {
        return std::nullopt;
    }
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

bool contains(std::string_view text, std::string_view part) {
    return !std::ranges::search(text, part, {}, small, small).empty() || part.empty();
}

std::vector<Clause> clauses_where(auto holds) {
    std::vector<Clause> found;
    for (const ClauseEntry& entry : all_clauses()) {
        if (holds(entry)) {
            found.push_back(Clause::of(entry.id));
        }
    }
    return found;
}

}  // namespace

std::optional<RulebookPage> rulebook_page(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    const std::optional<EditionId> rulebook = edition_named(text.substr(0, colon));
    std::string_view rest = text.substr(colon + 1);
    const std::optional<int> page = take_number(rest);
    if (!rulebook || !page || !rest.empty()) {
        return std::nullopt;
    }
    return RulebookPage{*rulebook, *page};
}

bool has_page(std::string_view pages, int page) {
    while (true) {
        const std::size_t digit = pages.find_first_of("0123456789");
        if (digit == std::string_view::npos) {
            return false;
        }
        pages.remove_prefix(digit);
        const int first = take_number(pages).value_or(0);
        int last = first;
        if (pages.starts_with('-')) {
            pages.remove_prefix(1);
            last = take_number(pages).value_or(first);
        }
        if (first <= page && page <= last) {
            return true;
        }
    }
}

std::vector<Clause> clauses_on(RulebookPage page) {
    return clauses_where([page](const ClauseEntry& entry) {
        return std::ranges::any_of(entry.pages, [page](const ClausePages& in) {
            return in.rulebook == page.rulebook && has_page(in.pages, page.page);
        });
    });
}

std::vector<Clause> clauses_with(std::string_view text) {
    return clauses_where([text](const ClauseEntry& entry) {
        return contains(entry.id, text) || contains(entry.says, text) ||
               std::ranges::any_of(entry.differs, [text](const ClauseDifference& difference) {
                   return contains(difference.says, text);
               });
    });
}

std::optional<Clause> closest_clause(std::string_view id) {
    const auto part_of = std::ranges::find_if(
        clause_ids, [id](std::string_view known) { return contains(known, id); });
    if (!id.empty() && part_of != clause_ids.end()) {
        return Clause::of(*part_of);
    }
    const auto slips = [id](std::string_view known) { return slips_between(id, known); };
    const std::string_view closest = std::ranges::min(clause_ids, {}, slips);
    return slips(closest) * 2 <= id.size() ? Clause::find(closest) : std::nullopt;
}

}  // namespace standee
