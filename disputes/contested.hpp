#pragma once

#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "lib/clause.hpp"
#include "lib/edition.hpp"

namespace standee {

/// A ruling that is in the sources but not supported by the clauses: one side of a contested
/// dispute, judged in one edition.
struct AgainstText {
    EditionId edition{};
    std::string ruling;                ///< the ruling, as that side states it
    std::vector<std::string> instead;  ///< the sides that the clauses support
    std::vector<Clause> clauses;       ///< the clauses that decide against the ruling
};

/// Judges a dispute whose sources disagree (`contested`). Returns every side that fails in an
/// edition in which another side holds; nothing for a fixture that is not a dispute or not
/// contested. Throws InputError for a dispute that cannot be judged.
std::vector<AgainstText> rulings_against_text(const Fixture& fixture);

/// A ruling about which sources disagree: the question of a fixture, and what the clauses say.
struct ContestedRuling {
    std::string file;
    std::string question;
    std::string verdict;
    std::string why;  ///< what the other side says
    std::vector<Clause> clauses;
    std::vector<AgainstText> against;  ///< the rulings in it that the clauses do not support
};

/// The contested rulings of these fixtures, in their order. Throws InputError for a file that is
/// not a fixture.
std::vector<ContestedRuling> contested_rulings(const std::vector<std::string>& files);

/// Two sections of a page in Markdown: the rulings that the clauses do not support, and the other
/// contested rulings.
std::string contested_page(const std::vector<ContestedRuling>& rulings);

}  // namespace standee
