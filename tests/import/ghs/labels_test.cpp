#include "import/ghs/labels.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace standee::ghs {
namespace {

Labels labels() {
    Labels result{parse_document(
        R"({"custom":{"toad":{"1":"%game.custom.sing%","2":"Loop %data.custom.toad.2%",
        "3":"Range %game.reach:2%<br>and %game.of:a|b%"}}})")};
    result.add(parse_document(
        R"({"game":{"custom":{"sing":"Sing"},"reach":"up to","of":"{1} of {0}","loss":"{0} lost"}})"));
    return result;
}

TEST(GhsLabels, MayNameOthers) {
    EXPECT_EQ(labels().resolved("%data.custom.toad.1% now"), "Sing now");
}

TEST(GhsLabels, MayHaveArguments) {
    EXPECT_EQ(labels().resolved("%data.custom.toad.3%"), "Range up to 2 and b of a");
    EXPECT_EQ(labels().resolved("%game.loss% %game.loss:3%"), "lost 3 lost");
}

TEST(GhsLabels, PutNothingIntoTheirArguments) {
    const Labels of{parse_document(R"({"game":{"of":"{1} of {0}, {7} {x} {"}})")};
    EXPECT_EQ(of.resolved("%game.of:{1}|{0}%"), "{0} of {1}, {7} {x} {");
}

TEST(GhsLabels, StayShortHoweverOftenTheyRepeatAnArgument) {
    std::string places;
    for (int i = 0; i < 1000; ++i) {
        places += "{0}";
    }
    Labels of;
    of.add({{"game", {{"of", places}}}});
    const std::string twenty = "%game.of:" + std::string(20, 'a') + "%";
    EXPECT_EQ(std::ranges::count(of.resolved(twenty), 'a'), 10'000);
}

TEST(GhsLabels, ThatAreNotKnownStay) {
    EXPECT_EQ(labels().resolved("100 % of %no.such:1% here"), "100 % of %no.such:1% here");
}

TEST(GhsLabels, OfTextsOfCardsThatAreNotKnownSendToTheCard) {
    EXPECT_EQ(Labels{}.resolved("attack -1 (%data.custom.gh.archer.1%)"),
              "attack -1 (see the card)");
}

TEST(GhsLabels, ThatNameThemselvesEnd) {
    EXPECT_TRUE(labels().resolved("%data.custom.toad.2%").ends_with("%data.custom.toad.2%"));
}

TEST(GhsLabels, OfTheApplicationHaveAMeaningWithoutTheirTexts) {
    EXPECT_EQ(Labels{}.meaning("%game.damage:2% at %game.action.range:3%, %other%"),
              "2 damage at range 3, %other%");
}

TEST(GhsLabels, OfTheApplicationMeanTheSameWithTheirTexts) {
    const Labels labels{parse_document(
        R"({"game":{"custom":{"ondeath":"When it dies:"},"action":{"range":"Reach"}}})")};
    EXPECT_EQ(labels.meaning("%game.custom.ondeath%"), "ondeath");
    EXPECT_EQ(labels.meaning("within %game.action.range:3%"), "within range 3");
    EXPECT_EQ(labels.resolved("%game.custom.ondeath%"), "When it dies:");
}

TEST(GhsLabels, OfTheFirstFileCount) {
    Labels both{parse_document(R"({"a":"first"})")};
    both.add(parse_document(R"({"a":"second","b":"other"})"));
    EXPECT_EQ(both.resolved("%a% %b%"), "first other");
}

}  // namespace
}  // namespace standee::ghs
