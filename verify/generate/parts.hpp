#pragma once

#include <span>

#include "lib/scene.hpp"
#include "verify/generate/dice.hpp"
#include "verify/generate/random_scene.hpp"

namespace standee::generate {

/// A map with terrain, walls, doors and links of a few kinds at a time.
Map random_map(Dice& dice, const GeneratorOptions& options);

/// Puts figures on the scene's map: the one to act, called "A", its enemies and its allies.
void place_figures(Dice& dice, const GeneratorOptions& options, Scene& scene);

/// The card of the figure to act; may leave a summon's out.
TurnOrder random_turn(Dice& dice, const Scene& scene);

/// What few cards say.
Ability random_rarity(Dice& dice);

/// Whether the figure can be normal or elite by the stat cards of a set.
bool may_change_rank(const Figure& figure);
/// Two stat cards for a set that is neither there nor has bosses, and a rank for each of its
/// figures. None of them loses its flight by a change of rank.
void give_ranks(Dice& dice, Scene& scene, const std::string& set);
/// Has a card begin with a change of rank.
void change_rank_first(std::vector<Ability>& card);

/// Often has an objective stand in up to four hexes, adjacent to each other and with nobody else in
/// them.
void grow_objectives(Dice& dice, Scene& scene);

/// The stats that the figure does not have are a dash on its stat card.
inline void dash_the_rest(Figure& figure) {
    figure.dashes = {!figure.attack.has_value(), !figure.move.has_value(), false};
}

/// Now and then has cards name hexes that the map marks, or count tokens, and gives figures what
/// such cards count.
void name_places(Dice& dice, Scene& scene);
/// Now and then has cards, or monsters, go towards hexes that the map marks.
void head_for_places(Dice& dice, Scene& scene);
/// Marks a hex by each of the names that the map does not have, for cards that name any of them.
void mark_for_any_card(Dice& dice, Scene& scene, std::span<const char* const> names);

/// Fire more often than ice, as the price or the infusion of a card.
ElementChoice fire_or_ice(Dice& dice);

/// A line that consumes an element for a shield.
Ability shield_for(ElementChoice price, int shield);

/// One of these, now and then a mixed icon of both or a wild one.
ElementChoice fire_ice_or_any(Dice& dice);

}  // namespace standee::generate
