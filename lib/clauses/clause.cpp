#include "lib/clauses/clause.hpp"

#include <algorithm>
#include <array>

#include "lib/clauses/registry.hpp"
#include "lib/edition.hpp"

namespace standee {

namespace {

constexpr auto entries = [] {
    std::array<ClauseEntry, clause_ids.size()> all{};
    std::size_t i = 0;
    for (const auto chapter : clauses::chapters) {
        for (const ClauseEntry& entry : chapter) {
            all.at(i++) = entry;  // one more than there are ids does not compile
        }
    }
    return all;
}();

static_assert(std::ranges::equal(entries, clause_ids, {}, &ClauseEntry::id),
              "lib/clauses/ids.hpp lists the ids of the entries, in their order");

}  // namespace

const ClauseEntry& entry_of(Clause clause) { return entries[clause.index()]; }

std::span<const ClauseEntry> all_clauses() { return entries; }

std::optional<EditionId> followed_by(EditionId edition) {
    switch (edition) {
        case EditionId::jaws_of_the_lion: return EditionId::gloomhaven;
        case EditionId::gloomhaven_2: return EditionId::frosthaven;
        case EditionId::gloomhaven:
        case EditionId::frosthaven: return std::nullopt;
    }
    return rulebook_of(edition);  // it has no rulebook of its own
}

std::optional<ClausePages> pages_for(const ClauseEntry& entry, EditionId edition) {
    const auto own = std::ranges::find(entry.pages, edition, &ClausePages::rulebook);
    if (own != entry.pages.end()) {
        return *own;
    }
    const std::optional<EditionId> other = followed_by(edition);
    const auto found = other ? pages_for(entry, *other) : std::nullopt;
    // What an edition without a rulebook adds to the one it plays by is another's.
    return found || rulebook_of(edition) == edition ? found : *entry.pages.begin();
}

}  // namespace standee
