#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "import/mover/link.hpp"
#include "lib/error.hpp"
#include "lib/scene.hpp"

// Links of Monster Mover (AluminumAngel/gloom), read as scenes and written from them.

namespace standee::mover {

/// The content of a link as a scene: the whole board of 29 by 25 hexes, the figures, and the turn
/// of the active figure. Figures are named after their cells: "C160", "M183". If a character token
/// acts, it becomes an ally, because only allies follow the monster rules.
struct ImportedLink {
    Scene scene;
    /// One line for each thing in the link that a scene cannot hold; usually empty.
    std::vector<std::string> notes;
};

/// Turns the fields of a link into a scene.
ImportedLink scene_of_link(const Link& link);

/// Reads a link of any version, alone or in an address. Throws InputError if it is not a link.
ImportedLink read_mover_link(std::string_view link);

/// A link, and the parts of the scene that it cannot hold.
struct ExportedScene {
    std::string link;             ///< of the newest version, without an address
    std::vector<Error> left_out;  ///< each field whose value the link does not carry
};

/// Lists what a link leaves out, one line for each field.
std::vector<std::string> notes_of(const ExportedScene& exported);

/// Writes a scene as a link. The ids of figures become those of their cells. A map that does not
/// lie within Monster Mover's board is moved there. A map surrounded by walls gets wall hexes.
/// Throws InputError if no link can be written: for another edition, a board that is too large,
/// figures of other kinds, or abilities other than a move and an attack.
ExportedScene export_to_mover(const Scene& scene);

/// The same, but throws InputError for the first field that the link would leave out.
std::string write_mover_link(const Scene& scene);

}  // namespace standee::mover
