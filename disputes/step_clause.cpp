#include "disputes/step_clause.hpp"

namespace standee {
namespace {

struct ClauseOf {
    Clause operator()(const step::Attack& /*s*/) const { return "attack.order"_clause; }
    Clause operator()(const step::Damage& /*s*/) const { return "damage.direct"_clause; }
    Clause operator()(const step::Heal& /*s*/) const { return "heal.hit-points"_clause; }
    Clause operator()(const step::Gain& /*s*/) const { return "condition.single"_clause; }
    Clause operator()(const step::Lose& /*s*/) const { return "condition.single"_clause; }
    Clause operator()(const step::Bonus& /*s*/) const { return "bonus.round"_clause; }
    Clause operator()(const step::Move& /*s*/) const { return "move.points"_clause; }
    Clause operator()(const step::Teleport& /*s*/) const { return "move.teleport"_clause; }
    Clause operator()(const step::Forced& s) const {
        return s.move.force == Force::push ? "forced.push"_clause : "forced.pull"_clause;
    }
    Clause operator()(const step::StartTurn& /*s*/) const { return "turn.start"_clause; }
    Clause operator()(const step::EndTurn& /*s*/) const { return "turn.end"_clause; }
    Clause operator()(const step::EndRound& /*s*/) const { return "round.end"_clause; }
    Clause operator()(const step::Infuse& /*s*/) const { return "element.infuse"_clause; }
    Clause operator()(const step::Consume& /*s*/) const { return "element.consume"_clause; }
    Clause operator()(const step::Summon& /*s*/) const { return "summon.placement"_clause; }
    Clause operator()(const step::Dismiss& /*s*/) const { return "summon.leaves"_clause; }
    Clause operator()(const step::Spawn& /*s*/) const { return "monster.spawn"_clause; }
    Clause operator()(const step::Loot& /*s*/) const { return "loot.ability"_clause; }
    Clause operator()(const step::Tile& /*s*/) const { return "map.manipulate"_clause; }
    Clause operator()(const step::Turn& /*s*/) const { return "monster.performs-card"_clause; }
};

}  // namespace

Clause clause_of(const PlayStep& step) { return std::visit(ClauseOf{}, step); }

}  // namespace standee
