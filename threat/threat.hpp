#pragma once

#include <string>
#include <vector>

#include "lib/scene.hpp"

namespace standee {

/// Mean damage, from what the party would choose where it may to what it would rather not.
struct DamageSpan {
    double least = 0;
    double most = 0;

    friend DamageSpan operator+(DamageSpan a, DamageSpan b) {
        return {a.least + b.least, a.most + b.most};
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
    int movement = 0;  ///< points spent to end there
    int negative_hexes = 0;
    std::vector<Threat> by;  ///< in order of the scene's figures, none that is harmless
    DamageSpan damage;       ///< in all
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

/// For every hex in which the figure could end a move: which enemies would focus on it there, by
/// the exact answer of their turns, and the mean damage that it would be about to suffer in the
/// whole turn of each, over the exact odds of the modifier deck (the scene's, of which the cards
/// count and not their order; a standard one where it has none).
///
/// Counted: every attack of the card and what is damage without an attack, each planned from where
/// the enemy then stands; advantage and disadvantage, bonuses, conditional effects, elements,
/// poison and other conditions also where the turn itself brings them, shield and pierce, ward and
/// brittle until they are used up; pushes and pulls and the traps they lead into; what the enemy
/// suffers on its way, by which it may fall; what it grants to its allies. `least` and `most` are
/// those of the ways in which the choices may go, each made before a card is drawn.
///
/// Not counted: what other enemies do before, since each turn is taken on the scene as it stands,
/// as if it came next; that anybody but the enemy itself may fall in its turn; what modifier cards
/// bring beside their numbers (pierce counts); negation. Enemies that were summoned this round or
/// have had their turn are left out. Throws InputError where there is no such figure, where a turn
/// cannot be planned, or where there are too many ways or runs of cards.
ThreatMap threat_map(const Scene& scene, const std::string& figure, ThreatMove move);

}  // namespace standee
