#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "import/mover/link.hpp"
#include "lib/error.hpp"
#include "lib/scene.hpp"

// Links of Monster Mover (AluminumAngel/gloom), read as scenes and written from them.

namespace standee::mover {

/// What a link says, as a scene: the whole board of 29 by 25 hexes, the figures, and the turn of
/// the active one. Figures are called by their cell: "C160", "M183". The figure that acts for the
/// characters is an ally, because only such figures follow the monster rules.
struct ImportedLink {
    Scene scene;
    /// What the link says and a scene does not: one line each, empty in the usual case.
    std::vector<std::string> notes;
};

/// What the fields of a link say, as a scene.
ImportedLink scene_of_link(const Link& link);

/// Reads a link of any version, alone or in an address. Throws InputError where it is no link.
ImportedLink read_mover_link(std::string_view link);

/// A link, and what of the scene it does not say.
struct ExportedScene {
    std::string link;             ///< of the newest version, without an address
    std::vector<Error> left_out;  ///< each field whose value the link does not carry
};

/// What a link leaves out, a line for each field.
std::vector<std::string> notes_of(const ExportedScene& exported);

/// Writes a scene as a link. The ids of figures become those of their cells; a map that does not
/// lie within Monster Mover's board is moved there; a map with walls round it gets wall hexes.
/// Throws InputError where there is no link at all: another edition, a board too large, figures
/// of other kinds, abilities other than a move and an attack.
ExportedScene export_to_mover(const Scene& scene);

/// The same, but throws InputError for the first field that the link would leave out.
std::string write_mover_link(const Scene& scene);

}  // namespace standee::mover
