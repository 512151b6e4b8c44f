#include "play/turn/ability_executor.hpp"

#include <algorithm>
#include <utility>

#include "lib/counted.hpp"
#include "lib/switched_rank.hpp"
#include "play/attack/monster_attack.hpp"
#include "play/clause_sites.hpp"
#include "play/ground/movement.hpp"
#include "play/perform.hpp"
#include "play/round/deaths.hpp"
#include "play/turn/own_stats.hpp"

namespace standee {
namespace {

Figure as_it_performs(const GameState& state, const std::string& id,
                      const std::vector<Ability>& card) {
    const Figure& figure = state.figure(id);
    return switched_for(state.scene(), card, figure).value_or(figure);
}

bool infuses(const Ability& ability) { return std::holds_alternative<InfuseAbility>(ability.what); }

}  // namespace

AbilityExecutor::AbilityExecutor(Game& game, const std::string& figure,
                                 const std::vector<Ability>& card,
                                 const std::vector<PartyText>& text, Performs whose)
    : game_{game},
      id_{figure},
      self_{as_it_performs(game.state(), figure, card)},
      abilities_{card.size()},
      text_{text},
      whose_{whose},
      for_set_{whose == Performs::own_card && consumes_for_set(self_, game.state().rules())},
      at_start_{for_set_ && game.state().rules().set_consumes_at_start},
      only_infuses_{std::ranges::all_of(card, infuses)} {
    put_next(card);
}

bool AbilityExecutor::can_act() const {
    const Figure* figure = game_.state().find(id_);
    return figure != nullptr && !figure->has(Condition::stun);
}

constexpr auto perform_all_rule = decided_by("damage.monster-death"_clause);
Flow AbilityExecutor::perform_all() {
    if (can_act() && settle_consumptions() == Flow::stops) {
        return Flow::stops;
    }
    // Dying in its own ability ends the rest [damage.monster-death].
    while (can_act()) {
        if (resolve_due_texts() == Flow::stops) {
            return Flow::stops;
        }
        if (left_.empty()) {
            break;
        }
        const Ability& next = *left_.back();
        left_.pop_back();
        if (find_focus_before(next) == Flow::stops || perform(next) == Flow::stops ||
            settle_deaths(game_) == Flow::stops) {
            return Flow::stops;
        }
        commit_or_roll_back();
    }
    explain_idleness();
    infuse();
    return Flow::goes_on;
}

constexpr auto resolve_due_texts_rule = decided_by("monster.performs-card"_clause);
// A text that belongs to an ability would change it: the party performs both.
Flow AbilityExecutor::resolve_due_texts() {
    while (resolved_ < text_.size()) {
        const PartyText& text = text_[resolved_];
        const auto before = static_cast<std::size_t>(text.abilities);
        if (left_.size() > abilities_ - std::min(before, abilities_)) {
            break;
        }
        const auto done = game_.decisions().next_text({id_, text.says});
        if (!done) {
            return Flow::stops;
        }
        game_.emit("monster.performs-card"_clause, event::TextCarriedOut{id_, text.says});
        if (perform_steps(game_, done->steps) == Flow::stops) {
            return Flow::stops;
        }
        does();
        ++resolved_;
        const bool with = text.place == PartyText::Place::with_ability;
        if (with && left_.size() == abilities_ - before) {
            left_.pop_back();
            settle_again();
        }
    }
    return Flow::goes_on;
}

constexpr auto settle_consumptions_rule = decided_by("element.consume"_clause);
// A set that consumes together does so now, if anything comes of it.
Flow AbilityExecutor::settle_consumptions() {
    consumptions_.settle(game_.state(), self_, upcoming(), whose_);
    if (!at_start_) {
        return Flow::goes_on;
    }
    if (consumptions_.decide_all(game_, id_) == Flow::stops) {
        return Flow::stops;
    }
    Consumption consumption{game_, self_, consumptions_.settlement(), for_set_};
    if (consumption.takes_anything()) {
        pending_.push_back({.consumption = std::move(consumption), .at_start = true});
    }
    return Flow::goes_on;
}

void AbilityExecutor::settle_again() {
    if (can_act()) {
        consumptions_.settle(game_.state(), self_, upcoming(), whose_);
    }
}

std::vector<Ability> AbilityExecutor::planned(const std::vector<const Ability*>& abilities) const {
    std::vector<Ability> seen = consumptions_.settled(abilities, self_);
    for (Ability& ability : seen) {
        auto* attack = std::get_if<AttackAbility>(&ability.what);
        if (attack != nullptr && (attack->count || attack->range_count)) {
            *attack = with_numbers(*attack, game_.state().scene(), game_.state().figure(id_));
        }
    }
    if (aim_ != nullptr) {
        seen.insert(seen.begin(), Ability{*aim_});
    }
    return seen;
}

Flow AbilityExecutor::perform(const Ability& ability) {
    const std::size_t before = game_.log().events.size();
    performs_ = false;
    const Flow flow = std::visit(*this, ability.what);
    record_.note(ability.what.index(), performs_, id_,
                 std::span{game_.log().events}.subspan(before));
    if (flow == Flow::goes_on) {
        explain_skipped(ability);
    }
    return flow;
}

constexpr auto infuse_rule = decided_by("element.infuse"_clause);
// Any ability of the card is enough for all its icons, even for those below the last one performed.
void AbilityExecutor::infuse() {
    if (!performed_ && !only_infuses_) {
        infusions_.clear();
        return;
    }
    const CardSettlement none_paid;
    const auto rest =
        settled_abilities(upcoming(), self_, at_start_ ? consumptions_.settlement() : none_paid);
    for (const Ability& ability : rest) {
        if (const auto* infusion = std::get_if<InfuseAbility>(&ability.what)) {
            infusions_.insert(infusions_.end(), infusion->elements.begin(),
                              infusion->elements.end());
        }
    }
}

void AbilityExecutor::does() {
    performed_ = true;
    performs_ = true;
    for (PendingConsumption& one : pending_) {
        one.consumption.confirm(game_);
    }
}

// What the elements were consumed for is over, or the figure is gone.
void AbilityExecutor::commit_or_roll_back() {
    const bool over = left_.empty() || !can_act();
    const auto is_due = [&](const PendingConsumption& one) {
        return over || (!one.at_start && left_.size() <= one.rest);
    };
    while (!pending_.empty() && is_due(pending_.back())) {
        const PendingConsumption one = std::move(pending_.back());
        pending_.pop_back();
        if (!performed_) {
            roll_back(one);
        }
        performed_ = performed_ || one.performed;
    }
}

constexpr auto roll_back_rule = decided_by("element.consume"_clause);
// A monster that can consume performs the ability as the element makes it, or not at all.
void AbilityExecutor::roll_back(const PendingConsumption& one) {
    one.consumption.undo(game_);
    if (!one.at_start) {
        plan_is_old_ = true;
        settle_again();
    }
}

// Whoever has fallen on the way is no target any more.
bool AbilityExecutor::is_all_there(const TurnPlan& plan) const {
    return (plan.focus.empty() || is_here(plan.focus)) &&
           std::ranges::all_of(plan.targets, [&](const auto& target) { return is_here(target); });
}

constexpr auto make_plan_rule = decided_by("attack.attached-abilities"_clause);
// An ability that follows an attack finds it wholly resolved.
Flow AbilityExecutor::make_plan(const Ability& now) {
    const bool on_course = plan_ && is_on_course(game_.state(), id_, *plan_);
    if (on_course && !plan_is_old_ && is_all_there(*plan_)) {
        return Flow::goes_on;
    }
    if (consumptions_.decide_which_are_paid(game_, id_) == Flow::stops) {
        return Flow::stops;
    }
    std::vector<const Ability*> abilities = upcoming();
    abilities.insert(abilities.begin(), &now);
    plan_ = plan_on(game_, id_, planned(abilities), on_course ? &*plan_ : nullptr);
    plan_is_old_ = false;
    return plan_ ? Flow::goes_on : Flow::stops;
}

// The focus is that of the start of the turn, so it is found before anything happens that may
// change it [monster.focus-path].
Flow AbilityExecutor::find_focus_before(const Ability& other) {
    const bool changes_nothing = goes_by_focus(other) ||
                                 std::holds_alternative<InfuseAbility>(other.what) ||
                                 std::holds_alternative<ConsumeAbility>(other.what) ||
                                 std::holds_alternative<SwitchRankAbility>(other.what) ||
                                 std::holds_alternative<RankAbility>(other.what) ||
                                 std::holds_alternative<IfAbility>(other.what) ||
                                 std::holds_alternative<FocusAbility>(other.what);
    if (changes_nothing) {
        return Flow::goes_on;
    }
    plan_is_old_ = true;
    return find_focus(game_, id_, planned(upcoming()));
}

// A move or an attack that cannot be performed still belongs to the card: if a later ability needs
// a focus, the jump, range and targets of that move or attack count in finding it
// [monster.focus-path].
Flow AbilityExecutor::find_focus_without(const Ability& passed_over) {
    std::vector<const Ability*> abilities = upcoming();
    const auto needs_focus = [](const Ability* ability) { return goes_by_focus(*ability); };
    if (std::ranges::none_of(abilities, needs_focus)) {
        return Flow::goes_on;
    }
    abilities.insert(abilities.begin(), &passed_over);
    return find_focus(game_, id_, planned(abilities));
}

Flow AbilityExecutor::operator()(const MoveAbility& move) {
    const Figure& figure = game_.state().figure(id_);
    const auto points = points_of(move, figure);
    if (!points || figure.has(Condition::immobilize)) {
        return find_focus_without(Ability{move});
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

AttackAbility AbilityExecutor::with_counts(const AttackAbility& attack) const {
    AttackAbility resolved = with_numbers(attack, game_.state().scene(), game_.state().figure(id_));
    if (attack.count) {
        resolved.value = {number(*attack.count), false};
        resolved.count.reset();
    }
    return resolved;
}

Flow AbilityExecutor::operator()(const AttackAbility& attack) {
    if (attack.along) {
        return attack_along(with_counts(attack));
    }
    const Ability now{attack};
    if (!value_of(attack, game_.state().figure(id_)) ||
        !makes_attack(game_.state(), id_, planned({&now}))) {
        plan_is_old_ = true;  // the moves after it are not part of that plan
        pass_over(attack);
        return find_focus_without(now);
    }
    if (attack.count || attack.range_count) {
        return (*this)(with_counts(attack));
    }
    if (make_plan(Ability{attack}) == Flow::stops) {
        return Flow::stops;
    }
    const TurnPlan plan = std::move(*plan_);
    plan_.reset();
    if (plan.targets.empty()) {
        pass_over(attack);
        return Flow::goes_on;
    }
    does();
    const auto as_performed = settled(attack);
    return as_performed ? perform_card_attack(game_, id_, *as_performed, plan) : Flow::stops;
}

constexpr auto settled_attack_rule = decided_by("element.consume"_clause);
/// The attack with those of its conditional effects that are paid, for which the figure consumes
/// now unless its set has done so. None where the play stops.
std::optional<AttackAbility> AbilityExecutor::settled(const AttackAbility& attack) {
    AttackAbility performed = attack;
    performed.adds.clear();
    CardSettlement paid;
    for (Add add : attack.adds) {
        if (has_price(add)) {
            auto consumption = consumptions_.take_next(game_, id_);
            if (!consumption) {
                return std::nullopt;
            }
            if (!consumption->is_paid()) {
                continue;
            }
            add.condition->consume.clear();
            paid.push_back(std::move(*consumption));
        }
        performed.adds.push_back(std::move(add));
    }
    if (!at_start_) {
        Consumption{game_, game_.state().figure(id_), paid, for_set_}.confirm(game_);
    }
    return performed;
}

/// The attack is not performed: what it would have consumed remains for the rest of the card.
void AbilityExecutor::pass_over(const AttackAbility& attack) {
    const std::size_t prices = prices_of(attack);
    for (std::size_t i = 0; i < prices; ++i) {
        consumptions_.skip_next();
    }
    if (prices > 0 && !at_start_) {
        settle_again();
    }
}

Flow AbilityExecutor::operator()(const InfuseAbility& infusion) {
    if (!pending_.empty() && !pending_.back().at_start) {
        does();  // that is what it consumed for
    }
    infusions_.insert(infusions_.end(), infusion.elements.begin(), infusion.elements.end());
    return Flow::goes_on;
}

constexpr auto ability_executor_consume_rule = decided_by("element.consume"_clause);
// What the set has not paid is consumed on the condition that something comes of it.
Flow AbilityExecutor::operator()(const ConsumeAbility& consumption) {
    const auto settled = consumptions_.take_next(game_, id_);
    if (!settled) {
        return Flow::stops;
    }
    if (settled->payment == SettledConsumption::Payment::now && !at_start_) {
        pending_.push_back({.consumption = {game_, self_, {*settled}, for_set_},
                            .rest = left_.size(),
                            .performed = performed_});
        performed_ = false;
    }
    put_next(settled->is_paid() ? consumption.to : consumption.otherwise);
    return Flow::goes_on;
}

Flow AbilityExecutor::operator()(const RankAbility& ranked) {
    put_next(of_its_rank(ranked, game_.state().figure(id_)));
    return Flow::goes_on;
}

ClauseSites clause_sites::play::ability_executor() {
    static constexpr auto sites = sites_of(
        perform_all_rule, resolve_due_texts_rule, settle_consumptions_rule, infuse_rule,
        roll_back_rule, make_plan_rule, settled_attack_rule, ability_executor_consume_rule);
    return sites;
}

}  // namespace standee
