#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "focus/acting.hpp"
#include "focus/initiative.hpp"
#include "lib/clause.hpp"
#include "lib/copy_work.hpp"
#include "lib/work.hpp"
#include "play/attack/attack_sequence.hpp"
#include "play/attack/attack_step.hpp"
#include "play/attack/controlled.hpp"
#include "play/turn/card_turn.hpp"
#include "play/turn/commanded_attacks.hpp"
#include "play/turn/figure_order.hpp"
#include "play/turn/granted_abilities.hpp"
#include "play/turn/performing.hpp"
#include "play/turn/targeting.hpp"

// Performs abilities that grant abilities to allies, or that control enemies. A controlled enemy
// attacks by the focus rules, as an ally of the controlling figure would.

namespace standee {
namespace {

constexpr Clause by_control = "command.grant-control"_clause;

using FigureSets = std::vector<std::vector<std::string>>;

/// A figure that an enemy controls, and the enemy.
struct Control {
    Game& game;
    const std::string& by;
    const std::string& id;

    /// Whether both figures are still on the map.
    [[nodiscard]] bool holds() const {
        return game.state().find(by) != nullptr && game.state().find(id) != nullptr;
    }
    /// The sets of enemies that the figure may attack from where it stands, by the focus rules,
    /// without any of `others`. One empty set if it has no target, or cannot attack.
    [[nodiscard]] FigureSets targets_for(const AttackAbility& attack,
                                         const std::vector<std::string>& others) const;
    /// Lets the party choose one of these sets. None if the play stops.
    [[nodiscard]] std::optional<std::vector<std::string>> choose_targets(
        const AttackAbility& attack, const std::vector<std::string>& others) const;
    /// Makes the attack on its targets, one after another.
    [[nodiscard]] Flow perform(const AttackAbility& attack) const;
};

// No focus binds the figure, because an enemy of the acting figure has not looked for one in this
// turn [command.limits, command.grant-control].
FigureSets Control::targets_for(const AttackAbility& attack,
                                const std::vector<std::string>& others) const {
    spend(passing_work(game.state().scene()));
    Scene scene = game.state().scene();
    if (!may_attack(*scene.find(id))) {
        return FigureSets(1);
    }
    FigureIndex index = 0;
    for (Figure& figure : scene.figures) {
        if (figure.id == id) {
            index = static_cast<FigureIndex>(&figure - scene.figures.data());
            figure = as_controlled(figure, by);
        }
        figure.no_interaction = figure.no_interaction || std::ranges::count(others, figure.id) > 0;
    }
    FigureSets sets;
    for (const auto& set :
         game.planner().attacked_from(scene, game.state().board(), index, attack)) {
        sets.emplace_back();
        for (const FigureIndex target : set) {
            sets.back().push_back(scene.figures[target].id);
        }
    }
    return sets;
}

std::optional<std::vector<std::string>> Control::choose_targets(
    const AttackAbility& attack, const std::vector<std::string>& others) const {
    event::Choice choice{ChoiceKind::targets, id, {}, 0};
    for (std::vector<std::string>& set : targets_for(attack, others)) {
        choice.options.emplace_back().targets = std::move(set);
    }
    const std::vector<event::Option> options = choice.options;
    const auto chosen = game.choose(by_control, std::move(choice));
    return chosen ? std::optional{options.at(*chosen).targets} : std::nullopt;
}

// For an attack whose target has left the map, the figure finds a new focus among the figures that
// the ability does not attack [monster.new-focus-after-kill].
Flow Control::perform(const AttackAbility& attack) const {
    const auto chosen = choose_targets(attack, {});
    const auto targets = chosen ? attack_sequence(game, id, *chosen) : std::nullopt;
    if (!targets) {
        return Flow::stops;
    }
    std::vector<std::string> attacked = *targets;
    for (std::string& target : attacked) {
        if (!holds()) {
            break;
        }
        if (game.state().find(target) == nullptr) {
            AttackAbility one = attack;
            one.targets = TargetCount{};
            const auto next = choose_targets(one, attacked);
            if (!next) {
                return Flow::stops;
            }
            if (next->empty()) {
                continue;
            }
            target = next->front();
        }
        const Figure controlled = as_controlled(game.state().figure(id), by);
        if (!may_attack(controlled) ||
            !can_attack(game.state(), controlled, game.state().figure(target), attack)) {
            continue;
        }
        step::Attack step = attack_on(target, id, attack);
        step.controlled_by = by;
        if (perform_attack(game, step) == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

/// Whether the figure can be made to perform any of the abilities. An objective can perform none,
/// and a figure that cannot attack or has no valid target makes no attack [command.limits,
/// condition.invisible].
bool can_be_controlled(Game& game, const std::string& by, const Figure& figure,
                       const std::vector<Ability>& abilities) {
    return figure.kind != Kind::objective && is_open_to_enemies(figure) &&
           are_enemies(game.state().figure(by), figure) &&
           std::ranges::any_of(abilities, [&](const Ability& ability) {
               const auto* attack = std::get_if<AttackAbility>(&ability.what);
               return attack != nullptr &&
                      !Control{game, by, figure.id}.targets_for(*attack, {}).front().empty();
           });
}

/// Removes from the list the figure that is first in initiative order and returns it; if several
/// tie, the party decides. None if the play stops [initiative.order, initiative.ties].
std::optional<std::string> take_first(Game& game, const std::string& by,
                                      std::vector<std::string>& from) {
    const GameState& state = game.state();
    event::Choice choice{ChoiceKind::target, by, {}, 0};
    for (const std::string& one : from) {
        const bool preceded = std::ranges::any_of(from, [&](const std::string& other) {
            return earlier_in_initiative(state.scene(), state.figure(other), state.figure(one));
        });
        if (!preceded) {
            choice.options.push_back({.figure = one});
        }
    }
    const std::vector<event::Option> options = choice.options;
    const auto chosen = game.choose(by_control, std::move(choice));
    if (!chosen) {
        return std::nullopt;
    }
    const std::string first = options.at(*chosen).figure;
    std::erase(from, first);
    return first;
}

/// The ids of the figures that the card has attacked, sorted.
std::optional<std::vector<std::string>> attacked_by(const CardPerformance& card) {
    std::vector<std::string> ids;
    for (const AttackedFigure& attacked : card.record().attacked) {
        ids.push_back(attacked.id);
    }
    std::ranges::sort(ids);
    return ids;
}

}  // namespace

// [command.grant-control, damage.monster-death]
Flow perform(CardPerformance& card, const ControlAbility& control) {
    const auto can = [&](const Figure& figure) {
        return can_be_controlled(card.game(), card.id(), figure, control.abilities);
    };
    auto found = control.targets ? attacked_by(card)
                                 : nearest(card.game(), card.id(),
                                           {control.range, {}, Whom::enemies}, by_control, can);
    if (!found) {
        return Flow::stops;
    }
    std::vector<std::string> left = std::move(*found);
    while (true) {
        std::erase_if(left, [&](const std::string& one) { return !card.is_here(one); });
        if (left.empty() || !card.is_here(card.id())) {
            return Flow::goes_on;
        }
        const auto next = take_first(card.game(), card.id(), left);
        if (!next) {
            return Flow::stops;
        }
        if (!can(card.state().figure(*next))) {
            continue;
        }
        card.does();
        for (const Ability& ability : control.abilities) {
            if (!card.is_here(*next) || !card.is_here(card.id())) {
                break;
            }
            const auto& attack = std::get<AttackAbility>(ability.what);
            if (Control{card.game(), card.id(), *next}.perform(attack) == Flow::stops) {
                return Flow::stops;
            }
        }
    }
}

Flow perform(CardPerformance& card, const GrantAbility& grant) {
    const Reach reach{grant.range, grant.targets, grant.whom, true, grant.of};
    auto found = nearest(
        card.game(), card.id(), reach, "command.grant-control"_clause,
        [&](const Figure& ally) { return can_be_granted(card.game(), ally, grant.abilities); });
    if (!found) {
        return Flow::stops;
    }
    const auto allies =
        order_of_granted(card.game(), card.id(), std::move(*found), grant.abilities);
    if (!allies) {
        return Flow::stops;
    }
    GrantPayments paid;
    for (const std::string& ally : *allies) {
        if (!card.is_here(ally)) {
            continue;
        }
        card.does();
        const bool by_player = card.state().figure(ally).kind == Kind::character;
        const Flow flow = by_player ? perform_as_player(card.game(), ally, grant.abilities)
                                    : perform_abilities(card.game(), ally, grant.abilities, paid);
        if (flow == Flow::stops) {
            return Flow::stops;
        }
    }
    return Flow::goes_on;
}

}  // namespace standee
