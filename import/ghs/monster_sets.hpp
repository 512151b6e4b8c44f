#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "import/ghs/setting.hpp"
#include "lib/scene.hpp"

namespace standee::ghs {

/// The sets of that name from stat files and ability decks, each with its deck; and as far as they
/// are among the files the sets of `later`, and those that cards summon. Throws InputError, with
/// the pointer /ghs, where one of `names` has no stat file, or any of them no deck.
std::map<std::string, MonsterSet> monster_sets(const std::vector<Json>& files, Setting setting,
                                               const Labels& labels,
                                               const std::set<std::string>& names,
                                               const std::set<std::string>& later);

/// Gives every set with a figure on the map an ability card from its deck. Sets that share a deck
/// have the same card, a boss has one of its own. The same seed draws the same cards.
void draw_ability_cards(Scene& scene, std::uint64_t seed);

}  // namespace standee::ghs
