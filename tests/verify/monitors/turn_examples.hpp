#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "focus/turn.hpp"
#include "lib/scene.hpp"

namespace standee::verify::test {

/// A scene in which a clause decides, and what makes the right answer a wrong one.
struct Example {
    std::string_view clause;
    Scene scene;
    std::function<void(TurnAnswer&)> spoil;
};

/// Of each clause at least one.
std::vector<Example> ground_examples();  ///< what lies on the map, movement, range and sight
std::vector<Example> attack_examples();  ///< targets, areas, conditions, cards and summons
std::vector<Example> choice_examples();  ///< focus, initiative and destination

std::vector<Example> edition_examples();  ///< what Gloomhaven and Jaws of the Lion do their way

/// Makes the first option end elsewhere, by this path.
std::function<void(TurnAnswer&)> goes(std::vector<Hex> path);
/// The same, and attacks these from there.
std::function<void(TurnAnswer&)> goes_and_attacks(std::vector<Hex> path,
                                                  std::vector<FigureIndex> targets);
/// Makes the first option attack these from where the figure stands.
std::function<void(TurnAnswer&)> attacks(std::vector<FigureIndex> targets);
/// Gives the first option another focus, attacked from where the figure stands.
std::function<void(TurnAnswer&)> focuses(FigureIndex focus);
/// Changes a number or a list of the first option.
std::function<void(TurnAnswer&)> tells(std::function<void(TurnOption&)> change);
/// Leaves out the last option.
void leaves_out(TurnAnswer& answer);

/// The scene with this card for the figure that acts.
Scene with_card(Scene scene, std::vector<Ability> card);

/// The position of a figure in the scene's list.
FigureIndex index_of(const Scene& scene, std::string_view id);

}  // namespace standee::verify::test
