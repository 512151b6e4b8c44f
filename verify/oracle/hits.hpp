#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "lib/scene.hpp"
#include "verify/oracle/card.hpp"
#include "verify/oracle/ground.hpp"
#include "verify/oracle/sight.hpp"

namespace standee::oracle {

/// A set of enemies: bit i for the i-th of `Battle::enemies`.
using Enemies = std::uint64_t;
inline constexpr std::size_t most_enemies = 64;

constexpr Enemies only(std::size_t enemy) { return Enemies{1} << enemy; }

/// One way to aim the attack from a tile: these are hit by the area, so many more of those
/// outside it may be.
struct Aim {
    Enemies hit = 0;
    Enemies outside = 0;
    int more = 0;
};

/// Whom the attack can hit from where.
class Battle {
public:
    /// Throws std::length_error beyond `most_enemies` enemies that may be targeted.
    Battle(const Ground& ground, const Scene& scene, const Figure& actor, const Plan& plan);

    /// The enemies that may be targeted, in the order of the scene [condition.invisible].
    [[nodiscard]] const std::vector<const Figure*>& enemies() const { return enemies_; }

    /// Everyone that some aim from the tile could hit.
    [[nodiscard]] Enemies could_hit(int tile);

    /// The largest sets of targets of each aim from the tile that contain this enemy.
    [[nodiscard]] std::vector<Enemies> target_sets(int tile, std::size_t enemy);

    /// Those that it would attack with disadvantage from the tile because they are adjacent, or
    /// because of what they are.
    [[nodiscard]] Enemies disadvantaged(int tile);

    /// Whether these red hexes are a way to lay the area from the tile that hits exactly these
    /// enemies, some of them perhaps as further targets outside it.
    [[nodiscard]] bool area_fits(int tile, std::vector<Hex> red, Enemies targets);

    /// Range from a tile to an enemy, round walls.
    [[nodiscard]] std::optional<int> range(int tile, std::size_t enemy) const;

private:
    const std::vector<Aim>& aims(int tile);
    [[nodiscard]] std::vector<Area> layouts(int tile) const;
    [[nodiscard]] std::vector<Aim> area_aims(int tile);
    [[nodiscard]] Enemies seen_from(int tile);
    [[nodiscard]] Enemies within_range(int tile) const;
    [[nodiscard]] Aim aim_of(const Area& placed, Enemies in_sight, Enemies in_range) const;
    [[nodiscard]] bool allies_in_blue(const Area& placed) const;
    bool in_sight(int tile, std::size_t enemy);

    const Ground& ground_;
    const Scene& scene_;
    const Figure& actor_;
    const Plan& plan_;
    std::vector<const Figure*> enemies_;
    std::vector<WallPiece> walls_;
    std::vector<Area> shapes_;  ///< the area in each orientation, those alike once
    std::vector<std::vector<std::optional<int>>> range_from_enemy_;
    std::vector<std::vector<std::optional<bool>>> sight_from_enemy_;
    std::vector<std::optional<std::vector<Aim>>> aims_;
};

}  // namespace standee::oracle
