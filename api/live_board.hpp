#pragma once

#include "files/document.hpp"
#include "files/reader.hpp"
#include "import/ghs/game.hpp"
#include "lib/scenario.hpp"

// The board beside a game of Gloomhaven Secretariat in play.

namespace standee::api {

/// The board of a scene, of a scenario, or of a saved game as it stands. A saved game says how its
/// ability decks lie. Throws InputError.
Scenario read_live_board(const Reader& reader);

/// The board as the game says: a scene; with hidden rooms or with decks a scenario.
Json write_live_board(Scenario board, ghs::ImportedGame imported, bool decks);

}  // namespace standee::api
