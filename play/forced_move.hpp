#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lib/hex.hpp"

namespace standee {

enum class Force : bool { push, pull };

/// One push or pull of up to `points` hexes [forced.push, forced.pull].
struct ForcedMove {
    Force force = Force::push;
    std::string by;
    std::string target;
    int points = 0;
    /// The hexes that the target enters by its own steps, if somebody has chosen the path. None:
    /// the longest path, if there is only one.
    std::optional<std::vector<Hex>> path;
    /// The figure that controls the one that pushes or pulls, and so decides how far
    /// [command.grant-control]; empty: nobody.
    std::string controlled_by{};
};

}  // namespace standee
