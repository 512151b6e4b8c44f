#include "show/canvas/canvas.hpp"

#include <algorithm>

#include "show/canvas/text.hpp"

namespace standee {

void Canvas::put(int x, int y, char32_t glyph, TextRole ink) {
    if (x < 0 || y < 0) {
        return;
    }
    const auto column = static_cast<std::size_t>(x);
    const auto row = static_cast<std::size_t>(y);
    if (rows_.size() <= row) {
        rows_.resize(row + 1);
    }
    if (rows_[row].size() <= column) {
        rows_[row].resize(column + 1);
    }
    rows_[row][column] = {glyph, ink};
}

void Canvas::write(int x, int y, std::string_view text, TextRole ink) {
    for (const char32_t point : code_points(text)) {
        put(x++, y, point, ink);
    }
}

std::string Canvas::text(bool colour) const {
    std::string result;
    std::size_t blank_rows = 0;
    for (const std::vector<Cell>& row : rows_) {
        std::size_t length = row.size();
        while (length > 0 && row[length - 1].glyph == U' ') {
            --length;
        }
        if (length == 0) {
            ++blank_rows;
            continue;
        }
        result.append(result.empty() ? 0 : blank_rows, '\n');
        blank_rows = 0;
        for (std::size_t i = 0; i < length;) {
            const TextRole ink = row[i].ink;
            std::string run;
            for (; i < length && (row[i].ink == ink || row[i].glyph == U' '); ++i) {
                run += utf8(row[i].glyph);
            }
            result += inked(run, ink, colour);
        }
        result += '\n';
    }
    return result;
}

std::string utf8(char32_t point) {
    const auto byte = [](char32_t bits) { return static_cast<char>(bits); };
    if (point < 0x80) {
        return {byte(point)};
    }
    if (point < 0x800) {
        return {byte(0xC0U | (point >> 6U)), byte(0x80U | (point & 0x3FU))};
    }
    if (point < 0x10000) {
        return {byte(0xE0U | (point >> 12U)), byte(0x80U | ((point >> 6U) & 0x3FU)),
                byte(0x80U | (point & 0x3FU))};
    }
    return {byte(0xF0U | (point >> 18U)), byte(0x80U | ((point >> 12U) & 0x3FU)),
            byte(0x80U | ((point >> 6U) & 0x3FU)), byte(0x80U | (point & 0x3FU))};
}

}  // namespace standee
