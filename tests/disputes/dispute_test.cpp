#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "disputes/dispute_json.hpp"
#include "disputes/dispute_words.hpp"
#include "lib/error.hpp"
#include "tests/disputes/disputes.hpp"
#include "tests/support/json_schema.hpp"

namespace standee {
namespace {

using support::claims;
using support::duel;
using support::Judged;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// What no scene shows.
Json in_words() {
    return Json::parse(R"({"question":"May the item be used?","editions":["frosthaven"],
        "verdict":"It may not.","clauses":["turn.start"],"source":"a ruling",
        "contested":"one says it may",
        "claims":[{"says":"it may","verdict":"fails"},
                  {"says":"it may not","verdict":"holds","clauses":["condition.wound"]},
                  {"says":"it may, twice"}]})");
}

TEST(Dispute, InWordsIsAStatementOfTheFileAndElseCannotBeJudged) {
    const Judged judged{in_words()};
    EXPECT_THAT(judged.verdicts(), ElementsAre("fails", "holds", "cannot be judged"));
    EXPECT_TRUE(judged.in().claims[0].in_words);
    EXPECT_FALSE(judged.in().claims[2].in_words);
    EXPECT_THAT(judged.in().claims[2].reason, HasSubstr("no \"expect\""));
    EXPECT_FALSE(judged.in().all_judged());
    EXPECT_THAT(judged.clauses(0), ElementsAre("turn.start"));
    EXPECT_THAT(judged.clauses(1), ElementsAre("condition.wound"));
}

TEST(Dispute, OfStatementsAloneHasNothingThatCannotBeJudged) {
    Json json = in_words();
    json["claims"].erase(2);
    EXPECT_TRUE(Judged{json}.in().all_judged());
    EXPECT_THAT(surprises(Judged{json}.judgement), IsEmpty());
}

TEST(Dispute, WithoutASceneOrEditionsIsAnsweredInAll) {
    Json json = in_words();
    json.erase("editions");
    json["claims"][0]["verdict"] = Json::parse(R"({"frosthaven":"fails","gloomhaven":"holds"})");
    const Judged judged{json};
    ASSERT_EQ(judged.judgement.editions.size(), all_editions.size());
    constexpr auto no_verdict = "cannot be judged";
    EXPECT_THAT(judged.verdicts(0), ElementsAre("holds", "holds", no_verdict));
    EXPECT_THAT(judged.verdicts(1), ElementsAre(no_verdict, "holds", no_verdict));
    EXPECT_THAT(judged.verdicts(2), ElementsAre("fails", "holds", no_verdict));
}

TEST(Dispute, AClaimHoldsUnlessItsFileSaysOtherwise) {
    Json json{{"scene", duel()}, {"claims", claims({R"({"focus":["C"]})", R"({"focus":[]})"})}};
    const Judged silent{json};
    ASSERT_EQ(surprises(silent.judgement).size(), 1U);
    EXPECT_EQ(surprises(silent.judgement).front().expected, "holds");
    EXPECT_EQ(surprises(silent.judgement).front().found, "fails");
    json["claims"][1]["verdict"] = "fails";
    EXPECT_THAT(surprises(Judged{json}.judgement), IsEmpty());
    json["claims"][1]["verdict"] = Json::parse(R"({"frosthaven":"open"})");
    EXPECT_EQ(surprises(Judged{json}.judgement).size(), 1U);
}

TEST(Dispute, WhereTheSceneCannotBeNothingIsExpectedButWhatIsSaid) {
    Json scene = duel();
    scene["figures"][0]["conditions"] = {"ward"};
    Json json{{"scene", scene},
              {"editions", {"frosthaven", "gloomhaven"}},
              {"claims", claims({R"({"focus":["C"]})"})}};
    EXPECT_THAT(surprises(Judged{json}.judgement), IsEmpty());
    json["claims"][0]["verdict"] = "holds";
    EXPECT_EQ(surprises(Judged{json}.judgement).size(), 1U);
    json["claims"][0]["verdict"] =
        Json::parse(R"({"gloomhaven":"not in this edition","frosthaven":"holds"})");
    EXPECT_THAT(surprises(Judged{json}.judgement), IsEmpty());
}

TEST(Dispute, ThatIsNoneIsAnErrorWithItsPlace) {
    const auto pointer_of = [](const Json& json) -> std::string {
        try {
            const Judged judged{json};
        } catch (const InputError& error) {
            return error.error().pointer;
        }
        return "no error";
    };
    const auto with = [](const std::string& pointer, const std::string& value) {
        Json json = in_words();
        json[Json::json_pointer{pointer}] = Json::parse(value);
        return json;
    };
    EXPECT_EQ(pointer_of(with("/claims", "1")), "/claims");
    EXPECT_EQ(pointer_of(with("/claims/0", "1")), "/claims/0");
    EXPECT_EQ(pointer_of(with("/claims/0/say", "1")), "/claims/0");
    EXPECT_EQ(pointer_of(with("/claims/0", "{}")), "/claims/0");
    EXPECT_EQ(pointer_of(with("/claims/0/expect", "[]")), "/claims/0/expect");
    EXPECT_EQ(pointer_of(with("/claims/0/expect", "{}")), "");
    EXPECT_EQ(pointer_of(with("/claims/0/verdict", R"("right")")), "/claims/0/verdict");
    EXPECT_EQ(pointer_of(with("/claims/0/verdict", R"({"gloomhaven":"holds"})")),
              "/claims/0/verdict");
    EXPECT_EQ(pointer_of(with("/claims/0/clauses", R"(["a.b"])")), "/claims/0/clauses/0");
    EXPECT_EQ(pointer_of(with("/editions", "[]")), "/editions");
    EXPECT_EQ(pointer_of(with("/editions", R"(["frosthaven","frosthaven"])")), "/editions/1");
    EXPECT_EQ(pointer_of(with("/expect", "{}")), "");
}

TEST(Dispute, IsAnsweredInTheFormThatIsPublished) {
    support::PublishedSchemas schemas;
    const Json seen{
        {"question", "Who?"},
        {"scene", duel()},
        {"steps", Json::parse(R"([{"damage":{"to":"M","amount":1}}])")},
        {"claims", claims({R"({"damage":[{"to":"M","amount":1}]})", R"({"focus":["C"]})"})}};
    for (const Json& json : {in_words(), seen}) {
        EXPECT_EQ(schemas.complaint("fixture", json), std::nullopt);
        const Judged judged{json};
        const Json answer = write_judgement("a.json", judged.judgement);
        EXPECT_EQ(schemas.complaint("dispute-answer", answer), std::nullopt) << answer;
        EXPECT_FALSE(answer["editions"]["frosthaven"]["why"].empty());
    }
    const Judged judged{seen};
    const Json answer = write_judgement("a.json", judged.judgement)["editions"]["frosthaven"];
    EXPECT_EQ(answer["claims"].dump(), R"(["holds","holds"])");
    EXPECT_EQ(answer["details"][0]["clauses"].dump(), R"(["damage.direct"])");
    const Json words =
        write_judgement("a.json", Judged{in_words()}.judgement)["editions"]["frosthaven"];
    EXPECT_EQ(words["claims"].dump(), R"([null,null,"cannot be judged"])");
    EXPECT_EQ(words["statements"].dump(), R"(["fails","holds",null])");
}

TEST(Dispute, IsToldWithClausesPagesAndWhoSaysOtherwise) {
    const Judged judged{in_words()};
    const std::string words = judgement_words(judged.judgement, MapStyle{});
    EXPECT_THAT(words, HasSubstr("C cannot be judged: this claim has no \"expect\".\n"
                                 "  A  it may\n  B  it may not\n  C  it may, twice\n"
                                 "\n     Frosthaven\n  A  says: fails\n  B  says: holds\n"
                                 "  C  cannot be judged\n"));
    EXPECT_THAT(words, HasSubstr("[condition.wound, Frosthaven p."));
    EXPECT_THAT(words, HasSubstr("\n  condition.wound: The figure suffers 1 damage"));
    EXPECT_THAT(words, HasSubstr("Contested: one says it may\n"));
    EXPECT_THAT(words, HasSubstr("Source: a ruling\n"));
}

}  // namespace
}  // namespace standee
