#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "files/play_file.hpp"
#include "files/read_file.hpp"
#include "files/scene_json.hpp"
#include "files/step_json.hpp"
#include "lib/error.hpp"
#include "play/play.hpp"
#include "show/words/log.hpp"
#include "tests/support/fixture_files.hpp"

namespace standee {
namespace {

/// The scene as another program would hand it back: written out and read again.
Scene through_json(const Scene& scene) {
    return read_scene(parse_document(write_scene(scene).dump()));
}

/// Plays the steps one at a time, each on what the one before has written.
PlayAnswer play_piecemeal(const Fixture& fixture) {
    PlayAnswer answer;
    answer.start = answer.scene = through_json(scene_of(fixture));
    const Reader steps = *fixture.part("steps");
    for (std::size_t i = 0; i < steps.size(); ++i) {
        try {
            const Played played = play(answer.scene, read_step(steps[i], answer.scene));
            answer.events.insert(answer.events.end(), played.events.begin(), played.events.end());
            answer.scene = through_json(played.scene);
        } catch (const InputError& error) {
            answer.refused = i;
            answer.refusal = error.error();
            break;
        }
    }
    return answer;
}

TEST(GoingOn, APlayGoesOnFromItsOwnOutputExactly) {
    for (const std::string& file : support::fixtures("plays")) {
        const Fixture fixture = read_fixture_file(file);
        const PlayAnswer whole = play_fixture(fixture).answer;
        PlayAnswer pieces = play_piecemeal(fixture);
        pieces.undecided = whole.undecided;  // counted by whoever reads the whole file
        EXPECT_EQ(write_play(pieces).dump(), write_play(whole).dump()) << file;
        EXPECT_EQ(pieces.scene, whole.scene) << file;
    }
}

TEST(GoingOn, TheSamePlayTwiceGivesTheSameBytes) {
    for (const std::string& file : support::fixtures("plays")) {
        const Fixture fixture = read_fixture_file(file);
        EXPECT_EQ(write_play(play_fixture(fixture).answer).dump(),
                  write_play(play_fixture(fixture).answer).dump())
            << file;
    }
}

TEST(GoingOn, EveryEventHasALineForAPersonThatNamesItsClause) {
    for (const std::string& file : support::fixtures("plays")) {
        const PlayAnswer answer = play_fixture(read_fixture_file(file)).answer;
        const std::vector<std::string> lines = play_log(answer);
        std::size_t line = 0;
        for (const Event& event : answer.events) {
            if (is_printed(event)) {
                const std::string clause = "[" + std::string{event.clause.id()} + "]";
                ASSERT_LT(line, lines.size());
                EXPECT_TRUE(lines[line].ends_with(clause)) << lines[line];
                ++line;
            }
        }
        EXPECT_EQ(lines.size(), line + (answer.refused ? 1U : 0U));
    }
}

}  // namespace
}  // namespace standee
