#include "session/cards.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "files/render.hpp"
#include "files/values_json.hpp"
#include "lib/words.hpp"
#include "session/words.hpp"

namespace standee {
namespace {

constexpr std::string_view card_examples = "Type cards such as +1, miss, 2x or +0 rolling stun";

std::string without_commas(std::string_view text) {
    std::string words{text};
    std::ranges::replace(words, ',', ' ');
    return words;
}

/// The number of a card as files write it; none if the word is no such number.
std::optional<std::string> value_in(const std::string& word) {
    constexpr std::array<std::array<std::string_view, 2>, 10> others{{{"miss", "miss"},
                                                                      {"null", "miss"},
                                                                      {"x0", "miss"},
                                                                      {"0x", "miss"},
                                                                      {"2x", "2x"},
                                                                      {"x2", "2x"},
                                                                      {"bless", "bless"},
                                                                      {"blessing", "bless"},
                                                                      {"curse", "curse"},
                                                                      {"crit", "2x"}}};
    for (const auto& [said, written] : others) {
        if (word == said) {
            return std::string{written};
        }
    }
    const auto number = signed_number(
        word.starts_with('+') || word.starts_with('-') ? word : "+" + word, limits::change);
    return number ? std::optional{signed_text(*number)} : std::nullopt;
}

bool is_effect(const std::string& word) {
    return condition_named(word).has_value() ||
           std::ranges::count(element_names, std::string_view{word}) > 0;
}

/// Adds what a word says about a card besides its number. False if the word says no such thing.
bool add_attribute(Words& words, Json& card) {
    const std::string word = words.peek();
    if (word == "rolling" || word == "shuffle") {
        words.skip();
        card[word] = true;
    } else if (word == "pierce") {
        words.skip();
        card[word] = words.take_number("how much it pierces", 1, 99);
    } else if (word == "push" || word == "pull") {
        words.skip();
        card["effects"].push_back({{word, words.take_number("how many hexes", 1, 99)}});
    } else if (is_effect(word)) {
        words.skip();
        card["effects"].push_back(condition_named(word) ? Json(word) : Json{{"infuse", word}});
    } else {
        return false;
    }
    return true;
}

}  // namespace

bool begins_like_cards(std::string_view text) {
    const Words words{without_commas(text)};
    const std::string word = words.peek();
    return value_in(word) || is_effect(word) || word == "rolling" || word == "shuffle" ||
           word == "pierce" || ((word == "push" || word == "pull") && words.left() == 2);
}

std::vector<Card> cards_meant(std::string_view text, const Scene& scene) {
    Words words{without_commas(text)};
    Json cards = Json::array();
    Json said = Json::object();  // attributes before the first number
    while (!words.at_end()) {
        if (const auto value = value_in(words.peek())) {
            words.skip();
            Json card{{"value", *value}};
            card.update(said);
            said = Json::object();
            cards.push_back(std::move(card));
        } else if (!add_attribute(words, cards.empty() ? said : cards.back())) {
            not_possible(in_quotes(words.peek()) + " is on no modifier card",
                         std::string{card_examples});
        }
    }
    if (!said.empty()) {
        said["value"] = "+0";
        cards.push_back(std::move(said));
    }
    if (cards.empty()) {
        not_possible("The card is missing", std::string{card_examples});
    }
    return read_cards(Reader{cards, "/command"}.with(scene.edition));
}

}  // namespace standee
