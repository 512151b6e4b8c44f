#include "show/map/map_picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "files/coordinates.hpp"
#include "show/canvas/canvas.hpp"
#include "show/canvas/text.hpp"
#include "show/map/face_drawing.hpp"
#include "show/map/hex_content.hpp"
#include "show/map/map_legend.hpp"
#include "show/map/map_outline.hpp"
#include "show/map/map_view.hpp"

namespace standee {
namespace {

void draw_paths(const MapMarks& marks, const MapWindow& window, MapOutline& outline,
                Canvas& canvas) {
    for (const std::vector<Hex>& path : marks.paths) {
        for (std::size_t i = 1; i < path.size(); ++i) {
            const auto direction = direction_between(path[i - 1], path[i]);
            if (direction && (window.contains(path[i - 1]) || window.contains(path[i]))) {
                outline.draw_step(path[i - 1], *direction, canvas);
            }
        }
    }
}

/// What a hex is called: by its name, or by its coordinates as the scene's file writes them.
HexLabel label_of_hex(Hex hex, const Scene& scene, const MapStyle& style) {
    if (style.names) {
        const std::string name = style.names->name(hex);
        return {name, name, style.names->row(hex)};
    }
    const Hex written = from_axial(hex, scene.map.coordinates);
    const std::string full = text_of(written);
    const std::string row = std::to_string(written.r);
    return {full.substr(1, full.size() - 2), row, row};
}

/// The columns, above compact hexes.
void draw_columns(const MapView& view, const MapStyle& style, Canvas& canvas) {
    for (int q = view.window.q_first; q <= view.window.q_last; ++q) {
        const Span line = view.frame.lines({q, 0}).front();
        const std::string number = style.names ? style.names->column(q) : std::to_string(q);
        const int x = line.at.x + (line.width - static_cast<int>(number.size())) / 2;
        canvas.write(x, 0, number, TextRole::faint);
    }
}

/// Draws what is in the hexes; returns those with no room for all of it.
std::vector<Hex> draw_faces(const DrawnMap& drawn, const MapOutline& outline, const MapStyle& style,
                            Canvas& canvas) {
    const HexContent nothing;
    std::vector<Hex> crowded;
    for (const Hex hex : drawn.hexes) {
        const auto face = drawn.faces.find(hex);
        if (!draw_face(drawn.view.frame, hex, label_of_hex(hex, drawn.scene, style),
                       face == drawn.faces.end() ? nothing : face->second,
                       outline.crossed_below(hex), style.ascii, canvas)) {
            crowded.push_back(hex);
        }
    }
    return crowded;
}

std::string first_lines(const std::string& text, int most) {
    std::size_t end = 0;
    for (int line = 0; line < most && end < text.size(); ++line) {
        end = std::min(text.find('\n', end), text.size() - 1) + 1;
    }
    return text.substr(0, end);
}

}  // namespace

std::string map_picture(const Scene& scene, const MapMarks& marks, const MapStyle& style) {
    const MapView view = view_of(scene, marks, style);
    std::vector<Hex> shown = places_of(scene.map);
    std::erase_if(shown, [&](Hex hex) { return !view.window.contains(hex); });
    std::ranges::sort(shown);
    const std::vector<std::string> names =
        figure_labels(scene, view.frame.inner() + (view.frame.large() ? 1 : 0));
    const auto faces = faces_of(scene, marks, style.ascii, names);
    const DrawnMap drawn{scene, marks, view, shown, faces, names};

    Canvas canvas;
    MapOutline outline(scene.map, view.frame, style.ascii);
    for (const Hex hex : shown) {
        outline.draw_sides(hex, canvas);
    }
    draw_paths(marks, view.window, outline, canvas);
    const std::vector<Hex> crowded = draw_faces(drawn, outline, style, canvas);
    if (!view.frame.large() && (style.names || !by_rows(scene.map.coordinates))) {
        draw_columns(view, style, canvas);
    }
    return canvas.text(style.colour) + legend_lines(drawn, outline, style) +
           note_lines(drawn, crowded, style);
}

std::optional<std::string> whole_map_picture(const Scene& scene, const MapMarks& marks,
                                             const MapStyle& style) {
    MapStyle lower = style;  // its height bounds the hexes alone
    for (; lower.height > 0 && view_of(scene, marks, lower).whole; --lower.height) {
        std::string text = map_picture(scene, marks, lower);
        if (std::ranges::count(text, '\n') <= style.height) {
            return text;
        }
    }
    return std::nullopt;
}

std::string map_picture_within(const Scene& scene, const MapMarks& marks, const MapStyle& style) {
    if (auto whole = whole_map_picture(scene, marks, style)) {
        return *std::move(whole);
    }
    MapStyle lower = style;
    while (lower.height > 0) {
        std::string text = map_picture(scene, marks, lower);
        if (std::ranges::count(text, '\n') <= style.height) {
            return text;
        }
        --lower.height;
    }
    return first_lines(map_picture(scene, marks, lower), style.height);
}

}  // namespace standee
