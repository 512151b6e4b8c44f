#pragma once

#include <functional>
#include <string>
#include <vector>

#include "rulebook/table.hpp"

namespace standee::rulebook {

/// An active bonus begins [bonus.round, bonus.persistent].
void begin_bonus(Table& table, const std::string& on, ActiveBonus bonus);
/// Advances the tokens of those bonuses of that kind for which `triggers` is true; without it, of
/// all bonuses of that kind [bonus.persistent].
void advance(Table& table, const std::string& id, ActiveBonus::Kind kind,
             const std::function<bool(const Figure&, const ActiveBonus&)>& triggers = {});
/// At the end of a turn of the figure: counts down bonuses that last a number of turns
/// [bonus.persistent].
void end_turn_bonuses(Table& table, const std::string& id);
/// At the end of the round [bonus.round].
void end_round_bonuses(Table& table);

/// The items that a character may use for bonuses of some kinds, each once [bonus.item].
using Kinds = std::vector<ActiveBonus::Kind>;
std::vector<std::string> items_at_hand(const Table& table, const Figure& figure,
                                       const Kinds& kinds);
/// The character uses one of these items. Returns the bonuses that it gives [bonus.item].
std::vector<ActiveBonus> use_item(Table& table, const std::string& id, const std::string& item,
                                  const Kinds& kinds);

/// Whether the bonus is of that kind and counts without the use of an item.
inline bool counts_as(const ActiveBonus& bonus, ActiveBonus::Kind kind) {
    return bonus.kind == kind && bonus.item.empty();
}
/// Whether the limits of a bonus hold [bonus.limited].
bool holds(const Table& table, const ActiveBonus& bonus, const Figure& figure, bool ranged);
/// Whether the bonus waits until the figure is undamaged [card.while-undamaged].
bool waits_undamaged(const Table& table, const Figure& figure, const ActiveBonus& bonus);
/// The sum of the figure's shields against a melee or a ranged attack [bonus.shield,
/// bonus.limited].
int shield_of(const Table& table, const Figure& figure, bool ranged);
/// The retaliates of the figure: those of its stat card, then the active ones [bonus.retaliate,
/// bonus.limited].
std::vector<Retaliate> retaliates_of(const Table& table, const Figure& figure, bool ranged);
/// The active bonuses of the figure on attacks, in the order in which they began.
std::vector<AttackBonus> attack_bonuses_of(const Table& table, const Figure& figure);

}  // namespace standee::rulebook
