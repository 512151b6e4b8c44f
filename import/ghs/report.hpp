#pragma once

#include <map>
#include <string>
#include <vector>

#include "import/ghs/setting.hpp"

namespace standee::ghs {

/// How much of a card the engine acts upon.
enum class Automation {
    full,     ///< all of it
    special,  ///< all of it with the monster's own file, for a special or a number of its stat card
    partly    ///< some text is for the party
};

Automation automation_of(const MonsterCard& card);

/// Throws InputError if the edition of a deck, a monster or a list of such is not known.
void demand_known_edition(const Json& content, const Setting& setting);

/// The totals of a folder of files.
struct Report {
    struct CardEntry {
        MonsterCard card;
        Automation automation{};
    };
    struct Deck {
        std::string file, name;
        std::string edition;  ///< as the file names it
        std::vector<CardEntry> cards;
        [[nodiscard]] int count(Automation automation) const;
        [[nodiscard]] int fully() const;
    };
    /// A stat card or a special of a monster.
    struct Part {
        std::string what;  ///< "level 3, elite", "special 1"
        std::vector<PartyText> text;
    };
    struct Monster {
        std::string file, name, edition;
        std::vector<Part> stat_cards, specials;
    };
    struct Other {
        std::string file;
        std::string why;
        bool bad = false;  ///< it could not be read at all
    };
    std::vector<Deck> decks;
    std::vector<Monster> monsters;
    std::vector<Other> others;  ///< files that hold neither

    /// Adds what is in a file: a deck, a monster, or a list of such. Never throws for its content.
    void add(const std::string& file, const Json& content, const Setting& setting,
             const Labels& labels);

    [[nodiscard]] int cards(Automation automation) const;
    [[nodiscard]] int cards() const;
    /// Those of which nothing is left to the party if the monster's file is at hand: full and
    /// special.
    [[nodiscard]] int fully() const;
};

/// The report for a person.
std::string words_of(const Report& report);

/// The report as JSON: `{"cards":n,"full":n,"special":n,"partly":n,"editions":[...],
/// "decks":[...],"monsters":[...],"others":[...]}`; `special` of the cards that are full need
/// the monster's own file.
Json write_report(const Report& report);

}  // namespace standee::ghs
