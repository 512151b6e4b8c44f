#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "lib/clause.hpp"
#include "rulebook/rules.hpp"

namespace standee::rulebook {
namespace {

/// The sources of the rulebook, without the list of what it takes for granted.
std::string rulebook_sources() {
    std::string text;
    for (const auto& entry : std::filesystem::directory_iterator{STANDEE_SOURCE_DIR "/rulebook"}) {
        if (entry.path().filename() != "rules.hpp") {
            std::ifstream file{entry.path()};
            text.append(std::istreambuf_iterator{file}, {});
        }
    }
    return text;
}

TEST(RulebookWithoutAClause, AsksForEveryClauseThatCanBeLeftOut) {
    const std::string sources = rulebook_sources();
    for (const ClauseEntry& entry : all_clauses()) {
        const Clause clause = Clause::of(entry.id);
        if (is_written(clause)) {
            const bool named =
                sources.find("\"" + std::string{entry.id} + "\"_clause") != std::string::npos;
            EXPECT_EQ(named, can_be_left_out(clause)) << entry.id;
        }
    }
}

TEST(RulebookWithoutAClause, StaysAsItIsWhereThePlayersOrTheScenarioDecide) {
    EXPECT_FALSE(can_be_left_out("round.steps"_clause));
    EXPECT_FALSE(can_be_left_out("monster.boss-named"_clause));
    EXPECT_TRUE(can_be_left_out("attack.poison"_clause));
}

}  // namespace
}  // namespace standee::rulebook
