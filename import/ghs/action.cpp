#include "import/ghs/action.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "lib/work.hpp"

namespace standee::ghs {
namespace {

constexpr std::array<std::string_view, 5> value_types{"fixed", "plus", "minus", "add", "subtract"};

ValueType read_value_type(const Json& json) {
    const std::string text = text_of_json(json);
    const auto found = std::ranges::find(value_types, text);
    return found == value_types.end() ? ValueType::unknown
                                      : static_cast<ValueType>(found - value_types.begin());
}

void read_monster(const Json& json, Newcomer& newcomer) {
    constexpr std::array<std::string_view, 3> by_characters{"player2", "player3", "player4"};
    for (const auto& [field, value] : json.items()) {
        const auto player = std::ranges::find(by_characters, field);
        if (field == "name") {
            newcomer.name = text_of_json(value);
        } else if (field == "type") {
            newcomer.rank = text_of_json(value);
        } else if (field == "health") {
            newcomer.health = text_of_json(value);
        } else if (player != by_characters.end()) {
            newcomer.rank_by_characters[static_cast<std::size_t>(player - by_characters.begin())] =
                text_of_json(value);
        } else if (const std::string words = words_of_json(value); !words.empty()) {
            newcomer.unread += (newcomer.unread.empty() ? "" : ", ") + field + " " + words;
        }
    }
}

Newcomer read_newcomer(const Json& json) {
    Newcomer newcomer;
    if (!json.is_object()) {
        newcomer.unread = words_of_json(json);
        return newcomer;
    }
    for (const auto& [field, value] : json.items()) {
        if (field == "monster" && value.is_object()) {
            read_monster(value, newcomer);
        } else if (field == "monster" && value.is_string()) {
            newcomer.name = text_of_json(value);
        } else if (field == "count") {
            newcomer.count = text_of_json(value);
        } else if (const std::string words = words_of_json(value); !words.empty()) {
            newcomer.unread += (newcomer.unread.empty() ? "" : ", ") + field + " " + words;
        }
    }
    return newcomer;
}

/// Fields that say how a line is drawn, or that belong to character cards.
bool is_layout(std::string_view field) {
    constexpr std::array<std::string_view, 3> layout{"small", "enhancementTypes",
                                                     "enhancementType"};
    return std::ranges::find(layout, field) != layout.end();
}

void read_field(std::string_view field, const Json& value, Action& action) {
    if (field == "type" && value.is_string()) {
        action.type = text_of_json(value);
    } else if (field == "value" && (value.is_string() || value.is_number())) {
        action.value = text_of_json(value);
    } else if (field == "valueType" && !value.is_null()) {
        action.how = read_value_type(value);
    } else if (field == "subActions" && value.is_array()) {
        action.parts = read_actions(value);
    } else if (field == "hidden" && value.is_boolean()) {
        action.hidden = value.get<bool>();
    } else if (field == "valueObject" && value.is_object()) {
        action.newcomers.push_back(read_newcomer(value));
    } else if (field == "valueObject" && value.is_array()) {
        for (const Json& item : value) {
            action.newcomers.push_back(read_newcomer(item));
        }
    } else if (const std::string words = words_of_json(value);
               !is_layout(field) && !value.is_null()) {
        spend(words.size() / 2);
        action.unread.push_back(std::string{field} + " " + (words.empty() ? value.dump() : words));
    }
}

/// "Instead" may stand beside the action that is done instead or inside it; if inside, it is moved
/// beside it.
void put_instead_beside(Action& consumption) {
    bool inside = false;
    const auto take_out = [&](auto&& self, std::vector<Action>& parts) -> void {
        for (Action& part : parts) {
            if (is_wrapper(part)) {
                self(self, part.parts);
            } else if (!part.is("element")) {
                inside = std::erase_if(part.parts, is_instead) > 0 || inside;
            }
        }
    };
    take_out(take_out, consumption.parts);
    if (inside && std::ranges::none_of(consumption.parts, is_instead)) {
        consumption.parts.push_back(Action{.type = "custom", .value = std::string{instead_label}});
    }
}

}  // namespace

std::string text_of_json(const Json& json) {
    if (json.is_string()) {
        return json.get<std::string>();
    }
    return json.is_number() ? json.dump() : "";
}

std::string words_of_json(const Json& json) {
    if (json.is_null() || (json.is_boolean() && !json.get<bool>()) ||
        (json.is_structured() && json.empty())) {
        return "";
    }
    return json.is_string() ? json.get<std::string>() : json.dump();
}

Action read_action(const Json& json) {
    spend(40 + 10 * json.size());
    Action action;
    if (json.is_object()) {
        for (const auto& [field, value] : json.items()) {
            read_field(field, value, action);
        }
    } else {
        action.unread.push_back(words_of_json(json));
    }
    if (action.type.starts_with("element") && action.how == ValueType::minus) {
        put_instead_beside(action);
    }
    return action;
}

std::vector<Action> read_actions(const Json& json) {
    std::vector<Action> actions;
    if (json.is_array()) {
        for (const Json& item : json) {
            actions.push_back(read_action(item));
        }
    }
    return actions;
}

bool is_free_text(const Action& action) {
    constexpr std::array<std::string_view, 5> types{"custom", "text", "hint", "nonCalc", "extra"};
    return std::ranges::find(types, action.type) != types.end() && !is_wrapper(action);
}

bool is_wrapper(const Action& action) {
    // The value of these says how to join or place the parts; that of the others is text.
    constexpr std::array<std::string_view, 3> joining{"concatenation", "concatenationSpacer",
                                                      "grid"};
    constexpr std::array<std::string_view, 6> grouping{"box",     "boxFhSubActions", "forceBox",
                                                       "nonCalc", "extra",           "hint"};
    const auto among = [&](const auto& types) {
        return std::ranges::find(types, action.type) != types.end();
    };
    const bool groups = among(joining) || (among(grouping) && action.value.empty());
    return groups && action.unread.empty() && !action.hidden;
}

std::vector<Action> unwrapped(const std::vector<Action>& actions) {
    std::vector<Action> result;
    for (const Action& action : actions) {
        if (is_wrapper(action)) {
            const std::vector<Action> inside = unwrapped(action.parts);
            result.insert(result.end(), inside.begin(), inside.end());
        } else {
            result.push_back(action);
        }
    }
    return result;
}

}  // namespace standee::ghs
