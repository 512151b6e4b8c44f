#include "files/reader.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <nlohmann/json.hpp>

#include "files/render.hpp"
#include "tests/support/errors.hpp"

namespace standee {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr Limits one_to_nine{1, 9};

std::string sentence_of(const std::function<void()>& read) {
    return support::error_of(read).sentence();
}

class ReaderTest : public ::testing::Test {
protected:
    const Json document = Json::parse(
        R"({"a":{"b":[10,{"c/d~e":true}]},"text":"x","none":"","number":2.5,"whole":3.0})");
    const Reader reader{document};
};

TEST_F(ReaderTest, KnowsTheJsonPointerOfEachValue) {
    EXPECT_EQ(reader.pointer(), "");
    EXPECT_EQ(reader.at("a").at("b")[0].pointer(), "/a/b/0");
    EXPECT_EQ(reader.at("a").at("b")[1].at("c/d~e").pointer(), "/a/b/1/c~1d~0e");
}

TEST_F(ReaderTest, APieceOfALargerDocumentKeepsItsPlaceThere) {
    const Reader piece{document, "/steps/3"};
    EXPECT_EQ(piece.at("a").pointer(), "/steps/3/a");
}

TEST_F(ReaderTest, AFieldThatIsNeededAndNotThereIsNamed) {
    EXPECT_EQ(sentence_of([&] { static_cast<void>(reader.at("a").at("z")); }),
              R"(/a: found no "z", expected the field "z")");
}

TEST_F(ReaderTest, AFieldThatMayBeLeftOutIsNoneThen) {
    EXPECT_FALSE(reader.find("z"));
    EXPECT_EQ(reader.integer_or("z", 4, one_to_nine), 4);
    EXPECT_FALSE(reader.integer_at("z", one_to_nine));
    EXPECT_TRUE(reader.boolean_or("z", true));
    EXPECT_EQ(reader.text_or("z", "other"), "other");
    EXPECT_TRUE(reader.list_or_none("z", [](const Reader& r) { return r.text(); }).empty());
}

TEST_F(ReaderTest, AnUnknownFieldIsNamedWithTheOneThatWasMeant) {
    const Json json = Json::parse(R"({"figuers":[]})");
    EXPECT_EQ(sentence_of([&] { Reader{json}.only({"map", "figures"}); }),
              R"(found the unknown field "figuers", expected "figures")");
    EXPECT_EQ(sentence_of([&] { Reader{json}.only({"map", "level"}); }),
              R"(found the unknown field "figuers", expected one of map or level)");
    for (const char* other : {"health", "hitPoints", "HP"}) {
        const Json figure{{other, 3}};
        EXPECT_THAT(sentence_of([&] { Reader{figure}.only({"heal", "hp", "maxHp"}); }),
                    HasSubstr(R"(, expected "hp")"));
    }
}

TEST_F(ReaderTest, OfTwoNamesAsNearTheLongerIsMeant) {
    const std::array<std::string_view, 2> editions{"gloomhaven", "gloomhaven-2"};
    EXPECT_EQ(nearest("gloomhaven2", editions), "gloomhaven-2");
    EXPECT_EQ(nearest("gloomhave", editions), "gloomhaven");
}

TEST_F(ReaderTest, OnlyObjectsHaveFields) {
    EXPECT_THAT(sentence_of([&] { static_cast<void>(reader.at("text").find("a")); }),
                HasSubstr(R"(/text: found "x", expected an object)"));
    EXPECT_THAT(sentence_of([&] { reader.at("text").only({"a"}); }), HasSubstr("an object"));
}

TEST_F(ReaderTest, OnlyListsHaveASize) {
    EXPECT_EQ(reader.at("a").at("b").size(), 2U);
    EXPECT_EQ(sentence_of([&] { static_cast<void>(reader.at("text").size()); }),
              R"(/text: found "x", expected a list such as ["x"])");
    EXPECT_EQ(sentence_of([&] { static_cast<void>(reader.at("a").size()); }),
              R"(/a: found {"b":[10,{"c/d~e":true}]}, expected a list such as [{...}])");
}

TEST_F(ReaderTest, AValueBeyondTheListOrOfNoListIsAnError) {
    const Json short_list = Json::parse("[[5]]");
    const Reader list{short_list, "/walls"};
    EXPECT_EQ(support::error_of([&] { static_cast<void>(list[0][1]); }).pointer, "/walls/0");
    EXPECT_EQ(support::error_of([&] { static_cast<void>(list[0][0][0]); }).expected, "a list");
}

TEST_F(ReaderTest, AnIntegerIsWholeAndWithinItsLimits) {
    EXPECT_EQ(reader.at("whole").integer(one_to_nine), 3);
    EXPECT_EQ(sentence_of([&] { static_cast<void>(reader.at("number").integer(one_to_nine)); }),
              "/number: found 2.5, expected a whole number from 1 to 9");
    EXPECT_EQ(
        sentence_of([&] { static_cast<void>(reader.at("a").at("b")[0].integer(one_to_nine)); }),
        "/a/b/0: found 10, expected a whole number from 1 to 9");
    EXPECT_EQ(sentence_of([&] { static_cast<void>(reader.at("text").integer(one_to_nine)); }),
              R"(/text: found "x", expected a whole number from 1 to 9)");
}

TEST_F(ReaderTest, NumbersBeyondEveryIntAreOutOfRange) {
    for (const char* text : {"18446744073709551615", "-9223372036854775808", "1e300", "-1e300"}) {
        const Json json = Json::parse(text);
        EXPECT_THROW(static_cast<void>(Reader{json}.integer({-5, 5})), InputError) << text;
    }
}

TEST_F(ReaderTest, ANaturalNumberHas64Bits) {
    const Json greatest = Json::parse("18446744073709551615");
    EXPECT_EQ(Reader{greatest}.natural(), 18446744073709551615U);
    for (const char* text : {"-1", "1.5", "1e30", "\"1\"", "true"}) {
        const Json json = Json::parse(text);
        EXPECT_THROW(static_cast<void>(Reader{json}.natural()), InputError) << text;
    }
}

TEST_F(ReaderTest, AnIdIsATextThatIsNotEmpty) {
    EXPECT_EQ(reader.at("text").id(), "x");
    EXPECT_EQ(sentence_of([&] { static_cast<void>(reader.at("none").id()); }),
              R"(/none: found "", expected a text that is not empty)");
}

TEST_F(ReaderTest, ANameIsOneOfThoseThatExist) {
    constexpr std::array<std::string_view, 3> names{"v", "w", "x"};
    EXPECT_EQ(reader.at("text").one_of(names, "a letter"), 2U);
    constexpr std::array<std::string_view, 2> others{"v", "w"};
    EXPECT_EQ(sentence_of([&] { static_cast<void>(reader.at("text").one_of(others, "a letter")); }),
              R"(/text: found "x", expected a letter: v or w)");
}

TEST_F(ReaderTest, OneFieldOnly) {
    const Json one = Json::parse(R"({"move":1})");
    EXPECT_EQ(Reader{one}.only_field(), "move");
    EXPECT_THAT(sentence_of([&] { static_cast<void>(reader.only_field()); }),
                HasSubstr("an object with one field"));
    const Json none = Json::object();
    EXPECT_THROW(static_cast<void>(Reader{none}.only_field()), InputError);
}

TEST_F(ReaderTest, NamesOfFieldsComeInTheirOrder) {
    EXPECT_THAT(reader.field_names(), ElementsAre("a", "text", "none", "number", "whole"));
}

TEST(Rendered, IsShortHoweverLargeTheValueIs) {
    Json large = Json::array();
    constexpr int many = 100'000;
    for (int i = 0; i < many; ++i) {
        large.push_back({{"a", std::string(1000, 'x')}});
    }
    EXPECT_LT(abbreviated(large).size(), 200U);
    EXPECT_THAT(abbreviated(large), HasSubstr("..."));
}

TEST(Rendered, CutsNoCharacterInTwo) {
    std::string text = "x";
    for (int i = 0; i < 100; ++i) {
        text += "\u00e9";
    }
    EXPECT_THAT(in_quotes(text), ::testing::Not(HasSubstr("\ufffd")));
    EXPECT_THAT(in_quotes(text), HasSubstr("\u00e9..."));
}

TEST(Reader, AnIdHasTwoHundredBytesAtMost) {
    const Json longest = std::string(200, 'x');
    EXPECT_EQ(Reader{longest}.id(), longest.get<std::string>());
    const Json longer = std::string(201, 'x');
    EXPECT_EQ(support::error_of([&] { static_cast<void>(Reader{longer}.id()); }).code,
              ErrorCode::out_of_range);
}

TEST(Nearest, FindsASlipOfThePenAndNoMore) {
    constexpr std::array<std::string_view, 3> names{"obstacles", "icy", "at"};
    EXPECT_EQ(nearest("obstacels", names), "obstacles");
    EXPECT_EQ(nearest("obstakle", names), "obstacles");
    EXPECT_EQ(nearest("icey", names), "icy");
    EXPECT_EQ(nearest("lava", names), std::nullopt);
    EXPECT_EQ(nearest("q", names), std::nullopt);
    EXPECT_EQ(nearest(std::string(1'000'000, 'x'), names), std::nullopt);
}

}  // namespace
}  // namespace standee
