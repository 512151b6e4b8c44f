#include "show/face_drawing.hpp"

#include <algorithm>
#include <string>

#include "show/text.hpp"

namespace standee {
namespace {

int columns_of(std::span<const Label> labels) {
    int columns = 0;
    for (const Label& label : labels) {
        columns += standee::columns_of(label.text);
    }
    return columns;
}

/// How many of the first labels fit side by side.
std::size_t count_fitting(std::span<const Label> labels, int width) {
    std::size_t count = labels.size();
    while (count > 0 && columns_of(labels.first(count)) > width) {
        --count;
    }
    return count;
}

void draw_labels(std::span<const Label> labels, const Span& line, Canvas& canvas) {
    int x = line.at.x + (line.width - columns_of(labels)) / 2;
    for (const Label& label : labels) {
        canvas.write(x, line.at.y, label.text, label.ink);
        x += standee::columns_of(label.text);
    }
}

/// The signs in turn, over and over; false where there are more than characters.
bool draw_texture(std::span<const Sign> signs, const Span& line, bool ascii, Canvas& canvas) {
    for (int i = 0; !signs.empty() && i < line.width; ++i) {
        const Sign sign = signs[static_cast<std::size_t>(i) % signs.size()];
        canvas.write(line.at.x + i, line.at.y, written(sign, ascii), look_of(sign).ink);
    }
    return static_cast<int>(signs.size()) <= line.width;
}

/// What fills its hex, so that nobody passes.
bool fills(const HexFace& face) {
    const auto has = [&](Sign sign) { return std::ranges::find(face.textures, sign) !=
                                             face.textures.end(); };
    return has(Sign::obstacle) || has(Sign::wall_hex) || has(Sign::closed_door);
}

bool draw_large(std::span<const Span> lines, Hex hex, const HexFace& face, bool ascii,
                Canvas& canvas) {
    const std::span<const Label> labels{face.labels};
    const std::size_t count = count_fitting(labels, lines[1].width);
    draw_labels(labels.first(count), lines[1], canvas);
    const std::span<const Label> rest = labels.subspan(count);
    bool room = draw_texture(face.textures, lines[0], ascii, canvas);
    if (labels.empty() && fills(face)) {
        draw_texture(face.textures, lines[1], ascii, canvas);
    }
    if (!rest.empty()) {
        room = room && face.textures.empty() && columns_of(rest) <= lines[0].width;
        draw_labels(rest.first(count_fitting(rest, lines[0].width)), lines[0], canvas);
    }
    const std::string full = standee::written(hex);
    const Label coordinates{full.substr(1, full.size() - 2), Ink::faint};
    draw_labels({&coordinates, 1}, lines[2], canvas);
    return room;
}

bool draw_compact(std::span<const Span> lines, Hex hex, const HexFace& face, bool crossed,
                  bool ascii, Canvas& canvas) {
    const Span& upper = lines[0];
    Span lower = lines[1];
    lower.width -= crossed ? 1 : 0;
    const std::span<const Label> labels{face.labels};
    if (labels.empty()) {
        draw_texture(face.textures, upper, ascii, canvas);
    }
    const std::size_t count = count_fitting(labels, upper.width);
    draw_labels(labels.first(count), upper, canvas);
    const std::span<const Label> rest = labels.subspan(count);
    bool room = static_cast<int>(face.textures.size()) <= upper.width;
    const std::string r = std::to_string(hex.r);
    if (!rest.empty()) {
        room = room && face.textures.empty() && columns_of(rest) <= lower.width;
        draw_labels(rest.first(count_fitting(rest, lower.width)), lower, canvas);
    } else if (!labels.empty() && !face.textures.empty()) {
        const int length = std::min(lower.width, static_cast<int>(face.textures.size()));
        const Span right{{lower.at.x + lower.width - length, lower.at.y}, length};
        room = draw_texture(face.textures, right, ascii, canvas) && room;
        lower.width -= length;
    }
    if (rest.empty() && static_cast<int>(r.size()) <= lower.width) {
        const Label label{r, Ink::faint};
        draw_labels({&label, 1}, lower, canvas);
    }
    return room;
}

}  // namespace

bool draw_face(const HexFrame& frame, Hex hex, const HexFace& face, bool crossed, bool ascii,
               Canvas& canvas) {
    const std::vector<Span> lines = frame.lines(hex);
    return frame.large() ? draw_large(lines, hex, face, ascii, canvas)
                         : draw_compact(lines, hex, face, crossed, ascii, canvas);
}

}  // namespace standee
