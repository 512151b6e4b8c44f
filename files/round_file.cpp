#include "files/round_file.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/coordinates.hpp"
#include "files/event_json.hpp"
#include "files/round_orders.hpp"
#include "files/scene_json.hpp"
#include "files/values_json.hpp"
#include "files/why_json.hpp"
#include "files/writing.hpp"
#include "lib/error.hpp"

namespace standee {
namespace {

/// Whether `found` has all that `wanted` says, of lists each of as many.
bool has_all(const Json& found, const Json& wanted) {
    if (wanted.is_object()) {
        return found.is_object() && std::ranges::all_of(wanted.items(), [&](const auto& field) {
                   return found.contains(field.key()) && has_all(found[field.key()], field.value());
               });
    }
    if (wanted.is_array()) {
        return found.is_array() && std::ranges::equal(found, wanted, has_all);
    }
    return found == wanted;
}

Json choice_json(Clause clause, const event::Choice& choice) {
    return write_event({clause, choice});
}

/// Where a round has stopped.
struct WriteStop {
    Json operator()(const PendingChoice& stop) const {
        const Json choice = choice_json(stop.clause, stop.choice);
        Json json{{"stop", "choice"}, {"options", choice["options"]}, {"of", choice["of"]}};
        put_unless(json, "figure", stop.choice.figure, std::string{});
        for (const std::string_view field : {"amount", "source"}) {
            if (const auto found = choice.find(field); found != choice.end()) {
                json[field] = *found;
            }
        }
        json["clause"] = choice["clause"];
        return json;
    }
    Json operator()(const PendingDraw& stop) const {
        Json json{{"stop", "draw"},
                  {"figure", stop.figure},
                  {"target", stop.target},
                  {"cards", stop.cards}};
        if (!stop.drawn.empty()) {
            json["drawn"] = write_list(stop.drawn, write_card);
        }
        return json;
    }
    Json operator()(const PendingText& stop) const {
        return {{"stop", "party"}, {"figure", stop.figure}, {"says", stop.says}};
    }
    Json operator()(const StopAtCharacter& stop) const {
        return {{"stop", "character"}, {"figure", stop.figure}};
    }
    Json operator()(const RoundOver& /*stop*/) const { return {{"stop", "over"}}; }
    Json operator()(const TurnsOver& /*stop*/) const { return {{"stop", "acted"}}; }
};

Json stop_json(const RoundAnswer& answer) {
    if (const auto* character = std::get_if<StopAtCharacter>(&answer.stop)) {
        return {{"acts", character->figure}};
    }
    return std::visit(WriteStop{}, answer.stop)["stop"];
}

/// The choices met, the one that nobody has decided included.
Json choices_json(const RoundAnswer& answer) {
    Json choices = Json::array();
    for (const Event& event : answer.events) {
        if (std::holds_alternative<event::Choice>(event.what)) {
            choices.push_back(write_event(event));
        }
    }
    if (const auto* choice = std::get_if<PendingChoice>(&answer.stop)) {
        Json open = choice_json(choice->clause, choice->choice);
        open.erase("chosen");
        choices.push_back(std::move(open));
    }
    return choices;
}

void compare(const Json& expect, std::string_view field, const Json& found, bool whole,
             std::vector<Mismatch>& mismatches) {
    if (!expect.contains(field)) {
        return;
    }
    const Json& wanted = expect[field];
    if (whole ? wanted != found : !has_all(found, wanted)) {
        mismatches.push_back({"/" + std::string{field}, wanted.dump(), found.dump()});
    }
}

constexpr std::array<std::string_view, 4> own_fields{"order", "choices", "stops", "refused"};

/// What the expectation says that a play's may not.
std::vector<Mismatch> check_own(const Json& expect, const RoundAnswer& answer) {
    std::vector<Mismatch> mismatches;
    compare(expect, "order", Json(answer.order), true, mismatches);
    compare(expect, "choices", choices_json(answer), false, mismatches);
    compare(expect, "stops", stop_json(answer), true, mismatches);
    if (expect.contains("refused")) {
        mismatches.push_back({"/refused", expect["refused"].dump(), "the round is played"});
    }
    return mismatches;
}

Json write_place(const PlaceInOrder& place) {
    Json json{{"initiative", place.initiative}};
    put_unless(json, "set", place.set, std::string{});
    json["figures"] = write_list(place.figures, [](const std::string& id) { return Json(id); });
    return json;
}

/// An event with the reasons of a plan.
Json write_with_reasons(const Scene& scene, const Event& event) {
    Json json = write_event(event);
    if (const auto* plan = std::get_if<event::Planned>(&event.what)) {
        json["why"] = write_list(plan->why,
                                 [&](const Reason& reason) { return write_reason(scene, reason); });
    }
    return json;
}

}  // namespace

RoundFile read_round(const Fixture& fixture) { return read_round(fixture, scene_of(fixture)); }

RoundFile read_round(const Fixture& fixture, Scene scene) {
    RoundFile file;
    file.scene = std::move(scene);
    if (const auto round = fixture.part("round")) {
        if (const auto seed = round->find("seed")) {
            file.scene = seeded(std::move(file.scene), seed->natural());
        }
        file.orders = read_round_orders(round->with(file.scene.map.coordinates), file.scene);
    }
    file.orders.scene_pointer = fixture.bare ? "" : "/scene";
    return file;
}

std::vector<Json> write_round(const RoundAnswer& answer) {
    std::vector<Json> lines;
    const auto add_line = [&](const Json& content) {
        Json line{{"format", round_line_format}};
        line.update(in_coordinates(content, answer.scene.map.coordinates));
        lines.push_back(std::move(line));
    };
    if (!answer.initiative.empty()) {
        add_line({{"initiative", write_list(answer.initiative, write_place)}});
    }
    for (const Event& event : answer.events) {
        if (is_printed(event)) {
            add_line(write_with_reasons(answer.scene, event));
        }
    }
    Json last = std::visit(WriteStop{}, answer.stop);
    put_unless(last, "notAsked", answer.unasked, {});
    last["scene"] = write_scene(answer.scene);
    add_line(last);
    return lines;
}

std::vector<Mismatch> check_round(const Fixture& fixture) {
    const auto expect = fixture.part("expect");
    const bool refusal_expected = expect && expect->has("refused");
    const Json wanted = expect ? expect->json() : Json::object();
    const RoundFile file = read_round(fixture);
    RoundAnswer answer;
    try {
        answer = play_round(file.scene, file.orders);
    } catch (const InputError& error) {
        if (!refusal_expected) {
            throw;
        }
        if (wanted["refused"] == error.error().clause_id()) {
            return {};
        }
        return {{"/refused", wanted["refused"].dump(), std::string{error.error().clause_id()}}};
    }
    std::vector<Mismatch> mismatches = check_own(wanted, answer);
    Json rest = wanted;
    for (const std::string_view field : own_fields) {
        rest.erase(std::string{field});
    }
    const PlayAnswer play{file.scene, answer.events, answer.scene, std::nullopt, std::nullopt};
    const Reader reader{rest, expect ? expect->pointer() : std::string{}};
    const std::vector<Mismatch> others = check_expectation(reader, play);
    mismatches.insert(mismatches.end(), others.begin(), others.end());
    return mismatches;
}

}  // namespace standee
