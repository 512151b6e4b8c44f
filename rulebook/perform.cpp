#include "rulebook/perform.hpp"

#include "lib/error.hpp"
#include "rulebook/attack.hpp"
#include "rulebook/bonuses.hpp"
#include "rulebook/card.hpp"
#include "rulebook/conditions.hpp"
#include "rulebook/damage.hpp"
#include "rulebook/elements.hpp"
#include "rulebook/forced_movement.hpp"
#include "rulebook/movement.hpp"
#include "rulebook/summons.hpp"
#include "rulebook/tiles.hpp"
#include "rulebook/turns.hpp"

namespace standee::rulebook {
namespace {

/// The rules that every targeted ability but an attack obeys: its figure can act, the target is
/// there for it, and where the edition says so it is seen [condition.stun, condition.invisible,
/// ability.needs-target, los.line].
void check_targets(const Table& table, const std::string& by, const std::string& target) {
    const Figure& actor = table.figure(by);
    const Figure& figure = table.figure(target);
    if (by != target) {
        check_can_be_targeted(table, figure);
    }
    if (table.on("condition.stun"_clause) && actor.has(Condition::stun)) {
        refuse("condition.stun"_clause, by + ", stunned", "a figure that can act");
    }
    if (table.on("condition.invisible"_clause) && are_enemies(actor, figure) &&
        figure.has(Condition::invisible)) {
        refuse("condition.invisible"_clause, target + ", invisible", "a target that can be seen");
    }
    if (by != target && table.book().unranged_needs_sight && table.on("los.line"_clause) &&
        !table.sees(actor, figure)) {
        refuse("los.line"_clause, target + ", out of sight of " + by, "a target in line of sight");
    }
}

/// A push or pull harms, so it moves allies only where it says so [target.allies-enemies].
void check_side(const Table& table, const step::Forced& step) {
    const bool enemies = are_enemies(table.figure(step.move.by), table.figure(step.move.target));
    const bool for_allies = step.whom == Whom::allies || step.whom == Whom::self_and_allies;
    if (table.on("target.allies-enemies"_clause) && step.whom != Whom::allies_and_enemies &&
        enemies == for_allies && step.move.by != step.move.target) {
        refuse("target.allies-enemies"_clause,
               step.move.target + (enemies ? ", an enemy" : ", an ally"),
               "a figure for which the ability is");
    }
}

/// Carries out each kind of step.
struct Perform {
    Table& table;

    void operator()(const step::Attack& step) const {
        accept_negations(table, step.negate, step.target, DamageSource::attack);
        attack(table, step);
    }
    void operator()(const step::Damage& step) const {
        accept_negations(table, step.negate, step.to, std::nullopt);
        check_can_be_targeted(table, table.figure(step.to));
        suffer(table, {step.to, step.amount, DamageSource::direct, step.from});
    }
    void operator()(const step::Heal& step) const {
        if (!step.by.empty()) {
            check_targets(table, step.by, step.to);
            if (table.on("heal.target"_clause) &&
                are_enemies(table.figure(step.by), table.figure(step.to))) {
                refuse("heal.target"_clause, step.to + ", an enemy",
                       "the figure itself or an ally");
            }
        }
        check_can_be_targeted(table, table.figure(step.to));
        heal(table, step.to, step.amount, step.by, "heal.hit-points"_clause);
    }
    void operator()(const step::Gain& step) const {
        check_can_be_targeted(table, table.figure(step.to));
        gain(table, step.to, step.condition, "condition.single"_clause);
    }
    void operator()(const step::Lose& step) const {
        if (!step.condition) {
            lose_flying(table, step.figure, step.to);
            return;
        }
        static_cast<void>(table.figure(step.figure));
        if (!lose(table, step.figure, *step.condition, "condition.single"_clause)) {
            refuse("condition.single"_clause, step.figure + ", which does not have it",
                   "a condition that the figure has");
        }
    }
    void operator()(const step::Bonus& step) const { begin_bonus(table, step.on, step.bonus); }
    void operator()(const step::Move& step) const {
        accept_negations(table, step.negate, step.figure, std::nullopt);
        move_along(table, step.figure, step.path, step.jump);
    }
    void operator()(const step::Teleport& step) const {
        accept_negations(table, step.negate, step.figure, std::nullopt);
        check_targets(table, step.by.empty() ? step.figure : step.by, step.figure);
        teleport(table, step.figure, step.to, step.by);
    }
    void operator()(const step::Forced& step) const {
        accept_negations(table, step.negate, step.move.target, std::nullopt);
        check_targets(table, step.move.by, step.move.target);
        check_side(table, step);
        force(table, step.move);
    }
    void operator()(const step::StartTurn& step) const {
        accept_negations(table, step.negate, step.figure, std::nullopt);
        start_turn(table, step.figure, step.regenerate);
    }
    void operator()(const step::EndTurn& step) const {
        accept_negations(table, step.negate, step.figure, std::nullopt);
        end_turn(table, step.figure);
    }
    void operator()(const step::EndRound& /*step*/) const { end_round(table); }
    void operator()(const step::Infuse& step) const { infuse(table, step.element); }
    void operator()(const step::Consume& step) const { consume(table, step.element); }
    void operator()(const step::Summon& step) const {
        place_summon(table, step.by, step.figure, {});
    }
    void operator()(const step::Dismiss& step) const { dismiss(table, step.summon); }
    void operator()(const step::Spawn& step) const { spawn(table, step.by, step.figures); }
    void operator()(const step::Loot& step) const {
        if (table.on("condition.stun"_clause) && table.figure(step.figure).has(Condition::stun)) {
            refuse("condition.stun"_clause, step.figure + ", stunned", "a figure that can act");
        }
        loot(table, step.figure, step.range);
    }
    void operator()(const step::Tile& step) const {
        if (step.create) {
            create_tile(table, step.kind, step.trap);
        } else {
            destroy_tile(table, step.kind, step.trap.at);
        }
    }
    void operator()(const step::Turn& step) const {
        accept_negations(table, step.negate, step.turn.figure, std::nullopt);
        play_turn(table, step.turn, step.text);
    }
};

bool is_within_turn(const PlayStep& step) {
    return !std::holds_alternative<step::Turn>(step) &&
           !std::holds_alternative<step::StartTurn>(step) &&
           !std::holds_alternative<step::EndTurn>(step) &&
           !std::holds_alternative<step::EndRound>(step);
}

}  // namespace

void perform_step(Table& table, const PlayStep& step) {
    table.choices.let_steps_say_all(!table.choices.asks());
    if (const auto* choices = choices_of(step)) {
        table.choices.choose_next(*choices);
    }
    std::visit(Perform{table}, step);
    settle_deaths(table);
    // Whoever has fallen may have been the last of its set to act.
    end_turn_of_the_fallen(table);
    infuse_for_sets(table, {}, {});
    if (table.scene.turn && !table.is_here(table.scene.turn->figure)) {
        table.scene.turn.reset();  // a turn ordered for a figure that has gone
    }
}

void perform_steps(Table& table, const std::vector<LocatedStep>& steps) {
    for (const LocatedStep& own : steps) {
        if (!is_within_turn(own.step)) {
            refuse("turn.each-once"_clause, "a turn, its start or end, or the end of the round",
                   "a step within a turn");
        }
        const std::size_t later = table.choices.choices_left();
        perform_step(table, own.step);
        if (table.choices.choices_left() > later) {
            throw InputError({ErrorCode::usage,
                              own.pointer,
                              "more decisions than choices",
                              "one for each choice met in the step",
                              {}});
        }
    }
}

Table table_for(const Scene& scene, const PlayStep& step, const Rules& rules, Ground& ground) {
    DecisionLists decisions;
    if (const auto* turn = std::get_if<step::Turn>(&step)) {
        decisions.draw = turn->draw;
    }
    return Table{scene, rules, Decisions{std::move(decisions)}, ground};
}

Performed perform(const Scene& scene, const PlayStep& step, const Rules& rules, Ground& ground) {
    Table table = table_for(scene, step, rules, ground);
    perform_step(table, step);
    return {std::move(table.events), std::move(table.scene), table.asked()};
}

}  // namespace standee::rulebook
