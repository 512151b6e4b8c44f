#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lib/ability.hpp"
#include "lib/edition.hpp"
#include "lib/figure.hpp"
#include "lib/monster_card.hpp"

namespace standee {

/// What one special action of a boss makes it do.
struct SpecialLines {
    std::vector<Ability> abilities;  ///< in the order performed [ability.order]
    std::vector<PartyText> text;     ///< in the order of the card

    friend bool operator==(const SpecialLines&, const SpecialLines&) = default;
};

/// The values with which the numbers of a card or stat card were calculated.
struct ResolvedFor {
    int level = 1;
    int characters = 2;

    friend bool operator==(ResolvedFor, ResolvedFor) = default;
};

/// A monster ability deck, which belongs to one or several monster sets.
struct AbilityDeck {
    std::string name;
    EditionId edition = EditionId::gloomhaven;
    ResolvedFor resolved;
    std::vector<MonsterCard> cards;

    friend bool operator==(const AbilityDeck&, const AbilityDeck&) = default;
};

/// The stat card of one rank of a set at one level.
struct StatCard {
    /// The base stats and what is always active. With an id and a place it becomes a figure of a
    /// scene.
    Figure figure;
    std::vector<PartyText> text;  ///< the rest of the text on the stat card
    /// Of a boss, in the order of their numbers, which begin with 1.
    std::vector<SpecialLines> specials;

    friend bool operator==(const StatCard&, const StatCard&) = default;
};

/// Figures of another set that perform the card of this set: those with odd, or those with even,
/// standee numbers [monster.second-card].
struct CardFor {
    std::string of;
    bool odd = true;

    friend bool operator==(const CardFor&, const CardFor&) = default;
};

/// A set of monsters: its stat cards at one level and, if given, its ability cards.
struct MonsterSet {
    std::string name;
    EditionId edition = EditionId::gloomhaven;
    ResolvedFor resolved;
    std::string deck;             ///< the name of its ability deck; several sets may share one
    std::optional<int> standees;  ///< the number of standees [monster.standees]
    std::optional<StatCard> normal, elite;
    std::optional<StatCard> boss;    ///< neither normal nor elite [monster.boss-named]
    std::vector<MonsterCard> cards;  ///< the cards of its deck, if given here
    std::optional<CardFor> card_for;

    friend bool operator==(const MonsterSet&, const MonsterSet&) = default;
};

/// The stat card for the rank "normal" or "elite", or for a "boss"; null if the set has none.
inline const StatCard* stat_card_of(const MonsterSet& set, std::string_view rank) {
    const auto& card = rank == "elite" ? set.elite : rank == "normal" ? set.normal : set.boss;
    return card && (rank == "elite" || rank == "normal" || rank == "boss") ? &*card : nullptr;
}

}  // namespace standee
