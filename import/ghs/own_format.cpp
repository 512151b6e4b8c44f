#include "import/ghs/own_format.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/ability_json.hpp"
#include "files/values_json.hpp"
#include "import/ghs/group_actions.hpp"
#include "lib/error.hpp"
#include "lib/letters.hpp"

namespace standee::ghs {
namespace {

std::optional<Ability> read_as_ability(const Json& json, const Edition& rules) {
    try {
        return standee::read_ability(Reader{json}.with(rules));
    } catch (const InputError&) {
        return std::nullopt;
    }
}

/// The value of the only ability, if that is an attack on every adjacent enemy and no more.
std::optional<Amount> attack_on_all_beside(const std::vector<Ability>& abilities) {
    const auto* attack =
        abilities.size() == 1 ? std::get_if<AttackAbility>(&abilities.front().what) : nullptr;
    if (attack == nullptr || !attack->area || !attack->area->grey) {
        return std::nullopt;
    }
    const Area& area = *attack->area;
    AttackAbility bare;
    bare.value = attack->value;
    bare.area = area;
    if (attack->range == Amount{0, true}) {
        bare.range = attack->range;  // as far as the figure reaches: with a grey hex no farther
    }
    const bool around =
        area.red.size() == 6 && area.blue.empty() &&
        std::ranges::all_of(area.red, [&](Hex hex) { return are_neighbours(hex, *area.grey); });
    return around && *attack == bare ? std::optional{attack->value} : std::nullopt;
}

/// Replaces `["$parts"]` by the abilities, and `"$parts"` elsewhere by the value of an attack on
/// every adjacent enemy; false where they are no such attack.
bool put_parts(Json& json, const std::vector<Ability>& parts) {
    if (json == Json::array({"$parts"})) {
        json = write_abilities(parts);
    } else if (json == "$parts") {
        const auto value = attack_on_all_beside(parts);
        json = value ? write_amount(*value) : Json{};
        return value.has_value();
    } else if (json.is_structured()) {
        return std::ranges::all_of(json, [&](Json& item) { return put_parts(item, parts); });
    }
    return true;
}

/// Takes the range of the stat card ("+0"), which all attacks of a ranged monster get, from
/// controlled attacks: these are melee unless the card gives a range [command.grant-control].
void take_out_own_ranges(Ability& ability) {
    auto* control = std::get_if<ControlAbility>(&ability.what);
    if (control == nullptr) {
        return;
    }
    for (Ability& one : control->abilities) {
        auto* attack = std::get_if<AttackAbility>(&one.what);
        if (attack != nullptr && attack->range == Amount{0, true}) {
            attack->range.reset();
        }
    }
}

/// X, or X and a number: what is added to X.
std::optional<int> added_to_x(const std::string& value) {
    if (value == "X") {
        return 0;
    }
    const bool sum = value.starts_with("X+") && value.size() > 2 && value.size() < 6 &&
                     std::all_of(value.begin() + 2, value.end(), is_digit);
    return sum ? std::optional{std::stoi(value.substr(2))} : std::nullopt;
}

/// Replaces X in the value of an action, which is the field of that name.
void put_counted(Action& action, const std::string& field, const Json& x, Json& fields) {
    const auto added = added_to_x(action.value);
    if (!added) {
        return;
    }
    if (x.is_number_integer()) {
        action.value = std::to_string(x.get<int>() + *added);
        return;
    }
    Json counted = x;
    if (*added != 0) {
        counted["plus"] = *added;
    }
    fields[field] = std::move(counted);
    action.value = "1";
}

}  // namespace

void read_own_ability(const Action& action, const Context& context, Lines& lines) {
    Json json = Json::parse(action.value);
    const bool has_place = action.value.find("$parts") != std::string::npos;
    if (has_place == action.parts.empty()) {
        lines.add_text(action, "it contains an unknown ability");
        return;
    }
    if (has_place) {
        Lines inside{context};
        for (const Action& part : arranged(action.parts, context)) {
            read_line(part, context, inside);
        }
        const auto abilities = inside.only_abilities();
        if (!abilities || !put_parts(json, *abilities)) {
            lines.add_text(action, "it contains an unknown ability");
            return;
        }
    }
    if (auto ability = read_as_ability(json, *context.rules)) {
        take_out_own_ranges(*ability);
        lines.add(std::move(*ability), action);
    } else {
        lines.add_text(action, "the engine does not support it");
    }
}

std::optional<Effect> read_own_effect(const std::string& json, const Context& context) {
    const Json attack{{"attack", {{"value", 0}, {"effects", Json::array({Json::parse(json)})}}}};
    const auto ability = read_as_ability(attack, *context.rules);
    return ability ? std::optional{std::get<AttackAbility>(ability->what).effects.at(0)}
                   : std::nullopt;
}

std::optional<AddIf> read_own_condition(const std::string& json, const Context& context) {
    const Json add{{"if", Json::parse(json)}, {"value", "+1"}};
    const Json attack{{"attack", {{"value", 0}, {"adds", Json::array({add})}}}};
    const auto ability = read_as_ability(attack, *context.rules);
    return ability ? std::get<AttackAbility>(ability->what).adds.at(0).condition : std::nullopt;
}

std::string merged_fields(const std::string& fields, const std::string& more) {
    Json merged = fields.empty() ? Json::object() : Json::parse(fields);
    merged.update(Json::parse(more));
    return merged.dump();
}

AbilityReading with_own_fields(const Ability& ability, const std::string& fields,
                               const Edition& rules) {
    Json json = write_ability(ability);
    const Json own = Json::parse(fields);
    if (own.contains("marked")) {
        json.front().erase("range");  // marked hexes take the place of the figure's own range
    }
    json.front().update(own);
    const auto changed = read_as_ability(json, rules);
    return changed ? AbilityReading{changed, ""}
                   : AbilityReading{std::nullopt, "the engine does not support it"};
}

void take_counted(Action& action, std::string& fields) {
    Json own = fields.empty() ? Json::object() : Json::parse(fields);
    Json x;
    std::erase_if(action.parts, [&](const Action& part) {
        if (!part.is(own_fields)) {
            return false;
        }
        Json values = Json::parse(part.value);
        if (values.contains("X")) {
            x = values["X"];
            values.erase("X");
        }
        own.update(values);
        return true;
    });
    if (!x.is_null()) {
        put_counted(action, "value", x, own);
        for (Action& part : action.parts) {
            if (part.is("range")) {
                put_counted(part, "range", x, own);
            }
        }
    }
    fields = own.empty() ? "" : own.dump();
}

}  // namespace standee::ghs
