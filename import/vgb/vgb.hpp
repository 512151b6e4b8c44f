#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "files/document.hpp"
#include "lib/scenario.hpp"

// Scenarios and saved states of Virtual Gloomhaven Board (PurpleKingdomGames), read as scenes.

namespace standee::vgb {

/// The information that a file does not contain.
struct Options {
    Json tiles;                  ///< the shapes of map tiles, or the source that has them
    Json scenario;               ///< the scenario of a saved state; null otherwise
    std::optional<int> players;  ///< 1 to 4; 2 if left out, or as many as can start
    int level = 1;
    std::vector<std::string> reveal;  ///< further rooms of a scenario, or "all"
    /// "Brute", or with its initiative and hit points "Brute:15:10".
    std::vector<std::string> characters;
    /// Stat files and ability decks of Gloomhaven Secretariat, and label files for their texts.
    std::vector<Json> ghs, labels;
    /// The same scenario of Gloomhaven Secretariat, which says what Virtual Gloomhaven Board does
    /// not: special rules, which sets are allies, and what ends the scenario. Null: not known.
    Json rules;
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

/// A scenario with its hidden rooms, and one line for each thing that it leaves out or assumes.
struct ImportedScenario {
    Scenario scenario;
    std::vector<std::string> notes;
};

/// The same as a scenario: what is visible, and the hidden rooms. Standees of monsters, ability
/// cards and initiatives are left to be drawn and chosen at the table. Of a saved state the figures
/// stand where they are, and the rooms that nobody has seen are those of its scenario.
ImportedScenario import_scenario(const Json& document, const Options& options);

/// The number of a saved state's scenario, as the name of its file: "1", "solo/3". None if the
/// state contains its scenario or if the document is a scenario.
std::optional<std::string> scenario_needed(const Json& document);

}  // namespace standee::vgb
