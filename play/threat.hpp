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
    DamageSpan damage;        ///< of its first attack, before any negation

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
/// the exact answer of their turns, and the mean damage of their first attacks over the exact
/// odds of the modifier deck (the scene's, or a standard one). Each enemy's turn is taken on the
/// scene as it stands, as if it were the next to act: what one of them changes for the next is
/// not followed. Enemies that were summoned this round or have had their turn are left out.
/// Throws InputError where there is no such figure, or where a turn cannot be planned.
ThreatMap threat_map(const Scene& scene, const std::string& figure, ThreatMove move);

}  // namespace standee
