#include "lib/clauses/clause.hpp"

#include <algorithm>

namespace standee {

namespace {

constexpr auto entries = clauses::each_clause([](const ClauseEntry& entry) { return entry; });

}  // namespace

const ClauseEntry& entry_of(Clause clause) { return entries[clause.index()]; }

std::span<const ClauseEntry> all_clauses() { return entries; }

std::optional<EditionId> followed_by(EditionId edition) {
    switch (edition) {
        case EditionId::jaws_of_the_lion: return EditionId::gloomhaven;
        case EditionId::gloomhaven_2: return EditionId::frosthaven;
        case EditionId::gloomhaven:
        case EditionId::frosthaven: break;
    }
    return std::nullopt;
}

std::optional<ClausePages> pages_for(const ClauseEntry& entry, EditionId edition) {
    const auto own = std::ranges::find(entry.pages, edition, &ClausePages::rulebook);
    if (own != entry.pages.end()) {
        return *own;
    }
    const std::optional<EditionId> other = followed_by(edition);
    return other ? pages_for(entry, *other) : std::nullopt;
}

}  // namespace standee
