#include "show/canvas/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace standee {
namespace {

constexpr char32_t replacement = 0xFFFD;

/// How many bytes follow a first byte, and the bits of the code point that it holds.
struct Lead {
    int follow;
    char32_t bits;
    char32_t least;  ///< the least code point that needs so many bytes
};

Lead lead_of(unsigned char byte) {
    if (byte < 0x80) return {0, byte, 0};
    if (byte >= 0xC2 && byte < 0xE0) return {1, byte & 0x1FU, 0x80};
    if (byte >= 0xE0 && byte < 0xF0) return {2, byte & 0x0FU, 0x800};
    if (byte >= 0xF0 && byte < 0xF5) return {3, byte & 0x07U, 0x10000};
    return {-1, 0, 0};
}

/// The code point at the start of `text` and its length in bytes.
std::pair<char32_t, std::size_t> first_code_point(std::string_view text) {
    const Lead lead = lead_of(static_cast<unsigned char>(text[0]));
    const auto length = static_cast<std::size_t>(lead.follow + 1);
    if (lead.follow < 0 || text.size() < length) {
        return {replacement, 1};
    }
    char32_t point = lead.bits;
    for (const char c : text.substr(1, length - 1)) {
        if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) {
            return {replacement, 1};
        }
        point = (point << 6U) | (static_cast<unsigned char>(c) & 0x3FU);
    }
    const bool surrogate = point >= 0xD800 && point < 0xE000;
    if (point < lead.least || point > 0x10FFFF || surrogate) {
        return {replacement, 1};
    }
    return {point, length};
}

struct Range {
    char32_t first, last;
};
bool in_any(std::span<const Range> ranges, char32_t point) {
    return std::ranges::any_of(
        ranges, [point](Range range) { return point >= range.first && point <= range.last; });
}

// What terminals draw without an advance, or two columns wide (Unicode UAX 11, by blocks).
constexpr std::array<Range, 6> combining{{{0x300, 0x36F},
                                          {0x200B, 0x200F},
                                          {0x1AB0, 0x1AFF},
                                          {0x20D0, 0x20FF},
                                          {0xFE00, 0xFE0F},
                                          {0xFE20, 0xFE2F}}};
constexpr std::array<Range, 9> wide{{{0x1100, 0x115F},
                                     {0x2E80, 0xA4CF},
                                     {0xAC00, 0xD7A3},
                                     {0xF900, 0xFAFF},
                                     {0xFE30, 0xFE6F},
                                     {0xFF00, 0xFF60},
                                     {0xFFE0, 0xFFE6},
                                     {0x1F300, 0x1FAFF},
                                     {0x20000, 0x3FFFD}}};
// What moves a cursor or turns the direction of writing.
constexpr std::array<Range, 4> control{
    {{0x00, 0x1F}, {0x7F, 0x9F}, {0x2028, 0x202E}, {0x2066, 0x2069}}};

int columns_of_point(char32_t point) {
    if (in_any(combining, point)) return 0;
    return in_any(wide, point) ? 2 : 1;
}

}  // namespace

std::u32string code_points(std::string_view text) {
    std::u32string points;
    while (!text.empty()) {
        const auto [point, length] = first_code_point(text);
        points.push_back(point);
        text.remove_prefix(length);
    }
    return points;
}

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const auto [point, length] = first_code_point(text);
        if (in_any(control, point)) {
            result += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(point));
        } else if (point == replacement) {
            result += "\xEF\xBF\xBD";
        } else {
            result += text.substr(0, length);
        }
        text.remove_prefix(length);
    }
    return result;
}

int columns_of(std::string_view text) {
    int columns = 0;
    for (const char32_t point : code_points(text)) {
        columns += columns_of_point(point);
    }
    return columns;
}

Paragraph& Paragraph::add(std::string_view text, TextRole ink) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end == 0) {
            space_ = true;
            text.remove_prefix(1);
            continue;
        }
        add_whole(text.substr(0, end), ink);
        text.remove_prefix(end);
    }
    return *this;
}

Paragraph& Paragraph::add_whole(std::string_view text, TextRole ink) {
    words_.push_back({std::string{text}, ink, !space_});
    space_ = false;
    return *this;
}

std::string Paragraph::lines(int width, std::string_view first, bool colour, int gap) const {
    const auto spaces = [](int count) { return std::string(static_cast<std::size_t>(count), ' '); };
    const int indent = columns_of(first);
    std::string result{first};
    int column = indent;
    for (std::size_t i = 0; i < words_.size(); ++i) {
        // Words glued to this one go where it goes.
        int length = columns_of(words_[i].text);
        for (std::size_t next = i + 1; next < words_.size() && words_[next].glued; ++next) {
            length += columns_of(words_[next].text);
        }
        if (i > 0 && !words_[i].glued) {
            const bool fits = column + gap + length <= width;
            result += fits ? spaces(gap) : "\n" + spaces(indent);
            column = fits ? column + gap : indent;
        }
        result += inked(words_[i].text, words_[i].ink, colour);
        column += columns_of(words_[i].text);
    }
    return result + "\n";
}

}  // namespace standee
