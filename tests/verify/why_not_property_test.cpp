#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "focus/why_not.hpp"
#include "lib/words.hpp"
#include "rulebook/planned_turn.hpp"
#include "tests/support/properties/arbitrary_scene.hpp"

namespace standee {
namespace {

constexpr generate::GeneratorOptions small{5, 4, 4, std::nullopt};

bool holds(const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::find(names, name) != names.end();
}

Done of_all(std::ptrdiff_t some, std::size_t all) {
    return some == 0                                  ? Done::no
           : some == static_cast<std::ptrdiff_t>(all) ? Done::surely
                                                      : Done::maybe;
}

/// Whether it is so by the second implementation, which shares no code with the planner. The
/// questions are about the next attack.
Done by_the_rulebook(const Scene& scene, const WhyNot& asked) {
    rulebook::Ground ground;
    const rulebook::Book book{rulebook::rules_of(scene.edition)};
    const rulebook::PlannedTurn answer = rulebook::plan_next_attack(scene, book, ground);
    switch (asked.question) {
        case NotDone::focus:
            return holds(answer.foci, asked.figure) ? of_all(1, answer.foci.size()) : Done::no;
        case NotDone::attack:
            return of_all(std::ranges::count_if(answer.options,
                                                [&](const auto& option) {
                                                    return holds(option.targets, asked.figure);
                                                }),
                          answer.options.size());
        case NotDone::end:
            return of_all(
                std::ranges::count(answer.options, asked.hex, &rulebook::PlannedOption::end),
                answer.options.size());
    }
    return Done::no;
}

/// Every question that can be asked about a scene.
std::vector<WhyNot> all_questions(const Scene& scene) {
    std::vector<WhyNot> answers;
    const Figure& actor = *scene.find(scene.turn->figure);
    for (const Figure& figure : scene.figures) {
        if (are_enemies(actor, figure)) {
            std::ranges::move(why_not(scene, figure.id), std::back_inserter(answers));
        }
    }
    for (const Hex hex : scene.map.hexes) {
        std::ranges::move(why_not(scene, hex), std::back_inserter(answers));
    }
    return answers;
}

void check_steps(const Scene& scene, const WhyNot& answer) {
    const TurnAnswer plan = plan_turn(scene, Explain::steps);
    const std::string name = answer.question == NotDone::end ? text_of(answer.hex) : answer.figure;
    for (const Reason& reason : answer.reasons) {
        const bool of_a_step =
            reason.criterion || (answer.question == NotDone::focus &&
                                 (reason.clause == "monster.focus-path"_clause ||
                                  reason.clause == "monster.focus-negative-hexes"_clause ||
                                  reason.clause == "monster.focus-proximity"_clause ||
                                  reason.clause == "monster.focus-initiative"_clause));
        RC_ASSERT(!of_a_step || std::ranges::any_of(plan.why, [&](const Reason& step) {
            return step.clause == reason.clause && step.criterion == reason.criterion &&
                   holds(step.dropped, name);
        }));
    }
    // The focus steps leave an enemy out once: whoever is left out has that reason.
    if (answer.question == NotDone::focus && answer.done == Done::no) {
        for (const Reason& step : plan.why) {
            RC_ASSERT(!holds(step.dropped, name) || step.criterion ||
                      std::ranges::any_of(answer.reasons, [&](const Reason& reason) {
                          return reason.clause == step.clause;
                      }));
        }
    }
}

void check(const Scene& scene, const WhyNot& answer) {
    RC_ASSERT(answer.done == by_the_rulebook(scene, answer));
    RC_ASSERT(answer.reasons.empty() == (answer.done != Done::no));
    check_steps(scene, answer);
    for (const Remedy& remedy : answer.remedy.remedies) {
        RC_ASSERT(answer.done == Done::no);
        RC_ASSERT(remedy.done != Done::no);
        RC_ASSERT(by_the_rulebook(changed(scene, remedy.change), answer) == remedy.done);
    }
}

RC_GTEST_PROP(WhyNot, EveryReasonIsAStepAndEveryChangeHelpsAsTheRulebookSays, ()) {
    const Scene scene = *standee::support::turn_scene(small);
    for (const WhyNot& answer : all_questions(scene)) {
        check(scene, answer);
    }
}

RC_GTEST_PROP(WhyNot, WithoutAFocusEveryEnemyHasAReason, ()) {
    const Scene scene = *standee::support::turn_scene(small);
    const TurnAnswer plan = plan_turn(scene, Explain::yes);
    const Figure& actor = scene.figures[plan.figure];
    const bool heads_for_a_hex = std::ranges::any_of(
        plan.why, [](const Reason& why) { return why.clause == "card.heads-for"_clause; });
    if (!plan.focus.empty() || plan.focus_held || actor.has(Condition::stun) || heads_for_a_hex) {
        return;
    }
    for (const Figure& figure : scene.figures) {
        RC_ASSERT(!are_enemies(actor, figure) ||
                  std::ranges::any_of(plan.why, [&](const Reason& reason) {
                      return holds(reason.dropped, figure.id);
                  }));
    }
}

}  // namespace
}  // namespace standee
