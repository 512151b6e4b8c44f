#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string_view>

#include "lib/clauses/entry.hpp"
#include "lib/clauses/ids.hpp"

namespace standee {

/// A rule by its id: `"monster.focus-path"_clause`. An id that does not exist does not compile.
class Clause {
public:
    constexpr Clause() = default;
    [[nodiscard]] constexpr std::string_view id() const { return clause_ids[index_]; }
    /// Its place in the registry, which is the order of clauses.
    [[nodiscard]] constexpr std::size_t index() const { return index_; }

    /// The clause in that place of the registry.
    static constexpr Clause at(std::size_t index) {
        return Clause{static_cast<std::uint16_t>(index)};
    }

    /// The clause with that id, if there is one.
    static constexpr std::optional<Clause> find(std::string_view id) {
        for (std::size_t i = 0; i < clause_ids.size(); ++i) {
            if (clause_ids[i] == id) {
                return at(i);
            }
        }
        return std::nullopt;
    }

    /// The clause with that id; throws std::out_of_range if there is none.
    static constexpr Clause of(std::string_view id) {
        if (const std::optional<Clause> found = find(id)) {
            return *found;
        }
        throw std::out_of_range("no clause has this id");
    }

    friend constexpr bool operator==(Clause, Clause) = default;
    friend constexpr auto operator<=>(Clause, Clause) = default;

private:
    explicit constexpr Clause(std::uint16_t index) : index_{index} {}
    std::uint16_t index_ = 0;
};

inline namespace literals {
consteval Clause operator""_clause(const char* id, std::size_t length) {
    return Clause::of({id, length});
}
}  // namespace literals

/// The text, pages and differences of a clause.
const ClauseEntry& entry_of(Clause clause);

/// Every clause, in the order of the registry.
std::span<const ClauseEntry> all_clauses();

/// The pages that hold a clause for an edition: its own rulebook's, or else those of the edition
/// that it follows. None if neither has it.
std::optional<ClausePages> pages_for(const ClauseEntry& entry, EditionId edition);

/// The edition whose rules this one keeps where it does not differ; none for the first two.
std::optional<EditionId> followed_by(EditionId edition);

}  // namespace standee
