#pragma once

#include <compare>
#include <cstdint>

namespace standee {

/// The cost of a path: negative hexes entered, then movement points spent, compared in that order
/// [monster.focus-negative-hexes, monster.focus-path]. It is stored as one number, so comparing and
/// adding take one instruction each; both counts stay below 65,536 on any board that is read.
class Cost {
public:
    static constexpr int most_points = 0xFFFF;  ///< more than any path costs

    constexpr Cost() = default;
    constexpr Cost(int negative_hexes, int points)
        : packed_{(static_cast<std::uint32_t>(negative_hexes) << 16U) +
                  static_cast<std::uint32_t>(points)} {}

    /// The cost if there is no path: greater than every other cost. It must not be added to.
    static constexpr Cost none() {
        Cost cost;
        cost.packed_ = 0xFFFF'FFFFU;
        return cost;
    }

    /// The greatest cost that a path can have.
    static constexpr Cost most() {
        Cost cost;
        cost.packed_ = none().packed_ - 1;
        return cost;
    }

    [[nodiscard]] constexpr int negative_hexes() const { return static_cast<int>(packed_ >> 16U); }
    [[nodiscard]] constexpr int points() const { return static_cast<int>(packed_ & 0xFFFFU); }
    [[nodiscard]] constexpr bool possible() const { return *this != none(); }

    friend constexpr auto operator<=>(Cost, Cost) = default;
    friend constexpr Cost operator+(Cost a, Cost b) {
        Cost sum;
        sum.packed_ = a.packed_ + b.packed_;
        return sum;
    }

private:
    std::uint32_t packed_ = 0;
};

}  // namespace standee
