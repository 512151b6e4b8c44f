#include "threat/turn_simulation.hpp"

#include <algorithm>
#include <utility>

#include "lib/clause.hpp"
#include "lib/copy_work.hpp"
#include "lib/error.hpp"
#include "lib/work.hpp"
#include "play/deck/decks.hpp"
#include "play/elements/card_elements.hpp"
#include "play/game.hpp"
#include "play/turn/card_turn.hpp"
#include "play/turn/turns.hpp"
#include "threat/negations.hpp"
#include "threat/turn_kind.hpp"

namespace standee {
namespace {

/// Gives the figure so many hit points that no damage kills it. The number of hit points lost stays
/// the same.
void make_immortal(Figure& figure) {
    constexpr int most = 99'999;
    if (figure.hp) {
        const int more = most - std::max(*figure.hp, figure.max_hp.value_or(0));
        *figure.hp += more;
        figure.max_hp = figure.max_hp ? std::optional{*figure.max_hp + more} : std::nullopt;
    }
}

/// Ward and brittle are left to the calculation of the means: here the figure has none and gains
/// none.
void strip_damage_modifiers(Figure& target) {
    std::erase_if(target.conditions, [](const HeldCondition& held) {
        return held.name == Condition::ward || held.name == Condition::brittle;
    });
    remove_negations(target);
    target.immunities.insert(Condition::ward);
    target.immunities.insert(Condition::brittle);
}

/// The scene with which the trials begin, reduced to what they need.
Scene for_trials(const Scene& scene, const std::string& enemy, FigureIndex target) {
    Scene trial = scene;
    for (Figure& figure : trial.figures) {
        if (figure.id != enemy) {
            make_immortal(figure);
        }
    }
    strip_damage_modifiers(trial.figures[target]);
    trial.turn.reset();
    for (auto& [set, card] : trial.cards) {  // their initiative matters for focus
        card.abilities.clear();
        card.text.clear();
    }
    trial.decks.clear();
    trial.discards.clear();
    trial.progress.turn.reset();
    trial.progress.foci.clear();
    return trial;
}

/// The card, up to its last ability that can hurt anybody.
TurnOrder without_harmless_end(TurnOrder order) {
    while (order.abilities && !order.abilities->empty() && !may_hurt(order.abilities->back())) {
        order.abilities->pop_back();
    }
    return order;
}

AttackInput input_of(const event::Attack& attack) {
    AttackInput input;
    input.value = attack.result.after_bonuses;
    input.shield = attack.result.shield;
    input.advantage = attack.result.mode == DrawMode::advantage;
    input.disadvantage = attack.result.mode == DrawMode::disadvantage;
    return input;
}

}  // namespace

TurnSimulation::TurnSimulation(const Scene& scene, std::shared_ptr<const Board> board,
                               std::shared_ptr<TurnPlanner> planner, const TurnOrder& order,
                               FigureIndex target)
    : scene_{for_trials(scene, order.figure, target)},
      board_{std::move(board)},
      planner_{std::move(planner)},
      order_{without_harmless_end(order)},
      target_{target},
      planned_{order},
      immunities_{scene.figures[target].immunities} {
    owners_.push_back(deck_of(*scene.find(order.figure), scene));
    Game game{scene_, {}, board_};
    start_turn(game, order.figure);
    acts_ = game.state().find(order.figure) != nullptr;
    if (acts_ && order.abilities) {
        planned_.abilities = as_planned(game.state(), order.figure, *order.abilities);
    }
}

std::size_t TurnSimulation::deck_of_attacker(const std::string& id) {
    const Figure* attacker = scene_.find(id);
    const std::string owner = attacker == nullptr ? owners_.front() : deck_of(*attacker, scene_);
    const auto known = std::ranges::find(owners_, owner);
    if (known != owners_.end()) {
        return static_cast<std::size_t>(known - owners_.begin());
    }
    owners_.push_back(owner);
    return owners_.size() - 1;
}

void TurnSimulation::note(const Event& event) {
    const std::string& target = scene_.figures[target_].id;
    if (const auto* attack = std::get_if<event::Attack>(&event.what)) {
        mishaps_.push_back({.attack = input_of(*attack),
                            .deck = deck_of_attacker(attack->by),
                            .on_it = attack->target == target});
    } else if (const auto* damage = std::get_if<event::Damage>(&event.what)) {
        if (damage->to == target && damage->source != DamageSource::attack) {
            mishaps_.push_back({.damage = damage->suffered});
        }
    } else if (const auto* healed = std::get_if<event::Heal>(&event.what)) {
        if (healed->to == target) {
            mishaps_.push_back({.brittle = false});  // [condition.brittle]
        }
    } else if (const auto* nothing = std::get_if<event::NoEffect>(&event.what)) {
        // The figure would have gained the condition, unless it is immune itself.
        const auto gains = [&](Condition condition) {
            return nothing->figure == target && nothing->what == WhatFailed{condition} &&
                   !immunities_.contains(condition);
        };
        if (gains(Condition::brittle)) {
            mishaps_.push_back({.brittle = true});
        } else if (gains(Condition::ward)) {
            mishaps_.push_back({.ward = true});
        }
    }
}

std::size_t TurnSimulation::play(Trial& trial, bool orders) {
    spend(passing_work(scene_));
    DecisionLists decisions;
    decisions.choose.assign(trial.choices.begin(), trial.choices.end());
    decisions.always = Card{};
    decisions.undecided = Undecided::stops;
    Game game{scene_, std::move(decisions), board_};
    game.try_out();
    game.use_planner(planner_);
    game.share_plans(trial.plans);
    const auto stops = [&] {
        try {
            return play_turn(game, order_) == Flow::stops;
        } catch (const Stopped&) {
            return true;
        }
    };
    if (stops()) {
        const event::Choice& choice = std::get<PendingChoice>(*game.decisions().pending()).choice;
        const bool is_order = choice.of == ChoiceKind::attack_order ||
                              choice.of == ChoiceKind::figure_order ||
                              choice.of == ChoiceKind::number || choice.of == ChoiceKind::item;
        return !orders && is_order ? 1 : choice.options.size();
    }
    mishaps_.clear();
    for (const Event& event : game.log().events) {
        note(event);
    }
    return 0;
}

void TurnSimulation::for_each_outcome(
    Hex at, bool orders, const std::function<void(const std::vector<ThreatEvent>&)>& on_outcome) {
    constexpr int most_trials = 50'000;
    scene_.figures[target_].at = at;
    std::vector<Trial> open(1);
    for (int trials = 0; !open.empty(); ++trials) {
        if (trials == most_trials) {
            throw InputError{{.code = ErrorCode::too_many,
                              .pointer = "/cards",
                              .found = "more legal turns of \"" + order_.figure + "\"",
                              .expected = "at most " + std::to_string(most_trials),
                              .clause = "monster.ambiguity"_clause}};
        }
        Trial trial = std::move(open.back());
        open.pop_back();
        const std::size_t options = play(trial, orders);
        if (options == 0) {
            on_outcome(mishaps_);
        }
        for (std::size_t option = options; option > 0; --option) {
            open.push_back({trial.choices, trial.plans.from_start()});
            open.back().choices.push_back(option - 1);
        }
    }
}

}  // namespace standee
