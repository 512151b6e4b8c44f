#include "files/line_writer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <nlohmann/json.hpp>

#include "files/coordinates.hpp"

namespace standee {
namespace {

/// Whether a character is written as it is in a text of JSON. Most texts have no others.
bool is_plain(char character) {
    return character >= ' ' && character <= '~' && character != '"' && character != '\\';
}

}  // namespace

void LineWriter::put(std::nullptr_t) { line_ += "null,"; }
void LineWriter::put(std::int64_t number) {
    put_number(number);
    line_ += ',';
}
void LineWriter::put(std::uint64_t number) {
    put_number(number);
    line_ += ',';
}
void LineWriter::put(std::string_view text) {
    put_text(text);
    line_ += ',';
}

void LineWriter::put(Hex hex) {
    const Hex written = from_axial(hex, coordinates_);
    line_ += '[';
    put_number(written.q);
    line_ += ',';
    put_number(written.r);
    line_ += "],";
}

void LineWriter::put_sentence(std::string_view text) {
    if (coordinates_ == Coordinates::axial) {
        put(text);
    } else {
        put(text_in_coordinates(text, coordinates_));
    }
}

/// nlohmann_json writes fractions, and texts that may need escapes: it checks each character for
/// escapes and each byte for UTF-8, which takes longer.
void LineWriter::put_json(const Json& value) {
    switch (value.type()) {
        case Json::value_t::object:
            object([&] {
                for (const auto& [field, inner] : value.get_ref<const Json::object_t&>()) {
                    name(field);
                    put_json(inner);
                }
            });
            return;
        case Json::value_t::array:
            list(value.get_ref<const Json::array_t&>(),
                 [&](const Json& inner) { put_json(inner); });
            return;
        case Json::value_t::string: put(value.get_ref<const std::string&>()); return;
        case Json::value_t::number_integer: put(value.get<std::int64_t>()); return;
        case Json::value_t::number_unsigned: put(value.get<std::uint64_t>()); return;
        default: put_by_library(value); line_ += ',';
    }
}

template <class Number>
void LineWriter::put_number(Number number) {
    std::array<char, std::numeric_limits<Number>::digits10 + 2> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    line_.append(digits.data(), written.ptr);
}

void LineWriter::put_text(std::string_view text) {
    if (!std::ranges::all_of(text, is_plain)) {
        put_by_library(text);
        return;
    }
    line_ += '"';
    line_ += text;
    line_ += '"';
}

void LineWriter::put_by_library(const Json& value) {
    line_ += value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void LineWriter::close(char bracket) {
    if (line_.back() == ',') {
        line_.back() = bracket;
    } else {
        line_ += bracket;
    }
    line_ += ',';
}

}  // namespace standee
