#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "files/document.hpp"
#include "lib/scene.hpp"

// Scenarios and saved states of Virtual Gloomhaven Board (PurpleKingdomGames), read as scenes.

namespace standee::vgb {

/// What a file does not say.
struct Options {
    Json tiles;                  ///< the shapes of map tiles
    Json scenario;               ///< of a saved state: the scenario that it is of; null otherwise
    std::optional<int> players;  ///< 1 to 4; 2 if left out, or as many as can start
    int level = 1;
    std::vector<std::string> reveal;      ///< further rooms, or "all"
    std::vector<std::string> characters;  ///< "Brute" or "Brute:15", with the initiative
    /// Stat files and ability decks of Gloomhaven Secretariat, and label files for their texts.
    std::vector<Json> ghs, labels;
    std::uint64_t seed = 1;  ///< from which the ability cards of the round are drawn
};

/// A scene, and what it leaves out or assumes: one line each.
struct Imported {
    Scene scene;
    std::vector<std::string> notes;
};

/// Reads a scenario, or a saved state of one. The map has all rooms; monsters stand only in
/// revealed ones. Characters stand on the starting locations in the order of the file, with
/// initiative 99 (a long rest) unless it is given. With `ghs` every monster has its stat card and
/// deck, and each set its ability card for the round. Throws InputError: its pointer leads into the
/// file, or names the option, as in "/tiles" and "/reveal".
Imported import_vgb(const Json& document, const Options& options);

/// The number of the scenario that a saved state is of, as the name of its file: "1", "solo/3";
/// none where the state holds its scenario itself or the document is a scenario.
std::optional<std::string> scenario_needed(const Json& document);

}  // namespace standee::vgb
