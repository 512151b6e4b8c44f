#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "play/game.hpp"

namespace standee {

/// The figures that an ability on a monster's card, other than an attack, can affect.
struct Reach {
    std::optional<int> range;            ///< none: any distance [range.default]
    std::optional<TargetCount> targets;  ///< none: 1
    Whom whom = Whom::usual;             ///< as the ability says [target.allies-enemies]
    /// Whether the ability targets figures. Damage that figures suffer, and bonuses, do not
    /// [los.not-for-untargeted].
    bool targeted = true;
    std::vector<std::string> of;  ///< the sets that it affects; empty: any
    bool in_sight = false;        ///< the card itself requires line of sight
    OnlyThose only{};
    std::vector<std::string> first{};  ///< sets that come before all others [card.heals-first]
};

// Each function returns none if the targets have to be chosen and nobody has decided: the play
// stops.

/// Whether the other figure is in reach of an ability: within range and, if the edition says so, in
/// sight.
bool reaches(const GameState& state, const Figure& from, const Figure& to, const Reach& reach);

/// The enemies that a negative ability affects, found by the focus rules as if for an attack from
/// where the figure stands. If it needs no sight, walls do not matter. An ability that does not
/// target also affects invisible enemies [monster.negative-targeted, los.not-for-untargeted].
std::optional<std::vector<std::string>> enemies_targeted(Game& game, const std::string& figure,
                                                         const Reach& reach);

/// The figures that gain a positive condition: the figure itself first, then the nearest ally that
/// does not have the condition and is not an objective; among equals, the earliest in initiative
/// [monster.positive-condition]. If all allies gain it, objectives and allies that already have it
/// are included [condition.single].
std::optional<std::vector<std::string>> allies_gaining(Game& game, const std::string& figure,
                                                       Condition condition, const Reach& reach);

/// The figure itself or the ally in range that has lost the most hit points, without objectives
/// [monster.heal]. For several targets, the next ones after that.
std::optional<std::vector<std::string>> most_hurt(Game& game, const std::string& figure,
                                                  const Reach& reach);

/// The nearest figures that an ability other than an attack affects, among those for which
/// `may_act` is true. Among equals, the earliest in initiative; if these tie, a choice by `clause`,
/// which is the clause of the ability. `Whom::usual` means allies.
std::optional<std::vector<std::string>> nearest(
    Game& game, const std::string& figure, const Reach& reach, Clause clause,
    const std::function<bool(const Figure&)>& may_act = {});

/// The one enemy that suffers damage if the card says which: the closest, or the one with the most
/// hit points, within range and, if `in_sight`, in line of sight. Equals are a choice
/// [card.damage-picked].
std::optional<std::vector<std::string>> enemy_picked(Game& game, const std::string& figure,
                                                     const Reach& reach, Pick pick);

/// All figures that damage to everybody in range affects, in order of their ids. Such damage has no
/// targets, so it needs no sight if the edition says so [damage.direct, los.not-for-untargeted].
std::vector<std::string> all_in_range(const GameState& state, const std::string& figure,
                                      const Reach& reach);

}  // namespace standee
