#include "rulebook/commands.hpp"

#include <algorithm>

#include "rulebook/attack.hpp"
#include "rulebook/card.hpp"
#include "rulebook/card_in_progress.hpp"
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

/// Nothing is granted to a stunned figure, no attack to one that cannot make it, and no move that
/// adds to a stat to one that has no such stat [command.limits].
bool can_be_granted(const Table& table, const Figure& figure,
                    const std::vector<Ability>& abilities) {
    const auto possible = [&](const Ability& ability) {
        const auto* move = std::get_if<MoveAbility>(&ability.what);
        if (move != nullptr && move->points.relative && !figure.move) {
            return !figure.dashes.move && figure.kind != Kind::character;
        }
        const auto* attack = std::get_if<AttackAbility>(&ability.what);
        return attack == nullptr || can_make(table, figure, *attack);
    };
    const bool can_act = !figure.has(Condition::stun);
    return (can_act && (abilities.empty() || std::ranges::any_of(abilities, possible))) ||
           !table.on("command.limits"_clause);
}

/// A figure that an enemy controls while that one performs its card [command.grant-control].
struct Controlled {
    CardInProgress& card;
    const std::string id;

    /// The sets of enemies that it may attack by the focus rules as an ally of whoever controls it,
    /// from where it stands, nobody in `others`; one empty set if it cannot attack.
    [[nodiscard]] std::vector<Ids> target_sets(const AttackAbility& attack,
                                               const Ids& others = {}) const {
        Scene scene = card.table.scene;
        for (Figure& figure : scene.figures) {
            const step::Attack by{.by = figure.id, .controlled_by = card.id};
            figure = figure.id == id ? attacker_of(card.table, by) : figure;
            figure.no_interaction |= std::ranges::count(others, figure.id) > 0;
        }
        return attacked_from(card.table, scene, id, attack);
    }

    /// Makes the attack on each of its targets, one after another. A new focus takes the place of
    /// one that has fallen [attack.one-by-one, monster.new-focus-after-kill].
    void perform(AttackAbility attack) const {
        Table& table = card.table;
        Ids attacked =
            attack_sequence(table, id, choose_targets(table, by_command, id, target_sets(attack)));
        attack.targets = TargetCount{};
        for (std::string& target : attacked) {
            if (!card.is_here() || !table.is_here(id)) {
                break;
            }
            if (!table.is_here(target) && table.on("monster.new-focus-after-kill"_clause)) {
                const Ids next =
                    choose_targets(table, by_command, id, target_sets(attack, attacked));
                target = next.empty() ? target : next.front();
            }
            // An attack before this one may have changed whom it can attack.
            const auto step =
                attack_by_command({.by = id, .target = target, .controlled_by = card.id}, attack);
            if (std::ranges::count(can_attack(table, attacker_of(table, step), attack), target) >
                0) {
                rulebook::attack(table, step);
            }
        }
    }
};

/// An enemy can be controlled if it is no objective and has a target for one of the attacks
/// [command.limits].
bool can_be_controlled(CardInProgress& card, const Figure& figure,
                       const std::vector<Ability>& abilities) {
    const auto possible = [&](const Ability& ability) {
        const auto& attack = std::get<AttackAbility>(ability.what);
        return !Controlled{card, figure.id}.target_sets(attack).front().empty();
    };
    return can_be_target(card.table, card.figure(), figure, {.whom = Whom::enemies}) &&
           ((figure.kind != Kind::objective && std::ranges::any_of(abilities, possible)) ||
            !card.table.on("command.limits"_clause));
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

step::Attack attack_by_command(step::Attack step, const AttackAbility& attack) {
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
    const auto can = [&](const Figure& figure) {
        return can_be_controlled(card, figure, control.abilities);
    };
    if (!table.on(by_command)) {
        return;
    }
    Ids left = control.targets
                   ? card.attacked_ids()
                   : nearest(table, card.id, {control.range, {}, Whom::enemies}, by_command, can);
    while (card.is_here()) {
        std::erase_if(left, [&](const std::string& one) { return !table.is_here(one); });
        if (left.empty()) {
            break;
        }
        const bool in_order = table.on(by_command, "in initiative order");
        const std::string next =
            choose_figure(table, by_command, card.id, in_order ? earliest(table, left) : left);
        std::erase(left, next);
        if (!can(table.figure(next))) {
            continue;
        }
        card.does();
        for (const Ability& ability : control.abilities) {
            if (card.is_here() && table.is_here(next)) {
                Controlled{card, next}.perform(std::get<AttackAbility>(ability.what));
            }
        }
    }
}

bool perform_command(CardInProgress& card, const Ability& ability) {
    return performs<GrantAbility, ControlAbility>(card, ability);
}

}  // namespace standee::rulebook
