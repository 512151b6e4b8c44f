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
    std::optional<std::vector<Hex>> path;  ///< the hexes entered, where someone has chosen them
    bool of_modifier = false;              ///< all of it or part comes from a modifier card
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

/// For whom an ability other than an attack is [target.allies-enemies].
enum class Whom : std::uint8_t {
    usual,              ///< what helps: the figure or its allies; what harms: its enemies
    allies,             ///< not the figure itself
    self_and_allies,    ///< the figure counts as one of its allies
    enemies,            ///< also of what helps
    allies_and_enemies  ///< all figures but the figure itself
};
inline constexpr std::array<std::string_view, 5> whom_names{"usual", "allies", "selfAndAllies",
                                                            "enemies", "alliesAndEnemies"};

/// Damage that is no attack, to the target or to those adjacent to it [damage.direct].
struct DamageEffect {
    int value = 0;
    std::optional<Count> count;  ///< in place of `value`
    bool around = false;         ///< those adjacent to the target, the acting figure left out
    Whom whom = Whom::usual;     ///< of those; usual: enemies of the acting figure
    friend bool operator==(const DamageEffect&, const DamageEffect&) = default;
};

/// What an attack does besides damage.
using Effect = std::variant<Condition, PushEffect, PullEffect, InfuseEffect, DamageEffect>;

/// The attack of a figure that dies on every enemy adjacent to it, or on all figures
/// [card.when-dies].
struct DeathAttack {
    Amount value;
    bool cured = false;   ///< it first loses its negative conditions
    bool allies = false;  ///< on its allies too
    friend bool operator==(const DeathAttack&, const DeathAttack&) = default;
};

}  // namespace standee
