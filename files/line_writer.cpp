#include "files/line_writer.hpp"

#include <array>
#include <charconv>
#include <limits>
#include <nlohmann/json.hpp>

#include "files/coordinates.hpp"
#include "files/escaped_controls.hpp"

namespace standee {
namespace {

template <class Number>
constexpr std::size_t longest_number =  // in characters, with a sign
    std::numeric_limits<Number>::digits10 + 2;

/// Writes the number at `begin`; returns where it ends.
template <class Number>
char* write_digits(char* begin, Number number) {
    return std::to_chars(begin, begin + longest_number<Number>, number).ptr;
}

}  // namespace

void LineWriter::name(MemberName name) {
    line_ += '"';
    line_ += name.text;
    line_ += "\":";
}

void LineWriter::put(std::nullptr_t) { line_ += "null,"; }
void LineWriter::put(std::int64_t number) { put_number(number); }
void LineWriter::put(std::uint64_t number) { put_number(number); }
void LineWriter::put(std::string_view text) {
    put_text(text);
    line_ += ',';
}

void LineWriter::put(Hex hex) {
    const Hex written = from_axial(hex, coordinates_);
    std::array<char, 2 * longest_number<int> + 4> text{'['};
    char* end = write_digits(text.data() + 1, written.q);
    *end++ = ',';
    end = write_digits(end, written.r);
    *end++ = ']';
    *end++ = ',';
    line_.append(text.data(), end);
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
                    put_text(field);
                    line_ += ':';
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
    std::array<char, longest_number<Number> + 1> text{};
    char* const end = write_digits(text.data(), number);
    *end = ',';
    line_.append(text.data(), end + 1);
}

void LineWriter::put_text(std::string_view text) {
    if (!is_plain(text)) {
        put_by_library(text);
        return;
    }
    line_ += '"';
    line_ += text;
    line_ += '"';
}

void LineWriter::put_by_library(const Json& value) {
    line_ += escaped_controls(value.dump(-1, ' ', false, Json::error_handler_t::replace));
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
