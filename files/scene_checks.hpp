#pragma once

#include <span>
#include <string>
#include <vector>

#include "files/reader.hpp"
#include "lib/scene.hpp"

// What a scene must say before it can be played: nothing that it leaves out is guessed.

namespace standee {

/// An error where an ability adds to a stat of `figure` that the scene does not give. A dash is
/// given: the figure does not perform that ability.
void demand_stats(const Reader& abilities, const Figure& figure);
/// The same for the card of a summon that is left out: Move +0, Attack +0 [summon.card].
void demand_summon_stats(const Reader& figure, const Figure& summon);

/// An error where `cards` or `standees` name a set of monsters that no figure of the scene belongs
/// to, that none of its cards summons, that is not `coming`, and that its `sets` do not list.
void demand_known_sets(const Reader& scene_reader, const Scene& scene,
                       std::span<const std::string> coming);
/// The sets that `cards` and `standees` name and of which no figure is there: the field `sets`.
std::vector<std::string> absent_sets(const Scene& scene);

/// An error where a figure draws from the modifier deck of the character and there are several.
void demand_one_character(const Reader& scene_reader, const Scene& scene);

/// An error where the card of a set adds to a stat that one of its figures lacks.
void demand_stats_for_cards(const Reader& cards, const Scene& scene);

}  // namespace standee
