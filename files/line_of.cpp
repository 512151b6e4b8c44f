#include "files/line_of.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace standee {
namespace {

/// Whether a character stands for itself in a text of JSON. Most texts have no other ones.
bool is_plain(char character) {
    return character >= ' ' && character <= '~' && character != '"' && character != '\\';
}

/// Writes objects, lists, plain texts and whole numbers, and leaves the rest to nlohmann_json,
/// which looks at each character for escapes and for bytes that are not UTF-8.
class LineWriter {
public:
    void write(const Json& value) {
        switch (value.type()) {
            case Json::value_t::object: write_object(value); return;
            case Json::value_t::array: write_list(value); return;
            case Json::value_t::string: write_text(value.get_ref<const std::string&>()); return;
            case Json::value_t::number_integer: write_number(value.get<std::int64_t>()); return;
            case Json::value_t::number_unsigned: write_number(value.get<std::uint64_t>()); return;
            default: write_by_library(value);
        }
    }

    std::string take() { return std::move(line_); }

private:
    void write_object(const Json& object) {
        char before = '{';
        for (const auto& [name, value] : object.get_ref<const Json::object_t&>()) {
            line_ += before;
            before = ',';
            write_text(name);
            line_ += ':';
            write(value);
        }
        close(before, '{', '}');
    }

    void write_list(const Json& list) {
        char before = '[';
        for (const Json& value : list.get_ref<const Json::array_t&>()) {
            line_ += before;
            before = ',';
            write(value);
        }
        close(before, '[', ']');
    }

    void close(char before, char opening, char closing) {
        if (before == opening) {
            line_ += opening;
        }
        line_ += closing;
    }

    void write_text(const std::string& text) {
        if (!std::ranges::all_of(text, is_plain)) {
            write_by_library(text);
            return;
        }
        line_ += '"';
        line_ += text;
        line_ += '"';
    }

    template <typename Number>
    void write_number(Number number) {
        std::array<char, std::numeric_limits<Number>::digits10 + 2> digits{};
        const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number);
        line_.append(digits.data(), written.ptr);
    }

    void write_by_library(const Json& value) {
        line_ += value.dump(-1, ' ', false, Json::error_handler_t::replace);
    }

    std::string line_;
};

}  // namespace

std::string line_of(const Json& json) {
    LineWriter writer;
    writer.write(json);
    return writer.take();
}

}  // namespace standee
