#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/scene.hpp"
#include "session/ability_piles.hpp"

// Standees of monsters: each gets the number that is drawn for it, and is called by it from then
// on. Until then a letter or a number that somebody chose tells it apart: "guard-a" becomes
// "guard-3".

namespace standee {

/// Whether the number of its standee is still to be drawn.
bool awaits_standee(const Figure& figure);

/// What a figure with a standee is called by it; none where its id is a name of its own, "Old Tom".
std::optional<std::string> called_by_standee(const Figure& figure);

/// The id of a figure without the letter or the number at its end, "guard"; the id where it has
/// none.
std::string stem_of(const std::string& id);

/// Gives a new letter to those whose ids figures on the map already have.
void give_free_ids(std::vector<Figure>& coming, const Scene& scene);

/// Gives the figure, one of those that are coming, the number of its standee, and calls it by that
/// where nobody else is.
void number_standee(Figure& figure, int number, std::vector<Figure>& coming, const Scene& scene);

/// Numbers those figures that nobody is asked about: bosses, in order, and all others by chance
/// where the scene has a seed.
void number_by_chance(std::vector<Figure>& figures, const Scene& scene, AbilityPiles& chance);

/// Calls a figure that has not had a turn by another id, wherever the scene names it.
void rename(Scene& scene, const std::string& from, const std::string& to);

/// Takes the monsters that await a standee off the map, so that they can be placed with one where
/// they stood.
std::vector<Figure> take_unnumbered(Scene& scene);

}  // namespace standee
