#include "play/attack/attack_checks.hpp"

#include <algorithm>
#include <string>

#include "focus/acting.hpp"
#include "lib/clause.hpp"
#include "lib/words.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/refusal.hpp"

namespace standee {

void check_attacker(const Figure& by) {
    if (const std::optional<Condition> condition = kept_from_attacking_by(by)) {
        refuse(*condition == Condition::stun ? "condition.stun"_clause : "condition.disarm"_clause,
               quoted(by.id) + " with " + std::string{name_of(*condition)},
               "a figure that can attack");
    }
}

void check_controller(const GameState& state, const Figure& by, const std::string& controller) {
    if (controller.empty()) {
        return;
    }
    if (!are_enemies(state.figure(controller), by)) {
        refuse("command.grant-control"_clause,
               quoted(by.id) + ", no enemy of " + quoted(controller), "an enemy to control");
    }
    if (by.kind == Kind::objective) {
        refuse("command.limits"_clause, quoted(by.id) + ", an objective",
               "a figure that can be controlled");
    }
}

// [ally.no-interaction]
void check_target(const GameState& state, const Figure& by, const Figure& target,
                  bool out_of_sight_too) {
    if (!are_enemies(by, target) || by.id == target.id) {
        refuse("target.allies-enemies"_clause, quoted(target.id) + ", no enemy of " + quoted(by.id),
               "an enemy to attack");
    }
    check_can_be_targeted(target);
    if (target.has(Condition::invisible)) {
        refuse("condition.invisible"_clause, quoted(target.id) + ", invisible",
               "a target that can be seen");
    }
    if (!out_of_sight_too && !state.sees(by, target)) {
        refuse("los.line"_clause, quoted(target.id) + ", out of sight of " + quoted(by.id),
               "a target in line of sight");
    }
}

void check_range(const GameState& state, const Figure& by, const Figure& target,
                 AttackReach reach) {
    const auto range = state.range(by, target);
    if (!range || *range > reach.range) {
        refuse(reach.ranged ? "range.count"_clause : "range.default"_clause,
               quoted(target.id) +
                   (range ? " at range " + std::to_string(*range) : ", beyond any range"),
               "a target within range " + std::to_string(reach.range));
    }
    if (is_large(target) && !state.sees_within(by, target, reach.range)) {
        refuse(
            "los.line"_clause, quoted(target.id) + ", whose hexes in sight are out of range",
            "a hex of the target in line of sight and within range " + std::to_string(reach.range));
    }
}

void check_not_targeted_yet(const GameState& state, const step::Attack& attack) {
    const auto& abilities = state.progress().abilities;
    const auto found = std::ranges::find_if(abilities, [&](const AbilityTargets& a) {
        return a.by == attack.by && a.ability == attack.ability;
    });
    if (!attack.ability.empty() && found != abilities.end() &&
        std::ranges::count(found->targets, attack.target) > 0) {
        refuse("target.count"_clause,
               quoted(attack.target) + " a second time with " + quoted(attack.ability),
               "a figure that this ability has not targeted");
    }
}

void check_use(const AttackInput& input, const Edition& rules) {
    if (!input.use) {
        return;
    }
    const bool advantage = draw_mode(input.advantage, input.disadvantage) == DrawMode::advantage;
    if (!advantage) {
        refuse("attack.advantage"_clause, "the field \"use\" without advantage",
               "an attack with advantage, or no \"use\"");
    }
    if (!rules.character_picks_with_advantage) {
        refuse("attack.advantage"_clause,
               "the field \"use\", although these rules always use the better card", "no \"use\"");
    }
    if (!input.character) {
        refuse("attack.advantage"_clause,
               "the field \"use\" for a figure that always uses the better card",
               "a character or its summon, or no \"use\"");
    }
}

}  // namespace standee
