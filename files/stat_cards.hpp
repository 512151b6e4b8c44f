#pragma once

#include <map>
#include <string>

#include "files/reader.hpp"
#include "lib/scene.hpp"

// The stat cards of a scene, `"monsters": {"Marsh Slinger": <monster/1>}`, and the figures that
// take their stats from them.

namespace standee {

std::map<std::string, MonsterSet> read_monsters(const Reader& reader);
/// An error where a card, read before, is of another level than the scene's.
void check_levels(const Reader& monsters, Scene& scene);
/// The levels of sets that are not at the scene's; each has a stat card in the scene.
void read_levels(const Reader& levels, Scene& scene);
Json write_monsters(const std::map<std::string, MonsterSet>& monsters);

/// The written form of a figure with every stat that it does not give, from the stat card of its
/// `name` and `rank`; the same form where there is no such card.
Json with_stat_card(Json form, const std::map<std::string, MonsterSet>& monsters);

/// The figure written so that reading it beside its stat card gives it again: a stat that it has
/// lost is written out.
Json write_figure_beside_card(const Figure& figure,
                              const std::map<std::string, MonsterSet>& monsters);

}  // namespace standee
