#pragma once

#include <map>
#include <string>

#include "files/reader.hpp"
#include "lib/scene.hpp"

// The stat cards of a scene, `"monsters": {"Marsh Slinger": <monster/1>}`, and the figures that get
// their stats from them.

namespace standee {

std::map<std::string, MonsterSet> read_monsters(const Reader& reader);
/// Throws InputError if a card that has been read has another level than the scene.
void check_levels(const Reader& monsters, Scene& scene);
/// Reads the levels of sets that do not have the scene's level; each has a stat card in the scene.
void read_levels(const Reader& levels, Scene& scene);
Json write_monsters(const std::map<std::string, MonsterSet>& monsters);

/// The JSON of a figure, completed with every stat that it leaves out, from the stat card for its
/// `name` and `rank`. The same JSON if there is no such card.
Json with_stat_card(Json form, const std::map<std::string, MonsterSet>& monsters);

/// A figure written so that reading it together with its stat card gives it again: a stat of the
/// card that the figure does not have any more is written explicitly.
Json write_figure_beside_card(const Figure& figure,
                              const std::map<std::string, MonsterSet>& monsters);

}  // namespace standee
