#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/apps/command.hpp"
#include "verify/signature/signature.hpp"
#include "verify/signature/signature_text.hpp"

namespace standee {
namespace {

constexpr auto advice =
    "The answers to the fixtures or to drawn cases have changed, or the work that they take. If\n"
    "\"questions\" changed too, the fixtures or the generators have. \"make signature\" writes the "
    "new value to\n"
    "tests/signature.txt; the commit that changes it says why.\n";

/// The lines of the first text that the second lacks, each after `mark`.
std::string lacking(const std::string& first, const std::string& second, const std::string& mark) {
    const std::vector<std::string> there = lines_of(second);
    std::string text;
    for (const std::string& line : lines_of(first)) {
        if (std::ranges::find(there, line) == there.end()) {
            text += mark + line + "\n";
        }
    }
    return text;
}

std::string signature_of_fixtures(const TemporaryFolder& folder) {
    return verify::signature_text(verify::signature_of(verify::fixture_groups(folder.path("")), 1));
}

TEST(SignatureCommand, TheBehaviourIsTheOneOnRecord) {
    const std::string recorded = text_of(project_file("tests/signature.txt"));
    const Ran ran = run_standee({"signature", project_file("fixtures"), "--jobs", "2"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(ran.out == recorded)
        << lacking(recorded, ran.out, "- ") << lacking(ran.out, recorded, "+ ") << advice;
}

TEST(SignatureCommand, AFolderIsReadInAnyOrderAndFromAnywhere) {
    const TemporaryFolder one;
    one.write("a.json", neighbours_scene());
    one.write("b/c.json", neighbours_fixture(R"({"options": []})"));
    const TemporaryFolder other;
    other.write("b/c.json", neighbours_fixture(R"({"options": []})"));
    other.write("a.json", neighbours_scene());
    other.write("monsters.txt", "not a fixture");
    EXPECT_EQ(signature_of_fixtures(one), signature_of_fixtures(other));
}

TEST(SignatureCommand, OfFixturesAloneLeavesGeneratedCasesOut) {
    const TemporaryFolder folder;
    folder.write("a.json", neighbours_scene());
    const Ran ran = run_standee({"signature", folder.path(""), "--fixtures-only"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, signature_of_fixtures(folder));
    EXPECT_THAT(ran.out, testing::Not(testing::HasSubstr("drawn")));
}

TEST(SignatureCommand, JsonHoldsTheSameNumbers) {
    const TemporaryFolder folder;
    folder.write("a.json", neighbours_scene());
    const verify::Signature signature =
        verify::signature_of(verify::fixture_groups(folder.path("")), 1);
    const std::string text = verify::signature_text(signature);
    const Json json = verify::signature_json(signature);
    EXPECT_EQ(json.at("format"), "signature-answer/1");
    EXPECT_EQ(json.at("groups").size(), 1U);
    EXPECT_THAT(text, testing::HasSubstr(json.at("groups")[0].at("answers").get<std::string>()));
    EXPECT_THAT(text,
                testing::EndsWith("signature " + json.at("signature").get<std::string>() + "\n"));
}

TEST(SignatureCommand, AFixtureThatCannotBeReadIsBadInput) {
    const TemporaryFolder folder;
    folder.write("broken.json", "{");
    const Ran ran = run_standee({"signature", folder.path("")});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, testing::HasSubstr("broken.json"));
}

}  // namespace
}  // namespace standee
