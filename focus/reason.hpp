#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/clause.hpp"
#include "lib/edition.hpp"

namespace standee {

/// One step of the reasoning: the clause, its result, and what it kept and dropped.
struct Reason {
    Clause clause;
    std::string says;
    std::vector<std::string> kept{};  ///< ids of figures, or hexes as "[q,r]"
    std::vector<std::string> dropped{};
    /// The criterion of the destination, if the step is one.
    std::optional<Criterion> criterion{};
    std::string focus{};  ///< the id of the focus that the step is about, if several tie
    /// Whether the criterion narrows the sets of further targets, so that it drops hexes only
    /// because none of the sets left can be attacked from them [monster.extra-targets].
    bool by_targets = false;
};

}  // namespace standee
