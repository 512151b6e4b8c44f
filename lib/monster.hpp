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

/// What one special of a boss tells it to do.
struct SpecialLines {
    std::vector<Ability> abilities;  ///< in the order performed [ability.order]
    std::vector<PartyText> text;     ///< in the order in which it stands there

    friend bool operator==(const SpecialLines&, const SpecialLines&) = default;
};

/// What numbers a card or stat card may depend on were resolved for.
struct ResolvedFor {
    int level = 1;
    int characters = 2;

    friend bool operator==(ResolvedFor, ResolvedFor) = default;
};

/// A monster ability deck, of one or of several sets of monsters.
struct AbilityDeck {
    std::string name;
    EditionId edition = EditionId::gloomhaven;
    ResolvedFor resolved;
    std::vector<MonsterCard> cards;

    friend bool operator==(const AbilityDeck&, const AbilityDeck&) = default;
};

/// The stat card of one rank of a set at one level.
struct StatCard {
    /// The base stats and what is always active; with an id and a place it is a figure of a scene.
    Figure figure;
    std::vector<PartyText> text;         ///< what else the stat card says
    std::vector<SpecialLines> specials;  ///< of a boss, in the order of their numbers from 1

    friend bool operator==(const StatCard&, const StatCard&) = default;
};

/// Figures of another set that perform the card of this one: those with odd, or with even, standee
/// numbers [monster.second-card].
struct CardFor {
    std::string of;
    bool odd = true;

    friend bool operator==(const CardFor&, const CardFor&) = default;
};

/// A set of monsters: its stat cards at one level, and perhaps its ability cards.
struct MonsterSet {
    std::string name;
    EditionId edition = EditionId::gloomhaven;
    ResolvedFor resolved;
    std::string deck;             ///< the name of its ability deck; several sets may share one
    std::optional<int> standees;  ///< how many there are [monster.standees]
    std::optional<StatCard> normal, elite;
    std::optional<StatCard> boss;    ///< neither normal nor elite [monster.boss-named]
    std::vector<MonsterCard> cards;  ///< its deck, where it is given here
    std::optional<CardFor> card_for;

    friend bool operator==(const MonsterSet&, const MonsterSet&) = default;
};

/// The stat card for a rank, "normal" or "elite", or for a "boss"; null where there is none.
inline const StatCard* stat_card_of(const MonsterSet& set, std::string_view rank) {
    const auto& card = rank == "elite" ? set.elite : rank == "normal" ? set.normal : set.boss;
    return card && (rank == "elite" || rank == "normal" || rank == "boss") ? &*card : nullptr;
}

}  // namespace standee
