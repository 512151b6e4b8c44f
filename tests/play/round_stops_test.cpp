#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "files/fixture_json.hpp"
#include "files/round_file.hpp"
#include "lib/error.hpp"
#include "play/event_names.hpp"
#include "play/round/round.hpp"
#include "tests/support/fixture_files.hpp"

// No silent decision: every kind of choice stops some round, and is answered by each of its options.

namespace standee {
namespace {

/// The round of a fixture with no choice decided, up to where it stops for something else; for each
/// kind of choice, how many of its options are accepted.
void play_without_decisions(const std::string& name, std::map<std::string, int>& accepted) {
    const Fixture fixture = read_fixture_file(name);
    RoundFile file = read_round(fixture);
    if (file.orders.decide) {
        return;  // its cards and choices are one list
    }
    file.orders.choose.clear();
    file.orders.first_otherwise = false;
    RoundAnswer answer = play_round(file.scene, file.orders);
    while (const auto* stop = std::get_if<PendingChoice>(&answer.stop)) {
        const std::string kind{name_of(stop->choice.of)};
        const std::size_t options = stop->choice.options.size();
        ASSERT_GE(options, 2U) << name << ": " << kind;
        RoundAnswer next;
        for (std::size_t option = options; option > 0; --option) {
            RoundOrders one = file.orders;
            one.choose.emplace_back(option - 1);
            next = play_round(file.scene, one);
            ++accepted[kind];
        }
        file.orders.choose.emplace_back(std::size_t{0});
        answer = std::move(next);
    }
}

TEST(RoundStops, AtEveryKindOfChoiceThatNobodyHasMade) {
    std::map<std::string, int> accepted;
    for (const std::string& name : support::fixtures("rounds")) {
        try {
            play_without_decisions(name, accepted);
        } catch (const InputError&) {  // it is refused, or needs more cards on another course
            continue;
        }
    }
    for (const std::string_view kind : choice_names) {
        EXPECT_GE(accepted[std::string{kind}], 2) << kind << " stops no round of the fixtures";
    }
}

}  // namespace
}  // namespace standee
