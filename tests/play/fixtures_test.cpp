#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "files/play_file.hpp"
#include "files/read_file.hpp"
#include "lib/error.hpp"
#include "show/words/log.hpp"

namespace standee {
namespace {

std::vector<std::string> play_fixtures() {
    std::vector<std::string> files;
    for (const auto& entry :
         std::filesystem::directory_iterator{STANDEE_SOURCE_DIR "/fixtures/plays"}) {
        if (entry.path().extension() == ".json") {
            files.push_back(entry.path().string());
        }
    }
    std::ranges::sort(files);
    return files;
}

class PlayFixture : public testing::TestWithParam<std::string> {};

TEST_P(PlayFixture, ComesToWhatTheRulesSay) {
    PlayedFile played;
    try {
        played = play_fixture(read_fixture_file(GetParam()));
    } catch (const InputError& error) {
        FAIL() << error.what();
    }
    for (const Mismatch& mismatch : played.mismatches) {
        ADD_FAILURE() << mismatch.what << ": expected " << mismatch.expected << ", found "
                      << mismatch.found;
    }
    if (!played.holds()) {
        for (const std::string& line : play_log(played.answer)) {
            std::cout << "  " << line << '\n';
        }
    }
}

std::string name_of_file(const testing::TestParamInfo<std::string>& file) {
    std::string name = std::filesystem::path{file.param}.stem().string();
    std::ranges::replace_if(name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Plays, PlayFixture, testing::ValuesIn(play_fixtures()), name_of_file);

}  // namespace
}  // namespace standee
