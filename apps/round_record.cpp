#include "apps/round_record.hpp"

#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "files/decision_text.hpp"
#include "files/round_orders.hpp"
#include "files/scene_json.hpp"

namespace standee {
namespace {

/// The turns of characters as a file has them, those that it leaves out passed.
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

/// All decisions in one list, those of the command line last.
void add_decisions(Json& round, const RoundArguments& arguments) {
    if (!round.contains("decide")) {
        round["decide"] = round.value("choose", Json::array());
        round.erase("choose");
    }
    Json& list = round["decide"];
    for (const std::int64_t index : arguments.choose) {
        list.push_back(index);
    }
    for (const std::string& text : arguments.decide) {
        list.push_back(decision_json(text));
    }
}

}  // namespace

RoundRecord record_of(const Fixture& fixture, const RoundArguments& arguments) {
    RoundRecord record{read_round(fixture).scene, Json::object()};
    if (const auto round = fixture.part("round")) {
        record.round = round->json();
        record.round.erase("seed");
    }
    if (arguments.seed) {
        record.scene = seeded(std::move(record.scene), *arguments.seed);
    }
    add_decisions(record.round, arguments);
    if (arguments.first) {
        record.round["first"] = true;
    }
    if (arguments.skip_characters) {
        record.round["characters"] =
            with_passes(record.scene, record.round.value("characters", Json::object()));
    }
    return record;
}

RoundAnswer play(const RoundRecord& record, bool explain) {
    const Reader round{record.round, "/round"};
    RoundOrders orders = read_round_orders(round.with(record.scene.map.coordinates), record.scene);
    orders.explain = explain;
    return play_round(record.scene, orders);
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

}  // namespace standee
