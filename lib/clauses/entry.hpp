#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string_view>

#include "lib/edition_id.hpp"

namespace standee {

/// The pages of one rulebook that hold a clause.
struct ClausePages {
    EditionId rulebook{};
    std::string_view pages;  ///< "p.41-42, p.74"
};

/// Where an edition's rule is another one than the clause says, or a remark about it.
struct ClauseDifference {
    EditionId edition{};
    const char* says = "";     ///< see ClauseEntry::says
    bool only_remark = false;  ///< the rule is that of the edition that this one follows
};

/// At most one value per edition, kept in place, so that an entry is a constant by itself.
template <class T>
class PerEdition {
public:
    constexpr PerEdition() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): written as a braced list in an entry
    constexpr PerEdition(std::initializer_list<T> values) {
        for (const T& value : values) {
            values_[size_++] = value;
        }
    }

    [[nodiscard]] constexpr const T* begin() const { return values_.data(); }
    [[nodiscard]] constexpr const T* end() const { return values_.data() + size_; }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }

private:
    static constexpr std::size_t most = 6;  // a longer list does not compile
    std::array<T, most> values_{};
    std::size_t size_ = 0;
};

/// A clause: one rule of the rulebooks, in this project's own words.
///
/// Jaws of the Lion follows Gloomhaven, and Gloomhaven 2nd edition follows Frosthaven, unless the
/// entry says otherwise.
struct ClauseEntry {
    std::string_view id;  ///< "monster.focus-path"
    const char* says = "";
    PerEdition<ClausePages> pages;
    PerEdition<ClauseDifference> differs;
    std::string_view not_decided;  ///< why the engine does not decide by it; empty: it does
    std::string_view
        never_decisive;  ///< why no answer changes without it, if the engine decides by it
};

}  // namespace standee
