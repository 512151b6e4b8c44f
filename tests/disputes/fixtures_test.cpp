#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "disputes/dispute_json.hpp"
#include "disputes/judge.hpp"
#include "files/read_file.hpp"
#include "lib/error.hpp"
#include "tests/support/fixture_files.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

namespace fs = std::filesystem;

class DisputeFixture : public ::testing::TestWithParam<std::string> {};

TEST_P(DisputeFixture, IsJudgedAsItsSourceSays) {
    const Fixture fixture = read_fixture_file(GetParam());
    try {
        for (const Surprise& surprise : surprises(judge_dispute(fixture))) {
            ADD_FAILURE() << edition(surprise.edition).title() << ", \"" << surprise.says
                          << "\": expected " << surprise.expected << ", found " << surprise.found;
        }
    } catch (const InputError& error) {
        FAIL() << error.what();
    }
}

TEST_P(DisputeFixture, IsInThePublishedFormAndSoIsItsAnswer) {
    support::PublishedSchemas schemas;
    const Fixture fixture = read_fixture_file(GetParam());
    EXPECT_EQ(schemas.complaint("fixture", fixture.document.json()), std::nullopt);
    const Json answer = write_judgement(GetParam(), judge_dispute(fixture));
    EXPECT_EQ(schemas.complaint("dispute-answer", answer), std::nullopt);
}

TEST_P(DisputeFixture, NamesItsQuestionVerdictSourceClausesAndBothSides) {
    const Fixture fixture = read_fixture_file(GetParam());
    const FixtureNotes& notes = fixture.notes;
    EXPECT_EQ(notes.name, fs::path{GetParam()}.stem().string());
    EXPECT_FALSE(notes.question.empty());
    EXPECT_FALSE(notes.verdict.empty());
    EXPECT_FALSE(notes.source.empty());
    EXPECT_FALSE(notes.clauses.empty());
    EXPECT_FALSE(fixture.editions.empty());
    EXPECT_GE(fixture.part("claims")->size(), 2U);
    if (notes.contested.set) {
        EXPECT_GE(notes.note.size(), 2U) << "both positions";
    }
    for (const EditionFinding& found : judge_dispute(fixture).editions) {
        for (const ClaimFinding& claim : found.claims) {
            EXPECT_FALSE(claim.clauses.empty()) << edition(found.edition).title();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Disputes, DisputeFixture,
                         ::testing::ValuesIn(support::fixture_files("disputes")),
                         support::name_of_file);

TEST(DisputeFixtures, AreAllThere) {
    constexpr std::size_t collected = 146 + 18 + 5;  // of players, of contradictions, of rulebooks
    std::set<std::string> names;
    for (const std::string& file : support::fixture_files("disputes")) {
        names.insert(fs::path{file}.stem().string());
    }
    EXPECT_EQ(support::fixture_files("disputes").size(), collected);
    EXPECT_EQ(names.size(), collected);
}

}  // namespace
}  // namespace standee
