#pragma once

#include <string>
#include <vector>

#include "lib/hex.hpp"
#include "lib/scene.hpp"

namespace standee::oracle {

/// Where the figure ends and whom it attacks, by ids in order of their bytes.
struct NaiveOption {
    Hex end;
    std::vector<std::string> targets;
    friend auto operator<=>(const NaiveOption&, const NaiveOption&) = default;
};

struct NaiveAnswer {
    std::vector<std::string> foci;     ///< all that tie, by id
    std::vector<NaiveOption> options;  ///< every outcome that the rules allow, each once, in order
    friend bool operator==(const NaiveAnswer&, const NaiveAnswer&) = default;
};

/// The turn of the figure named in `scene.turn`, for a scene that a reader accepts and whose
/// moves before the attack are of one kind. It takes time without bound where targets are many:
/// for boards of some hundred hexes and a dozen enemies. Throws std::invalid_argument where the
/// scene has no turn, std::length_error beyond 64 enemies.
NaiveAnswer naive_turn(const Scene& scene);

}  // namespace standee::oracle
