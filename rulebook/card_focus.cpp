#include <algorithm>
#include <utility>

#include "lib/card_line.hpp"
#include "rulebook/card_in_progress.hpp"
#include "rulebook/course.hpp"
#include "rulebook/initiative.hpp"

// How a figure that performs its card finds its focus, and the plan of its moves and attack.

namespace standee::rulebook {
namespace {

constexpr Clause open_to_party = "monster.ambiguity"_clause;
constexpr Clause keeps_focus = "monster.new-focus-after-kill"_clause;

/// Whether an ability depends on the focus.
bool goes_by_focus(const Ability& ability) {
    return is_move(ability) || std::holds_alternative<AttackAbility>(ability.what);
}

bool any_goes_by_focus(const Lines& abilities) {
    return std::ranges::any_of(abilities,
                               [](const Ability* ability) { return goes_by_focus(*ability); });
}

/// An ability and what is left of the card after it.
Lines with_rest(const CardInProgress& card, const Ability& now) {
    Lines abilities = card.left;
    abilities.insert(abilities.begin(), &now);
    return abilities;
}

const HeldFocus* held_focus(const CardInProgress& card) {
    return card.table.scene.progress.focus_of(card.id);
}

/// From now on the figure focuses on that one; empty: on nobody. It keeps its focus to the end of
/// its turn [monster.new-focus-after-kill].
void hold_focus(CardInProgress& card, const std::string& focus) {
    if (!card.table.on(keeps_focus)) {
        return;
    }
    std::vector<HeldFocus>& foci = card.table.scene.progress.foci;
    std::erase_if(foci, [&](const HeldFocus& held) { return held.figure == card.id; });
    foci.push_back({card.id, focus, card.figure().at});
}

/// Which of several foci it is that tie in everything: the party decides
/// [monster.focus-initiative].
std::string choose_focus(CardInProgress& card, const std::vector<std::string>& foci) {
    if (foci.size() < 2 || !card.table.on("monster.focus-initiative"_clause)) {
        return foci.empty() ? "" : foci.front();
    }
    event::Choice choice{ChoiceKind::target, card.id, {}, 0};
    for (const std::string& focus : foci) {
        choice.options.push_back({.figure = focus});
    }
    return foci.at(card.table.choose("monster.focus-initiative"_clause, std::move(choice)));
}

/// Whether more of these abilities depends on the focus than the first attack and the moves before
/// it.
bool focus_counts_later(const std::vector<Ability>& abilities) {
    const auto first = std::ranges::find_if_not(abilities, leads_to_attack);
    return first != abilities.end() &&
           std::any_of(std::next(first), abilities.end(), goes_by_focus);
}

/// Whether an outcome is the rest of the plan: the same end and targets, and where it matters the
/// same path.
bool is_rest_of(const Plan& plan, const Outcome& option) {
    const auto rest = plan.outcome.path.begin() + static_cast<std::ptrdiff_t>(plan.reached);
    const bool any_path = option.negative_hexes == 0 && option.along.empty();
    return option.end == plan.outcome.end && option.targets == plan.outcome.targets &&
           (any_path || std::ranges::equal(option.path.begin(), option.path.end(), rest,
                                           plan.outcome.path.end()));
}

/// One of the outcomes that the rules allow, chosen by the party, unless that of the plan before is
/// still one of them [monster.ambiguity].
Outcome choose_outcome(CardInProgress& card, const Outcomes& outcomes, const Plan* before) {
    event::Choice choice{ChoiceKind::turn, card.id, {}, 0};
    for (const Outcome& option : outcomes.options) {
        if (before != nullptr && is_rest_of(*before, option)) {
            return option;
        }
        choice.options.push_back(
            {option.focus.value_or(""),
             option.end,
             option.targets,
             option.path,
             {},
             option.along.empty() ? std::nullopt : std::optional{option.along}});
    }
    const bool asked = choice.options.size() > 1 && card.table.on(open_to_party);
    return outcomes.options.at(asked ? card.table.choose(open_to_party, std::move(choice)) : 0);
}

std::vector<Ability> aimed(const Plan& plan, const AttackAbility& attack) {
    std::vector<Ability> abilities;
    if (plan.aim) {
        abilities.emplace_back(*plan.aim);
    }
    abilities.emplace_back(attack);
    return abilities;
}

/// The plan for these abilities. The figure holds the focus that it goes for, if it has only now
/// looked for one [monster.new-focus-after-kill].
Plan plan_for(CardInProgress& card, std::vector<Ability> abilities, const Plan* before) {
    Plan plan;
    plan.aim = aim_of(abilities);
    const bool counts_later = focus_counts_later(abilities);
    const Outcomes outcomes =
        outcomes_in(card.table, card.table.scene, card.id, std::move(abilities));
    note_foci(card, outcomes);
    plan.outcome = choose_outcome(card, outcomes, before);
    const std::vector<std::string>& foci = plan.outcome.foci;
    plan.focus = counts_later ? choose_focus(card, foci) : foci.empty() ? "" : foci.front();
    note_plan(card, plan, before != nullptr && is_rest_of(*before, plan.outcome));
    if (!outcomes.focus_held) {
        hold_focus(card, plan.focus);
        if (counts_later || foci.size() == 1) {
            let_focus_act_first(card.table, plan.focus, outcomes.foci);
        }
    }
    return plan;
}

/// Finds the focus for these abilities, unless the figure has one that is still there
/// [monster.focus-path, monster.new-focus-after-kill].
void find_focus(CardInProgress& card, const Lines& lines) {
    const HeldFocus* held = held_focus(card);
    const bool found = held != nullptr && (held->focus.empty() || card.table.is_here(held->focus));
    std::vector<Ability> abilities = as_planned(card, lines);
    if (found || std::ranges::none_of(abilities, goes_by_focus)) {
        return;
    }
    const Outcomes outcomes =
        outcomes_in(card.table, card.table.scene, card.id, std::move(abilities));
    note_foci(card, outcomes);
    if (!outcomes.focus_held) {
        const std::string focus = choose_focus(card, outcomes.foci);
        hold_focus(card, focus);
        let_focus_act_first(card.table, focus, outcomes.foci);
    }
}

/// Whoever of the plan has fallen is no target any more.
bool is_all_there(const Table& table, const Plan& plan) {
    return (plan.focus.empty() || table.is_here(plan.focus)) &&
           std::ranges::all_of(plan.outcome.targets,
                               [&](const std::string& target) { return table.is_here(target); });
}

}  // namespace

bool may_change_focus(const Ability& ability) {
    return !goes_by_focus(ability) && !is_about_others(ability) &&
           !std::holds_alternative<SwitchRankAbility>(ability.what);
}

std::vector<Ability> as_planned(const CardInProgress& card, const Lines& abilities) {
    std::vector<Ability> planned =
        read_by(card.table.rules(), card.self, card.elements.readings.front(), abilities);
    for (Ability& ability : planned) {
        auto* attack = std::get_if<AttackAbility>(&ability.what);
        if (attack != nullptr && attack->count && attack->count->per != Counted::hexes_moved) {
            attack->value = {number_of(card, *attack->count), false};
            attack->count.reset();
        }
        if (attack != nullptr && attack->range_count) {
            attack->range = Amount{number_of(card, *attack->range_count), false};
            attack->range_count.reset();
        }
    }
    if (card.aim != nullptr) {
        planned.insert(planned.begin(), Ability{*card.aim});
    }
    return planned;
}

void make_plan(CardInProgress& card, const Ability& now) {
    const bool on_course =
        card.plan && card.plan->outcome.path.at(card.plan->reached) == card.figure().at;
    if (on_course && ((!card.plan_is_old && is_all_there(card.table, *card.plan)) ||
                      !card.table.on("attack.one-by-one"_clause, "whoever dies in between"))) {
        return;
    }
    decide_what_is_paid(card);
    card.plan =
        plan_for(card, as_planned(card, with_rest(card, now)), on_course ? &*card.plan : nullptr);
    card.plan_is_old = false;
}

Plan plan_attack(CardInProgress& card, const Plan& before, const AttackAbility& attack) {
    return plan_for(card, aimed(before, attack), nullptr);
}

Plan plan_attack_on_another(CardInProgress& card, const Plan& before, const AttackAbility& attack,
                            const std::vector<std::string>& others) {
    Scene scene = card.table.scene;
    std::erase_if(scene.progress.foci,
                  [&](const HeldFocus& held) { return held.figure == card.id; });
    for (Figure& figure : scene.figures) {
        figure.no_interaction = figure.no_interaction || std::ranges::count(others, figure.id) > 0;
    }
    const Outcomes outcomes = outcomes_in(card.table, scene, card.id, aimed(before, attack));
    Plan plan;
    plan.outcome = choose_outcome(card, outcomes, nullptr);
    const HeldFocus* held = held_focus(card);
    const bool gone = held != nullptr && !card.table.is_here(held->focus);
    if (gone && !plan.outcome.targets.empty()) {
        plan.focus = plan.outcome.targets.front();
        hold_focus(card, plan.focus);
    }
    return plan;
}

void find_focus_before(CardInProgress& card, const Ability& next) {
    if (may_change_focus(next) && card.table.on(keeps_focus, "from the start of its turn")) {
        card.plan_is_old = true;
        find_focus(card, card.left);
    }
}

void find_focus_without(CardInProgress& card, const Ability& passed_over) {
    if (any_goes_by_focus(card.left)) {
        find_focus(card, with_rest(card, passed_over));
    }
}

}  // namespace standee::rulebook
