#include "files/turn_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/coordinates.hpp"
#include "files/line_of.hpp"
#include "files/values_json.hpp"
#include "files/why_json.hpp"
#include "files/why_not_json.hpp"
#include "files/writing.hpp"
#include "lib/figure_ids.hpp"

namespace standee {
namespace {

Json write_turn_part(const TurnPart& part) {
    Json json = object_of({{"end", write_hex(part.end)},
                           {"path", write_hexes(part.path)},
                           {"focus", part.focus.empty() ? Json() : Json(part.focus)},
                           {"targets", part.targets},
                           {"movement", part.movement},
                           {"negativeHexes", part.negative_hexes},
                           {"disadvantaged", part.disadvantaged},
                           {"attackHex", part.attack_hex ? write_hex(*part.attack_hex) : Json()},
                           {"area", write_hexes(part.area)}});
    const auto as_it_is = [](const std::string& id) { return id; };
    put_list(json, "along", part.along, as_it_is);
    put_list(json, "fallen", part.fallen, as_it_is);
    return json;
}

Json write_option(const Scene& scene, const TurnOption& option) {
    Json json =
        object_of({{"end", write_hex(option.end)},
                   {"path", write_hexes(option.path)},
                   {"focus", option.focus ? Json(scene.figures[*option.focus].id) : Json()},
                   {"targets", ids_of(scene, option.targets)},
                   {"movement", option.movement},
                   {"negativeHexes", option.negative_hexes},
                   {"disadvantaged", ids_of(scene, option.disadvantaged)},
                   {"attackHex", option.attack_hex ? write_hex(*option.attack_hex) : Json()},
                   {"area", write_hexes(option.area)}});
    const auto as_it_is = [](const std::string& id) { return id; };
    put_list(json, "along", ids_of(scene, option.along), as_it_is);
    put_list(json, "fallen", option.fallen, as_it_is);
    put_list(json, "then", option.then, write_turn_part);
    return json;
}

Json write_answer(const std::string& file, const Scene& scene, const TurnAnswer& answer) {
    Json options = write_list(
        answer.options, [&](const TurnOption& option) { return write_option(scene, option); });
    Json why =
        write_list(answer.why, [&](const Reason& reason) { return write_reason(scene, reason); });
    return object_of({{"format", turn_answer_format},
                      {"file", file},
                      {"figure", scene.figures[answer.figure].id},
                      {"focus", ids_of(scene, answer.focus)},
                      {"options", std::move(options)},
                      {"decides", answer.decides == Decider::party ? "party" : "summoner"},
                      {"why", std::move(why)}});
}

/// The options of one answer that another does not have.
Json only_in(const Scene& scene, const TurnAnswer& answer, const TurnAnswer& other) {
    const auto described = [&](TurnOption option) {
        option.area.clear();
        for (TurnPart& part : option.then) {
            part.area.clear();
        }
        return write_option(scene, option);
    };
    Json only = Json::array();
    for (const TurnOption& option : answer.options) {
        const Json own = described(option);
        if (std::ranges::none_of(other.options, [&](const TurnOption& others) {
                return described(others) == own;
            })) {
            only.push_back(write_option(scene, option));
        }
    }
    return only;
}

Json write_changes(const Scene& scene, const TurnAnswer& with, const TurnAnswer& without) {
    Json changes = Json::object();
    if (Json options = only_in(scene, with, without); !options.empty()) {
        changes["onlyWith"] = std::move(options);
    }
    if (Json options = only_in(scene, without, with); !options.empty()) {
        changes["onlyWithout"] = std::move(options);
    }
    if (with.focus != without.focus) {
        changes["focus"] = {{"with", ids_of(scene, with.focus)},
                            {"without", ids_of(scene, without.focus)}};
    }
    return changes;
}

}  // namespace

Json write_turn_answer(const std::string& file, const Scene& scene, const TurnAnswer& answer,
                       const Remarks& remarks) {
    Json json = write_answer(file, scene, answer);
    if (!remarks.contested.empty()) {
        json["contested"] = write_contested(remarks.contested);
    }
    put_list(json, "notes", remarks.notes, [](const std::string& note) { return note; });
    if (!remarks.why_not.empty()) {
        json["whyNot"] = write_why_not(scene, remarks.why_not);
    }
    return in_coordinates(std::move(json), scene.map.coordinates);
}

bool answers_differ(const Scene& scene, const TurnAnswer& one, const TurnAnswer& other) {
    return !write_changes(scene, one, other).empty();
}

Json write_turn_without(const std::string& file, const Scene& scene,
                        const std::vector<Clause>& clauses, const TurnAnswer& with,
                        const TurnAnswer& without) {
    Json json = write_answer(file, scene, without);
    json["without"] = write_list(clauses, [](Clause clause) { return Json(clause.id()); });
    json["changes"] = write_changes(scene, with, without);
    return in_coordinates(std::move(json), scene.map.coordinates);
}

std::string turn_json(const std::string& file, const Scene& scene, const TurnAnswer& answer,
                      const Remarks& remarks) {
    return line_of(write_turn_answer(file, scene, answer, remarks));
}

}  // namespace standee
