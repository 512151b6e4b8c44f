#include "show/threat_show.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>
#include <tuple>

#include "files/coordinates.hpp"
#include "files/line_of.hpp"
#include "files/party_notes.hpp"
#include "files/writing.hpp"
#include "lib/figure_ids.hpp"
#include "lib/words.hpp"
#include "show/canvas/text.hpp"
#include "show/words/contested_words.hpp"

namespace standee {
namespace {

using Json = nlohmann::ordered_json;

double rounded(double damage, double steps) { return std::round(damage * steps) / steps; }

Json json_of(DamageSpan span) {
    constexpr double decimals = 10'000;
    return {{"least", rounded(span.least, decimals)}, {"most", rounded(span.most, decimals)}};
}

std::string_view focus_word(const Threat& threat) {
    if (threat.only_focus) {
        return "yes";
    }
    return threat.focus ? "maybe" : "no";
}

/// At most three columns, as a hex has room for: "0", "2.5", "12".
std::string short_number(double damage) {
    const double tenths = rounded(damage, 10);
    return tenths < 10 && tenths != std::floor(tenths) ? fmt::format("{:.1f}", tenths)
                                                       : fmt::format("{:.0f}", tenths);
}

std::string in_words(DamageSpan span) {
    const std::string most = fmt::format("{:.2f}", span.most);
    const std::string least = fmt::format("{:.2f}", span.least);
    return least == most ? most : least + " to " + most;
}

/// Hexes where the same enemies do the same, by what they do in all.
using Group = std::tuple<double, double, std::string>;

std::string threats_in_words(const Scene& scene, const ThreatenedHex& hex) {
    std::vector<std::string> threats;
    for (const Threat& threat : hex.by) {
        threats.push_back(fmt::format("{} {}{}", scene.figures[threat.enemy].id,
                                      in_words(threat.damage),
                                      threat.only_focus ? " (its focus)"
                                      : threat.focus    ? " (maybe its focus)"
                                                        : ""));
    }
    std::string words = threats.empty() ? "nobody focuses on it or attacks it" : joined(threats);
    if (hex.on_the_way.most > 0) {
        words = fmt::format("{} on its way there; {}", in_words(hex.on_the_way), words);
    }
    return words;
}

std::map<Group, std::vector<std::string>> groups_of(const Scene& scene, const ThreatMap& map) {
    std::map<Group, std::vector<std::string>> groups;
    for (const ThreatenedHex& hex : map.hexes) {
        groups[{rounded(hex.damage.most, 100), rounded(hex.damage.least, 100),
                threats_in_words(scene, hex)}]
            .push_back(text_of(hex.at));
    }
    return groups;
}

std::string picture(const Scene& scene, const ThreatMap& map, const MapStyle& style) {
    MapMarks marks;
    marks.acting = map.figure;
    for (const ThreatenedHex& hex : map.hexes) {
        marks.ends.push_back({hex.at, short_number(hex.damage.most)});
    }
    return map_picture(scene, marks, style);
}

}  // namespace

std::string threat_words(const Scene& scene, const ThreatMap& map, const MapStyle& style) {
    const std::string& figure = scene.figures[map.figure].id;
    Paragraph head;
    head.add(fmt::format(
        "Where is {} safe? For each hex in which it could end its move: the mean damage "
        "that it would suffer, at worst, if each enemy acted next.",
        printable(figure)));
    std::string text = head.lines(style.width, "", style.colour) + "\n";
    text += picture(scene, map, style) + "\n";
    for (const auto& [group, hexes] : groups_of(scene, map)) {
        const auto& [most, least, by] = group;
        Paragraph line;
        line.add(in_words({least, most}) + " at", TextRole::heading)
            .add(" " + joined(hexes) + ": " + by);
        text += line.lines(style.width, "  ", style.colour);
    }
    if (!map.without_card.empty()) {
        const std::vector<std::string> ids = ids_of(scene, map.without_card);
        text += fmt::format(
            "Not included, because they have no ability card this round: {}.\n",
            joined(ids | ranges::views::transform(printable) | ranges::to<std::vector>));
    }
    return text + notes_in_words(party_notes(scene));
}

std::string threat_json(const std::string& file, const Scene& scene, const ThreatMap& map) {
    Json hexes = Json::array();
    for (const ThreatenedHex& hex : map.hexes) {
        Json by = Json::array();
        for (const Threat& threat : hex.by) {
            by.push_back({{"figure", scene.figures[threat.enemy].id},
                          {"focus", focus_word(threat)},
                          {"damage", json_of(threat.damage)}});
        }
        Json written{{"at", Json::array({hex.at.q, hex.at.r})},
                     {"movement", hex.movement},
                     {"negativeHexes", hex.negative_hexes},
                     {"damage", json_of(hex.damage)}};
        if (hex.on_the_way.most > 0) {
            written["onTheWay"] = json_of(hex.on_the_way);
        }
        written["by"] = std::move(by);
        hexes.push_back(std::move(written));
    }
    Json json{{"format", "threat-answer/1"},
              {"file", file},
              {"figure", scene.figures[map.figure].id},
              {"hexes", std::move(hexes)},
              {"withoutCard", ids_of(scene, map.without_card)}};
    put_list(json, "notes", party_notes(scene), [](const std::string& note) { return note; });
    return line_of(in_coordinates(std::move(json), scene.map.coordinates));
}

}  // namespace standee
