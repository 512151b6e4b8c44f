#include <nlohmann/json.hpp>
#include <standee/standee.hpp>
#include <standee/turn.hpp>
#include <utility>

#include "api/call.hpp"
#include "bindings/c/requests.hpp"
#include "lib/error.hpp"

// The functions declared in include/standee.

namespace standee {
inline namespace v1 {

std::string call(std::string_view method, std::string_view request) {
    return api::call(method, request);
}

std::string version() { return std::string{api::version()}; }

BadRequest::BadRequest(std::string pointer, std::string found, std::string expected,
                       std::string clause)
    : std::runtime_error{Error{.pointer = pointer, .found = found, .expected = expected}
                             .sentence()},
      pointer_{std::move(pointer)},
      found_{std::move(found)},
      expected_{std::move(expected)},
      clause_{std::move(clause)} {}

namespace {

Hex hex_in(const Json& json) { return {json[0].get<int>(), json[1].get<int>()}; }

std::vector<Hex> hexes_in(const Json& json) {
    std::vector<Hex> hexes;
    for (const Json& hex : json) {
        hexes.push_back(hex_in(hex));
    }
    return hexes;
}

Option option_in(const Json& json) {
    Option option{.end = hex_in(json["end"]), .path = hexes_in(json["path"])};
    if (const auto focus = json.find("focus"); focus != json.end() && focus->is_string()) {
        option.focus = focus->get<std::string>();
    }
    option.targets = json["targets"].get<std::vector<std::string>>();
    option.movement = json["movement"].get<int>();
    option.negative_hexes = json["negativeHexes"].get<int>();
    option.disadvantaged = json["disadvantaged"].get<std::vector<std::string>>();
    if (const auto hex = json.find("attackHex"); hex != json.end() && hex->is_array()) {
        option.attack_hex = hex_in(*hex);
    }
    option.area = hexes_in(json["area"]);
    option.along = json.value("along", std::vector<std::string>{});
    return option;
}

}  // namespace

Turn turn(std::string_view scene, std::string_view figure) {
    Json request{{"input", requests::document_in(scene)}};
    if (!figure.empty()) {
        request["options"]["figure"] = requests::text_in(figure, "/options/figure");
    }
    const Json answer = requests::answer_in(api::call("turn", request.dump()));
    Turn turn{.figure = answer["figure"].get<std::string>(),
              .focus = answer["focus"].get<std::vector<std::string>>(),
              .options = {},
              .decides = answer["decides"].get<std::string>(),
              .why = {}};
    for (const Json& option : answer["options"]) {
        turn.options.push_back(option_in(option));
    }
    for (const Json& reason : answer["why"]) {
        turn.why.push_back({reason["clause"].get<std::string>(), reason["page"].get<std::string>(),
                            reason["says"].get<std::string>()});
    }
    return turn;
}

}  // namespace v1
}  // namespace standee
