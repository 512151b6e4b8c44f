#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "api/request.hpp"
#include "import/ghs/labels.hpp"
#include "import/ghs/setting.hpp"

namespace standee::api {

/// The options of `import` for all its sources. They are the same as the command's options, but
/// documents take the place of files.
inline constexpr std::array<std::string_view, 28> import_options{
    "from",       "notes",  "deck",      "labels", "level",  "characters", "rank",
    "prosperity", "round",  "edition",   "link",   "drop",   "tiles",      "scenario",
    "players",    "reveal", "character", "ghs",    "seed",   "rooms",      "sections",
    "room",       "place",  "list",      "scene",  "update", "decks",      "characterHp"};

/// The result of an import, and one line for each thing that it leaves out or assumes.
struct Imported {
    Json answer;
    std::vector<std::string> notes;
};

/// Converts the monster in a Gloomhaven Secretariat file, with the cards in the option `deck`, or
/// only one of the two, to "monster/1" or "cards/1".
Imported import_ghs(const Json* monster, const Reader& options);

/// Converts a Monster Mover link, given as a string, to a scene. With the option `link`, converts a
/// scene to a link.
Imported import_mover(const Json& document, const Reader& options);

/// Converts a scenario or a saved state of Virtual Gloomhaven Board to a scene.
Imported import_vgb(const Json& document, const Reader& options);

/// Converts a scenario of Gloomhaven Secretariat, with the rooms that the party has drawn. With the
/// option `list`, lists the rooms to draw.
Imported import_ghs_scenario(const Json& document, const Reader& options);

/// Converts a game of Gloomhaven Secretariat to a scene. With the option `update`, updates the game
/// from a scene.
Imported import_ghs_game(const Json& document, const Reader& options);

/// What `standee import` prints for the files in a request. The request's document is the monster,
/// the link, the scene for a link, the scenario or the saved state. With the option `notes` a line
/// `{"format":"notes/1","notes":[...]}` follows.
std::string import_files(Request request);

}  // namespace standee::api
