#include "files/decision_text.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

#include "lib/letters.hpp"

namespace standee {
namespace {

constexpr std::size_t longest_index = 6;

bool is_index(const std::string& text) {
    return !text.empty() && text.size() <= longest_index && std::ranges::all_of(text, is_digit);
}

bool is_json(const std::string& text) {
    return text.starts_with('{') || text.starts_with('[') || text.starts_with('"');
}

/// "+1, miss" as a list of cards.
Json cards_of(std::string_view text) {
    constexpr std::string_view between = ", \t\r\n";
    Json cards = Json::array();
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(between), text.size()));
        if (text.empty()) {
            return cards;
        }
        const std::string_view card = text.substr(0, text.find_first_of(between));
        cards.push_back(card);
        text.remove_prefix(card.size());
    }
}

}  // namespace

Json decision_json(const std::string& text) {
    if (is_index(text)) {
        return std::stoul(text);
    }
    if (text == "done") {
        return text;
    }
    return is_json(text) ? parse_document(text) : cards_of(text);
}

Json steps_json(const std::string& text) {
    if (text == "pass") {
        return text;
    }
    Json json = parse_document(text);
    return json.is_object() ? Json::array({std::move(json)}) : json;
}

}  // namespace standee
