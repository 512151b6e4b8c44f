#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "lib/ability.hpp"
#include "rulebook/table.hpp"

// Whom an ability other than an attack affects. Every function may leave a choice to the party.

namespace standee::rulebook {

/// How far an ability reaches, and which figures it affects.
struct AbilityReach {
    std::optional<int> range;            ///< none: any distance [range.default]
    std::optional<TargetCount> targets;  ///< none: one [target.count]
    Whom whom = Whom::usual;             ///< usual: the figure and its allies
    bool targeted = true;                ///< damage and bonuses do not target
    std::vector<std::string> of{};       ///< only figures of these sets; empty: of any
    bool in_sight = false;               ///< the card itself requires line of sight
    OnlyThose only{};
    std::vector<std::string> first{};  ///< sets that are healed before all others

    [[nodiscard]] bool is_for_all() const { return targets && targets->all; }
};

using Ids = std::vector<std::string>;
using Wanted = std::function<bool(const Figure&)>;

/// The figure itself as the target of its own ability [ally.no-interaction].
Ids itself(const Table& table, const std::string& id);

/// Whether a figure is in range of an ability and, if the ability requires it, in sight
/// [range.count, range.default, los.line, los.not-for-untargeted].
bool reaches(const Table& table, const Figure& from, const Figure& to, const AbilityReach& reach);

/// The ids of all figures that an ability of the figure can affect, for which `wanted` is true.
Ids in_reach(const Table& table, const Figure& figure, const AbilityReach& reach,
             const Wanted& wanted = {});

/// Whether an ability can affect the other figure, wherever it stands [target.allies-enemies,
/// condition.invisible, ally.no-interaction].
bool can_be_target(const Table& table, const Figure& figure, const Figure& other,
                   const AbilityReach& reach);
/// The figures that no other of them precedes in initiative order; if several tie, all of them
/// [initiative.order, initiative.ties].
Ids earliest(const Table& table, const Ids& from);
/// One of the figures, chosen by whoever decides for the acting figure.
std::string choose_figure(Table& table, Clause clause, const std::string& id, const Ids& from);
/// One of the sets of targets.
Ids choose_targets(Table& table, Clause clause, const std::string& id,
                   const std::vector<Ids>& sets);

/// The enemies that the focus rules find, as if for an attack from where the figure stands
/// [monster.negative-targeted].
Ids enemies_by_focus(Table& table, const std::string& id, AbilityReach reach);
/// The nearest figures; among equals, the earliest in initiative order; if these tie, a choice by
/// the clause of the ability. Objectives are left out.
Ids nearest(Table& table, const std::string& id, const AbilityReach& reach, Clause clause,
            const Wanted& wanted = {});
/// The figures that have lost the most hit points [monster.heal].
Ids most_hurt(Table& table, const std::string& id, const AbilityReach& reach);
/// The nearest figures that do not have a positive condition [monster.positive-condition].
Ids nearest_without(Table& table, const std::string& id, Condition condition,
                    const AbilityReach& reach);
/// The one enemy for which the card asks: the closest, or the one with the most hit points
/// [card.damage-picked].
Ids enemy_picked(Table& table, const std::string& id, AbilityReach reach, Pick pick);
}  // namespace standee::rulebook
