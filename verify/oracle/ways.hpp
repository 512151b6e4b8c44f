#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "lib/scene.hpp"
#include "verify/oracle/card.hpp"
#include "verify/oracle/ground.hpp"

namespace standee::oracle {

/// What a way costs: negative hexes entered first, then movement points spent
/// [monster.focus-negative-hexes].
struct Cost {
    int negative = 0;
    int points = 0;

    friend constexpr auto operator<=>(const Cost&, const Cost&) = default;
    friend constexpr Cost operator+(Cost a, Cost b) {
        return {a.negative + b.negative, a.points + b.points};
    }
};

/// The best way to each tile in which the figure could end, nothing where there is none.
using Ways = std::vector<std::optional<Cost>>;

/// Who moves, how, and who stands in the way.
struct Mover {
    const Ground& ground;
    EditionId edition{};
    const Figure& actor;
    Gait gait{};
    std::vector<const Figure*> others;  ///< on each tile, the actor left out
};

/// Everybody but the actor, and but `absent` where one is given, on the tiles they stand on.
Mover mover(const Ground& ground, const Scene& scene, const Figure& actor, Gait gait,
            const Figure* absent = nullptr);

/// The best ways from `start` with unlimited movement points. The start itself costs nothing.
Ways ways_from(const Mover& mover, int start);

/// The hexes of the best way from `start` to `end`, both included and those slid into too; of
/// several the first in hex order. There must be one.
std::vector<Hex> first_way(const Mover& mover, int start, int end);

}  // namespace standee::oracle
