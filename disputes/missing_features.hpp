#pragma once

#include <optional>
#include <string>

#include "files/fixture_json.hpp"

namespace standee {

/// Something that a scene or its steps have and an edition has not, and the clause about it.
struct Lacking {
    std::string what;
    std::optional<Clause> clause;
};

/// What the edition lacks of the file besides conditions, which are found in reading it: rolling
/// cards in Jaws of the Lion, blue hexes of an area outside Frosthaven.
std::optional<Lacking> what_lacks(const Fixture& fixture, EditionId edition);

/// The clause about a condition by its name as an error tells it ("\"ward\""), if it has one.
std::optional<Clause> clause_of_lacking(const std::string& found);

}  // namespace standee
