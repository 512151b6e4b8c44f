#include "play/turn/explaining.hpp"

#include "focus/acting.hpp"
#include "lib/card_line.hpp"
#include "lib/clause.hpp"
#include "play/card/own_stats.hpp"
#include "play/turn/performing.hpp"

namespace standee {
namespace {

void explain(Game& game, const std::string& id, Clause clause, std::string says) {
    game.emit(clause, event::Planned{id, std::nullopt, {{clause, std::move(says), {}, {}}}});
}

}  // namespace

void explain_idleness(Game& game, const std::string& id, CardProgress progress) {
    const Figure* figure = game.state().find(id);
    if (!game.explains() || figure == nullptr) {
        return;
    }
    if (!can_act(*figure) && progress.left > 0) {
        explain(game, id, "condition.stun"_clause, id + " is stunned: it performs no ability");
    } else if (progress.on_card == 0) {
        explain(game, id, "monster.performs-card"_clause,
                "there is no ability on the card of " + id);
    }
}

void explain_skipped(Game& game, const std::string& id, const Ability& ability) {
    const Figure* figure = game.state().find(id);
    if (!game.explains() || figure == nullptr || is_about_others(ability)) {
        return;
    }
    const auto no_stat = [&](std::string_view stat) {
        explain(game, id, "monster.performs-card"_clause,
                "the stat card of " + id + " shows no " + std::string{stat} +
                    ": it does not perform that ability");
    };
    if (const auto* move = std::get_if<MoveAbility>(&ability.what)) {
        if (!points_of(*move, *figure)) {
            no_stat("move");
        } else if (figure->has(Condition::immobilize)) {
            explain(game, id, "condition.immobilize"_clause,
                    id + " is immobilized: it does not move");
        }
        return;  // otherwise its plan gives the reason
    }
    if (const auto* attack = std::get_if<AttackAbility>(&ability.what)) {
        if (!value_of(*attack, *figure)) {
            no_stat("attack");
        } else if (kept_from_attacking_by(*figure) == Condition::disarm) {
            explain(game, id, "condition.disarm"_clause, id + " is disarmed: it does not attack");
        }
        return;
    }
    if (!is_move(ability)) {
        explain(game, id, "ability.needs-target"_clause,
                id + " does not perform its " + std::string{ability_names[ability.what.index()]} +
                    ": it has no target");
    }
}

}  // namespace standee
