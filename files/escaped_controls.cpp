#include "files/escaped_controls.hpp"

#include <algorithm>
#include <array>

namespace standee {
namespace {

/// The characters from `first` to `last`, by the bytes that UTF-8 begins them with and the last
/// one.
struct Range {
    std::string_view begins;
    unsigned char first;
    unsigned char last;
    unsigned code;  // of the first
};
constexpr std::array ranges{Range{"", 0x7F, 0x7F, 0x7F}, Range{"\xC2", 0x80, 0x9F, 0x80},
                            Range{"\xE2\x80", 0xA8, 0xAE, 0x2028},
                            Range{"\xE2\x81", 0xA6, 0xA9, 0x2066}};

const Range* range_at(std::string_view text) {
    const auto is_there = [text](const Range& range) {
        const std::size_t at = range.begins.size();
        return text.starts_with(range.begins) && at < text.size() &&
               static_cast<unsigned char>(text[at]) >= range.first &&
               static_cast<unsigned char>(text[at]) <= range.last;
    };
    const auto found = std::ranges::find_if(ranges, is_there);
    return found == ranges.end() ? nullptr : &*found;
}

void add_escape(std::string& text, unsigned code) {
    constexpr std::string_view digits = "0123456789abcdef";
    text += "\\u";
    for (const unsigned shift : {12U, 8U, 4U, 0U}) {
        text += digits[code >> shift & 15U];
    }
}

}  // namespace

std::string escaped_controls(std::string_view json) {
    constexpr std::string_view beginnings = "\x7F\xC2\xE2";
    std::string text;
    while (true) {
        const std::size_t plain = std::min(json.find_first_of(beginnings), json.size());
        text += json.substr(0, plain);
        json.remove_prefix(plain);
        if (json.empty()) {
            return text;
        }
        const Range* const range = range_at(json);
        const std::size_t length = range == nullptr ? 1 : range->begins.size() + 1;
        if (range == nullptr) {
            text += json.front();
        } else {
            const auto last = static_cast<unsigned char>(json[length - 1]);
            add_escape(text, range->code + last - range->first);
        }
        json.remove_prefix(length);
    }
}

}  // namespace standee
