#pragma once

#include "files/document.hpp"
#include "files/reader.hpp"
#include "import/ghs/game.hpp"
#include "lib/scenario.hpp"

// The board that is used beside a game of Gloomhaven Secretariat in progress.

namespace standee::api {

/// The board of a scene, of a scenario, or of a saved game in its present state. A saved game
/// includes the present order of its ability decks. Throws InputError.
Scenario read_live_board(const Reader& reader);

/// The board updated from the game: a scene, or a scenario if there are hidden rooms or `decks`.
Json write_live_board(Scenario board, ghs::ImportedGame imported, bool decks);

}  // namespace standee::api
