#include "verify/signature/signature.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "verify/signature/answers.hpp"
#include "verify/signature/fnv.hpp"

namespace standee::verify {
namespace {

std::uint64_t fnv(std::string_view bytes) { return Fnv1a{}.add(bytes).value(); }

QuestionGroup group_of(std::vector<Question> questions) {
    QuestionGroup group;
    group.name = "group";
    group.count = questions.size();
    group.question = [questions = std::move(questions)](std::size_t i) { return questions.at(i); };
    return group;
}

GroupSignature signed_group(const QuestionGroup& group) {
    return signature_of({group}, 1).groups.front();
}

/// A monster stands between two characters who act at the same time and are equally near: the
/// party decides whom it attacks.
Json between_two() {
    return Json::parse(R"({"format": "scene/1", "edition": "frosthaven",
        "map": {"hexes": [[0,0],[0,1],[0,-1]]},
        "figures": [
            {"id": "A", "kind": "monster", "side": "monsters", "name": "guard", "at": [0,0]},
            {"id": "C1", "kind": "character", "side": "party", "at": [0,-1], "hp": 9,
             "initiative": 20},
            {"id": "C2", "kind": "character", "side": "party", "at": [0,1], "hp": 9,
             "initiative": 20}]})");
}

Question turn_between_two() {
    Json scene = between_two();
    scene["turn"] = Json::parse(R"({"figure": "A", "abilities": [{"attack": {"value": 2}}]})");
    return {"turn", {{"scene", std::move(scene)}}};
}

Question round_between_two() {
    Json scene = between_two();
    scene["cards"] =
        Json::parse(R"({"guard": {"initiative": 10, "abilities": [{"attack": {"value": 2}}]}})");
    return {"round",
            {{"scene", std::move(scene)},
             {"round", Json::parse(R"({"characters": "pass", "draw": ["+0"]})")}}};
}

Question play_of(const char* steps) {
    return {"play", {{"scene", between_two()}, {"steps", Json::parse(steps)}}};
}

std::string answer_of(const Question& question, Ask ask = Ask::answer) {
    TurnPlanner planner;
    return answer_to(question, ask, planner).json;
}

/// The ways and the outcomes after each number of choices.
std::vector<std::pair<std::uint64_t, std::uint64_t>> levels_of(const Signature& signature) {
    std::vector<std::pair<std::uint64_t, std::uint64_t>> levels;
    for (const ChoiceCount& count : signature.rounds.at("group")) {
        levels.emplace_back(count.ways, count.outcomes);
    }
    return levels;
}

// From the list of test vectors in the specification.
TEST(Fnv1a, HashesAsPublished) {
    EXPECT_EQ(fnv(""), 0xCBF29CE484222325U);
    EXPECT_EQ(fnv("a"), 0xAF63DC4C8601EC8CU);
    EXPECT_EQ(fnv("foobar"), 0x85944171F73967E8U);
}

TEST(Fnv1a, KeepsTextsApart) {
    EXPECT_NE(Fnv1a{}.add_text("ab").add_text("c").value(),
              Fnv1a{}.add_text("a").add_text("bc").value());
}

TEST(Signature, DoesNotDependOnTheNumberOfThreads) {
    std::vector<QuestionGroup> groups = drawn_groups();
    for (QuestionGroup& group : groups) {
        group.count = 60;
    }
    const Signature one = signature_of(groups, 1);
    const Signature three = signature_of(groups, 3);
    EXPECT_EQ(one.combined(), three.combined());
    for (std::size_t i = 0; i < groups.size(); ++i) {
        EXPECT_EQ(one.groups[i].work, three.groups[i].work) << groups[i].name;
    }
    EXPECT_EQ(one.rounds.at("drawn rounds").at(1).ways, three.rounds.at("drawn rounds").at(1).ways);
}

TEST(Signature, ShowsThatAnAnswerHasChanged) {
    QuestionGroup group = group_of({turn_between_two()});
    const GroupSignature without_reasons = signed_group(group);
    group.ask = Ask::reasons;
    const GroupSignature with_reasons = signed_group(group);
    EXPECT_EQ(without_reasons.questions, with_reasons.questions);
    EXPECT_NE(without_reasons.answers, with_reasons.answers);
}

TEST(Signature, ShowsThatAQuestionHasChanged) {
    Question hurt = turn_between_two();
    hurt.document["scene"]["figures"][1]["hp"] = 8;  // makes no difference to the turn
    const GroupSignature before = signed_group(group_of({turn_between_two()}));
    const GroupSignature after = signed_group(group_of({hurt}));
    EXPECT_NE(before.questions, after.questions);
    EXPECT_EQ(before.answers, after.answers);
}

TEST(Signature, IgnoresNotesAndExpectations) {
    Question noted = turn_between_two();
    noted.document["note"] = "Both are at range 1.";
    noted.document["expect"] = Json::parse(R"({"options": []})");
    const GroupSignature before = signed_group(group_of({turn_between_two()}));
    const GroupSignature after = signed_group(group_of({noted}));
    EXPECT_EQ(before.questions, after.questions);
    EXPECT_EQ(before.answers, after.answers);
}

TEST(Signature, CountsTheWorkOfAllQuestionsButNotInItsHash) {
    Signature one = signature_of({group_of({turn_between_two()})}, 1);
    const std::uint64_t work = one.groups.front().work;
    EXPECT_GT(work, 0U);
    EXPECT_EQ(signed_group(group_of({turn_between_two(), turn_between_two()})).work, 2 * work);
    const std::uint64_t hash = one.combined();
    ++one.groups.front().work;
    EXPECT_EQ(one.combined(), hash);
}

TEST(Signature, CoversTheCountsAndTheGroups) {
    Signature signature = signature_of({group_of({turn_between_two()})}, 1);
    const std::uint64_t before = signature.combined();
    signature.turns["frosthaven"].options = 1;
    const std::uint64_t counted = signature.combined();
    EXPECT_NE(counted, before);
    ++signature.groups.front().answers;
    EXPECT_NE(signature.combined(), counted);
}

TEST(SignatureAnswer, SaysWhyNotForAnEnemyThatIsNotAttacked) {
    Question question = turn_between_two();
    question.document["scene"]["figures"][2]["initiative"] = 21;
    const Json reasons = Json::parse(answer_of(question, Ask::reasons));
    Json asked = Json::parse(answer_of(question, Ask::why_not));
    std::vector<std::string> about;
    for (const Json& answer : asked.at("whyNot")) {
        about.push_back(answer.at("question").get<std::string>() + " " +
                        answer.value("figure", ""));
    }
    EXPECT_THAT(about, testing::ElementsAre("focus C2", "attack C2", "end ", "end ", "end "));
    asked.erase("whyNot");
    EXPECT_EQ(asked, reasons);
}

TEST(SignatureAnswer, HasTheThreatToEachCharacter) {
    Question question = round_between_two();
    question.document.erase("round");
    const std::string threats = answer_of(question, Ask::threats);
    EXPECT_THAT(threats, testing::HasSubstr(R"("figure":"C1")"));
    EXPECT_THAT(threats, testing::HasSubstr(R"("figure":"C2")"));
    EXPECT_THAT(threats, testing::HasSubstr(R"("by":[{"figure":"A")"));
}

// It attacks C1 or C2.
TEST(Signature, CountsTheOptionsOfTurns) {
    QuestionGroup group = group_of({turn_between_two(), turn_between_two()});
    group.counted = true;
    const Signature signature = signature_of({group}, 1);
    ASSERT_EQ(signature.turns.size(), 1U);
    EXPECT_EQ(signature.turns.at("frosthaven").turns, 2U);
    EXPECT_EQ(signature.turns.at("frosthaven").options, 4U);
}

// The party chooses the one attacked (2 ways), who then acts before the other, and which of two
// sets acts first (2 ways each), which leaves no trace. There is no third choice.
TEST(Signature, CountsTheOutcomesOfRounds) {
    Question question = round_between_two();
    Json& scene = question.document["scene"];
    scene["cards"]["imp"] =
        scene["cards"]["scout"] = {{"initiative", 90}, {"abilities", Json::array()}};
    for (const auto& [name, column] : {std::pair{"imp", 4}, std::pair{"scout", 6}}) {
        scene["map"]["hexes"].push_back({column, 0});
        scene["figures"].push_back({{"id", name},
                                    {"kind", "monster"},
                                    {"side", "monsters"},
                                    {"name", name},
                                    {"at", {column, 0}}});
    }
    QuestionGroup group = group_of({question});
    group.choices = 3;
    EXPECT_THAT(levels_of(signature_of({group}, 1)),
                testing::ElementsAre(testing::Pair(1, 1), testing::Pair(2, 2), testing::Pair(4, 2),
                                     testing::Pair(0, 0)));
}

TEST(SignatureAnswer, GoesOnAfterARefusedStep) {
    const std::string refused = R"({"attack": {"by": "A", "target": "C1", "value": 2}})";
    const std::string played = R"({"damage": {"to": "C2", "amount": 3}})";
    const std::string answer = answer_of(play_of(("[" + refused + "," + played + "]").c_str()));
    EXPECT_THAT(answer, testing::StartsWith(R"({"pointer":"/0)"));
    EXPECT_THAT(answer, testing::EndsWith(answer_of(play_of(("[" + played + "]").c_str()))));
}

TEST(SignatureAnswer, NamesTheClauseButNotTheWordsOfAnError) {
    Question question = round_between_two();
    question.document["scene"].erase("cards");
    EXPECT_EQ(answer_of(question),
              R"({"error":{"pointer":"/scene/figures/0","clause":"initiative.order"}})");
}

}  // namespace
}  // namespace standee::verify
