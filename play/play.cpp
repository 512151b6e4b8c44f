#include "play/play.hpp"

#include "play/attack/attack_step.hpp"
#include "play/harm/bonuses.hpp"
#include "play/turn/card_turn.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/elements/elements.hpp"
#include "play/ground/flight.hpp"
#include "play/ground/looting.hpp"
#include "play/ground/movement.hpp"
#include "play/perform.hpp"
#include "play/round/spawning.hpp"
#include "play/game_state.hpp"
#include "play/turn/turns.hpp"

namespace standee {
namespace {

void accept(GameState& table, const Negating& negating, const std::string& target,
            std::optional<DamageSource> source = std::nullopt) {
    if (negating.target) {
        check_may_negate(table, target);
        table.negate({target, source});
    }
    for (const std::string& who : negating.who) {
        check_may_negate(table, who);
        table.negate({who, std::nullopt});
    }
}

/// A targeted ability that is no attack: its figure must be able to act, and where the edition
/// says so to see the target [los.line, ability.needs-target].
void check_targets(GameState& table, const std::string& by, const std::string& target) {
    const Figure& actor = table.figure(by);
    const Figure& figure = table.figure(target);
    if (actor.has(Condition::stun)) {
        refuse("condition.stun"_clause, "\"" + by + "\", stunned", "a figure that can act");
    }
    if (are_enemies(actor, figure) && figure.has(Condition::invisible)) {
        refuse("condition.invisible"_clause, "\"" + target + "\", invisible",
               "a target that can be seen");
    }
    if (table.rules().unranged_needs_sight && !table.sees(actor.at, figure.at)) {
        refuse("los.line"_clause, "\"" + target + "\", out of sight of \"" + by + "\"",
               "a target in line of sight");
    }
}

/// Carries out a step on the table.
struct StepExecutor {
    GameState& table;

    void operator()(const step::Attack& step) const {
        accept(table, step.negate, step.target, DamageSource::attack);
        perform_attack(table, step);
    }
    void operator()(const step::Damage& step) const {
        accept(table, step.negate, step.to);
        table.figure(step.to);
        suffer(table, {step.to, step.amount, DamageSource::direct, step.from});
    }
    void operator()(const step::Heal& step) const {
        if (!step.by.empty()) {
            check_targets(table, step.by, step.to);
            if (are_enemies(table.figure(step.by), table.figure(step.to))) {
                refuse("heal.target"_clause, "\"" + step.to + "\", an enemy",
                       "the figure itself or an ally");
            }
        }
        heal(table, step.to, step.amount, step.by, "heal.hit-points"_clause);
    }
    void operator()(const step::Gain& step) const {
        gain(table, step.to, step.condition, "condition.single"_clause);
    }
    void operator()(const step::Lose& step) const {
        if (!step.condition) {
            lose_flying(table, step.figure, step.to);
            return;
        }
        table.figure(step.figure);
        if (!lose(table, step.figure, *step.condition, "condition.single"_clause)) {
            refuse("condition.single"_clause,
                   "\"" + step.figure + "\", which has no " + std::string{name_of(*step.condition)},
                   "a condition that the figure has");
        }
    }
    void operator()(const step::Bonus& step) const { begin_bonus(table, step.on, step.bonus); }
    void operator()(const step::Move& step) const {
        accept(table, step.negate, step.figure);
        move_along(table, step.figure, step.path, step.jump);
    }
    void operator()(const step::Teleport& step) const {
        accept(table, step.negate, step.figure);
        teleport(table, step.figure, step.to);
    }
    void operator()(const step::Forced& step) const {
        accept(table, step.negate, step.move.target);
        check_targets(table, step.move.by, step.move.target);
        force(table, step.move);
    }
    void operator()(const step::StartTurn& step) const {
        accept(table, step.negate, step.figure);
        start_turn(table, step.figure);
    }
    void operator()(const step::EndTurn& step) const {
        accept(table, step.negate, step.figure);
        end_turn(table, step.figure);
    }
    void operator()(const step::EndRound& /*step*/) const { end_round(table); }
    void operator()(const step::Infuse& step) const { infuse(table, step.element); }
    void operator()(const step::Consume& step) const { consume(table, step.element); }
    void operator()(const step::Summon& step) const { place_summon(table, step.by, step.figure); }
    void operator()(const step::Dismiss& step) const { dismiss(table, step.summon); }
    void operator()(const step::Spawn& step) const {
        table.decide_next(step.choose);
        spawn(table, step.by, step.figures);
    }
    void operator()(const step::Loot& step) const {
        if (table.figure(step.figure).has(Condition::stun)) {
            refuse("condition.stun"_clause, "\"" + step.figure + "\", stunned",
                   "a figure that can act");
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
        accept(table, step.negate, step.turn.figure);
        table.ask(true);
        play_turn(table, step.turn);
    }
};

/// What a step leaves that is no scene any more: a turn ordered for a figure that has gone.
void tidy(Scene& scene) {
    if (scene.turn && scene.find(scene.turn->figure) == nullptr) {
        scene.turn.reset();
    }
}

GameState perform(GameState table, const PlayStep& step, const PlayOptions& options) {
    Decisions decisions;
    decisions.orders = options.orders;
    if (const auto* turn = std::get_if<step::Turn>(&step)) {
        decisions.choose = turn->choose;
        decisions.draw = turn->draw;
    }
    table.decide(std::move(decisions));
    perform_step(table, step);
    return table;
}

}  // namespace

void perform_step(GameState& table, const PlayStep& step) {
    std::visit(StepExecutor{table}, step);
    end_turn_of_the_fallen(table);
    tidy(table.scene());
}

Played play(const Scene& scene, const PlayStep& step, const PlayOptions& options) {
    GameState table = perform(GameState{scene}, step, options);
    return {table.take_events(), std::move(table.scene()), table.moments()};
}

void Play::step(const PlayStep& step, const PlayOptions& options) {
    GameState table = perform(GameState{scene_, board_}, step, options);
    const std::vector<Event> happened = table.take_events();
    events_.insert(events_.end(), happened.begin(), happened.end());
    board_ = table.shared_board();
    scene_ = std::move(table.scene());
}

}  // namespace standee
