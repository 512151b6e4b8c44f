#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <standee/export.hpp>

// What a figure may do on its turn, as values.

namespace standee {
inline namespace v1 {

/// A hex in the coordinates of the scene: [q,r], or column and row if its map says so.
struct Hex {
    int q = 0;
    int r = 0;

    friend bool operator==(const Hex&, const Hex&) = default;
};

/// An attack of a turn with the moves before it, or the moves after the last attack.
struct Part {
    Hex end;
    std::vector<Hex> path;                   ///< the start, then every hex entered
    std::optional<std::string> focus;        ///< the id of the figure that it focuses on
    std::vector<std::string> targets;        ///< ids of the figures attacked; empty: none
    int movement = 0;                        ///< movement points spent
    int negative_hexes = 0;                  ///< negative hexes entered
    std::vector<std::string> disadvantaged;  ///< targets attacked with disadvantage
    std::optional<Hex> attack_hex;           ///< the hex that it attacks from or heads for
    std::vector<Hex> area;                   ///< the red hexes of an area attack
    std::vector<std::string> along;          ///< ids of the figures attacked along the path
    /// Ids of the figures that have left the map since the attack before this one, or since the
    /// start of the turn. If the figure itself is one of them, it does not make this attack.
    std::vector<std::string> fallen;
};

/// One outcome that the rules allow: the first attack with the moves before it, then the rest of
/// the turn.
struct Option : Part {
    std::vector<Part> then;
};

/// What a step of the reasoning is about: figures or hexes; both are empty if there are none.
struct Narrowed {
    std::vector<std::string> figures;
    std::vector<Hex> hexes;
};

/// A step of the reasoning: the clause that decides, its page, and what it means in this case.
struct Reason {
    std::string clause, page, says;
    Narrowed kept;     ///< those that are still possible after this step
    Narrowed dropped;  ///< those that this step rules out
};

/// A rule that can be read in two ways, and the reading by which the answer was decided.
struct Contested {
    std::string clause;
    std::string taken;      ///< the reading that was used
    std::string otherwise;  ///< the other reading
};

struct Turn {
    std::string figure;              ///< the figure whose turn it is
    std::vector<std::string> focus;  ///< all foci that tie
    std::vector<Option> options;     ///< every outcome that the rules allow, by end and targets
    std::string decides;             ///< who chooses among several options: "party" or "summoner"
    std::vector<Reason> why;
    std::vector<Contested> contested;
    std::vector<std::string> notes;  ///< remarks, and what is left to the party
};

/// Plans the turn in `scene`, a "scene/1" document as JSON text. With `figure`, plans the turn of
/// that figure with the ability card of its set. Throws BadRequest, and otherwise nothing but
/// std::bad_alloc.
STANDEE_EXPORT Turn turn(std::string_view scene, std::string_view figure = {});

}  // namespace v1
}  // namespace standee
