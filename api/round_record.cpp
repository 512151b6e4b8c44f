#include "api/round_record.hpp"

#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "files/coordinates.hpp"
#include "files/decision_text.hpp"
#include "files/line_of.hpp"
#include "files/round_orders.hpp"
#include "files/scene_json.hpp"
#include "lib/error.hpp"
#include "show/words/round_words.hpp"

namespace standee::api {
namespace {

/// The characters' turns as the file gives them; characters that it leaves out pass.
Json with_passes(const Scene& scene, Json characters) {
    if (!characters.is_object()) {
        return characters;
    }
    for (const Figure& figure : scene.figures) {
        if (figure.kind == Kind::character && !characters.contains(figure.id)) {
            characters[figure.id] = "pass";
        }
    }
    return characters;
}

/// All decisions in one list; the decisions in the options come last.
void add_decisions(Json& round, const RoundOptions& options) {
    if (!round.contains("decide")) {
        round["decide"] = round.value("choose", Json::array());
        round.erase("choose");
    }
    Json& list = round["decide"];
    for (const std::int64_t index : options.choose) {
        list.push_back(index);
    }
    for (const std::string& text : options.decide) {
        list.push_back(decision_json(text));
    }
}

}  // namespace

RoundRecord record_of(const Fixture& fixture, const RoundOptions& options) {
    RoundFile file = read_round(fixture);
    RoundRecord record{std::move(file.scene), Json::object(), file.orders.scene_pointer};
    if (const auto round = fixture.part("round")) {
        record.round = round->json();
        record.round.erase("seed");
    }
    if (options.seed) {
        record.scene = seeded(std::move(record.scene), *options.seed);
    }
    add_decisions(record.round, options);
    if (options.first) {
        record.round["first"] = true;
    }
    if (options.skip_characters) {
        record.round["characters"] =
            with_passes(record.scene, record.round.value("characters", Json::object()));
    }
    return record;
}

RoundAnswer play(const RoundRecord& record, bool explain) {
    const Reader round{record.round, "/round"};
    RoundOrders orders = read_round_orders(round.with(record.scene.map.coordinates), record.scene);
    orders.explain = explain;
    orders.scene_pointer = record.scene_pointer;
    orders.only_figure = record.figure;
    orders.only_set = record.set;
    return play_round(record.scene, orders);
}

std::string answer_act(const Fixture& fixture, const ActOptions& options, const Form& form) {
    if (options.figure.empty() == options.set.empty()) {
        throw InputError(
            {ErrorCode::usage,
             "/options",
             options.figure.empty() ? "neither a figure nor a set" : "a figure and a set",
             "one of the two",
             {}});
    }
    RoundRecord record = record_of(fixture, options.round);
    record.figure = options.figure;
    record.set = options.set;
    return answer_round(record, play(record, !options.round.brief), options.round.brief, form);
}

std::string answer_round(const RoundRecord& record, const RoundAnswer& answer, bool brief,
                         const Form& form) {
    if (!form.json) {
        return text_in_coordinates(
            round_words(record.scene, answer, form.style, {.reasons = !brief}),
            record.scene.map.coordinates);
    }
    std::string lines;
    for (const Json& line : write_round(answer)) {
        lines += line_of(line) + "\n";
    }
    return lines;
}

Json decided_for_later(const Json& round, const Scene& scene) {
    Json later = Json::object();
    if (round.contains("first")) {
        later["first"] = round["first"];
    }
    if (!round.contains("characters")) {
        return later;
    }
    const Json& characters = round["characters"];
    if (!characters.is_object()) {
        later["characters"] = characters;
        return later;
    }
    for (const auto& [id, turn] : characters.items()) {
        const Figure* figure = scene.find(id);
        if (figure != nullptr && !figure->turn_ended) {
            later["characters"][id] = turn;
        }
    }
    return later;
}

Json saved_form(const RoundRecord& record, const RoundAnswer& answer) {
    if (std::holds_alternative<RoundOver>(answer.stop)) {
        return write_scene(answer.scene);
    }
    if (!std::holds_alternative<StopAtCharacter>(answer.stop)) {
        return {{"scene", write_scene(record.scene)}, {"round", record.round}};
    }
    Json later = decided_for_later(record.round, answer.scene);
    return later.empty() ? write_scene(answer.scene)
                         : Json{{"scene", write_scene(answer.scene)}, {"round", std::move(later)}};
}

}  // namespace standee::api
