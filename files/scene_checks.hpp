#pragma once

#include <span>
#include <string>
#include <vector>

#include "files/reader.hpp"
#include "lib/scene.hpp"

// Checks that a scene has everything that is needed to play it. The program does not guess what is
// left out.

namespace standee {

/// Throws InputError if an ability adds to a stat of `figure` that the scene does not give. A dash
/// counts as given: the figure does not perform that ability.
void demand_stats(const Reader& abilities, const Figure& figure);
/// The same for a summon without a card of its own: Move +0, Attack +0 [summon.card].
void demand_summon_stats(const Reader& figure, const Figure& summon);

/// Throws InputError if `cards` or `standees` name a monster set to which no figure of the scene
/// belongs, that none of its cards summons, that is not in `coming`, and that its `sets` do not
/// list.
void demand_known_sets(const Reader& scene_reader, const Scene& scene,
                       std::span<const std::string> coming);
/// The sets in `cards` and `standees` of which no figure is in the scene: the field `sets`.
std::vector<std::string> absent_sets(const Scene& scene);

/// Throws InputError if a figure draws from the character's modifier deck and there are several
/// characters.
void demand_one_character(const Reader& scene_reader, const Scene& scene);

/// Throws InputError if the card of a set adds to a stat that one of its figures does not have.
void demand_stats_for_cards(const Reader& cards, const Scene& scene);

}  // namespace standee
