#include "show/hex_face.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "show/text.hpp"

namespace standee {
namespace {

constexpr std::array<SignLook, 19> looks{{
    {"►", "@", Ink::acting, "acts"},
    {"◎", "!", Ink::focus, "focus"},
    {"×", "x", Ink::target, "attacked"},
    {"↗", ">", Ink::path, "its way"},
    {"(1)", "(1)", Ink::end, "where it ends"},
    {"◇", "<>", Ink::end, "where it is heading"},
    {"•", "o", Ink::target, "area of the attack"},
    {"^", "^", Ink::danger, "trap"},
    {"≈", "~", Ink::danger, "hazardous"},
    {":", ":", Ink::terrain, "difficult"},
    {"*", "*", Ink::terrain, "icy"},
    {"▒", "&", Ink::terrain, "obstacle"},
    {"+", "+", Ink::wall, "closed door"},
    {"'", "'", Ink::plain, "open door"},
    {"=", "=", Ink::ally, "linked"},
    {"$", "$", Ink::plain, "treasure"},
    {"¤", "c", Ink::plain, "loot"},
    {"▓", "%", Ink::wall, "wall hex"},
    {"▞▃▚", "###", Ink::wall, "wall"},
}};
static_assert(looks.size() == static_cast<std::size_t>(Sign::wall) + 1);

/// Every place of each sign that is a texture, in the order in which they are shown.
std::vector<std::pair<Sign, std::vector<Hex>>> textures_of(const Scene& scene,
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
    return {{Sign::area, marks.area},
            {Sign::trap, traps},
            {Sign::hazardous, map.hazardous},
            {Sign::closed_door, closed},
            {Sign::obstacle, map.obstacles},
            {Sign::difficult, map.difficult},
            {Sign::icy, map.icy},
            {Sign::open_door, open},
            {Sign::link, linked},
            {Sign::treasure, map.treasure},
            {Sign::loot, scene.loot},
            {Sign::wall_hex, map.wall_hexes}};
}

bool holds(std::span<const FigureIndex> figures, FigureIndex figure) {
    return std::ranges::find(figures, figure) != figures.end();
}

Label label_of(const Scene& scene, const MapMarks& marks, FigureIndex i, bool ascii,
               const std::string& name) {
    const auto marked = [&](Sign sign) {
        return Label{std::string{written(sign, ascii)}, name, look_of(sign).ink};
    };
    if (marks.acting == i) {
        return marked(Sign::acting);
    }
    if (holds(marks.focus, i)) {
        return marked(Sign::focus);
    }
    if (holds(marks.targets, i)) {
        return marked(Sign::target);
    }
    const Side friendly = marks.acting ? scene.figures[*marks.acting].side : Side::party;
    return {{}, name, scene.figures[i].side == friendly ? Ink::ally : Ink::enemy};
}

/// "bandit-guard-2" becomes "bg2".
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

bool fits(const std::string& name, int width) {
    return !name.empty() && columns_of(name) <= width && printable(name) == name &&
           static_cast<int>(code_points(name).size()) == columns_of(name);
}

}  // namespace

const SignLook& look_of(Sign sign) { return looks[static_cast<std::size_t>(sign)]; }

std::string_view written(Sign sign, bool ascii) {
    return ascii ? look_of(sign).ascii : look_of(sign).glyph;
}

std::map<Hex, HexFace> faces_of(const Scene& scene, const MapMarks& marks, bool ascii,
                                std::span<const std::string> figure_labels) {
    std::map<Hex, HexFace> faces;
    for (const auto& [sign, places] : textures_of(scene, marks)) {
        for (const Hex place : places) {
            std::vector<Sign>& there = faces[place].textures;
            if (there.empty() || there.back() != sign) {
                there.push_back(sign);
            }
        }
    }
    for (std::size_t i = 0; i < scene.figures.size(); ++i) {
        faces[scene.figures[i].at].labels.push_back(
            label_of(scene, marks, static_cast<FigureIndex>(i), ascii, figure_labels[i]));
    }
    for (const EndMark& end : marks.ends) {
        faces[end.at].labels.push_back({{}, end.label, Ink::end});
    }
    for (const Hex goal : marks.goals) {
        faces[goal].labels.push_back(
            {{}, std::string{written(Sign::goal, ascii)}, look_of(Sign::goal).ink});
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
