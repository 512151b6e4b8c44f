#pragma once

#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "verify/case.hpp"

namespace standee::verify {

/// A ruling that sources give and the clauses do not support: one side of a contested dispute,
/// judged in one edition.
struct AgainstText {
    EditionId edition{};
    std::string ruling;                ///< what that side says
    std::vector<std::string> instead;  ///< what the clauses support: the sides that hold
    std::vector<Clause> clauses;       ///< that decide against it
};

/// Judges a dispute whose sources disagree (`contested`): every side that fails in an edition in
/// which another side holds. Nothing for a fixture that is no dispute or not contested. Throws
/// InputError for a dispute that cannot be judged.
std::vector<AgainstText> rulings_against_text(const Fixture& fixture);

}  // namespace standee::verify
