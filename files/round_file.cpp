#include "files/round_file.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/coordinates.hpp"
#include "files/event_json.hpp"
#include "files/fields.hpp"
#include "files/scene_json.hpp"
#include "files/step_json.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"
#include "lib/error.hpp"

namespace standee {
namespace {

constexpr std::string_view passes = "pass";
constexpr Limits any_index{0, 1'000'000};

bool is_pass(const Reader& reader) {
    if (!reader.is_text()) {
        return false;
    }
    if (reader.text() != passes) {
        reader.fail(ErrorCode::unknown_name, R"("pass", or what is done)");
    }
    return true;
}

/// A step of a character's turn.
CharacterStep read_own_step(const Reader& reader, const Scene& scene) {
    PlayStep step = read_step(reader, scene);
    if (!is_within_turn(step)) {
        reader.fail(ErrorCode::usage, "a step within the turn of a character",
                    "turn.each-once"_clause);
    }
    return {std::move(step), reader.pointer()};
}

void read_characters(const Reader& reader, const Scene& scene, RoundOrders& orders) {
    if (is_pass(reader)) {
        orders.others_pass = true;
        return;
    }
    for (const std::string& id : reader.field_names()) {
        const Reader turn = reader.at(id);
        const Figure* figure = scene.find(id);
        if (figure == nullptr || figure->kind != Kind::character) {
            turn.fail_with(ErrorCode::bad_reference, "the turn of \"" + id + "\"",
                           "that of a character of the scene");
        }
        if (is_pass(turn)) {
            orders.characters[id] = {};
            continue;
        }
        orders.characters[id] =
            turn.list([&](const Reader& step) { return read_own_step(step, scene); });
    }
}

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

Json stop_json(const RoundAnswer& answer) {
    if (const auto* character = std::get_if<StopAtCharacter>(&answer.stop)) {
        return {{"acts", character->figure}};
    }
    return std::holds_alternative<RoundOver>(answer.stop) ? "over" : "choice";
}

/// The choices met, the one that nobody has decided included.
Json choices_json(const RoundAnswer& answer) {
    Json choices = Json::array();
    for (const Event& event : answer.events) {
        if (std::holds_alternative<event::Choice>(event.what)) {
            choices.push_back(write_event(event));
        }
    }
    if (const auto* choice = std::get_if<StopAtChoice>(&answer.stop)) {
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

}  // namespace

RoundFile read_round(const Fixture& fixture) { return read_round(fixture, scene_of(fixture)); }

RoundFile read_round(const Fixture& fixture, Scene scene) {
    RoundFile file;
    file.scene = std::move(scene);
    const auto round = fixture.part("round");
    if (!round) {
        return file;
    }
    round->only(fields::round);
    file.orders.choose = round->list_or_none("choose", [](const Reader& item) {
        return static_cast<std::size_t>(item.integer(any_index));
    });
    file.orders.first_otherwise = round->boolean_or("first", false);
    if (const auto draw = round->find("draw")) {
        file.orders.draw = read_cards(*draw, file.scene.edition);
    }
    if (const auto seed = round->find("seed")) {
        file.scene = seeded(std::move(file.scene), seed->natural());
    }
    if (const auto characters = round->find("characters")) {
        read_characters(*characters, file.scene, file.orders);
    }
    return file;
}

std::vector<Json> write_round(const RoundAnswer& answer) {
    std::vector<Json> lines;
    const auto add_line = [&](const Json& content) {
        Json line{{"format", round_line_format}};
        line.update(in_coordinates(content, answer.scene.map.coordinates));
        lines.push_back(std::move(line));
    };
    for (const Event& event : answer.events) {
        if (is_printed(event)) {
            add_line(write_event(event));
        }
    }
    Json last = Json::object();
    if (const auto* stop = std::get_if<StopAtChoice>(&answer.stop)) {
        Json choice = choice_json(stop->clause, stop->choice);
        last["stop"] = "choice";
        last["options"] = choice["options"];
        last["of"] = choice["of"];
        put_unless(last, "figure", stop->choice.figure, std::string{});
        last["clause"] = choice["clause"];
    } else if (const auto* character = std::get_if<StopAtCharacter>(&answer.stop)) {
        last["stop"] = "character";
        last["figure"] = character->figure;
    } else {
        last["stop"] = "over";
    }
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
