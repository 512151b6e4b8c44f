#pragma once

#include <optional>
#include <string>

#include "files/fixture_json.hpp"

namespace standee {

/// A feature of a scene or its steps that an edition does not have, and the clause about it.
struct Lacking {
    std::string what;
    std::optional<Clause> clause;
};

/// A feature of the file that the edition does not have, such as rolling cards in Jaws of the Lion,
/// or blue hexes of an area outside Frosthaven. Conditions that an edition does not have are found
/// when the file is read.
std::optional<Lacking> what_lacks(const Fixture& fixture, EditionId edition);

/// The clause about a condition, by the name of the condition in an error ("\"ward\""); none if
/// there is no such clause.
std::optional<Clause> clause_of_lacking(const std::string& found);

}  // namespace standee
