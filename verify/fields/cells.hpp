#pragma once

#include <compare>
#include <set>
#include <string>
#include <vector>

#include "files/document.hpp"

// The fields of abilities in a file and the hexes of its figures, each with the classes of values
// that it may have.

namespace standee::verify {

/// A field of an ability or a figure with a class of its values: "attack.targets", "all". The
/// classes are
///
/// - of a number "0", "1" and "more", and "relative" for "+1";
/// - of a list "one" and "several" items;
/// - of a condition, an element, a name or a list of abilities "given";
/// - of a flag "true";
/// - of a choice between a few words each word.
struct Cell {
    std::string field;
    std::string value;

    friend auto operator<=>(const Cell&, const Cell&) = default;
};

/// A cell that a document has, and where: the JSON pointer to the value.
struct PlacedCell {
    Cell cell;
    std::string pointer;
};

/// All cells that abilities and the hexes of figures may have by the schema of scenes, but for
/// values that mean the same as leaving the field out and for the ways of a push or pull, which
/// only steps choose. What abilities use in many places, as an effect of an attack, has its cells
/// once: "effect.push", "1".
std::set<Cell> cells_of_scenes();

/// The cells of all abilities and figures in a document, those within other abilities among them,
/// in the order of the document.
std::vector<PlacedCell> cells_in(const Json& document);

}  // namespace standee::verify
