#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "show/canvas/text_role.hpp"

namespace standee {

/// A sheet of characters. Each character is one column wide and has its own ink; x grows to the
/// right, y downward. The sheet grows when it is written on; all other places are blank.
class Canvas {
public:
    /// Writes one character. Places to the left of the sheet or above it are ignored.
    void put(int x, int y, char32_t glyph, TextRole ink = TextRole::plain);
    /// Writes characters side by side from (x, y).
    void write(int x, int y, std::string_view text, TextRole ink = TextRole::plain);

    [[nodiscard]] int height() const { return static_cast<int>(rows_.size()); }

    /// The rows from the first to the last that is not blank, each with a newline and without
    /// blanks at its end.
    [[nodiscard]] std::string text(bool colour) const;

private:
    struct Cell {
        char32_t glyph = U' ';
        TextRole ink = TextRole::plain;
    };
    std::vector<std::vector<Cell>> rows_;
};

/// A code point as UTF-8.
std::string utf8(char32_t point);

}  // namespace standee
