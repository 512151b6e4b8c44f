#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "files/fixture_json.hpp"
#include "files/read_file.hpp"
#include "focus/turn.hpp"
#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "play/turn/whole_turn.hpp"
#include "tests/support/fixture_files.hpp"

namespace standee {
namespace {

using namespace literals;
namespace fs = std::filesystem;

/// The files of fixtures/turns, in order of their names.
std::string short_name(const fs::path& file) {
    return fs::relative(file, STANDEE_SOURCE_DIR "/fixtures/turns").string();
}

/// Cases made by others, and by rulings: they show a rule among others, not alone.
bool is_imported(const fs::path& file) {
    const std::string folder = file.parent_path().filename().string();
    return folder == "published" || folder == "rulings";
}

std::vector<std::string> sorted_ids(const Scene& scene, const std::vector<FigureIndex>& figures) {
    std::vector<std::string> ids;
    for (const FigureIndex figure : figures) {
        ids.push_back(scene.figures[figure].id);
    }
    std::ranges::sort(ids);
    return ids;
}

/// "A: [1,0] A+B; [2,0] A": the foci, then each end with its targets; after a slash whom it attacks
/// along its path, where that is told.
std::string in_words(const TurnExpectation& answer) {
    std::vector<std::string> options;
    for (const ExpectedOption& option : answer.options) {
        options.push_back(
            fmt::format("[{},{}] {}", option.end.q, option.end.r, fmt::join(option.targets, "+")));
        if (option.details.along) {
            options.back() += fmt::format("/{}", fmt::join(*option.details.along, "+"));
        }
    }
    return fmt::format("{}: {}",
                       answer.focus ? fmt::format("{}", fmt::join(*answer.focus, ", ")) : "-",
                       fmt::join(options, "; "));
}

TurnExpectation come_to(TurnPlanner& planner, const Scene& scene, Explain explain) {
    const TurnAnswer answer = plan_whole_turn(scene, Board{scene.map}, planner, explain);
    TurnExpectation result;
    for (const TurnOption& option : answer.options) {
        OptionDetails details{std::nullopt, option.path, sorted_ids(scene, option.along),
                              option.fallen, std::vector<ExpectedPart>{}};
        for (const TurnPart& part : option.then) {
            details.then->push_back({part.end, part.targets, part.fallen});
        }
        if (option.focus) {
            details.focus = scene.figures[*option.focus].id;
        }
        result.options.push_back({option.end, sorted_ids(scene, option.targets), details});
    }
    result.focus = sorted_ids(scene, answer.focus);
    return result;
}

void expect_same(const TurnExpectation& expected, TurnExpectation found) {
    if (!expected.focus) {
        found.focus.reset();
    }
    found.options = in_words_of(expected.options, found.options);
    EXPECT_EQ(in_words(found), in_words(expected));
    EXPECT_TRUE(found.options == expected.options);
}

TEST(TurnFixtures, ComeToWhatTheRulesAllow) {
    TurnPlanner planner;
    for (const std::string& file : support::fixtures("turns")) {
        SCOPED_TRACE(short_name(file));
        try {
            const Fixture fixture = read_fixture_file(file);
            const Scene scene = scene_of(fixture);
            const auto expected = turn_expectation_of(fixture, scene);
            ASSERT_TRUE(expected) << "a fixture says what it expects";
            expect_same(*expected, come_to(planner, scene, Explain::no));
            expect_same(*expected, come_to(planner, scene, Explain::yes));
        } catch (const InputError& error) {
            ADD_FAILURE() << error.what();
        }
    }
}

TEST(TurnFixtures, SayWhereTheRuleStands) {
    for (const std::string& file : support::fixtures("turns")) {
        SCOPED_TRACE(short_name(file));
        const FixtureNotes notes = read_fixture_file(file).notes;
        EXPECT_FALSE(notes.name.empty());
        EXPECT_FALSE(notes.source.empty());
        EXPECT_FALSE(notes.clauses.empty());
        if (fs::path{file}.parent_path().filename() != "published") {
            EXPECT_FALSE(notes.question.empty());
            EXPECT_FALSE(notes.verdict.empty() && notes.note.empty());
        }
        if (notes.contested.set) {
            EXPECT_GE(notes.note.size(), 2U) << "both positions";
        }
    }
}

/// The clauses that bear on the plan of a turn.
constexpr std::array plan_clauses{
    "map.wall-line"_clause,
    "map.closed-door"_clause,
    "map.open-door"_clause,
    "map.locked-door"_clause,
    "map.trap"_clause,
    "map.hazardous"_clause,
    "map.difficult"_clause,
    "map.icy"_clause,
    "map.obstacle"_clause,
    "map.objective"_clause,
    "map.linked-hexes"_clause,
    "map.end-unoccupied"_clause,
    "map.empty-hex"_clause,
    "map.corridor"_clause,
    "map.treasure"_clause,
    "initiative.order"_clause,
    "initiative.ties"_clause,
    "initiative.monster-order"_clause,
    "initiative.summon"_clause,
    "initiative.summon-first-round"_clause,
    "los.line"_clause,
    "range.count"_clause,
    "range.default"_clause,
    "range.ranged-bonus-on-melee"_clause,
    "range.own-hex"_clause,
    "target.count"_clause,
    "target.allies-enemies"_clause,
    "area.placement"_clause,
    "area.line-of-sight"_clause,
    "area.blue"_clause,
    "area.extra-target"_clause,
    "attack.adjacent-ranged"_clause,
    "attack.no-stacking"_clause,
    "condition.invisible"_clause,
    "condition.stun"_clause,
    "condition.disarm"_clause,
    "condition.immobilize"_clause,
    "condition.muddle"_clause,
    "condition.strengthen"_clause,
    "monster.performs-card"_clause,
    "monster.focus-path"_clause,
    "monster.focus-negative-hexes"_clause,
    "monster.focus-proximity"_clause,
    "monster.focus-initiative"_clause,
    "monster.focus-as-melee"_clause,
    "monster.no-focus"_clause,
    "monster.move-minimum"_clause,
    "monster.move-shorten"_clause,
    "monster.move-equal-attack-hexes"_clause,
    "monster.move-max-targets"_clause,
    "monster.move-disadvantage"_clause,
    "monster.extra-targets"_clause,
    "monster.negative-targeted"_clause,
    "monster.ambiguity"_clause,
    "monster.attacks-focus"_clause,
    "monster.target-stat"_clause,
    "summon.card"_clause,
    "summon.no-focus"_clause,
    "element.consume"_clause,
    "move.points"_clause,
    "move.jump"_clause,
    "move.flying"_clause,
    "move.teleport"_clause,
};

TEST(TurnFixtures, ShowEveryClauseThatBearsOnAPlan) {
    std::set<Clause> shown;
    for (const std::string& file : support::fixtures("turns")) {
        if (!is_imported(file)) {
            const auto notes = read_fixture_file(file).notes;
            shown.insert(notes.clauses.begin(), notes.clauses.end());
        }
    }
    for (const Clause clause : plan_clauses) {
        EXPECT_TRUE(shown.contains(clause)) << clause.id() << " has no fixture of its own";
    }
}

}  // namespace
}  // namespace standee
