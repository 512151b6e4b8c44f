#include <gtest/gtest.h>

#include <cstdlib>

#include "lib/error.hpp"
#include "lib/random.hpp"
#include "tests/session/games.hpp"

// Every answer that is offered is accepted, and every stop offers one.

namespace standee {
namespace {

using test::cellar;
using test::example;

/// Commands that a player might give besides the answers; they may be refused.
std::string free_command(const Session& session, SplitMix64& random) {
    const Scene& scene = session.scene();
    const std::vector<Hex>& hexes = scene.map.hexes;
    const std::string hex = session.setting().names.name(hexes[random.below(hexes.size())]);
    const std::string figure = scene.figures[random.below(scene.figures.size())].id;
    switch (random.below(9)) {
        case 0: return "move " + hex;
        case 1: return "attack " + figure + " 3 range 4";
        case 2: return "attack " + figure + " 2 draw +1 miss";
        case 3: return "heal 2 " + figure + " range 3";
        case 4: return figure + " at " + hex;
        case 5: return "hp " + figure + " 5";
        case 6: return "open";
        case 7: return "muddle " + figure;
        default: return "push " + figure + " 1";
    }
}

std::string own_answer(const Session& session, const Waiting& waiting, SplitMix64& random) {
    if (waiting.kind == "initiative" && random.below(4) > 0) {
        return std::to_string(1 + random.below(98));
    }
    if (waiting.kind == "character" && random.below(3) > 0) {
        return free_command(session, random);
    }
    const auto count = waiting.kind == "round-over" ? 1 : waiting.answers.size();
    return waiting.answers[random.below(count)].command;
}

/// A JSON text is the text itself.
std::string as_command(const Json& json) {
    return json.is_string() ? json.get<std::string>() : json.dump();
}

void play_at_random(const Json& document, std::uint64_t seed, Chance chance, int commands) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Session session{document, chance};
    SplitMix64 random{seed};
    for (int i = 0; i < commands; ++i) {
        const Waiting waiting = session.waiting();
        ASSERT_FALSE(waiting.answers.empty()) << waiting.kind << ": " << waiting.says;
        if (waiting.kind == "over") {
            return;
        }
        for (const Answer& answer : waiting.answers) {
            Session copy = session;
            ASSERT_NO_THROW(static_cast<void>(copy.command(answer.command)))
                << waiting.says << ' ' << answer.command << " after " << session.save()["journal"];
            if (!answer.json.is_null()) {
                Session other = session;
                ASSERT_NO_THROW(static_cast<void>(other.command(as_command(answer.json))))
                    << waiting.says << ' ' << answer.json;
                ASSERT_EQ(other.scene(), copy.scene()) << answer.json;
            }
        }
        const Json before = session.save();
        const std::string command = own_answer(session, waiting, random);
        try {
            static_cast<void>(session.command(command));
        } catch (const InputError&) {
            ASSERT_EQ(session.save(), before) << command;
        }
    }
    const Session again = Session::load(session.save());
    ASSERT_EQ(again.remark(), "");
    ASSERT_EQ(again.save(), session.save());
    ASSERT_EQ(again.waiting().says, session.waiting().says);
}

/// More of them where STANDEE_GAMES says so.
std::uint64_t number_of_games() {
    const char* const said = std::getenv("STANDEE_GAMES");
    return said == nullptr ? 12 : std::stoull(said);
}

TEST(SessionAnswers, AreAllAcceptedInGamesAtRandom) {
    const std::uint64_t games = number_of_games();
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const Json document = seed % 2 == 0 ? cellar() : example("examples/round/room.json");
        const Chance chance{seed % 3 == 0 ? std::optional{seed} : std::nullopt, seed};
        play_at_random(document, seed, chance, 70);
        if (HasFatalFailure()) {
            return;
        }
    }
}

}  // namespace
}  // namespace standee
