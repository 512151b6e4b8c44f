#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "files/document.hpp"
#include "lib/scenario.hpp"

// A game of Gloomhaven Secretariat in play, as the application exports it or its server keeps it.
// It has no board: only a scene says where figures stand.

namespace standee::ghs {

/// A scene, and one line for each thing that it leaves out or that needs a place.
struct ImportedGame {
    Scene scene;
    std::vector<std::string> notes;
    DrawnDecks ability_decks;  ///< of the scene's sets, as the game has drawn from them
};

/// Whether decks come with a game: modifier decks into the scene, and the order of ability decks.
/// Without them the table draws its own modifier cards.
enum class WithDecks : std::uint8_t { no, yes };

/// The scene as the game says: hit points, conditions, elements, level, round, initiatives and the
/// ability cards of the round. Dead figures leave it. Figures are the same if their names and
/// standees are. `places` are hexes of figures that the scene does not have, by their ids, as its
/// map writes them; the others are noted. Throws InputError.
ImportedGame import_game(const Json& game, const Scene& scene,
                         const std::map<std::string, Json>& places,
                         WithDecks decks = WithDecks::no);

/// A game, and one line for each figure that has died or that it cannot take.
struct UpdatedGame {
    Json game;
    std::vector<std::string> notes;
};

/// The game as the scene says: hit points, conditions, elements, who has had its turn, initiatives,
/// the ability cards of the round and the round itself. A figure that the scene does not have is
/// dead; a monster or summon that the game does not have is added. Modifier decks are written if
/// the scene has them, and ability decks as `ability_decks` says they lie; of others only the card
/// of the round is known. All else stays as it is.
UpdatedGame update_game(Json game, const Scene& scene, const DrawnDecks& ability_decks = {});

}  // namespace standee::ghs
