#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// Mean damage, for the choices that are best and worst for the party.
struct DamageSpan {
    double least = 0;
    double most = 0;

    friend DamageSpan operator+(DamageSpan a, DamageSpan b) {
        return {a.least + b.least, a.most + b.most};
    }
    /// Of one or the other.
    friend DamageSpan hull(DamageSpan a, DamageSpan b) {
        return {std::min(a.least, b.least), std::max(a.most, b.most)};
    }
};

/// What one enemy would do to the figure.
struct Threat {
    FigureIndex enemy = 0;
    bool focus = false;       ///< the figure may be its focus
    bool only_focus = false;  ///< and nobody else may
    DamageSpan damage;        ///< of its whole turn, before any negation

    [[nodiscard]] bool harmless() const { return !focus && damage.most == 0; }
};

/// A hex in which the figure could end its move, and who threatens it there.
struct ThreatenedHex {
    Hex at;
    int movement = 0;        ///< points spent to end there
    int negative_hexes = 0;  ///< entered on the best ways: the fewest that its points allow
    std::vector<Threat> by;  ///< in order of the scene's figures, none that is harmless
    DamageSpan damage;       ///< in all
    DamageSpan on_the_way;   ///< of it, what traps and hazardous terrain do on its move there
};

/// "Where am I safe?"
struct ThreatMap {
    FigureIndex figure = 0;
    std::vector<ThreatenedHex> hexes;       ///< in hex order
    std::vector<FigureIndex> without_card;  ///< enemies that have no card, and so were left out
};

/// How the figure moves.
struct ThreatMove {
    int points = 0;
    bool jump = false;
};

/// For every hex in which the figure could end a move: which enemies would focus on it there, and
/// the mean damage that it would suffer, before negation, in the whole turn of each. Foci are exact
/// answers of turns. Odds are exact too, over the cards of the scene's modifier deck in any order,
/// or over a standard deck.
///
/// Included: every attack and all other damage of the card, each planned from where the enemy then
/// stands; advantage and disadvantage, bonuses, conditional effects and elements; conditions, also
/// those gained in the turn itself; shield and pierce; ward and brittle until they are used up;
/// what traps and hazardous terrain do to the figure on its own best ways to the hex, in the turns
/// that follow too; pushes and pulls and the traps they lead into; what the enemy suffers along its
/// path and may die of; what it grants to its allies. `least` and `most` are the extremes over all
/// choices, each made before a card is drawn.
///
/// Not included: what other enemies do first, as each turn starts from the scene as it stands after
/// the move; doors that the figure opens; the death of any figure but the enemy itself; effects of
/// modifier cards other than their numbers and pierce; negation. Enemies that were summoned this
/// round or have had their turn are left out. Throws InputError if there is no such figure, a turn
/// cannot be planned, or there are too many ways over negative hexes, outcomes or runs of cards.
ThreatMap threat_map(const Scene& scene, const std::string& figure, ThreatMove move);

}  // namespace standee
