#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "files/read_file.hpp"
#include "files/why_json.hpp"
#include "lib/error.hpp"

namespace standee {
namespace {

using ::testing::ElementsAreArray;
using ::testing::HasSubstr;

TEST(ErrorCodes, AreNamedEach) {
    EXPECT_EQ(error_code_names.size(), static_cast<std::size_t>(ErrorCode::internal) + 1);
    const std::set<std::string_view> names(error_code_names.begin(), error_code_names.end());
    EXPECT_EQ(names.size(), error_code_names.size());
    EXPECT_EQ(name_of(ErrorCode::unreadable), "unreadable");
    EXPECT_EQ(name_of(ErrorCode::not_in_edition), "not-in-edition");
    EXPECT_EQ(name_of(ErrorCode::usage), "usage");
    EXPECT_EQ(name_of(ErrorCode::internal), "internal");
}

TEST(ErrorCodes, AreInTheSchema) {
    const Json schema = read_document(STANDEE_SOURCE_DIR "/docs/schema/error.schema.json");
    EXPECT_THAT(schema.at(Json::json_pointer{"/$defs/code/enum"}).get<std::vector<std::string>>(),
                ElementsAreArray(error_code_names));
}

TEST(ErrorCodes, AreDocumentedEach) {
    std::ifstream file{STANDEE_SOURCE_DIR "/docs/stability.md"};
    const std::string page{std::istreambuf_iterator<char>{file}, {}};
    for (const std::string_view name : error_code_names) {
        EXPECT_THAT(page, HasSubstr("\n| `" + std::string{name} + "` | "));
    }
}

TEST(ErrorCodes, AreInTheErrorsOfAnswers) {
    const Json error = write_error("-", {.code = ErrorCode::duplicate, .pointer = "/a"});
    EXPECT_EQ(error["error"]["code"], "duplicate");
}

}  // namespace
}  // namespace standee
