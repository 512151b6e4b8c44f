#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "import/ghs/expression.hpp"
#include "lib/ability.hpp"

namespace standee::ghs {

/// Whom a `specialTarget` names.
struct Recipients {
    Whom whom = Whom::usual;
    bool self = false;          ///< only the figure itself
    bool all = false;           ///< else one
    bool one_with_all = false;  ///< one enemy with all attacks
    std::optional<int> range;   ///< 1 where they are adjacent
    bool adjacent = false;
    bool own_range = false;  ///< that of the stat card
    int own_range_change = 0;

    friend bool operator==(const Recipients&, const Recipients&) = default;
};

struct RecipientsReading {
    std::optional<Recipients> recipients;
    std::string why;
};

/// A `specialTarget` in words: "all adjacent enemies", "one ally within range 2".
std::string words_of_special_target(std::string_view value);

/// Reads `self`, `enemiesAdjacent`, `alliesRangeAffect:2` and the like. Targets without a clear
/// meaning in the rules are not read: at exactly a range, moved through, the farthest, an enemy or
/// an ally.
RecipientsReading read_special_target(std::string_view value, const Variables& variables);

}  // namespace standee::ghs
