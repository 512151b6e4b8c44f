#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/hex.hpp"
#include "lib/scene.hpp"
#include "verify/oracle/mistake.hpp"

namespace standee::oracle {

/// Where the figure ends and whom it attacks, by ids in order of their bytes, and how.
struct NaiveOption {
    Hex end;
    std::vector<std::string> targets;
    std::vector<Hex> path;  ///< of the cheapest ways the first in hex order
    int movement = 0;
    int negative_hexes = 0;
    std::vector<std::string> disadvantaged;  ///< targets attacked with disadvantage
    /// The first, by id and then in hex order, of those that give this option: the focus, and the
    /// hex that it attacks from or heads for.
    std::optional<std::string> focus;
    std::optional<Hex> attack_hex;
    std::vector<std::string> along{};  ///< attacked along the path, by id

    friend bool operator==(const NaiveOption&, const NaiveOption&) = default;
};

struct NaiveAnswer {
    std::vector<std::string> foci;     ///< all that tie, by id
    std::vector<NaiveOption> options;  ///< every outcome that the rules allow, each once, in order
    friend bool operator==(const NaiveAnswer&, const NaiveAnswer&) = default;
};

/// The turn of the figure named in `scene.turn`, for a scene that a reader accepts and whose
/// moves before the attack are of one kind. It takes time without bound where targets are many:
/// for boards of some hundred hexes and a dozen enemies. With a mistake, what an implementation
/// with that wrong rule would say. Throws std::invalid_argument where the scene has no turn,
/// std::length_error beyond 64 figures.
NaiveAnswer naive_turn(const Scene& scene, Mistake mistake = Mistake::none);

/// Whether the red hexes `red` are a legal way to lay the area of the attack of this turn from
/// `from` that hits exactly these targets, together with the further ones allowed outside it.
/// Without an area, or without targets, there are no red hexes to lay.
bool area_fits(const Scene& scene, Hex from, const std::vector<Hex>& red,
               const std::vector<std::string>& targets);

}  // namespace standee::oracle
