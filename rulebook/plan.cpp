#include "rulebook/plan.hpp"
#include "lib/card_line.hpp"

#include <algorithm>
#include <utility>

namespace standee::rulebook {
namespace {

/// How a figure moves by an ability, if it moves by it: "walk", "jump" or "teleport".
std::string_view kind_of_move(const Figure& figure, const Ability& ability) {
    if (const auto* move = std::get_if<MoveAbility>(&ability.what)) {
        const bool jumps = move->jump && !figure.flying;
        return !move->points.against(figure.move) ? "" : jumps ? "jump" : "walk";
    }
    return is_move(ability) ? "teleport" : "";
}

/// The moves before the first attack count towards the focus together, so they must be of one kind
/// [monster.focus-path].
void check_moves(const Table& table, const Figure& figure, const std::vector<Ability>& abilities) {
    std::string_view before;
    for (const Ability& ability : abilities) {
        const auto* attack = std::get_if<AttackAbility>(&ability.what);
        if (attack != nullptr && !attack->along && attack->value.against(figure.attack)) {
            return;
        }
        const std::string_view kind = kind_of_move(figure, ability);
        const bool mixed = !kind.empty() && !before.empty() && kind != before;
        if (mixed && table.on("monster.focus-path"_clause)) {
            refuse("monster.focus-path"_clause, "moves of different kinds before the attack",
                   "moves of one kind before it");
        }
        before = kind.empty() ? before : kind;
    }
}

/// The scene with a turn to be taken.
Scene with_turn(const Scene& scene, const std::string& id, std::vector<Ability> abilities) {
    Scene asked = scene;
    asked.turn = TurnOrder{id, std::move(abilities)};
    return asked;
}

}  // namespace

Outcomes outcomes_in(Table& table, const Scene& scene, const std::string& id,
                     std::vector<Ability> abilities) {
    const Figure& figure = *scene.find(id);
    check_moves(table, figure, abilities);
    const auto plan = [&] {
        return plan_next_attack(with_turn(scene, id, std::move(abilities)), table.rules(),
                                table.ground());
    };
    if (table.found == nullptr) {
        return plan();
    }
    if (table.plans_made == table.found->size()) {
        table.found->push_back(plan());
    }
    return table.found->at(table.plans_made++);
}

TargetSets attacked_from(const Table& table, const Scene& scene, const std::string& id,
                         const AttackAbility& attack) {
    return targets_from(with_turn(scene, id, {Ability{attack}}), table.rules(), table.ground());
}

}  // namespace standee::rulebook
