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

/// The information that a file does not contain.
struct Options {
    Json tiles;                  ///< the shapes of map tiles
    Json scenario;               ///< the scenario of a saved state; null otherwise
    std::optional<int> players;  ///< 1 to 4; 2 if left out, or as many as can start
    int level = 1;
    std::vector<std::string> reveal;      ///< further rooms of a scenario, or "all"
    std::vector<std::string> characters;  ///< "Brute" or "Brute:15", with the initiative
    /// Stat files and ability decks of Gloomhaven Secretariat, and label files for their texts.
    std::vector<Json> ghs, labels;
    std::uint64_t seed = 1;  ///< for drawing the ability cards of the round
};

/// A scene, and one line for each thing that it leaves out or assumes.
struct Imported {
    Scene scene;
    std::vector<std::string> notes;
};

/// Reads a scenario, or a saved state of one. The map has all rooms; monsters stand only in
/// revealed rooms. Characters stand on the starting locations in the order of the file, with
/// initiative 99 (a long rest) unless another is given. With `ghs` every monster has its stat card
/// and deck, and each set has its ability card for the round. Throws InputError, whose pointer
/// leads into the file or names the option, such as "/options/tiles".
Imported import_vgb(const Json& document, const Options& options);

/// The number of a saved state's scenario, as the name of its file: "1", "solo/3". None if the
/// state contains its scenario or if the document is a scenario.
std::optional<std::string> scenario_needed(const Json& document);

}  // namespace standee::vgb
