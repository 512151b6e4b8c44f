#pragma once

#include <optional>
#include <string>

#include "files/fixture_json.hpp"

namespace standee {

/// A feature of a scene or its steps that an edition lacks, and the clause about it.
struct Lacking {
    std::string what;
    std::optional<Clause> clause;
};

/// A feature of the file that the edition lacks: rolling cards in Jaws of the Lion, or blue hexes
/// of an area outside Frosthaven. Reading the file finds the conditions that an edition lacks.
std::optional<Lacking> what_lacks(const Fixture& fixture, EditionId edition);

/// The clause about a condition, by its name in an error ("\"ward\""), if it has one.
std::optional<Clause> clause_of_lacking(const std::string& found);

}  // namespace standee
