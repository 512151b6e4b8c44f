#pragma once

#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "lib/clause.hpp"
#include "lib/edition.hpp"

namespace standee {

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

/// A ruling about which sources disagree: what a fixture asks, and what its clauses say.
struct ContestedRuling {
    std::string file;
    std::string question;
    std::string verdict;
    std::string why;  ///< what the other side says
    std::vector<Clause> clauses;
    std::vector<AgainstText> against;  ///< what of it the clauses do not support
};

/// The contested rulings among these fixtures, in their order. Throws InputError for a file that
/// is no fixture.
std::vector<ContestedRuling> contested_rulings(const std::vector<std::string>& files);

/// Two sections of a page in Markdown: the rulings that the clauses do not support, and what else
/// is contested.
std::string contested_page(const std::vector<ContestedRuling>& rulings);

}  // namespace standee
