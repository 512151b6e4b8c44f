#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The numbers of a card.

namespace standee {

/// A number of a card: absolute (3), or relative to the figure's own stat ("+1", "-2", "+0").
struct Amount {
    int number = 0;
    bool relative = false;

    /// The number itself, or added to `stat`; a relative one without a stat is nothing:
    /// "-" on the stat card, so that ability is not performed [summon.card].
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
    targets,           ///< enemies that it targeted
    targets_damaged,   ///< of them, those that suffered damage
    hexes_moved,       ///< entered by the last move ability
    hit_points,        ///< the figure's own
    figures,           ///< of some sets, on the map
    shield_of_target,  ///< against the attack whose effect it is
    tokens_of_target,  ///< that lie on the mat of the target
};
inline constexpr std::array<std::string_view, 8> counted_names{
    "damageDealt", "targets", "targetsDamaged", "hexesMoved",
    "hp",          "figures", "targetShield",   "targetTokens"};

/// A number that depends on what happens: `per` times `times`, divided by `divide` and rounded
/// down, plus `plus`, and no more than `most`.
struct Count {
    Counted per{};
    int times = 1;
    int divide = 1;
    int plus = 0;
    std::optional<int> most;
    std::vector<std::string> of;  ///< sets, of `Counted::figures`
    friend bool operator==(const Count&, const Count&) = default;
};

/// The number that `count` comes to.
inline int number_of(const Count& count, int counted) {
    const int number = counted * count.times / count.divide + count.plus;
    return count.most && number > *count.most ? *count.most : number;
}

}  // namespace standee
