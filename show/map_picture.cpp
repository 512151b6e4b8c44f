#include "show/map_picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "show/canvas.hpp"
#include "show/face_drawing.hpp"
#include "show/hex_face.hpp"
#include "show/map_outline.hpp"
#include "show/map_view.hpp"
#include "show/text.hpp"

namespace standee {
namespace {

void draw_ways(const MapMarks& marks, const MapWindow& window, MapOutline& outline,
               Canvas& canvas) {
    for (const std::vector<Hex>& way : marks.ways) {
        for (std::size_t i = 1; i < way.size(); ++i) {
            const auto direction = direction_between(way[i - 1], way[i]);
            if (direction && (window.contains(way[i - 1]) || window.contains(way[i]))) {
                outline.draw_step(way[i - 1], *direction, canvas);
            }
        }
    }
}

/// The numbers of the columns, above compact hexes.
void draw_columns(const MapView& view, Canvas& canvas) {
    for (int q = view.window.q_first; q <= view.window.q_last; ++q) {
        const Span line = view.frame.lines({q, 0}).front();
        const std::string number = std::to_string(q);
        const int x = line.at.x + (line.width - static_cast<int>(number.size())) / 2;
        canvas.write(x, 0, number, Ink::faint);
    }
}

/// The signs that a picture needs explained, in the order of Sign.
std::set<Sign> signs_in(const Scene& scene, const MapMarks& marks, const std::vector<Hex>& shown,
                        const std::map<Hex, HexFace>& faces, const MapOutline& outline) {
    std::set<Sign> signs;
    const auto add_if = [&](Sign sign, bool there) {
        if (there) {
            signs.insert(sign);
        }
    };
    add_if(Sign::acting, marks.acting.has_value());
    add_if(Sign::focus, !marks.focus.empty());
    add_if(Sign::target, !marks.targets.empty());
    add_if(Sign::way, std::ranges::any_of(marks.ways, [](const auto& w) { return w.size() > 1; }));
    add_if(Sign::end, !marks.ends.empty());
    add_if(Sign::goal, !marks.goals.empty());
    const std::set<Hex> listed(scene.map.hexes.begin(), scene.map.hexes.end());
    for (const Hex hex : shown) {
        if (const auto face = faces.find(hex); face != faces.end()) {
            signs.insert(face->second.textures.begin(), face->second.textures.end());
        }
        add_if(Sign::wall, std::ranges::any_of(all_directions, [&](Direction direction) {
                   return outline.is_wall(hex, direction);
               }));
    }
    return signs;
}

Paragraph legend(const std::set<Sign>& signs, const MapStyle& style) {
    Paragraph words;
    for (const Sign sign : signs) {
        std::string phrase{look_of(sign).means};
        std::ranges::replace(phrase, ' ', '\n');  // a phrase is not broken
        words.add(written(sign, style.ascii), look_of(sign).ink).add(" ").add(phrase).add(" ");
    }
    return words;
}

}  // namespace

std::string map_picture(const Scene& scene, const MapMarks& marks, const MapStyle& style) {
    const MapView view = view_of(scene, marks, style);
    std::vector<Hex> shown = places_of(scene.map);
    std::erase_if(shown, [&](Hex hex) { return !view.window.contains(hex); });
    std::ranges::sort(shown);

    Canvas canvas;
    MapOutline outline(scene.map, view.frame, style.ascii);
    for (const Hex hex : shown) {
        outline.draw_sides(hex, canvas);
    }
    draw_ways(marks, view.window, outline, canvas);
    const std::vector<std::string> names =
        figure_labels(scene, view.frame.inner() - (view.frame.large() ? 1 : 0));
    const auto faces = faces_of(scene, marks, style.ascii, names);
    std::vector<Hex> crowded;
    for (const Hex hex : shown) {
        const auto face = faces.find(hex);
        if (!draw_face(view.frame, hex, face == faces.end() ? HexFace{} : face->second,
                       outline.crossed_below(hex), style.ascii, canvas)) {
            crowded.push_back(hex);
        }
    }
    if (!view.frame.large()) {
        draw_columns(view, canvas);
    }
    std::string text = canvas.text(style.colour);
    text += legend(signs_in(scene, marks, shown, faces, outline), style)
                .lines(style.width, "", style.colour);
    return text;
}

}  // namespace standee
