#include "files/round_orders.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/fields.hpp"
#include "files/option_choice.hpp"
#include "files/step_json.hpp"
#include "files/values_json.hpp"
#include "lib/error.hpp"
#include "play/perform.hpp"

namespace standee {
namespace {

constexpr std::string_view passes = "pass";
constexpr std::string_view done = "done";

bool is_pass(const Reader& reader) {
    if (!reader.is_text()) {
        return false;
    }
    if (reader.text() != passes) {
        reader.fail(ErrorCode::unknown_name, R"("pass", or what is done)");
    }
    return true;
}

/// A step of a character's turn, or one by which the party carries out a text.
LocatedStep read_own_step(const Reader& reader, const Scene& scene) {
    PlayStep step = read_step(reader, scene);
    if (!is_within_turn(step)) {
        reader.fail(ErrorCode::usage, "a step within a turn", "turn.each-once"_clause);
    }
    return {std::move(step), reader.pointer()};
}

/// A list is of modifier cards or, where its items are steps, how a text was carried out.
TableDecision read_list_decision(const Reader& reader, const Scene& scene) {
    const bool steps = reader.size() > 0 && reader[0].is_object() && !reader[0].has("value");
    if (!steps) {
        return read_cards(reader.with(scene.edition));
    }
    return CarriedOut{reader.list([&](const Reader& step) { return read_own_step(step, scene); })};
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

}  // namespace

TableDecision read_decision(const Reader& reader, const Scene& scene) {
    if (reader.is_text()) {
        if (reader.text() != done) {
            reader.fail(ErrorCode::unknown_name, R"("done", or another decision)");
        }
        return CarriedOut{};
    }
    if (reader.is_array()) {
        return read_list_decision(reader, scene);
    }
    return std::visit([](auto choice) { return TableDecision{std::move(choice)}; },
                      read_option_choice(reader));
}

RoundOrders read_round_orders(const Reader& reader, const Scene& scene) {
    reader.only(fields::round);
    RoundOrders orders;
    orders.choose = reader.list_or_none("choose", read_option_choice);
    if (const auto decide = reader.find("decide")) {
        orders.decide =
            decide->list([&](const Reader& decision) { return read_decision(decision, scene); });
    }
    orders.first_otherwise = reader.boolean_or("first", false);
    if (const auto draw = reader.find("draw")) {
        orders.draw = read_cards(draw->with(scene.edition));
    }
    if (orders.decide && reader.has("choose")) {
        reader.at("choose").fail(ErrorCode::usage, "all decisions in decide");
    }
    if (const auto characters = reader.find("characters")) {
        read_characters(*characters, scene, orders);
    }
    return orders;
}

}  // namespace standee
