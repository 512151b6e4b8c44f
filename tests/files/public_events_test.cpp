#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cctype>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "files/read_file.hpp"

// include/standee/events.hpp has what the schema of events says; `make types` writes it.

namespace standee {
namespace {

using ::testing::ContainsRegex;

std::string text_in_project(const std::string& path) {
    std::ifstream file{STANDEE_SOURCE_DIR "/" + path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// "controlledBy" as "controlled_by".
std::string member_name(const std::string& field) {
    std::string name;
    for (const char c : field) {
        if (std::isupper(static_cast<unsigned char>(c)) != 0) {
            name += '_';
        }
        name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return name;
}

/// The text of a struct of the header; empty if there is none.
std::string struct_called(const std::string& header, std::string name) {
    name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
    const std::size_t begin = header.find("struct " + name + " {");
    return begin == std::string::npos ? "" : header.substr(begin, header.find("};", begin) - begin);
}

TEST(PublicEvents, HaveEveryFieldOfTheSchema) {
    const Json schema = read_document(STANDEE_SOURCE_DIR "/docs/schema/event.schema.json");
    const std::string header = text_in_project("include/standee/events.hpp");
    const std::string reader = text_in_project("bindings/c/read_events.cpp");
    ASSERT_GT(schema["anyOf"].size(), 30U);
    for (const Json& kind : schema["anyOf"]) {
        const auto reference = kind["$ref"].get<std::string>();
        const std::string name = reference.substr(reference.rfind('/') + 1);
        const std::string text = struct_called(header, name);
        ASSERT_FALSE(text.empty()) << name << " is missing: run make types";
        EXPECT_THAT(reader, ::testing::HasSubstr("Kind{\"" + name + "\","));
        for (const auto& [field, part] : schema["$defs"][name]["properties"].items()) {
            if (field != "event" && field != "clause") {
                EXPECT_THAT(text, ContainsRegex("[ >]" + member_name(field) + "( =|;)"))
                    << name << " lacks " << field << ": run make types";
            }
        }
    }
}

}  // namespace
}  // namespace standee
