#include "files/line_of.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "files/escaped_controls.hpp"

namespace standee {
namespace {

std::string by_library(const Json& value) {
    return escaped_controls(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

/// A text of any bytes: with escapes, and with what is not UTF-8.
std::string any_text() {
    return *rc::gen::oneOf(rc::gen::container<std::string>(rc::gen::inRange<char>('"', 'd')),
                           rc::gen::arbitrary<std::string>());
}

Json any_value(int depth) {
    switch (*rc::gen::inRange(0, depth > 0 ? 8 : 6)) {
        case 0: return nullptr;
        case 1: return *rc::gen::arbitrary<bool>();
        case 2: return *rc::gen::arbitrary<std::int64_t>();
        case 3: return *rc::gen::arbitrary<std::uint64_t>();
        case 4: return *rc::gen::arbitrary<double>();
        case 5: return any_text();
        case 6: {
            Json list = Json::array();
            for (int left = *rc::gen::inRange(0, 4); left > 0; --left) {
                list.push_back(any_value(depth - 1));
            }
            return list;
        }
        default: {
            Json object = Json::object();
            for (int left = *rc::gen::inRange(0, 4); left > 0; --left) {
                std::string name = any_text();
                object[std::move(name)] = any_value(depth - 1);
            }
            return object;
        }
    }
}

RC_GTEST_PROP(LineOf, AnyValueIsWhatTheLibraryWrites, ()) {
    const Json value = any_value(4);
    RC_ASSERT(line_of(value) == by_library(value));
}

TEST(LineOf, WritesEachKindOfCharacter) {
    for (int byte = 0; byte <= std::numeric_limits<unsigned char>::max(); ++byte) {
        const Json text = std::string{'a', static_cast<char>(byte), 'b'};
        EXPECT_EQ(line_of(text), by_library(text)) << byte;
    }
    EXPECT_EQ(line_of("M\u00e4nner \u2192"), "\"M\u00e4nner \u2192\"");
}

TEST(LineOf, EscapesWhatATerminalObeys) {
    EXPECT_EQ(line_of("\x7F\u0080\u009B1m\u009F\u2028\u202E\u2066\u2069"),
              R"("\u007f\u0080\u009b1m\u009f\u2028\u202e\u2066\u2069")");
    EXPECT_EQ(line_of("\u00A0\u00FF\u2027\u202F\u2065\u206A"),
              "\"\u00A0\u00FF\u2027\u202F\u2065\u206A\"");
}

TEST(LineOf, WritesTheLargestAndTheSmallestNumbers) {
    const Json numbers{std::numeric_limits<std::int64_t>::min(),
                       std::numeric_limits<std::int64_t>::max(),
                       std::numeric_limits<std::uint64_t>::max(),
                       0,
                       -1,
                       0.5};
    EXPECT_EQ(line_of(numbers),
              "[-9223372036854775808,9223372036854775807,18446744073709551615,0,-1,0.5]");
}

TEST(LineOf, WritesEmptyObjectsAndLists) {
    EXPECT_EQ(line_of({{"a", Json::object()}, {"b", Json::array()}, {"c", {Json::array()}}}),
              R"({"a":{},"b":[],"c":[[]]})");
}

}  // namespace
}  // namespace standee
