#include <standee/play.hpp>
#include <standee/round.hpp>
#include <standee/standee.hpp>
#include <utility>

#include "bindings/c/read_events.hpp"
#include "bindings/c/requests.hpp"
#include "bindings/c/values.hpp"

// The functions of include/standee that play, by the JSON interface: the engine's own types have
// the same names.

namespace standee {
inline namespace v1 {
namespace {

using values::read;
using values::read_text_of;

void add_event(const Json& json, std::vector<Event>& events) {
    if (auto event = values::event_in(json)) {
        events.push_back(*std::move(event));
    }
}

stop::Choice choice_in(const Json& json) {
    stop::Choice choice;
    read(json, "of", choice.of);
    read(json, "figure", choice.figure);
    read(json, "options", choice.options);
    read(json, "amount", choice.amount);
    read(json, "source", choice.source);
    read(json, "clause", choice.clause);
    return choice;
}

stop::Draw draw_in(const Json& json) {
    stop::Draw draw;
    read(json, "figure", draw.figure);
    read(json, "target", draw.target);
    read(json, "cards", draw.cards);
    read_text_of(json, "drawn", draw.drawn);
    return draw;
}

Stop stop_in(const Json& json) {
    const auto kind = json.at("stop").get<std::string>();
    const std::string figure = json.value("figure", "");
    if (kind == "choice") {
        return choice_in(json);
    }
    if (kind == "draw") {
        return draw_in(json);
    }
    if (kind == "party") {
        return stop::Party{figure, json.value("says", "")};
    }
    if (kind == "character") {
        return stop::Character{figure};
    }
    return kind == "acted" ? Stop{stop::Acted{}} : Stop{stop::Over{}};
}

std::vector<PlaceInOrder> order_in(const Json& places) {
    std::vector<PlaceInOrder> order;
    for (const Json& json : places) {
        PlaceInOrder& place = order.emplace_back();
        read(json, "initiative", place.initiative);
        read(json, "set", place.set);
        read(json, "figures", place.figures);
    }
    return order;
}

Round round_in(const std::string& lines) {
    Round round;
    for (std::size_t begin = 0; begin < lines.size();) {
        const std::size_t end = lines.find('\n', begin);
        const Json line = requests::answer_in(lines.substr(begin, end - begin));
        begin = end + 1;
        if (line.contains("event")) {
            add_event(line, round.events);
        } else if (line.contains("initiative")) {
            round.order = order_in(line["initiative"]);
        } else {
            round.stop = stop_in(line);
            read(line, "notAsked", round.not_asked);
            read_text_of(line, "scene", round.scene);
        }
    }
    return round;
}

Json options_of(const RoundOptions& options) {
    Json json{{"brief", options.brief}, {"first", options.first}};
    json["decide"] = Json::array();
    for (const std::string& decision : options.decide) {
        json["decide"].push_back(requests::text_in(decision, "/options/decide"));
    }
    if (options.seed) {
        json["seed"] = *options.seed;
    }
    return json;
}

Round played(std::string_view method, std::string_view document, Json options) {
    const Json request{{"input", requests::document_in(document)}, {"options", std::move(options)}};
    return round_in(call(method, request.dump()));
}

}  // namespace

Play play(std::string_view document) {
    const Json answer =
        requests::answer_in(call("play", Json{{"input", requests::document_in(document)}}.dump()));
    Play play;
    for (const Json& event : answer.at("events")) {
        add_event(event, play.events);
    }
    read(answer, "undecided", play.undecided);
    read(answer, "contested", play.contested);
    read(answer, "notes", play.notes);
    read_text_of(answer, "scene", play.scene);
    return play;
}

Round round(std::string_view scene, const RoundOptions& options) {
    Json json = options_of(options);
    json["skipCharacters"] = options.skip_characters;
    return played("round", scene, std::move(json));
}

Round act_figure(std::string_view scene, std::string_view figure, const RoundOptions& options) {
    Json json = options_of(options);
    json["figure"] = requests::text_in(figure, "/options/figure");
    return played("act", scene, std::move(json));
}

Round act_set(std::string_view scene, std::string_view set, const RoundOptions& options) {
    Json json = options_of(options);
    json["set"] = requests::text_in(set, "/options/set");
    return played("act", scene, std::move(json));
}

std::string apply(std::string_view scene, const std::vector<Event>& events) {
    Json request{{"scene", requests::document_in(scene)}, {"events", Json::array()}};
    for (const Event& event : events) {
        request["events"].push_back(requests::document_in(event.json));
    }
    return requests::answer_in(call("apply", request.dump())).dump();
}

}  // namespace v1
}  // namespace standee
