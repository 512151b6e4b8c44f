#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <string_view>

namespace standee {
namespace {

namespace fs = std::filesystem;

/// The folders of play, each of which uses only itself and those before it. The sources of play
/// itself are what those behind it share: the state, the events and the choices.
constexpr std::array<std::string_view, 12> layers{
    "play/arithmetic", "play",          "play/card",   "play/deck", "play/elements", "play/harm",
    "play/ground",     "play/spawning", "play/attack", "play/turn", "play/round",    "play/steps"};

std::size_t layer_of(const std::string& file) {
    const std::string folder = fs::path{file}.parent_path().generic_string();
    return static_cast<std::size_t>(std::ranges::find(layers, folder) - layers.begin());
}

TEST(PlayLayers, AFolderUsesOnlyThoseBelowIt) {
    const fs::path root{STANDEE_SOURCE_DIR};
    const std::regex include{"#include \"(play/[^\"]+)\""};
    std::size_t includes = 0;
    for (const auto& entry : fs::recursive_directory_iterator(root / "play")) {
        if (entry.is_directory()) {
            continue;
        }
        const std::string file = fs::relative(entry.path(), root).generic_string();
        EXPECT_LT(layer_of(file), layers.size()) << file << " is in no layer";
        std::ifstream source{entry.path()};
        std::smatch found;
        for (std::string line; std::getline(source, line);) {
            if (std::regex_search(line, found, include)) {
                ++includes;
                EXPECT_LE(layer_of(found[1]), layer_of(file)) << file << " uses " << found[1];
            }
        }
    }
    EXPECT_GT(includes, 100U);
}

}  // namespace
}  // namespace standee
