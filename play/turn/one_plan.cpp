#include "play/turn/one_plan.hpp"

#include <algorithm>

#include "focus/card_plan.hpp"
#include "lib/card_line.hpp"
#include "play/turn/turn_course.hpp"

namespace standee {
namespace {

/// Reads a card and finds out whether the plan of its first attack covers the whole card.
struct OnePlan {
    const Scene& scene;
    const Figure& actor;
    bool attacked = false;  ///< an attack comes before this line
    bool changed = false;   ///< something else comes before this line
    /// A line that consumes comes before this one; its elements may be given back.
    bool consumed = false;
    bool holds = true;

    void read(const std::vector<Ability>& abilities) {
        for (const Ability& ability : abilities) {
            read(ability);
        }
    }

private:
    void read(const Ability& line) {
        if (is_move(line)) {
            by_focus();
        } else if (const auto* attack = std::get_if<AttackAbility>(&line.what)) {
            read(*attack);
        } else if (const auto branches = branches_of(line)) {
            const bool consumes = !branches->price.empty();
            holds = holds && !(consumes && consumed);
            consumed = consumed || consumes;
            changed = changed || std::holds_alternative<IfAbility>(line.what);
            either(branches->to, branches->otherwise);
        } else if (!is_about_others(line) &&
                   !std::holds_alternative<SwitchRankAbility>(line.what)) {
            changed = true;
        }
    }
    void read(const AttackAbility& attack) {
        if (attack.along) {
            changed = true;
            return;
        }
        by_focus();
        const bool mortal = std::ranges::any_of(scene.figures, [&](const Figure& figure) {
            return are_enemies(figure, actor) && figure.hp;
        });
        holds = holds && !(mortal && (attack.all_on_one || may_lose_targets(scene, attack, actor)));
        attacked = true;
    }
    void by_focus() { holds = holds && !attacked && !changed; }
    void either(const std::vector<Ability>& one, const std::vector<Ability>& other) {
        OnePlan second = *this;
        read(one);
        second.read(other);
        attacked = attacked || second.attacked;
        changed = changed || second.changed;
        holds = holds && second.holds;
    }
};

}  // namespace

bool is_one_plan(const Scene& scene, const TurnAnswer& plan) {
    const Figure& actor = scene.figures[plan.figure];
    const bool wounded = actor.has(Condition::wound) && actor.hp;
    const bool on_safe_paths = std::ranges::all_of(
        plan.options, [](const TurnOption& option) { return option.negative_hexes == 0; });
    const auto& turn = scene.progress.turn;
    if (turn && turn->figure == actor.id) {
        // what it can still consume depends on what it has performed [element.consume]
        return false;
    }
    OnePlan card{scene, actor};
    card.read(scene.turn->abilities ? *scene.turn->abilities : summon_card());
    return card.holds && !wounded && on_safe_paths;
}

}  // namespace standee
