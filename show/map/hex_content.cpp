#include "show/map/hex_content.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "show/canvas/text.hpp"

namespace standee {
namespace {

constexpr std::array<SignLook, 21> looks{{
    {"►", "@", TextRole::acting, "acts"},
    {"◎", "!", TextRole::focus, "focus"},
    {"×", "x", TextRole::target, "attacked"},
    {"↗", ">", TextRole::path, "its path"},
    {"(1)", "(1)", TextRole::end, "where it ends"},
    {"◇", "<>", TextRole::end, "where it is heading"},
    {"•", "o", TextRole::target, "area of the attack"},
    {"^", "^", TextRole::danger, "trap"},
    {"≈", "~", TextRole::danger, "hazardous"},
    {"∴", "n", TextRole::danger, "negative"},
    {":", ":", TextRole::terrain, "difficult"},
    {"*", "*", TextRole::terrain, "icy"},
    {"▒", "&", TextRole::terrain, "obstacle"},
    {"+", "+", TextRole::wall, "closed door"},
    {"'", "'", TextRole::plain, "open door"},
    {"=", "=", TextRole::ally, "linked"},
    {"$", "$", TextRole::plain, "treasure"},
    {"□", "p", TextRole::plain, "pressure plate"},
    {"¤", "c", TextRole::plain, "loot"},
    {"▓", "%", TextRole::wall, "wall hex"},
    {"▞▃▚", "###", TextRole::wall, "wall"},
}};
static_assert(looks.size() == static_cast<std::size_t>(Symbol::wall) + 1);

/// Every place of each sign that is a texture, in the order in which they are shown.
std::vector<std::pair<Symbol, std::vector<Hex>>> textures_of(const Scene& scene,
                                                             const MapMarks& marks) {
    const Map& map = scene.map;
    std::vector<Hex> traps, closed, open, linked;
    for (const Trap& trap : map.traps) {
        traps.push_back(trap.at);
    }
    for (const Door& door : map.doors) {
        (door.open ? open : closed).push_back(door.at);
    }
    for (const Edge& link : map.links) {
        linked.insert(linked.end(), {link.a, link.b});
    }
    return {{Symbol::area, marks.area},         {Symbol::trap, traps},
            {Symbol::hazardous, map.hazardous}, {Symbol::negative, map.negative},
            {Symbol::closed_door, closed},      {Symbol::obstacle, map.obstacles},
            {Symbol::difficult, map.difficult}, {Symbol::icy, map.icy},
            {Symbol::open_door, open},          {Symbol::link, linked},
            {Symbol::treasure, map.treasure},   {Symbol::pressure_plate, map.pressure_plates},
            {Symbol::loot, scene.loot},         {Symbol::wall_hex, map.wall_hexes}};
}

bool holds(std::span<const FigureIndex> figures, FigureIndex figure) {
    return std::ranges::find(figures, figure) != figures.end();
}

Label label_of(const Scene& scene, const MapMarks& marks, FigureIndex i, bool ascii,
               const std::string& name) {
    const auto marked = [&](Symbol sign) {
        return Label{std::string{written(sign, ascii)}, name, look_of(sign).ink};
    };
    if (marks.acting == i) {
        return marked(Symbol::acting);
    }
    if (holds(marks.focus, i)) {
        return marked(Symbol::focus);
    }
    if (holds(marks.targets, i)) {
        return marked(Symbol::target);
    }
    const Side friendly = marks.acting ? scene.figures[*marks.acting].side : Side::party;
    return {{}, name, scene.figures[i].side == friendly ? TextRole::ally : TextRole::enemy};
}

bool fits(const std::string& name, int width) {
    return !name.empty() && columns_of(name) <= width && printable(name) == name &&
           static_cast<int>(code_points(name).size()) == columns_of(name);
}

}  // namespace

std::string initials(std::string_view id) {
    std::string result;
    bool inside = false;
    for (const char c : id) {
        const auto is = [c](char first, char last) { return c >= first && c <= last; };
        const bool digit = is('0', '9');
        const bool letter = is('a', 'z') || is('A', 'Z');
        if (digit || (letter && !inside)) {
            result += c;
        }
        inside = letter;
    }
    return result;
}

const SignLook& look_of(Symbol sign) { return looks[static_cast<std::size_t>(sign)]; }

std::string_view written(Symbol sign, bool ascii) {
    return ascii ? look_of(sign).ascii : look_of(sign).glyph;
}

std::map<Hex, HexContent> faces_of(const Scene& scene, const MapMarks& marks, bool ascii,
                                   std::span<const std::string> figure_labels) {
    std::map<Hex, HexContent> faces;
    for (const auto& [sign, places] : textures_of(scene, marks)) {
        for (const Hex place : places) {
            std::vector<Symbol>& there = faces[place].textures;
            if (there.empty() || there.back() != sign) {
                there.push_back(sign);
            }
        }
    }
    for (std::size_t i = 0; i < scene.figures.size(); ++i) {
        for_each_hex_of(scene.figures[i], [&](Hex hex) {
            faces[hex].labels.push_back(
                label_of(scene, marks, static_cast<FigureIndex>(i), ascii, figure_labels[i]));
        });
    }
    for (const EndMark& end : marks.ends) {
        faces[end.at].labels.push_back({{}, end.label, TextRole::end});
    }
    for (const Hex goal : marks.goals) {
        faces[goal].labels.push_back(
            {{}, std::string{written(Symbol::goal, ascii)}, look_of(Symbol::goal).ink});
    }
    return faces;
}

std::vector<std::string> figure_labels(const Scene& scene, int width) {
    std::set<std::string> taken;
    for (const Figure& figure : scene.figures) {
        if (fits(figure.id, width)) {
            taken.insert(figure.id);
        }
    }
    std::vector<std::string> labels;
    for (std::size_t i = 0; i < scene.figures.size(); ++i) {
        const std::string& id = scene.figures[i].id;
        if (fits(id, width)) {
            labels.push_back(id);
            continue;
        }
        std::string name = initials(id);
        if (!fits(name, width)) {
            name = "#1";
        }
        for (int number = 2; taken.contains(name); ++number) {
            name = fmt::format("#{}", number);
        }
        taken.insert(name);
        labels.push_back(name);
    }
    return labels;
}

}  // namespace standee
