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
#include "tests/support/fixture_files.hpp"

namespace standee {
namespace {

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

INSTANTIATE_TEST_SUITE_P(Plays, PlayFixture, testing::ValuesIn(support::fixtures("plays")),
                         support::name_of_file);

}  // namespace
}  // namespace standee
