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
    /// The hexes entered by the target's own steps, where someone has chosen; none: the only
    /// longest path.
    std::optional<std::vector<Hex>> path;
    /// Who controls the figure that forces it, and so decides how far [command.grant-control];
    /// empty: nobody.
    std::string controlled_by{};
};

}  // namespace standee
