#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "files/document.hpp"

namespace standee::vgb {

/// The shapes of map tiles in the source of Virtual Gloomhaven Board's `BoardMapTile.elm`, in the
/// form of a tiles file: `{"tiles": {"a1a": ["####.", "#####"]}}`. It reads the grids of that
/// module, `Array.fromList [ True, False ]`, the branches of its `case` and the names in its
/// dictionary, and nothing else of the language. Throws InputError, which says the line, where a
/// branch has no grid, or where the text has no tiles.
Json tiles_in_elm(std::string_view source);

}  // namespace standee::vgb
