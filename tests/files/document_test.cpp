#include "files/document.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include "files/read_file.hpp"
#include "lib/error.hpp"
#include "tests/support/errors.hpp"

namespace standee {
namespace {

using support::error_of;
using ::testing::HasSubstr;

Error error_in(const std::string& text) {
    return error_of([&] { static_cast<void>(parse_document(text)); });
}

TEST(Document, KeepsTheOrderOfFields) {
    EXPECT_EQ(parse_document(R"({"b":1,"a":[true,null,"x",-2.5]})").dump(),
              R"({"b":1,"a":[true,null,"x",-2.5]})");
}

TEST(Document, MayBeAnyValue) { EXPECT_EQ(parse_document(" 7 \n"), Json(7)); }

TEST(Document, KeepsNumbersAsTheyAreWritten) {
    EXPECT_EQ(parse_document("[18446744073709551615,-9223372036854775808,12.5,0]").dump(),
              "[18446744073709551615,-9223372036854775808,12.5,0]");
}

/// What JSON is made of, and what it is not.
const std::vector<std::string> pieces{"{",
                                      "}",
                                      "[",
                                      "]",
                                      ",",
                                      ":",
                                      "\"a\"",
                                      "\"b\"",
                                      " ",
                                      "\n",
                                      "null",
                                      "true",
                                      "nul",
                                      "0",
                                      "-0",
                                      "-",
                                      "00",
                                      "1.5",
                                      "1.",
                                      ".5",
                                      "1e5",
                                      "1E-400",
                                      "1e400",
                                      "0.1e1",
                                      "\"\xc3",
                                      "\xa9\"",
                                      "\"\xff\"",
                                      "\"\t\"",
                                      "\"\\u00e9\"",
                                      "\"\\ud83d\"",
                                      "\"\\q\"",
                                      "//",
                                      "9007199254740993",
                                      "18446744073709551615",
                                      "18446744073709551616",
                                      "-9223372036854775808",
                                      "-9223372036854775809",
                                      "0.30000000000000004441",
                                      "\"\\ud83d\\ude00\"",
                                      std::string(1, '\0'),
                                      "\xef\xbb\xbf"};

/// Pieces in any order, which is most often not JSON.
rc::Gen<std::string> pieces_of_json() {
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces)),
                        [](const std::vector<std::string>& drawn) {
                            return std::accumulate(drawn.begin(), drawn.end(), std::string{});
                        });
}

/// What parse_document makes of a text; "refused" where it is an error.
std::string read(const std::string& text) {
    try {
        return parse_document(text).dump();
    } catch (const InputError& refusal) {
        // The only texts refused that nlohmann_json reads.
        return refusal.error().code == ErrorCode::duplicate ? "a field twice" : "refused";
    }
}

/// What nlohmann_json's own parser makes of it: "1" and "1.0" are not the same.
std::string expected(const std::string& text) {
    const Json document = Json::parse(text, nullptr, false);
    return document.is_discarded() ? "refused" : document.dump();
}

/// A text of which the two make something else; empty where there is none.
std::string first_difference(const std::string& inner) {
    for (const char* around : {"%", "[%]", "{\"a\":%}", "[1,%,2]", "%,", "[-%]", "[%0]"}) {
        std::string text = around;
        text.replace(text.find('%'), 1, inner);
        const std::string found = read(text);
        if (found != "a field twice" && found != expected(text)) {
            return text;
        }
    }
    return "";
}

TEST(Document, OfTwoPiecesIsWhatTheParserOfNlohmannJsonReads) {
    for (const std::string& first : pieces) {
        for (const std::string& second : pieces) {
            EXPECT_EQ(first_difference(first + second), "");
        }
    }
}

RC_GTEST_PROP(Document, IsWhatTheParserOfNlohmannJsonReads, ()) {
    RC_ASSERT(first_difference(*pieces_of_json()) == "");
}

TEST(Document, EmptyTextIsAnError) {
    for (const std::string text : {"", " \n\t"}) {
        const Error error = error_in(text);
        EXPECT_EQ(error.code, ErrorCode::not_json);
        EXPECT_EQ(error.sentence(), "found no text at all, expected a JSON document");
    }
}

TEST(Document, TextThatIsNotJsonIsAnErrorWithLineAndColumn) {
    EXPECT_EQ(error_in("{\"a\":1,\n \"b\":,}").sentence(),
              R"(found ",}" at line 2, column 6, expected JSON)");
    EXPECT_EQ(error_in("hello").sentence(), R"(found "hello" at line 1, column 1, expected JSON)");
    EXPECT_EQ(
        error_in("[1] [2]").sentence(),
        R"(found "[2]" at line 1, column 5, expected one JSON document, or several with each on )"
        "a line of its own");
    EXPECT_EQ(error_in("[1,]").sentence(),
              R"(found "]" at line 1, column 4, expected JSON, which has no comma before a )"
              "closing bracket");
}

TEST(Document, TextThatStopsTooEarlyIsAnError) {
    EXPECT_EQ(error_in("{\"a\":\n[1,2").sentence(),
              R"(found the end of the text at line 2, column 5, expected a closing "]")");
    EXPECT_EQ(error_in("{\"a\":1\n").sentence(),
              R"(found the end of the text at line 2, column 1, expected a closing "}")");
    EXPECT_EQ(error_in("{\"a\":").expected, "JSON");
}

TEST(Document, AMissingCommaIsMissedAfterTheValueBeforeIt) {
    EXPECT_EQ(error_in("{\"a\": \"b\"\n  \"level\": 2,\n\"c\":1}").sentence(),
              R"(found no comma at line 1, column 10, expected a comma before "\"level\": 2,")");
    EXPECT_EQ(error_in("[1 2]").sentence(),
              R"(found no comma at line 1, column 3, expected a comma before "2]")");
    EXPECT_EQ(error_in("[{} {}]").expected, R"(a comma before "{}]")");
    EXPECT_EQ(error_in("[1}").sentence(),
              R"(found "}" at line 1, column 3, expected a comma or "]")");
}

TEST(Document, WhatOtherLanguagesAllowIsExplained) {
    for (const char* text : {"{'a':1}", "{\"a\":'b'}", "{\u201ca\u201d:1}", "{a:1}", "{ a: 1 }"}) {
        EXPECT_EQ(error_in(text).expected,
                  R"(JSON, which has names and texts in straight double quotes, as in "level")")
            << text;
    }
    for (const char* text : {"{\"a\":1, // one\n\"b\":2}", "[1 // one\n]", "# one\n[1]"}) {
        EXPECT_EQ(error_in(text).expected, "JSON, which has no comments") << text;
    }
}

TEST(Document, NanAndInfinityAreNotJson) {
    for (const std::string text : {"[NaN]", "[Infinity]", "[-Infinity]"}) {
        EXPECT_EQ(error_in(text).code, ErrorCode::not_json) << text;
    }
}

TEST(Document, ANumberThatNothingCanHoldIsAnError) {
    const Error error = error_in("{\"initiative\":1e999}");
    EXPECT_EQ(error.code, ErrorCode::out_of_range);
    EXPECT_THAT(error.sentence(), HasSubstr("a number too large at line 1, column"));
}

TEST(Document, BytesThatAreNotUtf8AreAnError) {
    for (const std::string text :
         {"\"\xff\"", "\"\xc3\x28\"", "\"\xed\xa0\x80\"", "\"\xc0\x80\""}) {
        const Error error = error_in(text);
        EXPECT_EQ(error.code, ErrorCode::not_json);
        EXPECT_THAT(error.sentence(), HasSubstr("a byte that is not UTF-8 at line 1, column"));
    }
}

TEST(Document, AFieldTwiceInOneObjectIsAnErrorThatNamesIt) {
    const Error error =
        error_in(R"({"scene":{"figures":[{"id":"A"},{"id":"B","at":1,"id":"C"}]}})");
    EXPECT_EQ(error.code, ErrorCode::duplicate);
    EXPECT_EQ(error.pointer, "/scene/figures/1");
    EXPECT_THAT(error.found, HasSubstr(R"("id")"));
}

TEST(Document, AFieldOfOneNameInTwoObjectsIsFine) {
    EXPECT_EQ(parse_document(R"([{"a":1},{"a":2}])").size(), 2U);
}

TEST(Document, ReadsAsDeepAsItsLimitAndNoDeeper) {
    const auto nested = [](std::size_t depth) {
        return std::string(depth, '[') + std::string(depth, ']');
    };
    EXPECT_NO_THROW(static_cast<void>(parse_document(nested(max_document_depth))));
    const Error error = error_in(nested(max_document_depth + 1));
    EXPECT_EQ(error.code, ErrorCode::not_json);
    EXPECT_EQ(error.sentence(),
              "found lists and objects nested too deeply, expected at most 64 levels");
    EXPECT_NO_THROW(
        static_cast<void>(parse_document(nested(max_document_depth + 1), answer_limits)));
}

TEST(Document, TenMegabytesOfBracketsAreOneClearError) {
    constexpr std::size_t ten_megabytes = 10'000'000;
    EXPECT_THAT(error_in(std::string(ten_megabytes, '[')).sentence(), HasSubstr("nested too deep"));
    std::string objects;
    while (objects.size() < ten_megabytes) {
        objects += "{\"a\":";
    }
    EXPECT_THAT(error_in(objects).sentence(), HasSubstr("nested too deep"));
    EXPECT_EQ(error_in(std::string(ten_megabytes, ']')).code, ErrorCode::not_json);
}

TEST(Document, MoreValuesThanItsLimitAreAnError) {
    std::string text = "[0";
    for (std::size_t i = 0; i < max_document_values; ++i) {
        text += ",0";
    }
    EXPECT_THAT(error_in(text + "]").sentence(), HasSubstr("too many values"));
}

TEST(Document, AnObjectOfVeryManyFieldsIsRead) {
    std::string text = "{\"f\":0";
    constexpr int many = 200'000;
    for (int i = 0; i < many; ++i) {
        text += ",\"f" + std::to_string(i) + "\":0";
    }
    EXPECT_EQ(parse_document(text + "}").size(), std::size_t{many} + 1);
}

TEST(Document, MoreBytesThanItsLimitAreAnError) {
    EXPECT_THAT(error_in(std::string(max_document_bytes + 1, ' ')).sentence(),
                HasSubstr("too long a text"));
}

TEST(Document, IsReadFromAFile) {
    const std::string path = ::testing::TempDir() + "standee_document.json";
    std::ofstream{path} << R"({"a":1})";
    EXPECT_EQ(read_document(path).dump(), R"({"a":1})");
    std::filesystem::remove(path);
}

TEST(Document, IsReadFromStandardInput) {
    const std::istringstream input{R"({"a":2})"};
    std::streambuf* const before = std::cin.rdbuf(input.rdbuf());
    EXPECT_EQ(read_document("-").dump(), R"({"a":2})");
    std::cin.rdbuf(before);
    std::cin.clear();
}

TEST(Document, AFileThatCannotBeReadIsAnError) {
    const std::pair<std::string, std::string> cases[]{
        {"no/such/file.json", "no such file"}, {::testing::TempDir(), "a folder, and no file"}};
    for (const auto& [path, sentence] : cases) {
        const Error error = error_of([&] { static_cast<void>(read_text(path)); });
        EXPECT_EQ(error.code, ErrorCode::unreadable);
        EXPECT_EQ(error.sentence(), sentence);
    }
}

}  // namespace
}  // namespace standee
