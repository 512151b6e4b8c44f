#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string_view>

#include "lib/clause_ids.hpp"

namespace standee {

enum class EditionId : std::uint8_t { gloomhaven, jaws_of_the_lion, frosthaven, gloomhaven_2 };

/// A rule by its id: `"monster.focus-path"_clause`. An id that does not exist does not compile.
class Clause {
public:
    constexpr Clause() = default;
    [[nodiscard]] constexpr std::string_view id() const { return clause_ids[index_]; }
    [[nodiscard]] constexpr std::size_t index() const { return index_; }

    /// The clause with that id; throws std::out_of_range where there is none.
    static constexpr Clause of(std::string_view id) {
        for (std::size_t i = 0; i < clause_ids.size(); ++i) {
            if (clause_ids[i] == id) {
                return Clause{static_cast<std::uint16_t>(i)};
            }
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

/// What an edition says otherwise.
struct ClauseDifference {
    std::string_view edition;
    std::string_view says;
};

/// A clause's text in this project's words and its pages in the two rulebooks.
/// Jaws of the Lion follows Gloomhaven, Gloomhaven 2nd edition Frosthaven, unless it differs.
struct ClauseText {
    std::string_view id;
    std::string_view frosthaven_pages;  ///< "p.41, p.74"; empty: not in that rulebook
    std::string_view gloomhaven_pages;
    std::string_view gloomhaven_2_pages;  ///< only where it is in no other rulebook
    std::string_view says;
    std::span<const ClauseDifference> differs;

    /// The pages of the rulebook that the edition follows; empty: not in that rulebook.
    [[nodiscard]] std::string_view pages(EditionId edition) const;
};

const ClauseText& text_of(Clause clause);

/// Every clause, in the order of the registry.
std::span<const ClauseText> all_clauses();

}  // namespace standee
