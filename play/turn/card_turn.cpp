#include "play/turn/card_turn.hpp"

#include <algorithm>

#include "focus/card_plan.hpp"
#include "play/attack/attack_effects.hpp"
#include "play/attack/attack_step.hpp"
#include "play/harm/bonuses.hpp"
#include "play/elements/card_elements.hpp"
#include "play/turn/granted_abilities.hpp"
#include "play/harm/conditions.hpp"
#include "play/elements/consuming.hpp"
#include "play/harm/damage.hpp"
#include "play/elements/elements.hpp"
#include "play/ground/forced.hpp"
#include "play/ground/looting.hpp"
#include "play/attack/monster_attack.hpp"
#include "play/turn/monster_summon.hpp"
#include "play/ground/movement.hpp"
#include "play/turn/targeting.hpp"
#include "play/turn/turn_plan.hpp"
#include "play/turn/turns.hpp"

namespace standee {
namespace {

/// Elements consumed for what is still to be performed.
struct PendingConsumption {
    Consumption consumption;
    bool for_set = false;            ///< for whatever the figure performs of its card
    std::size_t rest = 0;            ///< else for what comes before the last so many abilities
    bool performed = false;          ///< something, before it was made
    std::vector<Ability> otherwise;  ///< performed instead where nothing comes of it
};

/// A figure in the middle of its abilities.
struct AbilityExecutor {
    GameState& table;
    const std::string& id;
    std::vector<Ability> left;  ///< of the card, after the one that is performed
    std::optional<TurnPlan> plan;
    std::string focus;
    bool performed = false;            ///< any ability [element.infuse, element.consume]
    std::vector<Element> infusions{};  ///< of the card
    std::vector<PendingConsumption> pending_consumptions{};       ///< consumptions of which nothing has come so far

    void perform(const Ability& ability);

    void operator()(const MoveAbility& move);
    void operator()(const TeleportAbility& teleport);
    void operator()(const AttackAbility& attack);
    void operator()(const HealAbility& heal);
    void operator()(const ShieldAbility& shield);
    void operator()(const RetaliateAbility& retaliate);
    void operator()(const ConditionAbility& condition);
    void operator()(const PushAbility& push);
    void operator()(const PullAbility& pull);
    void operator()(const DamageAbility& damage);
    void operator()(const LootAbility& loot);
    void operator()(const InfuseAbility& infusion);
    void operator()(const ConsumeAbility& consumption);
    void operator()(const RankAbility& ranked);
    void operator()(const SummonAbility& summon);
    void operator()(const GrantAbility& grant);

private:
    void does();
    void commit_or_roll_back();
    void make_plan(const Ability& now);
    [[nodiscard]] bool moves_again_before_attack() const;
    [[nodiscard]] bool is_here(const std::string& other) const {
        return table.find(other) != nullptr;
    }
    template <class Push>
    void force_all(Force force, const Push& push);
    void begin(const ActiveBonus& bonus, const Reach& reach);
    std::vector<std::string> gaining(const ConditionAbility& condition);
    std::vector<std::string> suffering(const DamageAbility& damage);

    /// Does something to each of the figures, and then what else they gain or suffer, as long as
    /// both they and the figure are there.
    template <class Act>
    void for_each(const std::vector<std::string>& targets, const std::vector<Effect>& effects,
                  Act act) {
        for (const std::string& target : targets) {
            if (is_here(target) && is_here(id)) {
                does();
                act(target);
                apply_effects(table, id, target, effects);
            }
        }
    }
};

// An ability that follows an attack finds it wholly resolved [attack.attached-abilities].
void AbilityExecutor::make_plan(const Ability& now) {
    if (plan && is_on_course(table, id, *plan)) {
        return;
    }
    std::vector<Ability> abilities{now};
    abilities.insert(abilities.end(), left.begin(), left.end());
    plan = plan_on(table, id, as_planned(table, id, abilities), focus);
    focus = plan->focus;
}

bool AbilityExecutor::moves_again_before_attack() const {
    for (const Ability& ability : as_planned(table, id, left)) {
        if (std::holds_alternative<AttackAbility>(ability.what)) {
            return false;
        }
        if (std::holds_alternative<MoveAbility>(ability.what) ||
            std::holds_alternative<TeleportAbility>(ability.what)) {
            return true;
        }
    }
    return false;
}

void AbilityExecutor::operator()(const MoveAbility& move) {
    const Figure& figure = table.figure(id);
    const auto points = move.points.against(figure.move);
    if (!points || figure.has(Condition::immobilize)) {
        return;
    }
    make_plan(Ability{move});
    const Hex from = table.figure(id).at;
    follow_path(table, id, *plan, std::max(0, *points), move.jump, !moves_again_before_attack());
    if (table.find(id) == nullptr || table.find(id)->at != from) {
        does();
    }
}

void AbilityExecutor::operator()(const TeleportAbility& ability) {
    make_plan(Ability{ability});
    if (plan->option.path.size() > 1) {
        does();
        plan->reached = plan->option.path.size() - 1;
        teleport(table, id, plan->option.end);
    }
}

void AbilityExecutor::operator()(const AttackAbility& attack) {
    const Figure& figure = table.figure(id);
    if (figure.has(Condition::disarm) || !attack.value.against(figure.attack)) {
        return;
    }
    make_plan(Ability{attack});
    if (!plan->targets.empty()) {
        does();
    }
    perform_card_attack(table, id, attack, *plan);
    plan.reset();
}

void AbilityExecutor::operator()(const HealAbility& ability) {
    const Reach reach{ability.range, ability.targets, ability.whom};
    const auto targets = ability.self ? std::vector{id} : most_hurt(table, id, reach);
    for_each(targets, ability.effects, [&](const std::string& target) {
        heal(table, target, ability.value.against(0).value_or(0), id, "monster.heal"_clause);
    });
}

// A bonus is the figure's own unless the card names others [bonus.round].
void AbilityExecutor::begin(const ActiveBonus& bonus, const Reach& reach) {
    const auto owners = reach.whom == Whom::usual ? std::vector{id}
                                                  : nearest(table, id, reach, "bonus.round"_clause);
    for_each(owners, {}, [&](const std::string& owner) { begin_bonus(table, owner, bonus); });
}

void AbilityExecutor::operator()(const ShieldAbility& shield) {
    ActiveBonus bonus;
    bonus.kind = ActiveBonus::Kind::shield;
    bonus.value = shield.value.number;
    begin(bonus, {shield.within, shield.targets, shield.whom});
}

void AbilityExecutor::operator()(const RetaliateAbility& retaliate) {
    ActiveBonus bonus;
    bonus.kind = ActiveBonus::Kind::retaliate;
    bonus.value = retaliate.value.number;
    bonus.range = retaliate.range;
    begin(bonus, {retaliate.within, retaliate.targets, retaliate.whom});
}

std::vector<std::string> AbilityExecutor::gaining(const ConditionAbility& condition) {
    const Reach reach{condition.range, condition.targets, condition.whom};
    if (condition.self) {
        return {id};
    }
    const bool harms = is_negative(condition.gain);
    const bool enemies =
        condition.whom == Whom::enemies || (condition.whom == Whom::usual && harms);
    if (enemies) {
        return enemies_targeted(table, id, reach);
    }
    return harms ? nearest(table, id, reach, "target.allies-enemies"_clause)
                 : allies_gaining(table, id, condition.gain, reach);
}

void AbilityExecutor::operator()(const ConditionAbility& condition) {
    const Clause clause = is_negative(condition.gain) ? "monster.negative-targeted"_clause
                                                      : "monster.positive-condition"_clause;
    for_each(gaining(condition), condition.effects,
             [&](const std::string& target) { gain(table, target, condition.gain, clause); });
}

template <class Push>
void AbilityExecutor::force_all(Force force, const Push& push) {
    for_each(enemies_targeted(table, id, {push.range, push.targets}), push.effects,
             [&](const std::string& target) {
                 standee::force(table, {force, id, target, push.points, std::nullopt});
             });
}

void AbilityExecutor::operator()(const PushAbility& push) { force_all(Force::push, push); }

void AbilityExecutor::operator()(const PullAbility& pull) { force_all(Force::pull, pull); }

std::vector<std::string> AbilityExecutor::suffering(const DamageAbility& damage) {
    const Reach reach{damage.range, damage.targets, damage.whom};
    if (damage.self) {
        return {id};
    }
    if (damage.targets && damage.targets->all) {
        return all_in_range(table, id, reach);
    }
    const bool enemies = damage.whom == Whom::usual || damage.whom == Whom::enemies;
    return enemies ? enemies_targeted(table, id, reach)
                   : nearest(table, id, reach, "target.allies-enemies"_clause);
}

void AbilityExecutor::operator()(const DamageAbility& damage) {
    const int amount = damage.value.against(table.figure(id).attack).value_or(0);
    for_each(suffering(damage), damage.effects, [&](const std::string& target) {
        suffer(table, {target, amount, DamageSource::direct, id});
    });
}

void AbilityExecutor::operator()(const LootAbility& ability) {
    if (can_loot(table, id, ability.range)) {
        does();
        loot(table, id, ability.range);
    }
}

void AbilityExecutor::operator()(const InfuseAbility& infusion) {
    if (!pending_consumptions.empty() && !pending_consumptions.back().for_set) {
        does();  // that is what it consumed for
    }
    for (const ElementChoice choice : infusion.elements) {
        std::vector<Element> among;
        for (std::size_t i = 0; i < element_count; ++i) {
            if (choice.allows(static_cast<Element>(i))) {
                among.push_back(static_cast<Element>(i));
            }
        }
        infusions.push_back(choose_element(table, id, among));
    }
}

// A set consumes together if any of it performs anything, else a figure where it has a use for it
// [element.consume].
void AbilityExecutor::operator()(const ConsumeAbility& consumption) {
    const Figure figure = table.figure(id);
    Consumption consumed{table, figure, consumption.elements};
    const bool paid = consumed.paid();
    const std::vector<Ability>& next = paid ? consumption.to : consumption.otherwise;
    if (paid) {
        const bool for_set = consumes_for_set(figure, table.rules());
        pending_consumptions.push_back({std::move(consumed), for_set, left.size(), performed, {}});
        if (!for_set) {
            pending_consumptions.back().otherwise = consumption.otherwise;
            performed = false;
        } else if (performed) {
            does();
        }
    }
    left.insert(left.begin(), next.begin(), next.end());
}

void AbilityExecutor::does() {
    performed = true;
    for (PendingConsumption& wager : pending_consumptions) {
        wager.consumption.confirm(table);
    }
}

// What a wager was made for is done with, or the figure is.
void AbilityExecutor::commit_or_roll_back() {
    const Figure* figure = table.find(id);
    const bool over = left.empty() || figure == nullptr || figure->has(Condition::stun);
    const auto is_due = [&](const PendingConsumption& wager) {
        return over || (!wager.for_set && left.size() <= wager.rest);
    };
    while (!pending_consumptions.empty() && is_due(pending_consumptions.back())) {
        const PendingConsumption wager = std::move(pending_consumptions.back());
        pending_consumptions.pop_back();
        if (!performed) {
            wager.consumption.undo(table);
            left.insert(left.begin(), wager.otherwise.begin(), wager.otherwise.end());
        }
        performed = performed || wager.performed;
    }
}

void AbilityExecutor::perform(const Ability& ability) {
    std::visit(*this, ability.what);
    commit_or_roll_back();
}

void AbilityExecutor::operator()(const RankAbility& ranked) {
    const std::vector<Ability>& next = of_its_rank(ranked, table.figure(id));
    left.insert(left.begin(), next.begin(), next.end());
}

void AbilityExecutor::operator()(const SummonAbility& ability) {
    if (perform_monster_summon(table, id, ability)) {
        does();
    }
}

void AbilityExecutor::operator()(const GrantAbility& grant) {
    const Reach reach{grant.range, grant.targets, grant.whom};
    for (const std::string& ally : nearest(table, id, reach, "command.grant-control"_clause)) {
        if (!is_here(ally)) {
            continue;
        }
        does();
        if (table.figure(ally).kind == Kind::character) {
            perform_as_player(table, ally, grant.abilities);
        } else {
            perform_abilities(table, ally, grant.abilities);
        }
    }
}

bool infuses(const Ability& ability) { return std::holds_alternative<InfuseAbility>(ability.what); }

}  // namespace

void perform_abilities(GameState& table, const std::string& id, std::vector<Ability> abilities) {
    const std::vector<Ability> card = abilities;
    const Figure self = table.figure(id);
    AbilityExecutor performance{table, id, std::move(abilities), std::nullopt, {}};
    while (!performance.left.empty()) {
        const Figure* figure = table.find(id);
        // Dying in its own ability ends the rest [damage.monster-death].
        if (figure == nullptr || figure->has(Condition::stun)) {
            break;
        }
        const Ability next = performance.left.front();
        performance.left.erase(performance.left.begin());
        performance.perform(next);
    }
    // A card that asks for nothing else is performed by infusing.
    if (performance.performed || std::ranges::all_of(card, infuses)) {
        for (const Element element : performance.infusions) {
            infuse_by_card(table, id, element);
        }
        if (consumes_for_set(self, table.rules())) {
            consume_rest(table, self, card);
        }
    }
}

void play_turn(GameState& table, const TurnOrder& turn) {
    start_turn(table, turn.figure);
    if (table.find(turn.figure) != nullptr) {
        perform_abilities(table, turn.figure, turn.abilities ? *turn.abilities : summon_card());
    }
    if (table.find(turn.figure) != nullptr) {
        end_turn(table, turn.figure);
    }
}

}  // namespace standee
