#include "import/ghs/words.hpp"

#include <algorithm>
#include <array>

#include "import/ghs/target.hpp"
#include "lib/work.hpp"

namespace standee::ghs {
namespace {

std::string_view sign_of(ValueType how) {
    switch (how) {
        case ValueType::plus:
        case ValueType::add: return "+";
        case ValueType::minus:
        case ValueType::subtract: return "-";
        case ValueType::fixed:
        case ValueType::unknown: break;
    }
    return "";
}

/// Types for which the value alone is enough.
bool speaks_for_itself(const Action& action) {
    constexpr std::array<std::string_view, 6> types{"custom",    "text",  "hint",
                                                    "condition", "extra", "switchType"};
    return std::ranges::find(types, action.type) != types.end() && !action.value.empty();
}

/// `(x,y,type)|(x,y,type)` by type: where the figure stands, and what it attacks.
std::string words_of_area(std::string_view area) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> types{
        {{"active", "figure at"}, {"target", "targets at"}, {"ally", "ally at"}}};
    std::string words;
    for (const auto& [type, called] : types) {
        std::string hexes;
        for (std::size_t at = 0; at < area.size(); at = area.find('|', at) + 1) {
            const std::string_view hex = area.substr(at, area.find('|', at) - at);
            const std::size_t end = hex.rfind(',');
            if (end != std::string_view::npos && hex.substr(end + 1) == std::string{type} + ")") {
                hexes += " " + std::string{hex.substr(0, end)} + ")";
            }
            if (area.find('|', at) == std::string_view::npos) {
                break;
            }
        }
        if (!hexes.empty()) {
            words += (words.empty() ? "" : ", ") + std::string{called} + hexes;
        }
    }
    return "area: " + (words.empty() ? std::string{area} : words);
}

/// The elements of `fire:ice`.
std::string words_of_elements(const Action& action, std::string elements) {
    const std::string between = action.is("elementHalf") ? " or " : " and ";
    for (std::size_t at = 0; (at = elements.find(':', at)) != std::string::npos;) {
        elements.replace(at, 1, between);
    }
    return (action.how == ValueType::minus ? "consume " : "infuse ") + elements;
}

std::string words_of(const Newcomer& newcomer) {
    std::string text = newcomer.count.empty() ? "" : newcomer.count + " ";
    text += newcomer.rank.empty() ? "" : newcomer.rank + " ";
    text += newcomer.name;
    for (std::size_t i = 0; i < newcomer.rank_by_characters.size(); ++i) {
        if (!newcomer.rank_by_characters[i].empty()) {
            text += ", " + std::to_string(i + 2) + " characters: " + newcomer.rank_by_characters[i];
        }
    }
    text += newcomer.health.empty() ? "" : " with health " + newcomer.health;
    return text + (newcomer.unread.empty() ? "" : " " + newcomer.unread);
}

std::string head_of(const Action& action, const Labels& labels) {
    const std::string value = labels.resolved(action.value);
    if (speaks_for_itself(action)) {
        return value;
    }
    if (action.is("element") || action.is("elementHalf")) {
        return words_of_elements(action, value);
    }
    if (action.is("specialTarget")) {
        return words_of_special_target(value);
    }
    if (action.is("area")) {
        return words_of_area(value);
    }
    if (action.is("monsterType")) {
        return value;
    }
    if (action.is("sufferDamage") || action.is("damage")) {
        return "suffer " + std::string{sign_of(action.how)} + value + " damage";
    }
    if (!action.newcomers.empty() && action.value == "monsterStandee") {
        return action.type;
    }
    const std::string type = is_wrapper(action) ? "" : in_words(action.type);
    return type + (type.empty() || value.empty() ? "" : " ") + std::string{sign_of(action.how)} +
           (is_wrapper(action) ? "" : value);
}

}  // namespace

std::string words(const Action& action, const Labels& labels) {
    if (!action.says.empty()) {
        spend(action.says.size());
        return action.says;
    }
    std::string inside;
    const auto add = [&](const std::string& text) {
        inside += (inside.empty() || text.empty() ? "" : ", ") + text;
    };
    for (const Newcomer& newcomer : action.newcomers) {
        add(words_of(newcomer));
    }
    for (const Action& part : action.parts) {
        add(words(part, labels));
    }
    for (const std::string& field : action.unread) {
        add(field);
    }
    const std::string head = head_of(action, labels);
    spend(8 + head.size() + inside.size());
    if (head.empty() || inside.empty()) {
        return head + inside;
    }
    const bool leads_to = (action.how == ValueType::minus && action.type.starts_with("element")) ||
                          action.is("monsterType");
    const bool goes_on = action.value == "monsterStandee" && action.parts.empty();
    return leads_to  ? head + ": " + inside
           : goes_on ? head + " " + inside
                     : head + " (" + inside + ")";
}

}  // namespace standee::ghs
