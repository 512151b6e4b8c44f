#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "lib/scene.hpp"
#include "rulebook/planned_turn.hpp"

namespace standee::rulebook::test {

/// The hex of a place in a picture: line `y`, character `q`. The columns of a flat-top map stand
/// half a hex lower each second one, so a line holds every second column.
constexpr Hex hex_at(int q, int y) { return {q, (y - q) / 2}; }

/// A scene from a picture, for a Move 2 and a melee Attack 2 in the edition given.
///     "A . C"     A acts, a monster; B, C, D, E are characters with initiatives 10, 20, 30, 40;
///     " . t "     m an ally of A; . floor, o obstacle, t trap, h hazardous, d difficult, i icy,
///                 # wall hex, x closed door, / open door; a blank is no hex.
Scene picture(EditionId edition, std::initializer_list<std::string_view> lines);

/// A column of hexes [0,0], [0,1], [0,2] ... downward with an open border, marked as in a picture;
/// an ally is called m and the number of its row.
Scene column(EditionId edition, std::string_view marks);

/// A monster A in the middle of open floor that reaches four hexes each way.
Scene field(EditionId edition);
/// Adds a character of the party.
Figure& enemy(Scene& scene, std::string id, Hex at, std::optional<double> initiative = {});

Figure& figure(Scene& scene, std::string_view id);
void give(Scene& scene, std::string_view id, Condition condition);
Figure& put(Scene& scene, Figure figure);
void play_card(Scene& scene, std::vector<Ability> card);
Ability move(int points, bool jump = false);
Ability melee(int targets = 1);
Ability ranged(int range, int targets = 1);
Ability with_area(Ability attack, Area area);

/// "[1,0]{B,C} [2,0]{}": the options of the turn in order.
std::string options_of(const Scene& scene);
std::string foci_of(const Scene& scene);

inline constexpr EditionId G = EditionId::gloomhaven;
inline constexpr EditionId J = EditionId::jaws_of_the_lion;
inline constexpr EditionId F = EditionId::frosthaven;
inline constexpr EditionId G2 = EditionId::gloomhaven_2;

}  // namespace standee::rulebook::test
