#include "show/map/face_drawing.hpp"

#include <algorithm>
#include <string>

#include "show/canvas/text.hpp"

namespace standee {
namespace {

/// A line of a hex on which words are set side by side, in the middle of it.
class Line {
public:
    explicit Line(const Span& span) : span_{span} {}

    [[nodiscard]] bool empty() const { return pieces_.empty(); }
    [[nodiscard]] int room() const { return span_.width - used_; }

    /// Adds text if there is room for it.
    bool add(std::string_view text, TextRole ink) {
        const int columns = columns_of(text);
        if (columns > room()) {
            return false;
        }
        pieces_.emplace_back(std::string{text}, ink);
        used_ += columns;
        return true;
    }

    /// Draws what was added, with spaces between where there is room for them.
    void draw(Canvas& canvas) const {
        const int gaps = std::max(0, static_cast<int>(pieces_.size()) - 1);
        const int gap = gaps <= room() ? 1 : 0;
        int x = span_.at.x + (room() - gap * gaps) / 2;
        for (const auto& [text, ink] : pieces_) {
            canvas.write(x, span_.at.y, text, ink);
            x += columns_of(text) + gap;
        }
    }

private:
    Span span_;
    int used_ = 0;
    std::vector<std::pair<std::string, TextRole>> pieces_;
};

/// The signs in turn, over and over.
void draw_texture(std::span<const Symbol> signs, const Span& line, bool ascii, Canvas& canvas) {
    for (int i = 0; !signs.empty() && i < line.width; ++i) {
        const Symbol sign = signs[static_cast<std::size_t>(i) % signs.size()];
        canvas.write(line.at.x + i, line.at.y, written(sign, ascii), look_of(sign).ink);
    }
}

bool has(const HexContent& face, Symbol sign) {
    return std::ranges::find(face.textures, sign) != face.textures.end();
}

/// Sets a label on the first of two lines that has room for it, its mark beside it or on the
/// second line.
bool set_label(const Label& label, Line& first, Line& second) {
    return first.add(label.mark + label.text, label.ink) ||
           (!label.mark.empty() && first.add(label.text, label.ink) &&
            second.add(label.mark, label.ink)) ||
           second.add(label.mark + label.text, label.ink);
}

bool draw_large(std::span<const Span> lines, const HexLabel& label, const HexContent& face,
                bool ascii, Canvas& canvas) {
    Line upper{lines[0]};
    Line middle{lines[1]};
    bool room = static_cast<int>(face.textures.size()) <= lines[0].width;
    for (const Label& mark : face.labels) {
        room = set_label(mark, middle, upper) && room;
    }
    if (upper.empty()) {
        draw_texture(face.textures, lines[0], ascii, canvas);
    } else {
        for (const Symbol sign : face.textures) {
            room = upper.add(written(sign, ascii), look_of(sign).ink) && room;
        }
    }
    // What nobody enters fills its hex.
    if (middle.empty() && (has(face, Symbol::obstacle) || has(face, Symbol::closed_door))) {
        draw_texture(face.textures, lines[1], ascii, canvas);
    }
    upper.draw(canvas);
    middle.draw(canvas);
    Line coordinates{lines[2]};
    coordinates.add(label.large, TextRole::faint);
    coordinates.draw(canvas);
    return room;
}

bool draw_compact(std::span<const Span> lines, const HexLabel& label, const HexContent& face,
                  bool crossed, bool ascii, Canvas& canvas) {
    Line upper{lines[0]};
    Line lower{{lines[1].at, lines[1].width - (crossed ? 1 : 0)}};
    bool room = static_cast<int>(face.textures.size()) <= lines[0].width;
    for (const Label& mark : face.labels) {
        room = set_label(mark, upper, lower) && room;
    }
    if (upper.empty()) {
        draw_texture(face.textures, lines[0], ascii, canvas);
    } else {
        for (const Symbol sign : face.textures) {
            room = lower.add(written(sign, ascii), look_of(sign).ink) && room;
        }
    }
    if (!lower.add(label.compact, TextRole::faint)) {
        lower.add(label.row, TextRole::faint);
    }
    upper.draw(canvas);
    lower.draw(canvas);
    return room;
}

}  // namespace

bool draw_face(const HexFrame& frame, Hex hex, const HexLabel& label, const HexContent& face,
               bool crossed, bool ascii, Canvas& canvas) {
    const std::vector<Span> lines = frame.lines(hex);
    if (has(face, Symbol::wall_hex)) {
        for (const Span& line : lines) {
            draw_texture(face.textures, line, ascii, canvas);
        }
        return true;
    }
    return frame.large() ? draw_large(lines, label, face, ascii, canvas)
                         : draw_compact(lines, label, face, crossed, ascii, canvas);
}

}  // namespace standee
