#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "import/ghs/context.hpp"
#include "import/ghs/editions.hpp"
#include "lib/monster.hpp"

namespace standee::ghs {

/// What is read of cards with a top and a bottom.
enum class Halves : std::uint8_t {
    top,           ///< the top; the bottom is for the party
    top_first,     ///< a figure plays two cards: the top of the first, the bottom of the second
    bottom_first,  ///< the other way round
    each           ///< both halves of each card, to tell whether they are automated
};

/// What the numbers of a file are resolved for.
struct Setting {
    std::optional<EditionId> edition;  ///< in place of the file's own
    ExtendedEditions extended;         ///< what base.json files at hand say
    ResolvedFor resolved;
    std::optional<int> prosperity;
    std::optional<int> round;
    std::optional<int> character_hp;  ///< of the character on whom the hit points of a boss depend
    std::string rank;                 ///< only "normal" or only "elite"; empty: both
    /// Hit points of normal monsters by set, as far as their files are at hand: what limits those
    /// of a summon.
    std::map<std::string, int> normal_health;
    /// The range of the stat cards of the set whose deck is read, by rank ("normal", "elite" or
    /// "boss"), 1 where it has none; empty: unknown.
    std::map<std::string, int> own_ranges;
    std::map<std::string, int> own_attacks;  ///< likewise its attack, if that is a number
    Halves halves = Halves::top;
    std::set<std::string> halved;  ///< decks of figures that play two cards
    std::optional<int> copy;       ///< of several sets with one deck, which one reads it: 1, 2
    bool all_levels = false;       ///< cards too that are not in the deck at the level
    ChangesByRank changes;         ///< what the stat cards of that set change in the deck
};

/// The edition that a file names, and Gloomhaven if it names none. Throws InputError if that
/// edition is not known.
EditionId edition_of(const Json& file, const Setting& setting);

/// What any action of the file is read for.
Context context_of(const Json& file, const Setting& setting, const Labels& labels);

}  // namespace standee::ghs
