#include "play/turn/granted_abilities.hpp"

#include <algorithm>
#include <limits>

#include "focus/turn_context.hpp"
#include "pathing/shortest_paths.hpp"
#include "play/attack/attack_step.hpp"
#include "play/harm/bonuses.hpp"
#include "play/harm/conditions.hpp"
#include "play/harm/damage.hpp"
#include "play/ground/looting.hpp"
#include "play/turn/targeting.hpp"
#include "play/turn/turn_plan.hpp"

namespace standee {
namespace {

constexpr Clause by_grant = "command.grant-control"_clause;

/// How many targets a player may choose.
std::size_t most_targets(const std::optional<TargetCount>& targets, const Figure& figure) {
    if (!targets) {
        return 1;
    }
    const int count = targets->count.against(figure.targets.value_or(1)).value_or(1);
    return targets->all ? std::numeric_limits<std::size_t>::max()
                        : static_cast<std::size_t>(std::max(0, count));
}

/// A character in the middle of what it was granted.
struct PlayerChoices {
    GameState& table;
    const std::string& id;

    void operator()(const MoveAbility& move) const;
    void operator()(const AttackAbility& attack) const;
    void operator()(const HealAbility& heal) const;
    void operator()(const ConditionAbility& condition) const;
    void operator()(const ShieldAbility& shield) const;
    void operator()(const RetaliateAbility& retaliate) const;
    void operator()(const LootAbility& loot) const;
    template <class Other>
    void operator()(const Other& /*ability*/) const {
        leave_to_player();
    }

private:
    void leave_to_player() const {
        table.happened(by_grant, event::NoEffect{id, "grant", "its player performs it"});
    }
    /// Whether the player performs the ability at all.
    [[nodiscard]] bool wants(const std::string& what) const {
        event::Choice choice{"grant", id, {{.words = what}, {.words = "none"}}, 0};
        return table.choose(by_grant, std::move(choice)) == 0;
    }
    /// One after another, as many as wanted of those for whom `eligible` holds.
    template <class Eligible, class Act>
    void choose_targets(std::size_t most, Eligible eligible, Act act) const;
    /// Itself, if `self`, and its allies within range, or its enemies there.
    [[nodiscard]] bool is_in_reach(const Figure& other, std::optional<int> range,
                                   bool enemies) const {
        const Figure& figure = table.figure(id);
        if (are_enemies(figure, other) != enemies || (enemies && other.has(Condition::invisible))) {
            return false;
        }
        return other.id == id || reaches(table, Figure{figure}, Figure{other}, range);
    }
};

template <class Eligible, class Act>
void PlayerChoices::choose_targets(std::size_t most, Eligible eligible, Act act) const {
    std::vector<std::string> done;
    while (done.size() < most && table.find(id) != nullptr) {
        std::vector<std::string> ids;
        for (const Figure& other : table.scene().figures) {
            if (std::ranges::count(done, other.id) == 0 && eligible(other)) {
                ids.push_back(other.id);
            }
        }
        std::ranges::sort(ids);
        event::Choice choice{"grant", id, {}, 0};
        for (const std::string& other : ids) {
            choice.options.push_back({.figure = other});
        }
        choice.options.push_back({.words = "none"});
        const std::size_t chosen = table.choose(by_grant, std::move(choice));
        if (chosen >= ids.size()) {
            return;
        }
        done.push_back(ids[chosen]);
        act(ids[chosen]);
    }
}

void PlayerChoices::operator()(const MoveAbility& move) const {
    const Figure& figure = table.figure(id);
    const auto points = move.points.against(figure.move);
    if (!points || figure.has(Condition::immobilize)) {
        return;
    }
    Movement movement;
    movement.prepare(table.board(), manner_of(figure.flying, move.jump), table.rules(),
                     presence_around(table.scene(), table.board(), figure));
    DistancesFrom ways;
    ways.search(movement, table.index(figure.at));
    event::Choice choice{"grant", id, {}, 0};
    for (HexIndex hex = 0; hex < table.board().size(); ++hex) {
        const Cost way = ways.to(hex);
        if (way.possible() && way.points() <= *points) {
            choice.options.push_back({.end = table.board().hex(hex), .path = ways.path_to(hex)});
        }
    }
    const std::vector<event::Option> options = choice.options;
    const event::Option chosen = options.at(table.choose(by_grant, std::move(choice)));
    TurnPlan plan;
    plan.option.end = *chosen.end;
    plan.option.path = chosen.path;
    follow_path(table, id, plan, *points, move.jump, true);
}

void PlayerChoices::operator()(const AttackAbility& attack) const {
    const Figure figure = table.figure(id);
    if (figure.has(Condition::disarm) || !attack.value.against(figure.attack)) {
        return;
    }
    if (attack.area || !attack.adds.empty() || attack.all_on_one) {
        leave_to_player();
        return;
    }
    const int range = reach_of(figure, attack.range).range;
    const auto can_attack = [&](const Figure& other) {
        return is_in_reach(other, range, true) && table.sees(table.figure(id).at, other.at);
    };
    choose_targets(most_targets(attack.targets, figure), can_attack,
                   [&](const std::string& target) {
                       step::Attack step;
                       step.by = id;
                       step.target = target;
                       step.value = attack.value;
                       step.range = attack.range;
                       step.pierce = attack.pierce;
                       step.effects = attack.effects;
                       step.advantage = attack.advantage;
                       step.disadvantage = attack.disadvantage;
                       perform_attack(table, step);
                   });
}

void PlayerChoices::operator()(const HealAbility& ability) const {
    if (ability.whom != Whom::usual || !ability.effects.empty()) {
        leave_to_player();
        return;
    }
    const auto eligible = [&](const Figure& other) {
        return ability.self ? other.id == id : is_in_reach(other, ability.range, false);
    };
    choose_targets(
        most_targets(ability.targets, table.figure(id)), eligible, [&](const std::string& target) {
            heal(table, target, ability.value.against(0).value_or(0), id, "heal.hit-points"_clause);
        });
}

void PlayerChoices::operator()(const ConditionAbility& ability) const {
    if (ability.whom != Whom::usual || !ability.effects.empty()) {
        leave_to_player();
        return;
    }
    const bool harms = is_negative(ability.gain);
    const auto eligible = [&](const Figure& other) {
        return ability.self ? other.id == id : is_in_reach(other, ability.range, harms);
    };
    choose_targets(most_targets(ability.targets, table.figure(id)), eligible,
                   [&](const std::string& target) { gain(table, target, ability.gain, by_grant); });
}

void PlayerChoices::operator()(const ShieldAbility& shield) const {
    if (shield.whom != Whom::usual) {
        leave_to_player();
    } else if (wants("shield " + std::to_string(shield.value.number))) {
        ActiveBonus bonus;
        bonus.kind = ActiveBonus::Kind::shield;
        bonus.value = shield.value.number;
        begin_bonus(table, id, bonus);
    }
}

void PlayerChoices::operator()(const RetaliateAbility& retaliate) const {
    if (retaliate.whom != Whom::usual) {
        leave_to_player();
    } else if (wants("retaliate " + std::to_string(retaliate.value.number))) {
        ActiveBonus bonus;
        bonus.kind = ActiveBonus::Kind::retaliate;
        bonus.value = retaliate.value.number;
        bonus.range = retaliate.range;
        begin_bonus(table, id, bonus);
    }
}

void PlayerChoices::operator()(const LootAbility& ability) const {
    if (can_loot(table, id, ability.range) && wants("loot " + std::to_string(ability.range))) {
        loot(table, id, ability.range);
    }
}

}  // namespace

void perform_as_player(GameState& table, const std::string& id, const std::vector<Ability>& abilities) {
    for (const Ability& ability : abilities) {
        const Figure* figure = table.find(id);
        if (figure == nullptr || figure->has(Condition::stun)) {
            return;
        }
        std::visit(PlayerChoices{table, id}, ability.what);
    }
}

}  // namespace standee
