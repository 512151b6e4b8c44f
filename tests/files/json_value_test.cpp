#include "files/json_value.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "files/document.hpp"

namespace standee {
namespace {

TEST(JsonValue, IsAWholeNumberWithinLimitsWhicheverWayItIsHeld) {
    for (const int number : {-3, 0, 7}) {
        EXPECT_EQ(JsonValue{std::int64_t{number}}.whole(-3, 7), number);
    }
    EXPECT_EQ(JsonValue{std::uint64_t{7}}.whole(-3, 7), 7);
    EXPECT_EQ(JsonValue{std::uint64_t{8}}.whole(-3, 7), std::nullopt);
    EXPECT_EQ(JsonValue{std::uint64_t{2}}.whole(3, 7), std::nullopt);
    EXPECT_EQ(JsonValue{std::int64_t{-4}}.whole(-3, 7), std::nullopt);
    EXPECT_EQ(JsonValue{std::int64_t{8}}.whole(-3, 7), std::nullopt);
}

TEST(JsonValue, IsNoWholeNumberWhereAnIntCannotHoldIt) {
    constexpr int least = std::numeric_limits<int>::min();
    constexpr int greatest = std::numeric_limits<int>::max();
    EXPECT_EQ(JsonValue{std::uint64_t{greatest}}.whole(least, greatest), greatest);
    EXPECT_EQ(JsonValue{std::int64_t{least}}.whole(least, greatest), least);
    // Their lowest 32 bits are 5.
    EXPECT_EQ(JsonValue{(std::uint64_t{1} << 32U) + 5}.whole(least, greatest), std::nullopt);
    EXPECT_EQ(JsonValue{(std::int64_t{1} << 32) + 5}.whole(least, greatest), std::nullopt);
    EXPECT_EQ(JsonValue{-(std::int64_t{1} << 32) + 5}.whole(least, greatest), std::nullopt);
}

TEST(JsonValue, OfAnotherKindIsNoWholeNumber) {
    for (const char* text : {"null", "true", "1.0", "\"1\"", "[1]", R"({"1":1})"}) {
        const Document document = Document::parse(text);
        EXPECT_EQ(document.root().whole(-9, 9), std::nullopt) << text;
    }
}

TEST(Document, IsTheSameFromItsTextAndFromWhatWasMadeByHand) {
    const Json json{{"z", nullptr},
                    {"a", true},
                    {"whole", 12},
                    {"below", -12},
                    {"fraction", 0.1},
                    {"text", "zwölf \"12\""},
                    {"list", {1, {{"two", 2}}}},
                    {"none", Json::object()},
                    {"", Json::array()}};
    const Document by_hand{json};
    const Document read = Document::parse(json.dump());
    EXPECT_EQ(by_hand.json().dump(), json.dump());
    EXPECT_EQ(read.json().dump(), json.dump());
    EXPECT_EQ(read.json(), json);
}

TEST(Document, SharesItsMemoryWithCopiesAndParts) {
    std::optional<Document> whole =
        Document::parse(R"({"format":"fixture/1","scenes":[{"format":"scene/1","name":"one"}]})");
    EXPECT_EQ(whole->format(), "fixture/1");
    const Document copy = *whole;
    const Document part = whole->part(whole->root().fields()[1].value.values()[0]);
    EXPECT_EQ(&copy.root(), &whole->root());
    whole.reset();
    EXPECT_EQ(part.format(), "scene/1");
    EXPECT_EQ(part.json().dump(), R"({"format":"scene/1","name":"one"})");
    EXPECT_EQ(copy.root().fields()[0].value.text(), "fixture/1");
}

TEST(TextsIn, AreThoseOfOneFieldAtAnyDepthInOrder) {
    const Document document = Document::parse(
        R"({"name":"a","x":[{"name":"b","in":{"name":["c",{"name":"d"}]}},{"name":7}],"y":"name"})");
    EXPECT_EQ(texts_in(document.root(), "name"), (std::vector<std::string>{"a", "b", "d"}));
    EXPECT_EQ(texts_in(document.root(), "z"), std::vector<std::string>{});
}

TEST(Document, HasAFormatOnlyWhereThatIsAText) {
    for (const char* text : {"7", "[]", "{}", R"({"format":7})", R"({"name":"scene/1"})"}) {
        EXPECT_EQ(Document::parse(text).format(), "") << text;
    }
    EXPECT_EQ(Document{}.root().kind(), JsonValue::Kind::null);
}

}  // namespace
}  // namespace standee
