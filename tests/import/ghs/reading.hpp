#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "files/ability_json.hpp"
#include "files/document.hpp"
#include "import/ghs/deck.hpp"

namespace standee::ghs::test {

/// What a card with these actions comes to.
struct ReadCard {
    std::string abilities;          ///< as JSON
    std::vector<std::string> says;  ///< the texts that are for the party
    std::vector<std::string> why;   ///< and the reasons
    std::vector<PartyText> text;
};

/// Reads a card with `actions`, written as the list of a file.
inline ReadCard read(const std::string& actions, const Setting& setting = {},
                     const BossSpecials* specials = nullptr) {
    const Json deck = parse_document(R"({"name":"d","edition":"fh","abilities":[{"cardId":1,
        "initiative":50,"actions":)" +
                                     actions + "}]}");
    const MonsterCard card = read_deck(deck, setting, Labels{}, specials).cards.at(0);
    ReadCard result{write_abilities(card.abilities).dump(), {}, {}, card.text};
    for (const PartyText& text : card.text) {
        result.says.push_back(text.says);
        result.why.push_back(text.why);
    }
    return result;
}

/// The abilities of a card of which nothing is left to the party.
inline std::string abilities(const std::string& actions, const Setting& setting = {}) {
    const ReadCard card = read(actions, setting);
    return card.says.empty() ? card.abilities : "text: " + card.says[0] + ": " + card.why[0];
}

}  // namespace standee::ghs::test
