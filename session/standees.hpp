#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/scene.hpp"
#include "session/ability_piles.hpp"

// The standees of monsters. Each monster gets the number that is drawn for it, and from then on
// that number is part of its id. Until then a letter, or a number that somebody chose, is:
// "guard-a" becomes "guard-3".

namespace standee {

/// Whether the number of the figure's standee still has to be drawn.
bool awaits_standee(const Figure& figure);

/// The id of a figure by the number of its standee. None if its id is a name of its own, such as
/// "Old Tom".
std::optional<std::string> called_by_standee(const Figure& figure);

/// The id of a figure without the letter or the number at its end: "guard". The whole id if it has
/// neither.
std::string stem_of(const std::string& id);

/// Gives a new letter to those figures whose ids are already used on the map.
void give_free_ids(std::vector<Figure>& coming, const Scene& scene);

/// Gives `figure`, one of those in `coming`, its standee number, and the id with that number unless
/// another figure has it.
void number_standee(Figure& figure, int number, std::vector<Figure>& coming, const Scene& scene);

/// Gives numbers to the figures for which nobody is asked: to bosses in order and, if the scene has
/// a seed, to all others at random.
void number_by_chance(std::vector<Figure>& figures, const Scene& scene, AbilityPiles& chance);

/// Changes the id of a figure that has not had a turn, wherever it is in the scene.
void rename(Scene& scene, const std::string& from, const std::string& to);

/// Removes the monsters that wait for their numbers from the map and returns them, so that they can
/// be placed again, with numbers, where they stood.
std::vector<Figure> take_unnumbered(Scene& scene);

}  // namespace standee
