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

/// Whether a character is written as it is in a text of JSON. Most texts have no others.
bool is_plain(char character) {
    return character >= ' ' && character <= '~' && character != '"' && character != '\\';
}

/// Writes objects, lists, plain texts and whole numbers. nlohmann_json writes the rest: it checks
/// each character for escapes and each byte for UTF-8, which takes longer.
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
        line_ += '{';
        for (const auto& [name, value] : object.get_ref<const Json::object_t&>()) {
            write_text(name);
            line_ += ':';
            write(value);
            line_ += ',';
        }
        close('}');
    }

    void write_list(const Json& list) {
        line_ += '[';
        for (const Json& value : list.get_ref<const Json::array_t&>()) {
            write(value);
            line_ += ',';
        }
        close(']');
    }

    /// Ends an object or a list, in place of the comma after its last item.
    void close(char bracket) {
        if (line_.back() == ',') {
            line_.back() = bracket;
        } else {
            line_ += bracket;
        }
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
