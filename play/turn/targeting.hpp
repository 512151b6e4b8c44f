#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "play/game.hpp"

namespace standee {

/// Whom an ability of a monster's card affects, other than an attack.
struct Reach {
    std::optional<int> range;            ///< none: any distance [range.default]
    std::optional<TargetCount> targets;  ///< none: 1
    Whom whom = Whom::usual;             ///< as the ability says [target.allies-enemies]
    /// Whether the ability targets; suffering damage and bonuses do not [los.not-for-untargeted].
    bool targeted = true;
    std::vector<std::string> of;  ///< sets; empty: of any
    bool in_sight = false;        ///< the card itself asks for line of sight
    OnlyThose only{};
    std::vector<std::string> first{};  ///< sets that come before all others [card.heals-first]
};

// If the targets have to be chosen and nobody has decided, the play stops: there is none then.

/// Whether the figure can reach another with an ability of that range and those that it can
/// target: within range and, where the edition says so, in sight.
bool reaches(const GameState& state, const Figure& from, const Figure& to, const Reach& reach);

/// The enemies that a negative ability is for: found by the focus rules, as if for an attack
/// from where the figure stands. Where it needs no sight, walls do not matter; one that does not
/// target meets invisible enemies too [monster.negative-targeted, los.not-for-untargeted].
std::optional<std::vector<std::string>> enemies_targeted(Game& game, const std::string& figure,
                                                         const Reach& reach);

/// The figures that gain a positive condition: itself first, then the nearest ally, no objective,
/// that does not have it; tied, the earliest in initiative [monster.positive-condition]. Where all
/// gain it, objectives and those that have it too [condition.single].
std::optional<std::vector<std::string>> allies_gaining(Game& game, const std::string& figure,
                                                       Condition condition, const Reach& reach);

/// Itself or the ally in range that has lost the most hit points, no objective [monster.heal]; of
/// several targets the next after that.
std::optional<std::vector<std::string>> most_hurt(Game& game, const std::string& figure,
                                                  const Reach& reach);

/// The nearest of those that an ability is for, other than an attack; tied, the earliest in
/// initiative; still tied, a choice by `clause`, which gives the ability. `Whom::usual` means
/// allies. Only those for whom `may_act` holds.
std::optional<std::vector<std::string>> nearest(
    Game& game, const std::string& figure, const Reach& reach, Clause clause,
    const std::function<bool(const Figure&)>& may_act = {});

/// The one enemy that suffers damage where a card names it: the closest, or the one with the most
/// hit points, within range and, if `in_sight`, in line of sight. Equals are a choice
/// [card.damage-picked].
std::optional<std::vector<std::string>> enemy_picked(Game& game, const std::string& figure,
                                                     const Reach& reach, Pick pick);

/// All figures that damage to everybody in range affects, by id; it targets nobody, so it needs no
/// sight where the edition says so [damage.direct, los.not-for-untargeted].
std::vector<std::string> all_in_range(const GameState& state, const std::string& figure,
                                      const Reach& reach);

}  // namespace standee
