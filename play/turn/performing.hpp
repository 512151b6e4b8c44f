#pragma once

#include "play/turn/card_performance.hpp"

// What each ability does when a figure performs it, grouped by source file. An ability that cannot
// be performed is passed over [monster.performs-card].

namespace standee {

// moving.cpp
Flow perform(CardPerformance& card, const MoveAbility& move);
Flow perform(CardPerformance& card, const TeleportAbility& teleport);

// attacking.cpp
Flow perform(CardPerformance& card, const AttackAbility& attack);

// helping.cpp
Flow perform(CardPerformance& card, const HealAbility& heal);
Flow perform(CardPerformance& card, const ShieldAbility& shield);
Flow perform(CardPerformance& card, const RetaliateAbility& retaliate);
Flow perform(CardPerformance& card, const BonusAbility& ability);

// harming.cpp
Flow perform(CardPerformance& card, const ConditionAbility& condition);
Flow perform(CardPerformance& card, const DamageAbility& damage);
Flow perform(CardPerformance& card, const PushAbility& push);
Flow perform(CardPerformance& card, const PullAbility& pull);

// commanding.cpp
Flow perform(CardPerformance& card, const GrantAbility& grant);
Flow perform(CardPerformance& card, const ControlAbility& control);

// changing.cpp: the map, who is on it, and the figure itself
Flow perform(CardPerformance& card, const LootAbility& loot);
Flow perform(CardPerformance& card, const CreateAbility& create);
Flow perform(CardPerformance& card, const SummonAbility& summon);
Flow perform(CardPerformance& card, const KillAbility& kill);
Flow perform(CardPerformance& card, const SwitchRankAbility& change);
Flow perform(CardPerformance& card, const RemoveAbility& removal);
Flow perform(CardPerformance& card, const TokenAbility& token);

// card_lines.cpp: lines that only affect other abilities
Flow perform(CardPerformance& card, const InfuseAbility& infusion);
Flow perform(CardPerformance& card, const ConsumeAbility& consumption);
Flow perform(CardPerformance& card, const RankAbility& ranked);
Flow perform(CardPerformance& card, const IfAbility& conditional);
Flow perform(CardPerformance& card, const FocusAbility& focus);

}  // namespace standee
