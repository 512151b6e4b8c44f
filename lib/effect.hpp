#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "lib/amount.hpp"
#include "lib/condition.hpp"
#include "lib/element.hpp"
#include "lib/hex.hpp"

namespace standee {

struct PushEffect {
    int points = 0;
    std::optional<std::vector<Hex>> path;  ///< the hexes entered, if somebody has chosen them
    bool of_modifier = false;  ///< the effect comes, at least in part, from a modifier card
    friend bool operator==(const PushEffect&, const PushEffect&) = default;
};
struct PullEffect {
    int points = 0;
    std::optional<std::vector<Hex>> path;
    bool of_modifier = false;
    friend bool operator==(const PullEffect&, const PullEffect&) = default;
};
struct InfuseEffect {
    ElementChoice element;
    friend bool operator==(const InfuseEffect&, const InfuseEffect&) = default;
};

/// Which figures an ability that is not an attack affects [target.allies-enemies].
enum class Whom : std::uint8_t {
    usual,              ///< the figure or its allies if it helps, its enemies if it harms
    allies,             ///< allies, without the figure itself
    self_and_allies,    ///< the figure counts as one of its allies
    enemies,            ///< enemies, even if the ability helps
    allies_and_enemies  ///< all figures but the figure itself
};
inline constexpr std::array<std::string_view, 5> whom_names{"usual", "allies", "selfAndAllies",
                                                            "enemies", "alliesAndEnemies"};

/// Damage that does not come from an attack, to the target or to figures adjacent to it
/// [damage.direct].
struct DamageEffect {
    int value = 0;
    std::optional<Count> count;  ///< in place of `value`
    bool around = false;      ///< to figures adjacent to the target, but not to the acting figure
    Whom whom = Whom::usual;  ///< which of these figures; usual: enemies of the acting figure
    friend bool operator==(const DamageEffect&, const DamageEffect&) = default;
};

/// What an attack does besides damage.
using Effect = std::variant<Condition, PushEffect, PullEffect, InfuseEffect, DamageEffect>;

/// An attack that a figure makes when it dies, on every enemy adjacent to it or on all adjacent
/// figures [card.when-dies].
struct DeathAttack {
    Amount value;
    bool cured = false;   ///< the figure first loses its negative conditions
    bool allies = false;  ///< also on allies of the figure
    friend bool operator==(const DeathAttack&, const DeathAttack&) = default;
};

}  // namespace standee
