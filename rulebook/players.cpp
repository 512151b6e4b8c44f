#include <algorithm>
#include <limits>

#include "rulebook/attack.hpp"
#include "rulebook/bonuses.hpp"
#include "rulebook/commands.hpp"
#include "rulebook/conditions.hpp"
#include "rulebook/damage.hpp"
#include "rulebook/movement.hpp"
#include "rulebook/plan.hpp"
#include "rulebook/tiles.hpp"
#include "rulebook/turn_facts.hpp"

// What a character is granted: its player decides.

namespace standee::rulebook {
namespace {

constexpr Clause by_grant = "command.grant-control"_clause;

/// How many figures a player may choose [target.count].
std::size_t most_targets(const Table& table, const std::optional<TargetCount>& said,
                         const Figure& figure) {
    if ((said && said->all) || !table.on("target.count"_clause)) {
        return std::numeric_limits<std::size_t>::max();
    }
    const Amount count = said.value_or(TargetCount{}).count;
    const int number = count.relative ? figure.targets.value_or(1) + count.number : count.number;
    return static_cast<std::size_t>(std::max(0, number));
}

/// A character in the middle of what it was granted.
struct Player {
    Table& table;
    const std::string& id;

    [[nodiscard]] const Figure& figure() const { return table.figure(id); }

    /// What the rules of a monster do not say: its player does it at the table.
    void leave_to_player() const {
        table.record(by_grant, event::NoEffect{id, Undertaking::grant, Obstacle::left_to_player});
    }

    /// A character may skip what it is granted [ability.order].
    template <class Act>
    void if_wanted(const std::string& what, Act act) const {
        event::Choice choice{ChoiceKind::grant, id, {{.words = what}}, 0};
        if (table.on("ability.order"_clause)) {
            choice.options.push_back({.words = "none"});
        }
        if (table.choose(by_grant, std::move(choice)) == 0) {
            act();
        }
    }

    /// One figure after another, each once, as many as the player wants of those that `open` names
    /// [target.count, ability.order].
    template <class Open, class Act>
    void choose_figures(std::size_t most, Open open, Act act) const {
        Ids done;
        while (done.size() < most && table.is_here(id)) {
            Ids left = open();
            std::erase_if(
                left, [&](const std::string& one) { return std::ranges::count(done, one) > 0; });
            event::Choice choice{ChoiceKind::grant, id, {}, 0};
            for (const std::string& one : left) {
                choice.options.push_back({.figure = one});
            }
            if (left.empty() || table.on("ability.order"_clause)) {
                choice.options.push_back({.words = "none"});
            }
            const std::size_t chosen = table.choose(by_grant, std::move(choice));
            if (chosen == left.size()) {
                break;
            }
            done.push_back(left[chosen]);
            act(done.back());
        }
    }

    /// Figures of a kind within range, itself too where it helps.
    [[nodiscard]] Ids those(bool self, std::optional<int> range, Whom whom) const {
        return self ? Ids{id} : in_reach(table, figure(), {range, {}, whom});
    }

    void attack_all_on_one(const AttackAbility& attack) const;
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
};

/// The steps of its own among the hexes of a path: those into which it slides come by themselves
/// [map.icy].
std::vector<Hex> own_steps(const Table& table, const Figure& figure, const std::vector<Hex>& path,
                           bool jump) {
    std::vector<Hex> own;
    for (auto at = path.begin(); std::next(at) != path.end();) {
        own.push_back(*std::next(at));
        std::ptrdiff_t entered = 1;
        for (const GroundStep& step :
             ground_steps(table, figure, *at, [](Hex, Hex) { return true; })) {
            const std::ranges::subrange rest{std::next(at), path.end()};
            const bool taken = std::ranges::mismatch(step.entered, rest).in1 == step.entered.end();
            entered = taken && !jump && !flies(table, figure) ? std::ssize(step.entered) : entered;
        }
        at += entered;
    }
    return own;
}

/// It moves to any hex that its points pay for, by the best path [move.points,
/// condition.immobilize].
void Player::operator()(const MoveAbility& move) const {
    const auto points = move.points.against(figure().move);
    if (!points ||
        (figure().has(Condition::immobilize) && table.on("condition.immobilize"_clause))) {
        return;
    }
    Scene scene = table.scene;
    scene.turn = TurnOrder{id, std::vector{Ability{move}}};
    planning::TurnFacts facts;
    facts.gather(scene, table.rules());
    facts.take_plan(0);
    event::Choice choice{ChoiceKind::grant, id, {}, 0};
    for (int tile = 0; tile < facts.ground().size(); ++tile) {
        const planning::Cost cost = facts.paths().to(tile);
        if (cost.possible() && cost.points() <= *points) {
            event::Option& option = choice.options.emplace_back();
            option.end = facts.ground().tile(tile).at;
            facts.paths().first_path(tile, option.path);
        }
    }
    if (choice.options.empty()) {
        return;
    }
    const std::vector<event::Option> options = choice.options;
    const std::vector<Hex> path = options[table.choose(by_grant, std::move(choice))].path;
    if (path.size() > 1) {
        move_along(table, id, own_steps(table, figure(), path, move.jump), move.jump);
    }
}

/// Several attacks on one enemy; those that are left when it dies may be made on another
/// [target.count].
void Player::attack_all_on_one(const AttackAbility& attack) const {
    int left = std::max(
        1, static_cast<int>(most_targets(
               table, attack.targets ? attack.targets : TargetCount{{0, true}}, figure())));
    const auto targets = [&] { return can_attack(table, figure(), attack); };
    for (int before = 0; left > 0 && left != before;) {
        before = left;
        choose_figures(1, targets, [&](const std::string& target) {
            while (left > 0 && table.is_here(id) && std::ranges::count(targets(), target) > 0) {
                --left;
                rulebook::attack(table, attack_by_command({.by = id, .target = target}, attack));
            }
            left = table.is_here(target) ? 0 : left;
        });
    }
}

/// It attacks whom it wants of those that it can; without a target nothing happens
/// [command.limits].
void Player::operator()(const AttackAbility& attack) const {
    const bool disarmed = figure().has(Condition::disarm) && table.on("condition.disarm"_clause);
    if (disarmed || !attack.value.against(figure().attack) ||
        (attack.area && attacked_from(table, table.scene, id, attack).front().empty())) {
        return;
    }
    if (attack.area || !attack.adds.empty() || attack.along || attack.count || attack.range_count ||
        !attack.marked.empty()) {
        leave_to_player();
    } else if (attack.all_on_one) {
        attack_all_on_one(attack);
    } else {
        choose_figures(
            most_targets(table, attack.targets, figure()),
            [&] { return can_attack(table, figure(), attack); },
            [&](const std::string& target) {
                rulebook::attack(table, attack_by_command({.by = id, .target = target}, attack));
            });
    }
}

/// It heals itself or allies in range [heal.target].
void Player::operator()(const HealAbility& ability) const {
    if (ability.whom != Whom::usual || !ability.effects.empty() || ability.count) {
        leave_to_player();
        return;
    }
    choose_figures(
        most_targets(table, ability.targets, figure()),
        [&] { return those(ability.self, ability.range, Whom::usual); },
        [&](const std::string& target) {
            heal(table, target, ability.value.number, id, "heal.hit-points"_clause);
        });
}

/// A positive condition for itself or allies, a negative one for enemies [target.allies-enemies].
void Player::operator()(const ConditionAbility& ability) const {
    if (ability.whom != Whom::usual || !ability.effects.empty()) {
        leave_to_player();
        return;
    }
    const Whom whom = is_negative(ability.gain) ? Whom::enemies : Whom::usual;
    choose_figures(
        most_targets(table, ability.targets, figure()),
        [&] { return those(ability.self, ability.range, whom); },
        [&](const std::string& target) { gain(table, target, ability.gain, by_grant); });
}

void Player::operator()(const ShieldAbility& shield) const {
    if (shield.whom != Whom::usual) {
        leave_to_player();
        return;
    }
    if_wanted("shield " + std::to_string(shield.value.number), [&] {
        begin_bonus(table, id, {.kind = ActiveBonus::Kind::shield, .value = shield.value.number});
    });
}

void Player::operator()(const RetaliateAbility& retaliate) const {
    if (retaliate.whom != Whom::usual) {
        leave_to_player();
        return;
    }
    if_wanted("retaliate " + std::to_string(retaliate.value.number), [&] {
        begin_bonus(table, id,
                    {.kind = ActiveBonus::Kind::retaliate,
                     .value = retaliate.value.number,
                     .range = retaliate.range});
    });
}

void Player::operator()(const LootAbility& ability) const {
    if (can_loot(table, id, ability.range)) {
        if_wanted("loot " + std::to_string(ability.range), [&] { loot(table, id, ability.range); });
    }
}

}  // namespace

/// Ability by ability, in the order written, as long as the character is there and not stunned
/// [ability.order, condition.stun].
void perform_as_player(Table& table, const std::string& id, const std::vector<Ability>& abilities) {
    for (const Ability& ability : abilities) {
        const Figure* figure = table.find(id);
        if (figure == nullptr ||
            (figure->has(Condition::stun) && table.on("condition.stun"_clause))) {
            break;
        }
        std::visit(Player{table, id}, ability.what);
    }
}

}  // namespace standee::rulebook
