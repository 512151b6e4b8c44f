#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/clause.hpp"
#include "lib/edition.hpp"

namespace standee {

/// One step of the reasoning: the clause, its result, what it kept and what it dropped.
struct Reason {
    Clause clause;
    std::string says;
    std::vector<std::string> kept{};  ///< ids of figures, or hexes as "[q,r]"
    std::vector<std::string> dropped{};
    std::optional<Criterion> criterion{};  ///< of the destination, where the step is one of those
    std::string focus{};                   ///< the id of the focus it is about, if several tie
    /// Whether a criterion narrows the sets of further targets, and hexes only by the sets that can
    /// be attacked from them [monster.extra-targets].
    bool by_targets = false;
};

}  // namespace standee
