#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/coordinates.hpp"
#include "files/event_json.hpp"
#include "files/event_reading.hpp"
#include "files/fixture_json.hpp"
#include "files/play_file.hpp"
#include "files/round_file.hpp"
#include "files/scene_json.hpp"
#include "lib/error.hpp"
#include "verify/generate/random_play.hpp"
#include "verify/generate/random_round.hpp"
#include "verify/shrink/document.hpp"

// Events as answers write them say all that happens on the table.

namespace standee {
namespace {

/// What lies on the table, without what events do not tell.
Json table(const Scene& scene) {
    Json json = write_scene(scene);
    for (const char* const field :
         {"decks", "discards", "progress", "sets", "seed", "turn", "cards"}) {
        json.erase(field);
    }
    for (Json& figure : json["figures"]) {
        if (figure.contains("bonuses")) {
            for (Json& bonus : figure["bonuses"]) {
                bonus.erase("lasts");
                bonus.erase("first");
            }
        }
    }
    return json;
}

/// The table after these events have been written and read again.
Json told(Scene scene, const std::vector<Event>& events) {
    const Coordinates coordinates = scene.map.coordinates;
    const Json written = in_coordinates(write_events(events), coordinates);
    const Edition edition = scene.edition;
    for (const Json& event : written) {
        apply_written(scene, Reader{event, "/event"}.with(coordinates).with(edition));
    }
    return table(scene);
}

TEST(WrittenEvents, TellWhatHappensInPlays) {
    constexpr std::uint64_t cases = 1000;
    int played = 0;
    for (std::uint64_t i = 0; i < cases; ++i) {
        const Fixture fixture = read_fixture(verify::write_case(generate::random_play(i)));
        try {
            const PlayAnswer answer =
                play_steps(scene_of(fixture), Reader{fixture.document}.at("steps"));
            EXPECT_EQ(Json::diff(told(answer.start, answer.events), table(answer.scene)),
                      Json::array())
                << fixture.document.json();
            ++played;
        } catch (const InputError&) {
        }
    }
    EXPECT_GT(played, 500);
}

TEST(WrittenEvents, TellWhatHappensInRounds) {
    constexpr std::uint64_t cases = 500;
    int played = 0;
    for (std::uint64_t i = 0; i < cases; ++i) {
        const Fixture fixture = read_fixture(verify::write_case(generate::random_round_case(i)));
        const RoundFile file = read_round(fixture);
        RoundAnswer answer;
        try {
            answer = play_round(file.scene, file.orders);
        } catch (const InputError&) {
            continue;
        }
        ++played;
        Json by_events = told(file.scene, answer.events);
        Json at_the_stop = table(answer.scene);
        if (std::holds_alternative<PendingChoice>(answer.stop)) {
            // What a figure sets aside to consume is consumed once something comes of it.
            by_events.erase("elements");
            at_the_stop.erase("elements");
        }
        EXPECT_EQ(Json::diff(by_events, at_the_stop), Json::array()) << fixture.document.json();
    }
    EXPECT_GT(played, 250);
}

}  // namespace
}  // namespace standee
