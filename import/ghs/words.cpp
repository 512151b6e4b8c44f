#include "import/ghs/words.hpp"

#include <algorithm>

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
    constexpr std::array<std::string_view, 6> types{"custom",        "text",      "hint",
                                                    "specialTarget", "condition", "extra"};
    return std::ranges::find(types, action.type) != types.end() && !action.value.empty();
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
        return (action.how == ValueType::minus ? "consume " : "infuse ") + value;
    }
    const std::string type = is_wrapper(action) ? "" : action.type;
    return type + (type.empty() || value.empty() ? "" : " ") + std::string{sign_of(action.how)} +
           (is_wrapper(action) ? "" : value);
}

}  // namespace

std::string words(const Action& action, const Labels& labels) {
    if (!action.says.empty()) {
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
    if (head.empty() || inside.empty()) {
        return head + inside;
    }
    const bool leads_to = action.how == ValueType::minus && action.type.starts_with("element");
    return leads_to ? head + ": " + inside : head + " (" + inside + ")";
}

}  // namespace standee::ghs
