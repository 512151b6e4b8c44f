#include "import/ghs/labels.hpp"

#include <gtest/gtest.h>

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

TEST(GhsLabels, ThatAreNotKnownStay) {
    EXPECT_EQ(labels().resolved("100 % of %no.such:1% here"), "100 % of %no.such:1% here");
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
