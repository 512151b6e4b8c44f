#pragma once

#include <optional>
#include <string>
#include <vector>

#include "files/document.hpp"
#include "import/xhaven/facts.hpp"
#include "lib/monster_card.hpp"

namespace standee::xhaven {

/// A card of X-haven.
struct Card {
    std::string deck;  ///< as the names of decks are compared: "ancient-artillery"
    std::string id;
    std::string name;  ///< empty where the edition has none
    std::optional<int> initiative;
    bool shuffle = false;
    Facts facts;
};

/// Reads the ability decks of an edition. Throws InputError where the file has none, or one is
/// malformed.
std::vector<Card> read_cards(const Json& edition);

/// How imported cards compare with X-haven's.
struct Comparison {
    struct Difference {
        std::string deck, id, name;
        std::vector<std::string> only_imported, only_xhaven;
    };
    int same = 0;
    int partly = 0;   ///< not compared: not all of the card is abilities
    int missing = 0;  ///< X-haven has no card of that id in such a deck
    std::vector<Difference> differences;

    [[nodiscard]] int compared() const { return same + static_cast<int>(differences.size()); }
    /// Compares an imported card.
    void add(const std::string& deck, const MonsterCard& card, const std::vector<Card>& cards);
};

/// The comparison for a person: each difference, and the counts.
std::string words_of(const Comparison& comparison);

/// The comparison as JSON: `{"compared":n,"same":n,"partly":n,"missing":n,"differences":[...]}`.
Json write_comparison(const Comparison& comparison);

}  // namespace standee::xhaven
