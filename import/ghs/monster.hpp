#pragma once

#include <string_view>

#include "import/ghs/deck.hpp"

namespace standee::ghs {

/// Whether a file holds a monster: an object with stat cards.
bool is_monster(const Json& file);

/// Whether a monster is a boss, neither normal nor elite [monster.boss-named].
bool is_boss(const Json& file);

/// Whether a setting names a rank for a boss, which has none: it is read as if it named none.
bool has_no_rank(const Json& file, const Setting& setting);
inline constexpr std::string_view no_rank_note =
    "a boss is neither normal nor elite [monster.boss-named]";

/// Reads a monster at the setting's level: a stat card for each of its ranks, or only for the
/// setting's; a boss has one of its own. What is not understood becomes text of the stat card.
/// Throws InputError where the file is no monster, or has no stat card for that level and rank.
MonsterSet read_monster(const Json& file, const Setting& setting, const Labels& labels);

/// Gives a set that was read from a monster's file the cards of its deck's file.
void add_cards(MonsterSet& set, const Json& monster, const Json& deck, Setting setting,
               const Labels& labels);

/// How the figure of a file plays cards with a top and a bottom.
Halves halves_of(const Json& file);

/// Records the hit points of a file's normal monsters, if it has any, in the setting, and the deck
/// of which two cards are played.
void note_normal_health(const Json& file, Setting& setting);

/// What the cards of its deck need of a boss's file; none where it is no boss.
std::optional<BossSpecials> specials_of(const Json& file, const Setting& setting,
                                        const Labels& labels);

}  // namespace standee::ghs
