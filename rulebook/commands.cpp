#include "rulebook/commands.hpp"

#include <algorithm>

#include "rulebook/attack.hpp"
#include "rulebook/card.hpp"
#include "rulebook/card_in_progress.hpp"
#include "rulebook/initiative.hpp"
#include "rulebook/plan.hpp"
#include "rulebook/sequence.hpp"

// Grant and control.

namespace standee::rulebook {
namespace {

constexpr Clause by_command = "command.grant-control"_clause;

/// Whether a figure that is not stunned can make an attack, and has a valid target for it
/// [command.limits].
bool can_make(const Table& table, const Figure& figure, const AttackAbility& attack) {
    const bool plain = !attack.area && !attack.range_count;
    return !(plain ? can_attack(table, figure, attack)
                   : attacked_from(table, table.scene, figure.id, attack).front())
                .empty();
}

/// Nothing is granted to a stunned figure, and no attack to one that cannot make it
/// [command.limits].
bool can_be_granted(const Table& table, const Figure& figure,
                    const std::vector<Ability>& abilities) {
    const auto possible = [&](const Ability& ability) {
        const auto* attack = std::get_if<AttackAbility>(&ability.what);
        return attack == nullptr || can_make(table, figure, *attack);
    };
    const bool can_act = !figure.has(Condition::stun);
    return (can_act && (abilities.empty() || std::ranges::any_of(abilities, possible))) ||
           !table.on("command.limits"_clause);
}

/// Whether an ability helps the figure that performs it and touches nobody else.
bool helps_itself(const Ability& ability) {
    if (const auto* shield = std::get_if<ShieldAbility>(&ability.what)) {
        return shield->whom == Whom::usual;
    }
    if (const auto* retaliate = std::get_if<RetaliateAbility>(&ability.what)) {
        return retaliate->whom == Whom::usual;
    }
    if (const auto* heal = std::get_if<HealAbility>(&ability.what)) {
        return heal->self && heal->effects.empty();
    }
    const auto* condition = std::get_if<ConditionAbility>(&ability.what);
    return condition != nullptr && condition->self && condition->effects.empty();
}

/// A figure of the other side that a figure controls. It takes the side of whoever controls it
/// [command.grant-control].
struct Control {
    Table& table;
    const std::string& by;
    const std::string& id;

    /// The scene as it is for the figure that is controlled. Nobody in `others` is a target.
    [[nodiscard]] Scene as_controlled(const Ids& others) const {
        Scene scene = table.scene;
        for (Figure& figure : scene.figures) {
            if (figure.id == id && table.on(by_command, "takes its side")) {
                figure.side = table.figure(by).side;
            }
            figure.no_interaction = figure.no_interaction || std::ranges::count(others, figure.id);
        }
        return scene;
    }

    /// The sets of enemies that it may attack by the focus rules, from where it stands. One empty
    /// set if there is nobody, or it cannot attack.
    [[nodiscard]] std::vector<Ids> target_sets(const AttackAbility& attack,
                                               const Ids& others) const {
        return attacked_from(table, as_controlled(others), id, attack);
    }

    /// One of these sets: the party decides.
    [[nodiscard]] Ids choose_targets(const AttackAbility& attack, const Ids& others) const {
        const std::vector<Ids> sets = target_sets(attack, others);
        event::Choice choice{ChoiceKind::targets, id, {}, 0};
        for (const Ids& set : sets) {
            choice.options.emplace_back().targets = set;
        }
        return sets[table.choose(by_command, std::move(choice))];
    }

    /// The figure in the place of a target that has fallen: a new focus, none of those that the
    /// ability attacks; empty if there is none [monster.new-focus-after-kill].
    [[nodiscard]] std::string new_target(AttackAbility attack, const Ids& attacked) const {
        if (!table.on("monster.new-focus-after-kill"_clause)) {
            return {};
        }
        attack.targets = TargetCount{};
        const Ids next = choose_targets(attack, attacked);
        return next.empty() ? std::string{} : next.front();
    }

    /// Makes the attack on each of its targets, one after another [attack.one-by-one].
    void perform(const AttackAbility& attack) const {
        Ids attacked = attack_sequence(table, id, choose_targets(attack, {}));
        for (std::string& target : attacked) {
            if (!table.is_here(by) || !table.is_here(id)) {
                break;
            }
            if (!table.is_here(target)) {
                const std::string next = new_target(attack, attacked);
                target = next.empty() ? target : next;
            }
            Figure controlled = table.figure(id);
            if (table.on(by_command, "takes its side")) {
                controlled.side = table.figure(by).side;
            }
            // An attack before this one may have changed whom it can attack.
            if (std::ranges::count(can_attack(table, controlled, attack), target) > 0) {
                step::Attack step = attack_by_command(target, id, attack);
                step.controlled_by = by;
                rulebook::attack(table, step);
            }
        }
    }
};

/// Whether there is anything to control: no objective, and no attack that the figure cannot make or
/// for which it has no target [command.limits]; nor a figure that cannot be targeted
/// [condition.invisible, ally.no-interaction].
bool can_be_controlled(CardInProgress& card, const Figure& figure,
                       const std::vector<Ability>& abilities) {
    Table& table = card.table;
    const bool unseen = figure.has(Condition::invisible) && table.on("condition.invisible"_clause);
    const bool apart = figure.no_interaction && table.on("ally.no-interaction"_clause);
    if (unseen || apart || !are_enemies(table.figure(card.id), figure)) {
        return false;
    }
    const auto possible = [&](const Ability& ability) {
        const auto& attack = std::get<AttackAbility>(ability.what);
        return !Control{table, card.id, figure.id}.target_sets(attack, {}).front().empty();
    };
    return (figure.kind != Kind::objective && std::ranges::any_of(abilities, possible)) ||
           !table.on("command.limits"_clause);
}

/// Takes the figure that is first in initiative order out of several; of those that tie the party
/// decides [initiative.order, initiative.ties].
std::string take_first(Table& table, const std::string& by, Ids& from) {
    Ids first;
    for (const std::string& one : from) {
        if (std::ranges::none_of(from, [&](const std::string& other) {
                return acts_before(table, table.figure(other), table.figure(one)) &&
                       table.on(by_command, "in initiative order");
            })) {
            first.push_back(one);
        }
    }
    event::Choice choice{ChoiceKind::target, by, {}, 0};
    for (const std::string& one : first) {
        choice.options.push_back({.figure = one});
    }
    std::string taken = first[table.choose(by_command, std::move(choice))];
    std::erase(from, taken);
    return taken;
}

}  // namespace

/// Enemies within range and in sight, none of them a summon if its stat card says so; nobody if a
/// condition or a dash prevents the attack [range.default, card.focus-farthest].
Ids can_attack(const Table& table, const Figure& figure, const AttackAbility& attack) {
    const bool disarmed = figure.has(Condition::disarm) && table.on("condition.disarm"_clause);
    const bool stunned = figure.has(Condition::stun) && table.on("condition.stun"_clause);
    if (disarmed || stunned || !attack.value.against(figure.attack)) {
        return {};
    }
    const int range = reach_of(table, figure, attack.range, attack.value, attack.melee).range;
    const bool spares_summons =
        figure.ignores_summons && table.on("card.focus-farthest"_clause, "not on summons");
    return in_reach(table, figure, {range, {}, Whom::enemies}, [&](const Figure& other) {
        return !spares_summons || other.kind != Kind::summon;
    });
}

step::Attack attack_by_command(const std::string& target, const std::string& id,
                               const AttackAbility& attack) {
    step::Attack step;
    step.by = id;
    step.target = target;
    step.value = attack.value;
    step.range = attack.range;
    step.melee = attack.melee;
    step.pierce = attack.pierce;
    step.effects = attack.effects;
    step.advantage = attack.advantage;
    step.disadvantage = attack.disadvantage;
    return step;
}

/// The nearest allies perform the abilities, in the order that the party chooses: a monster as it
/// would its own card, a character as its player likes [command.grant-control, monster.ambiguity].
void perform(CardInProgress& card, const GrantAbility& grant) {
    Table& table = card.table;
    const Whom whom = grant.whom == Whom::usual ? Whom::allies : grant.whom;
    const AbilityReach reach{grant.range, grant.targets, whom, true, grant.of};
    if (!table.on(by_command)) {
        return;
    }
    Ids granted = nearest(table, card.id, reach, by_command, [&](const Figure& figure) {
        return can_be_granted(table, figure, grant.abilities);
    });
    if (!std::ranges::all_of(grant.abilities, helps_itself)) {
        granted = choose_sequence(table, "monster.ambiguity"_clause, ChoiceKind::figure_order,
                                  card.id, std::move(granted));
    }
    std::vector<PaidConsumption> paid;
    for (const std::string& one : granted) {
        if (!table.is_here(one)) {
            continue;
        }
        card.does();
        if (table.figure(one).kind == Kind::character) {
            perform_as_player(table, one, grant.abilities);
        } else {
            perform_abilities(table, one, grant.abilities, paid);
        }
    }
}

/// Enemies attack as allies of the figure: the targets of its last attack, in initiative order, or
/// the nearest enemy that can attack [command.grant-control].
void perform(CardInProgress& card, const ControlAbility& control) {
    Table& table = card.table;
    if (!table.on(by_command)) {
        return;
    }
    const auto can = [&](const Figure& figure) {
        return can_be_controlled(card, figure, control.abilities);
    };
    Ids left;
    if (control.targets) {
        for (const AttackedFigure& attacked : card.attacked) {
            left.push_back(attacked.id);
        }
        std::ranges::sort(left);
    } else {
        left = nearest(table, card.id, {control.range, {}, Whom::enemies}, by_command, can);
    }
    while (card.is_here()) {
        std::erase_if(left, [&](const std::string& one) { return !table.is_here(one); });
        if (left.empty()) {
            break;
        }
        const std::string next = take_first(table, card.id, left);
        if (!can(table.figure(next))) {
            continue;
        }
        card.does();
        for (const Ability& ability : control.abilities) {
            if (card.is_here() && table.is_here(next)) {
                Control{table, card.id, next}.perform(std::get<AttackAbility>(ability.what));
            }
        }
    }
}

}  // namespace standee::rulebook
