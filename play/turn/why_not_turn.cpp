#include "play/turn/why_not_turn.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "lib/error.hpp"
#include "lib/work.hpp"
#include "play/turn/whole_turn.hpp"

namespace standee {
namespace {

constexpr std::size_t most_remedies = 3;
/// The most times that a turn is played to see whether a change of the scene helps.
constexpr std::size_t trials_of_change = 200;

bool names(const Scene& scene, const std::vector<FigureIndex>& figures, const std::string& id) {
    return std::ranges::any_of(figures,
                               [&](FigureIndex figure) { return scene.figures[figure].id == id; });
}

bool names(const std::vector<std::string>& ids, const std::string& id) {
    return std::ranges::count(ids, id) > 0;
}

/// Whether the outcome does what the question asks about.
bool does(const Scene& scene, const TurnOption& option, const WhyNot& asked) {
    const auto later = [&](auto member) {
        return std::ranges::any_of(
            option.then, [&](const TurnPart& part) { return names(part.*member, asked.figure); });
    };
    switch (asked.question) {
        case NotDone::focus:
            return names(scene, option.foci, asked.figure) || later(&TurnPart::foci);
        case NotDone::attack:
            return names(scene, option.targets, asked.figure) || later(&TurnPart::targets);
        case NotDone::end:
            return (option.then.empty() ? option.end : option.then.back().end) == asked.hex;
    }
    return false;
}

Done done_in(const Scene& scene, const TurnAnswer& turn, const WhyNot& asked) {
    const auto some = std::ranges::count_if(
        turn.options, [&](const TurnOption& option) { return does(scene, option, asked); });
    const Done done = done_by(static_cast<std::size_t>(some), turn.options.size());
    // An outcome may be the same for several foci that tie.
    const bool ties = asked.question == NotDone::focus &&
                      std::ranges::any_of(turn.options, [](const TurnOption& option) {
                          return option.foci.size() > 1;
                      });
    return done == Done::surely && ties ? Done::maybe : done;
}

/// Whether the whole turn is the same as the plan for its first attack.
bool is_as_planned(const TurnAnswer& turn, const TurnAnswer& plan) {
    return turn.focus == plan.focus &&
           std::ranges::equal(turn.options, plan.options,
                              [](const TurnOption& one, const TurnOption& other) {
                                  return one.then.empty() && one.end == other.end &&
                                         one.targets == other.targets && one.foci == other.foci;
                              });
}

/// The reasons of a later plan, marked as such.
std::vector<Reason> told_as_later(std::vector<Reason> reasons) {
    for (Reason& reason : reasons) {
        reason.says = "later in its turn: " + reason.says;
    }
    return reasons;
}

Done done_if_changed(const Scene& scene, const WhyNot& asked) {
    try {
        TurnPlanner planner;
        const TurnAnswer turn =
            plan_whole_turn(scene, Board{scene.map}, planner, Explain::no, trials_of_change);
        return done_in(scene, turn, asked);
    } catch (const InputError&) {
        // throws again if the limit of work was exceeded; else the turn cannot be planned, or has
        // too many outcomes
        spend(0);
        return Done::no;
    }
}

/// Whether the turn does it, and if not, why.
WhyNot answered_without_changes(const Scene& scene, const TurnAnswer& turn,
                                const std::vector<Scene>& later, WhyNot asked) {
    asked.done = done_in(scene, turn, asked);
    if (asked.done != Done::no) {
        return asked;
    }
    const WhyNot question = asked;
    asked.reasons = why_not_next(scene, question).reasons;
    for (const Scene& plan : later) {
        // The enemy may have left the map before the later plan.
        if (asked.question == NotDone::end || plan.find(asked.figure) != nullptr) {
            add_new_reasons(asked.reasons, told_as_later(why_not_next(plan, question).reasons));
        }
    }
    return asked;
}

WhyNot answered(const Scene& scene, const TurnAnswer& turn, const std::vector<Scene>& later,
                WhyNot asked) {
    asked = answered_without_changes(scene, turn, later, std::move(asked));
    if (asked.done != Done::no) {
        return asked;
    }
    asked.remedy = smallest_changes(
        scene, left_alone_by(asked, scene.figures[turn.figure].id),
        [&](const Scene& other) { return done_if_changed(other, asked); }, most_remedies);
    return asked;
}

}  // namespace

std::vector<WhyNot> why_not_in_turn(const Scene& scene, const WhyNotSubject& subject) {
    TurnPlanner planner;
    const Board board{scene.map};
    const TurnAnswer turn = plan_whole_turn(scene, board, planner);
    if (is_as_planned(turn, planner.plan(scene, board))) {
        return why_not(scene, subject);
    }
    const std::vector<Scene> later = later_plans(scene, board, planner);
    std::vector<WhyNot> answers = questions_about(scene, subject);
    for (WhyNot& asked : answers) {
        asked = answered(scene, turn, later, std::move(asked));
    }
    return answers;
}

std::vector<WhyNot> why_not_in_turn(const Scene& scene, const TurnAnswer& turn,
                                    const std::vector<WhyNot>& questions, std::size_t most) {
    TurnPlanner planner;
    const Board board{scene.map};
    std::optional<std::vector<Scene>> later;  // most questions are answered with yes
    std::vector<WhyNot> answers;
    for (const WhyNot& asked : questions) {
        spend(turn.options.size());
        if (answers.size() < most && done_in(scene, turn, asked) == Done::no) {
            if (!later) {
                later = is_as_planned(turn, planner.plan(scene, board))
                            ? std::vector<Scene>{}
                            : later_plans(scene, board, planner);
            }
            answers.push_back(answered_without_changes(scene, turn, *later, asked));
        }
    }
    return answers;
}

}  // namespace standee
