#include "files/turn_json.hpp"

#include <nlohmann/json.hpp>
#include <span>

#include "lib/figure_ids.hpp"

namespace standee {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(Hex hex) { return Json::array({hex.q, hex.r}); }

Json json_of(std::span<const Hex> hexes) {
    Json list = Json::array();
    for (const Hex hex : hexes) {
        list.push_back(json_of(hex));
    }
    return list;
}

Json json_of(const Scene& scene, const TurnOption& option) {
    return {{"end", json_of(option.end)},
            {"path", json_of(option.path)},
            {"focus", option.focus ? Json(scene.figures[*option.focus].id) : Json()},
            {"targets", ids_of(scene, option.targets)},
            {"movement", option.movement},
            {"negativeHexes", option.negative_hexes},
            {"disadvantaged", ids_of(scene, option.disadvantaged)},
            {"attackHex", option.attack_hex ? json_of(*option.attack_hex) : Json()},
            {"area", json_of(option.area)}};
}

Json json_of(const Reason& reason) {
    return {{"clause", reason.clause.id()},
            {"says", reason.says},
            {"kept", reason.kept},
            {"dropped", reason.dropped}};
}

}  // namespace

std::string turn_json(const std::string& file, const Scene& scene, const TurnAnswer& answer) {
    Json options = Json::array();
    for (const TurnOption& option : answer.options) {
        options.push_back(json_of(scene, option));
    }
    Json why = Json::array();
    for (const Reason& reason : answer.why) {
        why.push_back(json_of(reason));
    }
    const Json json{{"scene", file},
                    {"figure", scene.figures[answer.figure].id},
                    {"focus", ids_of(scene, answer.focus)},
                    {"options", std::move(options)},
                    {"decides", answer.decides == Decider::party ? "party" : "summoner"},
                    {"why", std::move(why)}};
    // A file name need not be UTF-8.
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace standee
