#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The numbers on a card.

namespace standee {

/// A number on a card: absolute (3), or relative to the figure's own stat ("+1", "-2", "+0").
struct Amount {
    int number = 0;
    bool relative = false;

    /// The number itself or, if it is relative, the number added to `stat`. Nothing if it is
    /// relative and there is no stat, that is "-" on the stat card: the figure does not perform
    /// that ability [summon.card].
    [[nodiscard]] constexpr std::optional<int> against(std::optional<int> stat) const {
        if (!relative) {
            return number;
        }
        return stat ? std::optional{*stat + number} : std::nullopt;
    }
    friend constexpr bool operator==(Amount, Amount) = default;
};

/// What a card counts where it says X.
enum class Counted : std::uint8_t {
    damage_dealt,      ///< suffered by the targets of the last attack ability
    targets,           ///< enemies that the last attack ability targeted
    targets_damaged,   ///< those of these targets that suffered damage
    hexes_moved,       ///< entered by the last move ability
    hit_points,        ///< the figure's own
    figures,           ///< figures of certain sets on the map
    shield_of_target,  ///< shield against the attack that this effect belongs to
    tokens_of_target,  ///< tokens on the mat of the target
};
inline constexpr std::array<std::string_view, 8> counted_names{
    "damageDealt", "targets", "targetsDamaged", "hexesMoved",
    "hp",          "figures", "targetShield",   "targetTokens"};

/// A number that depends on the course of the turn: what `per` counts, times `times`, divided by
/// `divide` and rounded down, plus `plus`, but at most `most`.
struct Count {
    Counted per{};
    int times = 1;
    int divide = 1;
    int plus = 0;
    std::optional<int> most;
    std::vector<std::string> of;  ///< the sets that `Counted::figures` counts
    friend bool operator==(const Count&, const Count&) = default;
};

/// The number that `count` gives if `counted` is what it counts.
inline int number_of(const Count& count, int counted) {
    const int number = counted * count.times / count.divide + count.plus;
    return count.most && number > *count.most ? *count.most : number;
}

}  // namespace standee
