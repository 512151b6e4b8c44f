#pragma once

#include <compare>
#include <cstdint>

namespace standee::rulebook::planning {

/// The cost of a path: negative hexes entered, then movement points spent
/// [monster.focus-negative-hexes]. Both are in one number, so that costs are compared at once.
class Cost {
public:
    constexpr Cost() = default;
    constexpr Cost(int negative, int points)
        : worth_{(static_cast<std::int64_t>(negative) << 32) + points} {}

    /// The cost if there is no path: more than that of any path, even if more is added to it.
    static constexpr Cost none() {
        Cost cost;
        cost.worth_ = std::int64_t{1} << 60;
        return cost;
    }

    [[nodiscard]] constexpr bool possible() const { return *this < none(); }
    [[nodiscard]] constexpr int negative() const { return static_cast<int>(worth_ >> 32); }
    [[nodiscard]] constexpr int points() const { return static_cast<int>(worth_ & 0xFFFF'FFFF); }

    friend constexpr auto operator<=>(Cost, Cost) = default;
    friend constexpr Cost operator+(Cost a, Cost b) {
        a.worth_ += b.worth_;
        return a;
    }

private:
    std::int64_t worth_ = 0;
};

}  // namespace standee::rulebook::planning
