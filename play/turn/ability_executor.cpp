#include "play/turn/ability_executor.hpp"

#include <algorithm>
#include <utility>

#include "play/attack/monster_attack.hpp"
#include "play/clause_sites.hpp"
#include "play/elements/card_elements.hpp"
#include "play/ground/movement.hpp"
#include "play/turn/own_stats.hpp"

namespace standee {

constexpr auto perform_all_rule = decided_by("damage.monster-death"_clause);
Flow AbilityExecutor::perform_all() {
    while (!left_.empty()) {
        const Figure* figure = game_.state().find(id_);
        // Dying in its own ability ends the rest [damage.monster-death].
        if (figure == nullptr || figure->has(Condition::stun)) {
            break;
        }
        const Ability& next = *left_.back();
        left_.pop_back();
        if (std::visit(*this, next.what) == Flow::stops) {
            return Flow::stops;
        }
        commit_or_roll_back();
    }
    return Flow::goes_on;
}

void AbilityExecutor::does() {
    performed_ = true;
    for (PendingConsumption& one : pending_) {
        one.consumption.confirm(game_);
    }
}

// What the elements were consumed for is done with, or the figure is.
void AbilityExecutor::commit_or_roll_back() {
    const Figure* figure = game_.state().find(id_);
    const bool over = left_.empty() || figure == nullptr || figure->has(Condition::stun);
    const auto is_due = [&](const PendingConsumption& one) {
        return over || (!one.for_set && left_.size() <= one.rest);
    };
    while (!pending_.empty() && is_due(pending_.back())) {
        const PendingConsumption one = std::move(pending_.back());
        pending_.pop_back();
        if (!performed_) {
            one.consumption.undo(game_);
            if (one.otherwise != nullptr) {
                put_next(*one.otherwise);
            }
        }
        performed_ = performed_ || one.performed;
    }
}

constexpr auto make_plan_rule = decided_by("attack.attached-abilities"_clause);
// An ability that follows an attack finds it wholly resolved.
Flow AbilityExecutor::make_plan(const Ability& now) {
    if (plan_ && is_on_course(game_.state(), id_, *plan_)) {
        return Flow::goes_on;
    }
    std::vector<Ability> abilities;
    append_as_planned(game_.state(), id_, now, abilities);
    for (const Ability& later : left_as_planned()) {
        abilities.push_back(later);
    }
    plan_ = plan_on(game_, id_, std::move(abilities), focus_);
    if (!plan_) {
        return Flow::stops;
    }
    focus_ = plan_->focus;
    return Flow::goes_on;
}

std::vector<Ability> AbilityExecutor::left_as_planned() const {
    std::vector<Ability> planned;
    for (auto ability = left_.rbegin(); ability != left_.rend(); ++ability) {
        append_as_planned(game_.state(), id_, **ability, planned);
    }
    return planned;
}

bool AbilityExecutor::moves_again_before_attack() const {
    for (const Ability& ability : left_as_planned()) {
        if (std::holds_alternative<AttackAbility>(ability.what)) {
            return false;
        }
        if (std::holds_alternative<MoveAbility>(ability.what) ||
            std::holds_alternative<TeleportAbility>(ability.what)) {
            return true;
        }
    }
    return false;
}

Flow AbilityExecutor::operator()(const MoveAbility& move) {
    const Figure& figure = game_.state().figure(id_);
    const auto points = points_of(move, figure);
    if (!points || figure.has(Condition::immobilize)) {
        return Flow::goes_on;
    }
    const Hex from = figure.at;
    if (make_plan(Ability{move}) == Flow::stops) {
        return Flow::stops;
    }
    follow_path(game_, id_, *plan_, std::max(0, *points), move.jump, !moves_again_before_attack());
    const Figure* after = game_.state().find(id_);
    if (after == nullptr || after->at != from) {
        does();
    }
    return Flow::goes_on;
}

Flow AbilityExecutor::operator()(const TeleportAbility& ability) {
    if (make_plan(Ability{ability}) == Flow::stops) {
        return Flow::stops;
    }
    if (plan_->option.path.size() > 1) {
        does();
        plan_->reached = plan_->option.path.size() - 1;
        teleport(game_, id_, plan_->option.end);
    }
    return Flow::goes_on;
}

Flow AbilityExecutor::operator()(const AttackAbility& attack) {
    const Figure& figure = game_.state().figure(id_);
    if (figure.has(Condition::disarm) || !value_of(attack, figure)) {
        return Flow::goes_on;
    }
    if (make_plan(Ability{attack}) == Flow::stops) {
        return Flow::stops;
    }
    if (!plan_->targets.empty()) {
        does();
    }
    const Flow flow = perform_card_attack(game_, id_, attack, *plan_);
    plan_.reset();
    return flow;
}

Flow AbilityExecutor::operator()(const InfuseAbility& infusion) {
    if (!pending_.empty() && !pending_.back().for_set) {
        does();  // that is what it consumed for
    }
    for (const ElementChoice choice : infusion.elements) {
        std::vector<Element> among;
        for (std::size_t i = 0; i < element_count; ++i) {
            if (choice.allows(static_cast<Element>(i))) {
                among.push_back(static_cast<Element>(i));
            }
        }
        const auto element = choose_element(game_, id_, among);
        if (!element) {
            return Flow::stops;
        }
        infusions_.push_back(*element);
    }
    return Flow::goes_on;
}

constexpr auto ability_executor_consume_rule = decided_by("element.consume"_clause);
// A set consumes together if any of it performs anything, else a figure where it has a use for it.
Flow AbilityExecutor::operator()(const ConsumeAbility& consumption) {
    const Figure& figure = game_.state().figure(id_);
    auto consumed = Consumption::make(game_, figure, consumption.elements);
    if (!consumed) {
        return Flow::stops;
    }
    const bool paid = consumed->paid();
    if (paid) {
        const bool for_set = consumes_for_set(figure, game_.state().rules());
        pending_.push_back({std::move(*consumed), for_set, left_.size(), performed_, nullptr});
        if (!for_set) {
            pending_.back().otherwise = &consumption.otherwise;
            performed_ = false;
        } else if (performed_) {
            does();
        }
    }
    put_next(paid ? consumption.to : consumption.otherwise);
    return Flow::goes_on;
}

Flow AbilityExecutor::operator()(const RankAbility& ranked) {
    put_next(of_its_rank(ranked, game_.state().figure(id_)));
    return Flow::goes_on;
}

ClauseSites clause_sites::play::ability_executor() {
    static constexpr auto sites =
        sites_of(perform_all_rule, make_plan_rule, ability_executor_consume_rule);
    return sites;
}

}  // namespace standee
