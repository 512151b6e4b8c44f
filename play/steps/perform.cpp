#include "play/perform.hpp"

#include "focus/acting.hpp"
#include "lib/clause.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"
#include "play/attack/attack_step.hpp"
#include "play/attack/deaths.hpp"
#include "play/elements/elements.hpp"
#include "play/ground/flight.hpp"
#include "play/ground/forced.hpp"
#include "play/ground/looting.hpp"
#include "play/ground/movement.hpp"
#include "play/ground/tiles.hpp"
#include "play/harm/bonuses.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/spawning/place_summon.hpp"
#include "play/spawning/spawning.hpp"
#include "play/turn/card_turn.hpp"
#include "play/turn/turns.hpp"

namespace standee {
namespace {

void accept(Game& game, const Negating& negating, const std::string& target,
            std::optional<DamageSource> source = std::nullopt) {
    if (negating.target) {
        check_may_negate(game.state(), target);
        game.decisions().negate({target, source});
    }
    for (const NegatedSource& negated : negating.who) {
        check_may_negate(game.state(), negated.who);
        game.decisions().negate({negated.who, std::nullopt, negated.source.value_or(1) - 1});
    }
}

/// Checks a targeted ability that is not an attack: the figure must be able to act and, if the
/// edition says so, have the target in sight [ability.needs-target].
void check_targets(const GameState& state, const std::string& by, const std::string& target) {
    const Figure& actor = state.figure(by);
    const Figure& figure = state.figure(target);
    if (by != target) {
        check_can_be_targeted(figure);
    }
    if (!can_act(actor)) {
        refuse("condition.stun"_clause, "\"" + by + "\", stunned", "a figure that can act");
    }
    if (are_enemies(actor, figure) && figure.has(Condition::invisible)) {
        refuse("condition.invisible"_clause, "\"" + target + "\", invisible",
               "a target that can be seen");
    }
    if (by != target && state.rules().unranged_needs_sight && !state.sees(actor, figure)) {
        refuse("los.line"_clause, "\"" + target + "\", out of sight of \"" + by + "\"",
               "a target in line of sight");
    }
}

/// Checks the target of a push or pull. It is a negative ability, so it moves allies only if it
/// says so.
void check_side(const GameState& state, const step::Forced& step) {
    const bool enemies = are_enemies(state.figure(step.move.by), state.figure(step.move.target));
    const bool for_allies = step.whom == Whom::allies || step.whom == Whom::self_and_allies;
    if (step.whom == Whom::allies_and_enemies || enemies != for_allies ||
        step.move.by == step.move.target) {
        return;
    }
    refuse("target.allies-enemies"_clause,
           "\"" + step.move.target + "\", " + (enemies ? "an enemy" : "an ally"),
           enemies ? "an ally, whom the ability is for"
                   : "an enemy, or \"whom\": \"allies\" where the ability says so");
}

/// Carries out a step, with one function for each kind [heal.target, heal.hit-points,
/// condition.single, condition.stun].
struct StepExecutor {
    Game& game;

    Flow operator()(const step::Attack& step) const {
        accept(game, step.negate, step.target, DamageSource::attack);
        return perform_attack(game, step);
    }
    Flow operator()(const step::Damage& step) const {
        accept(game, step.negate, step.to);
        check_can_be_targeted(game.state().figure(step.to));
        suffer(game, {step.to, step.amount, DamageSource::direct, step.from});
        return Flow::goes_on;
    }
    Flow operator()(const step::Heal& step) const {
        if (!step.by.empty()) {
            check_targets(game.state(), step.by, step.to);
            if (are_enemies(game.state().figure(step.by), game.state().figure(step.to))) {
                refuse("heal.target"_clause, "\"" + step.to + "\", an enemy",
                       "the figure itself or an ally");
            }
        }
        check_can_be_targeted(game.state().figure(step.to));
        heal(game, step.to, step.amount, step.by, "heal.hit-points"_clause);
        return Flow::goes_on;
    }
    Flow operator()(const step::Gain& step) const {
        check_can_be_targeted(game.state().figure(step.to));
        gain(game, step.to, step.condition, "condition.single"_clause);
        return Flow::goes_on;
    }
    Flow operator()(const step::Lose& step) const {
        if (!step.condition) {
            lose_flying(game, step.figure, step.to);
            return Flow::goes_on;
        }
        static_cast<void>(game.state().figure(step.figure));
        if (!lose(game, step.figure, *step.condition, "condition.single"_clause)) {
            refuse("condition.single"_clause,
                   "\"" + step.figure + "\", which has no " + std::string{name_of(*step.condition)},
                   "a condition that the figure has");
        }
        return Flow::goes_on;
    }
    Flow operator()(const step::Bonus& step) const {
        begin_bonus(game, step.on, step.bonus);
        return Flow::goes_on;
    }
    Flow operator()(const step::Move& step) const {
        accept(game, step.negate, step.figure);
        move_along(game, step.figure, step.path, step.jump);
        return Flow::goes_on;
    }
    Flow operator()(const step::Teleport& step) const {
        accept(game, step.negate, step.figure);
        const std::string& by = step.by.empty() ? step.figure : step.by;
        check_targets(game.state(), by, step.figure);
        teleport(game, step.figure, step.to, step.by);
        return Flow::goes_on;
    }
    Flow operator()(const step::Forced& step) const {
        accept(game, step.negate, step.move.target);
        check_targets(game.state(), step.move.by, step.move.target);
        check_side(game.state(), step);
        return force(game, step.move);
    }
    Flow operator()(const step::StartTurn& step) const {
        accept(game, step.negate, step.figure);
        start_turn(game, step.figure, step.regenerate);
        return Flow::goes_on;
    }
    Flow operator()(const step::EndTurn& step) const {
        accept(game, step.negate, step.figure);
        return end_turn(game, step.figure);
    }
    Flow operator()(const step::EndRound& /*step*/) const {
        end_round(game);
        return Flow::goes_on;
    }
    Flow operator()(const step::Infuse& step) const {
        infuse(game, step.element);
        return Flow::goes_on;
    }
    Flow operator()(const step::Consume& step) const {
        consume(game, step.element);
        return Flow::goes_on;
    }
    Flow operator()(const step::Summon& step) const {
        place_summon(game, step.by, step.figure);
        return Flow::goes_on;
    }
    Flow operator()(const step::Dismiss& step) const {
        dismiss(game, step.summon);
        return Flow::goes_on;
    }
    Flow operator()(const step::Spawn& step) const { return spawn(game, step.by, step.figures); }
    Flow operator()(const step::Loot& step) const {
        if (!can_act(game.state().figure(step.figure))) {
            refuse("condition.stun"_clause, "\"" + step.figure + "\", stunned",
                   "a figure that can act");
        }
        loot(game, step.figure, step.range);
        return Flow::goes_on;
    }
    Flow operator()(const step::Tile& step) const {
        if (step.create) {
            create_tile(game, step.kind, step.trap);
        } else {
            destroy_tile(game, step.kind, step.trap.at);
        }
        return Flow::goes_on;
    }
    Flow operator()(const step::Turn& step) const {
        accept(game, step.negate, step.turn.figure);
        return play_turn(game, step.turn, step.text);
    }
};

/// Removes the scene's turn if its figure has left the map.
void drop_order_of_the_gone(Game& game) {
    const auto& order = game.state().scene().turn;
    if (order && game.state().find(order->figure) == nullptr) {
        game.emit("turn.each-once"_clause, event::OrderDropped{});
    }
}

}  // namespace

Flow perform_step(Game& game, const PlayStep& step) {
    // If a table can be asked, it is asked for each choice.
    game.decisions().let_steps_say_all(!game.decisions().asks());
    if (const auto* choices = choices_of(step)) {
        game.decisions().choose_next(*choices);
    }
    if (std::visit(StepExecutor{game}, step) == Flow::stops || settle_deaths(game) == Flow::stops) {
        return Flow::stops;
    }
    // A figure that has left the map may have been the last of its set to act.
    if (end_turn_of_the_fallen(game) == Flow::stops || infuse_for_sets(game) == Flow::stops) {
        return Flow::stops;
    }
    drop_order_of_the_gone(game);
    return Flow::goes_on;
}

bool is_within_turn(const PlayStep& step) {
    return !std::holds_alternative<step::Turn>(step) &&
           !std::holds_alternative<step::StartTurn>(step) &&
           !std::holds_alternative<step::EndTurn>(step) &&
           !std::holds_alternative<step::EndRound>(step);
}

namespace {

/// Throws InputError if a step has decided more than there was to decide. `later` is the number of
/// decisions for later steps.
void demand_no_more(const Decisions& decisions, std::size_t later) {
    if (decisions.choices_left() > later) {
        throw InputError({ErrorCode::usage,
                          "",
                          counted(decisions.choices_left() - later, "decision") + " too many",
                          decisions.asks_table() ? "decisions in \"decide\" only"
                                                 : "one for each choice met in the step",
                          {}});
    }
}

}  // namespace

Flow perform_steps(Game& game, const std::vector<LocatedStep>& steps) {
    for (const LocatedStep& own : steps) {
        try {
            if (!is_within_turn(own.step)) {
                refuse("turn.each-once"_clause,
                       "a turn, the start or end of a turn, or the end of the round",
                       "a step within a turn");
            }
            const std::size_t later = game.decisions().choices_left();
            if (perform_step(game, own.step) == Flow::stops) {
                return Flow::stops;
            }
            demand_no_more(game.decisions(), later);
        } catch (const InputError& error) {
            Error located = error.error();
            if (located.pointer.empty()) {
                located.pointer = own.pointer;
            }
            throw InputError(located);
        }
    }
    return Flow::goes_on;
}

}  // namespace standee
