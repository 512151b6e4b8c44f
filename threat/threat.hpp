#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// Mean damage, for the best and the worst choices from the party's point of view.
struct DamageSpan {
    double least = 0;
    double most = 0;

    friend DamageSpan operator+(DamageSpan a, DamageSpan b) {
        return {a.least + b.least, a.most + b.most};
    }
    /// The range that covers both.
    friend DamageSpan hull(DamageSpan a, DamageSpan b) {
        return {std::min(a.least, b.least), std::max(a.most, b.most)};
    }
};

/// What one enemy would do to the figure.
struct Threat {
    FigureIndex enemy = 0;
    bool focus = false;       ///< the figure may be its focus
    bool only_focus = false;  ///< no other figure can be its focus
    DamageSpan damage;        ///< of its whole turn, before any negation

    [[nodiscard]] bool harmless() const { return !focus && damage.most == 0; }
};

/// A hex in which the figure could end its move, and who threatens it there.
struct ThreatenedHex {
    Hex at;
    int movement = 0;  ///< points spent to end there
    /// Negative hexes entered on the best ways: the fewest that the points allow.
    int negative_hexes = 0;
    std::vector<Threat> by;  ///< in the order of the scene's figures, without harmless enemies
    DamageSpan damage;       ///< the damage in all
    DamageSpan on_the_way;   ///< the part of it from traps and hazardous terrain on the way there
};

/// The answer to "Where am I safe?"
struct ThreatMap {
    FigureIndex figure = 0;
    std::vector<ThreatenedHex> hexes;  ///< in hex order
    /// Enemies that were left out because they have no card.
    std::vector<FigureIndex> without_card;
};

/// How the figure moves.
struct ThreatMove {
    int points = 0;
    bool jump = false;
};

/// For every hex in which the figure could end a move: which enemies would focus on it there, and
/// the mean damage, before negation, that it would suffer in the whole turn of each. Foci are exact
/// answers of turns. The means are exact too, over every order of the cards in the scene's modifier
/// deck, or in a standard deck.
///
/// Included: every attack and all other damage on the card, each planned from where the enemy then
/// stands; advantage and disadvantage, bonuses, conditional effects and elements; conditions, also
/// those gained during the turn; shield and pierce; ward and brittle until they are used up; the
/// effects of traps and hazardous terrain on the figure's own best ways to the hex, also in the
/// turns that follow; pushes and pulls, and the traps into which they lead; damage to the enemy
/// along its path, and its death; and what it grants to its allies. `least` and `most` are the
/// extremes over all choices, each made before a card is drawn.
///
/// Not included: what other enemies do first, because each turn starts from the scene after the
/// move; doors that the figure opens; the death of any figure other than the enemy itself; effects
/// of modifier cards other than their numbers and pierce; negation. Enemies that were summoned this
/// round or have had their turn are left out. Throws InputError if there is no such figure, if a
/// turn cannot be planned, or if there are too many ways over negative hexes, outcomes or sequences
/// of cards.
ThreatMap threat_map(const Scene& scene, const std::string& figure, ThreatMove move);

}  // namespace standee
