#include "show/map/map_legend.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "files/coordinates.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

/// The signs that a picture needs explained, in the order of Symbol.
std::set<Symbol> signs_in(const DrawnMap& drawn, const MapOutline& outline) {
    std::set<Symbol> signs;
    const auto add_if = [&](Symbol sign, bool there) {
        if (there) {
            signs.insert(sign);
        }
    };
    const MapMarks& marks = drawn.marks;
    add_if(Symbol::acting, marks.acting.has_value());
    add_if(Symbol::focus, !marks.focus.empty());
    add_if(Symbol::target, !marks.targets.empty());
    add_if(Symbol::path,
           std::ranges::any_of(marks.paths, [](const auto& w) { return w.size() > 1; }));
    add_if(Symbol::end, std::ranges::any_of(marks.ends, [](const EndMark& end) {
               return end.label.starts_with('(');
           }));
    add_if(Symbol::goal, !marks.goals.empty());
    for (const Hex hex : drawn.hexes) {
        if (const auto face = drawn.faces.find(hex); face != drawn.faces.end()) {
            signs.insert(face->second.textures.begin(), face->second.textures.end());
        }
        add_if(Symbol::wall, std::ranges::any_of(all_directions, [&](Direction direction) {
                   return outline.is_wall_line(hex, direction);
               }));
    }
    return signs;
}

std::string content_of(const HexContent& face) {
    std::vector<std::string> content;
    for (const Label& label : face.labels) {
        content.push_back(label.mark + label.text);
    }
    for (const Symbol sign : face.textures) {
        content.emplace_back(look_of(sign).means);
    }
    return joined(content);
}

std::string left_out(const DrawnMap& drawn, const MapStyle& style) {
    const MapWindow& window = drawn.view.window;
    const auto column = [&](int q) {
        return style.names ? style.names->column(q) : std::to_string(q);
    };
    std::string text = fmt::format(
        "This is a part of the map: {} of its {} hexes, columns {} to {}.", drawn.hexes.size(),
        places_of(drawn.scene.map).size(), column(window.q_first), column(window.q_last));
    std::vector<std::string> unseen;
    for (const Figure& figure : drawn.scene.figures) {
        if (!any_hex_of(figure, [&](Hex hex) { return window.contains(hex); })) {
            unseen.push_back(fmt::format("{} at {}", printable(figure.id), text_of(figure.at)));
        }
    }
    return unseen.empty() ? text : fmt::format("{} Beyond it: {}.", text, joined(unseen));
}

std::string_view hexes_are(Coordinates coordinates) {
    return coordinates == Coordinates::axial
               ? "Hexes are [q,r]: q stands above the column, r in the hex."
           : by_rows(coordinates)
               ? "Hexes are [column,row]: the row stands in the hex."
               : "Hexes are [column,row]: the column stands above, the row in the hex.";
}

}  // namespace

std::string legend_lines(const DrawnMap& drawn, const MapOutline& outline, const MapStyle& style) {
    Paragraph words;
    for (const Symbol sign : signs_in(drawn, outline)) {
        words.add(written(sign, style.ascii), look_of(sign).ink)
            .add_whole(fmt::format(" {}", look_of(sign).means))
            .add(" ");
    }
    return words.empty() ? "" : words.lines(style.width, "", style.colour, 3);
}

std::string note_lines(const DrawnMap& drawn, const std::vector<Hex>& crowded,
                       const MapStyle& style) {
    std::vector<std::string> notes;
    if (!drawn.view.frame.large() && !style.names) {
        notes.emplace_back(hexes_are(drawn.scene.map.coordinates));
    }
    if (!drawn.view.whole) {
        notes.push_back(left_out(drawn, style));
    }
    for (std::size_t i = 0; i < drawn.names.size(); ++i) {
        const Figure& figure = drawn.scene.figures[i];
        if (drawn.names[i] != figure.id &&
            any_hex_of(figure, [&](Hex hex) { return drawn.view.window.contains(hex); })) {
            notes.push_back(fmt::format("{} is {}.", drawn.names[i], printable(figure.id)));
        }
    }
    for (const Edge& link : drawn.scene.map.links) {
        notes.push_back(fmt::format("{} is linked with {}.", text_of(link.a), text_of(link.b)));
    }
    for (const Hex hex : crowded) {
        notes.push_back(
            fmt::format("In {}: {}.", text_of(hex), content_of(drawn.faces.find(hex)->second)));
    }
    std::string text;
    for (const std::string& note : notes) {
        text += Paragraph{}.add(note, TextRole::faint).lines(style.width, "", style.colour);
    }
    return text;
}

}  // namespace standee
