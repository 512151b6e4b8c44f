#include "play/turn/ability_executor.hpp"

#include <algorithm>
#include <utility>

#include "lib/counted.hpp"
#include "play/attack/monster_attack.hpp"
#include "play/clause_sites.hpp"
#include "play/elements/card_elements.hpp"
#include "play/ground/movement.hpp"
#include "play/turn/own_stats.hpp"

namespace standee {

constexpr auto perform_all_rule = decided_by("damage.monster-death"_clause);
Flow AbilityExecutor::perform_all() {
    while (true) {
        const Figure* figure = game_.state().find(id_);
        // Dying in its own ability ends the rest [damage.monster-death].
        if (figure == nullptr || figure->has(Condition::stun)) {
            break;
        }
        if (resolve_due_texts() == Flow::stops) {
            return Flow::stops;
        }
        if (left_.empty()) {
            break;
        }
        const Ability& next = *left_.back();
        left_.pop_back();
        if (find_focus_before(next) == Flow::stops || perform(next) == Flow::stops) {
            return Flow::stops;
        }
        commit_or_roll_back();
    }
    return Flow::goes_on;
}

constexpr auto resolve_due_texts_rule = decided_by("monster.performs-card"_clause);
// A text that belongs to an ability would make it another one: the party performs both.
Flow AbilityExecutor::resolve_due_texts() {
    while (resolved_ < text_.size()) {
        const PartyText& text = text_[resolved_];
        const auto before = static_cast<std::size_t>(text.abilities);
        if (left_.size() > abilities_ - std::min(before, abilities_)) {
            break;
        }
        event::Choice choice{ChoiceKind::party, id_, {{.words = text.says}}, 0};
        if (!game_.choose("monster.performs-card"_clause, std::move(choice))) {
            return Flow::stops;
        }
        does();
        ++resolved_;
        const bool with = text.place == PartyText::Place::with_ability;
        if (with && left_.size() == abilities_ - before) {
            left_.pop_back();
        }
    }
    return Flow::goes_on;
}

Flow AbilityExecutor::perform(const Ability& ability) {
    const std::size_t before = game_.log().events.size();
    performs_ = false;
    const Flow flow = std::visit(*this, ability.what);
    record_.note(ability.what.index(), performs_, id_,
                 std::span{game_.log().events}.subspan(before));
    return flow;
}

void AbilityExecutor::does() {
    performed_ = true;
    performs_ = true;
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
                plan_is_old_ = true;
            }
        }
        performed_ = performed_ || one.performed;
    }
}

constexpr auto make_plan_rule = decided_by("attack.attached-abilities"_clause);
// An ability that follows an attack finds it wholly resolved.
Flow AbilityExecutor::make_plan(const Ability& now) {
    const bool on_course = plan_ && is_on_course(game_.state(), id_, *plan_);
    if (on_course && !plan_is_old_) {
        return Flow::goes_on;
    }
    std::vector<Ability> abilities;
    if (aim_ != nullptr) {
        abilities.push_back({*aim_});
    }
    append_as_planned(game_.state(), id_, now, abilities);
    for (const Ability& later : left_as_planned()) {
        abilities.push_back(later);
    }
    plan_ = plan_on(game_, id_, std::move(abilities), on_course ? &*plan_ : nullptr);
    plan_is_old_ = false;
    return plan_ ? Flow::goes_on : Flow::stops;
}

// The focus is that of the start of the turn, so it is found before anything happens that may
// change it [monster.focus-path].
Flow AbilityExecutor::find_focus_before(const Ability& other) {
    const bool changes_nothing = goes_by_focus(other) ||
                                 std::holds_alternative<InfuseAbility>(other.what) ||
                                 std::holds_alternative<ConsumeAbility>(other.what) ||
                                 std::holds_alternative<RankAbility>(other.what) ||
                                 std::holds_alternative<IfAbility>(other.what) ||
                                 std::holds_alternative<FocusAbility>(other.what);
    if (changes_nothing) {
        return Flow::goes_on;
    }
    plan_is_old_ = true;
    std::vector<Ability> later = left_as_planned();
    if (aim_ != nullptr) {
        later.insert(later.begin(), Ability{*aim_});
    }
    return find_focus(game_, id_, std::move(later));
}

std::vector<Ability> AbilityExecutor::left_as_planned() const {
    std::vector<Ability> planned;
    for (auto ability = left_.rbegin(); ability != left_.rend(); ++ability) {
        append_as_planned(game_.state(), id_, **ability, planned);
    }
    return planned;
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
    follow_path(game_, id_, *plan_, std::max(0, *points), move.jump);
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
    if (attack.along) {
        return attack_along(attack);
    }
    std::vector<Ability> only_this;
    append_as_planned(game_.state(), id_, Ability{attack}, only_this);
    if (!value_of(attack, game_.state().figure(id_)) ||
        !makes_attack(game_.state(), id_, std::move(only_this))) {
        plan_is_old_ = true;  // the moves after it are not part of that plan
        return Flow::goes_on;
    }
    if (attack.count || attack.range_count) {
        return (*this)(with_numbers(attack, game_.state().scene(), game_.state().figure(id_)));
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
    static constexpr auto sites = sites_of(perform_all_rule, resolve_due_texts_rule, make_plan_rule,
                                           ability_executor_consume_rule);
    return sites;
}

}  // namespace standee
