#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "api/request.hpp"
#include "import/ghs/labels.hpp"
#include "import/ghs/setting.hpp"

namespace standee::api {

/// The options of `import`, those of the command; files are given as documents.
inline constexpr std::array<std::string_view, 18> import_options{
    "from", "deck", "labels", "level",    "characters", "rank",   "prosperity", "round", "edition",
    "link", "drop", "tiles",  "scenario", "players",    "reveal", "character",  "ghs",   "seed"};

/// A monster of Gloomhaven Secretariat with the cards of its deck, or either alone, as
/// "monster/1" or "cards/1".
Json import_ghs(const Json* monster, const Json* deck, ghs::Setting setting,
                const ghs::Labels& labels);

/// The edition of that name; a text that is none is an InputError.
EditionId edition_called(const std::string& name);

/// A scene from a Monster Mover link, the document a text; with the option `link` a link from a
/// scene.
Json import_mover(const Json& document, const Reader& options);

/// A scene from a scenario or a saved state of Virtual Gloomhaven Board.
Json import_vgb(const Json& document, const Reader& options);

/// What `standee import` prints for the files in a request. Its document is the monster, the link,
/// the scene for a link, the scenario or the saved state.
std::string import_files(Request request);

}  // namespace standee::api
