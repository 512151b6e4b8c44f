#include "play/turn/granted_abilities.hpp"

#include <algorithm>
#include <limits>

#include "focus/acting.hpp"
#include "focus/turn_context.hpp"
#include "lib/clause.hpp"
#include "lib/work.hpp"
#include "pathing/shortest_paths.hpp"
#include "play/attack/attack_step.hpp"
#include "play/card/own_stats.hpp"
#include "play/ground/looting.hpp"
#include "play/harm/bonuses.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/turn/commanded_attacks.hpp"
#include "play/turn/monster_attack.hpp"
#include "play/turn/targeting.hpp"
#include "play/turn/turn_plan.hpp"

namespace standee {
namespace {

constexpr Clause by_grant = "command.grant-control"_clause;

/// The most targets that a player may choose.
std::size_t most_targets(const std::optional<TargetCount>& targets, const Figure& figure) {
    if (!targets) {
        return 1;
    }
    const int count = targets->count.against(figure.targets.value_or(1)).value_or(1);
    return targets->all ? std::numeric_limits<std::size_t>::max()
                        : static_cast<std::size_t>(std::max(0, count));
}

/// Whether the move gives its points itself, or the figure has a move stat to which it adds. A stat
/// that the scene does not give is asked for when the figure moves.
bool has_points_for(const Figure& figure, const MoveAbility& move) {
    const bool has_none = figure.dashes.move || figure.kind == Kind::character;
    return !has_none || move.points.against(figure.move).has_value();
}

/// Whether the figure can make the attack, and has a valid target for it.
bool can_make(Game& game, const Figure& figure, const AttackAbility& attack) {
    if (!may_attack(figure, attack.value)) {
        return false;
    }
    const Scene& scene = game.state().scene();
    if (!attack.area && !attack.range_count) {
        spend(2 * scene.figures.size());
        return std::ranges::any_of(scene.figures, [&](const Figure& other) {
            return can_attack(game.state(), figure, other, attack);
        });
    }
    const auto index = static_cast<FigureIndex>(&figure - scene.figures.data());
    return game.planner().has_target(scene, game.state().board(), index, attack);
}

/// A character that is performing what it was granted.
struct PlayerChoices {
    Game& game;
    const std::string& id;

    Flow operator()(const MoveAbility& move) const;
    Flow operator()(const AttackAbility& attack) const;
    Flow operator()(const HealAbility& heal) const;
    Flow operator()(const ConditionAbility& condition) const;
    Flow operator()(const ShieldAbility& shield) const;
    Flow operator()(const RetaliateAbility& retaliate) const;
    Flow operator()(const LootAbility& loot) const;
    template <class Other>
    Flow operator()(const Other& /*ability*/) const {
        return leave_to_player();
    }

private:
    Flow leave_to_player() const {
        game.emit(by_grant, event::NoEffect{id, Undertaking::grant, Obstacle::left_to_player});
        return Flow::goes_on;
    }
    /// Performs the ability if its player wants to.
    template <class Act>
    Flow if_wanted(const std::string& what, Act act) const {
        event::Choice choice{ChoiceKind::grant, id, {{.words = what}, {.words = "none"}}, 0};
        const auto chosen = game.choose(by_grant, std::move(choice));
        if (!chosen) {
            return Flow::stops;
        }
        if (*chosen == 0) {
            act();
        }
        return Flow::goes_on;
    }
    /// Lets the player choose targets one after another among those for which `eligible` is true,
    /// at most `most` of them.
    template <class Eligible, class Act>
    Flow choose_targets(std::size_t most, Eligible eligible, Act act) const;
    /// Makes all attacks of the ability on one enemy; if that enemy dies, the remaining ones on
    /// another.
    Flow attack_one(const AttackAbility& attack) const;
    /// Whether the other figure is the character itself or an ally in range; with `enemies`,
    /// whether it is an enemy in range that can be targeted.
    [[nodiscard]] bool is_in_reach(const Figure& other, std::optional<int> range,
                                   bool enemies) const {
        const Figure& figure = game.state().figure(id);
        if (are_enemies(figure, other) != enemies || other.no_interaction ||
            (enemies && other.has(Condition::invisible))) {
            return false;
        }
        return other.id == id || reaches(game.state(), figure, other, {.range = range});
    }
};

template <class Eligible, class Act>
Flow PlayerChoices::choose_targets(std::size_t most, Eligible eligible, Act act) const {
    std::vector<std::string> done;
    while (done.size() < most && game.state().find(id) != nullptr) {
        std::vector<std::string> ids;
        for (const Figure& other : game.state().scene().figures) {
            if (std::ranges::count(done, other.id) == 0 && eligible(other)) {
                ids.push_back(other.id);
            }
        }
        std::ranges::sort(ids);
        event::Choice choice{ChoiceKind::grant, id, {}, 0};
        for (const std::string& other : ids) {
            choice.options.push_back({.figure = other});
        }
        choice.options.push_back({.words = "none"});
        const auto chosen = game.choose(by_grant, std::move(choice));
        if (!chosen) {
            return Flow::stops;
        }
        if (*chosen >= ids.size()) {
            break;
        }
        done.push_back(ids[*chosen]);
        if (act(ids[*chosen]) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

Flow PlayerChoices::operator()(const MoveAbility& move) const {
    const Figure& figure = game.state().figure(id);
    const auto points = points_of(move, figure);
    if (!points || figure.has(Condition::immobilize)) {
        return Flow::goes_on;
    }
    Movement movement;
    movement.prepare(game.state().board(), gait_of(figure, manner_of(figure.flying, move.jump)),
                     game.state().rules(),
                     presence_around(game.state().scene(), game.state().board(), figure));
    DistancesFrom distances;
    distances.search(movement, game.state().index(figure.at));
    event::Choice choice{ChoiceKind::grant, id, {}, 0};
    for (HexIndex hex = 0; hex < game.state().board().size(); ++hex) {
        const Cost cost = distances.to(hex);
        if (cost.possible() && cost.points() <= *points) {
            choice.options.push_back(
                {.end = game.state().board().hex(hex), .path = distances.path_to(hex)});
        }
    }
    const std::vector<event::Option> options = choice.options;
    const auto chosen = game.choose(by_grant, std::move(choice));
    if (!chosen) {
        return Flow::stops;
    }
    TurnPlan plan;
    plan.option.end = *options.at(*chosen).end;
    plan.option.path = options.at(*chosen).path;
    follow_path(game, id, plan, std::span{&*points, 1}, move.jump);
    return Flow::goes_on;
}

Flow PlayerChoices::attack_one(const AttackAbility& attack) const {
    const GameState& state = game.state();
    const auto is_target = [&](const Figure& other) {
        const Figure& figure = state.figure(id);
        return may_attack(figure) && can_attack(state, figure, other, attack);
    };
    int left = attacks_on_one(state.figure(id), attack);
    const auto attack_all_on = [&](const std::string& target) {
        while (left > 0 && state.find(id) != nullptr && state.find(target) != nullptr &&
               is_target(state.figure(target))) {
            --left;
            if (perform_attack(game, attack_on(target, id, attack)) == Flow::stops) {
                return Flow::stops;
            }
        }
        left = state.find(target) == nullptr ? left : 0;
        return Flow::goes_on;
    };
    for (int before = 0; left > 0 && left != before;) {
        before = left;
        if (choose_targets(1, is_target, attack_all_on) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

Flow PlayerChoices::operator()(const AttackAbility& attack) const {
    const Figure& figure = game.state().figure(id);
    if (!may_attack(figure) || !value_of(attack, figure)) {
        return Flow::goes_on;
    }
    if (attack.area && !can_make(game, figure, attack)) {
        return Flow::goes_on;
    }
    if (attack.area || !attack.adds.empty() || attack.along || attack.count || attack.range_count ||
        !attack.marked.empty()) {
        return leave_to_player();
    }
    if (attack.all_on_one) {
        return attack_one(attack);
    }
    const auto is_target = [&](const Figure& other) {
        return can_attack(game.state(), game.state().figure(id), other, attack);
    };
    return choose_targets(most_targets(attack.targets, figure), is_target,
                          [&](const std::string& target) {
                              return perform_attack(game, attack_on(target, id, attack));
                          });
}

Flow PlayerChoices::operator()(const HealAbility& ability) const {
    if (ability.whom != Whom::usual || !ability.effects.empty() || ability.count) {
        return leave_to_player();
    }
    const auto eligible = [&](const Figure& other) {
        return ability.self ? other.id == id : is_in_reach(other, ability.range, false);
    };
    return choose_targets(most_targets(ability.targets, game.state().figure(id)), eligible,
                          [&](const std::string& target) {
                              heal(game, target, ability.value.against(0).value_or(0), id,
                                   "heal.hit-points"_clause);
                              return Flow::goes_on;
                          });
}

Flow PlayerChoices::operator()(const ConditionAbility& ability) const {
    if (ability.whom != Whom::usual || !ability.effects.empty()) {
        return leave_to_player();
    }
    const bool harms = is_negative(ability.gain);
    const auto eligible = [&](const Figure& other) {
        return ability.self ? other.id == id : is_in_reach(other, ability.range, harms);
    };
    return choose_targets(most_targets(ability.targets, game.state().figure(id)), eligible,
                          [&](const std::string& target) {
                              gain(game, target, ability.gain, by_grant);
                              return Flow::goes_on;
                          });
}

Flow PlayerChoices::operator()(const ShieldAbility& shield) const {
    if (shield.whom != Whom::usual) {
        return leave_to_player();
    }
    return if_wanted("shield " + std::to_string(shield.value.number), [&] {
        ActiveBonus bonus;
        bonus.kind = ActiveBonus::Kind::shield;
        bonus.value = shield.value.number;
        begin_bonus(game, id, bonus);
    });
}

Flow PlayerChoices::operator()(const RetaliateAbility& retaliate) const {
    if (retaliate.whom != Whom::usual) {
        return leave_to_player();
    }
    return if_wanted("retaliate " + std::to_string(retaliate.value.number), [&] {
        ActiveBonus bonus;
        bonus.kind = ActiveBonus::Kind::retaliate;
        bonus.value = retaliate.value.number;
        bonus.range = retaliate.range;
        begin_bonus(game, id, bonus);
    });
}

Flow PlayerChoices::operator()(const LootAbility& ability) const {
    if (!can_loot(game.state(), id, ability.range)) {
        return Flow::goes_on;
    }
    return if_wanted("loot " + std::to_string(ability.range),
                     [&] { loot(game, id, ability.range); });
}

}  // namespace

// [command.limits]
bool can_be_granted(Game& game, const Figure& figure, const std::vector<Ability>& abilities) {
    if (!can_act(figure)) {
        return false;
    }
    return abilities.empty() || std::ranges::any_of(abilities, [&](const Ability& ability) {
               if (const auto* move = std::get_if<MoveAbility>(&ability.what)) {
                   return has_points_for(figure, *move);
               }
               const auto* attack = std::get_if<AttackAbility>(&ability.what);
               return attack == nullptr || can_make(game, figure, *attack);
           });
}

// [command.grant-control, ability.order, command.limits]
Flow perform_as_player(Game& game, const std::string& id, const std::vector<Ability>& abilities) {
    for (const Ability& ability : abilities) {
        const Figure* figure = game.state().find(id);
        if (figure == nullptr || !can_act(*figure)) {
            break;
        }
        if (std::visit(PlayerChoices{game, id}, ability.what) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

}  // namespace standee
