#include "files/turn_json.hpp"

#include <nlohmann/json.hpp>

#include "files/coordinates.hpp"
#include "files/values_json.hpp"
#include "files/why_json.hpp"
#include "files/why_not_json.hpp"
#include "files/writing.hpp"
#include "lib/figure_ids.hpp"

namespace standee {
namespace {

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
    put_list(json, "along", ids_of(scene, option.along), [](const std::string& id) { return id; });
    return json;
}

}  // namespace

Json write_turn_answer(const std::string& file, const Scene& scene, const TurnAnswer& answer,
                       const Remarks& remarks) {
    Json options = write_list(
        answer.options, [&](const TurnOption& option) { return write_option(scene, option); });
    Json why =
        write_list(answer.why, [&](const Reason& reason) { return write_reason(scene, reason); });
    Json json = object_of({{"format", turn_answer_format},
                           {"file", file},
                           {"figure", scene.figures[answer.figure].id},
                           {"focus", ids_of(scene, answer.focus)},
                           {"options", std::move(options)},
                           {"decides", answer.decides == Decider::party ? "party" : "summoner"},
                           {"why", std::move(why)}});
    if (!remarks.contested.empty()) {
        json["contested"] = write_contested(remarks.contested);
    }
    put_list(json, "notes", remarks.notes, [](const std::string& note) { return note; });
    if (!remarks.why_not.empty()) {
        json["whyNot"] = write_why_not(scene, remarks.why_not);
    }
    return in_coordinates(std::move(json), scene.map.coordinates);
}

std::string turn_json(const std::string& file, const Scene& scene, const TurnAnswer& answer,
                      const Remarks& remarks) {
    return line_of(write_turn_answer(file, scene, answer, remarks));
}

}  // namespace standee
