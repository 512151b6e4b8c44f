#include <nlohmann/json.hpp>

#include "api/answers.hpp"
#include "api/clauses.hpp"
#include "disputes/by_rulebook.hpp"
#include "files/coordinates.hpp"
#include "files/fixture_json.hpp"
#include "files/fixture_turn.hpp"
#include "files/turn_json.hpp"
#include "lib/error.hpp"
#include "show/words/turn_words.hpp"

namespace standee::api {
namespace {

/// Refuses the option `whyNot`, because only the reasoning of the engine can answer it, and the
/// engine plays by all rules.
void demand_no_why_not(const TurnOptions& options) {
    if (!options.why_not.empty()) {
        throw InputError{{ErrorCode::usage,
                          "",
                          "a question why not, and clauses to leave out",
                          "one of them",
                          {}}};
    }
}

TurnAnswer plan_without(const Scene& scene, const std::vector<Clause>& clauses,
                        rulebook::Ground& ground) {
    rulebook::Rules rules = rulebook::rules_of(scene.edition);
    for (const Clause clause : clauses) {
        rules.off.insert(clause);
    }
    try {
        return plan_by_rulebook(scene, rulebook::Book{rules}, ground);
    } catch (const CannotPlayWithout& problem) {
        throw InputError{{ErrorCode::usage,
                          "",
                          std::string{"a turn that cannot be planned: "} + problem.what(),
                          "clauses that the rulebook can be played without",
                          {}}};
    }
}

}  // namespace

std::string answer_turn_without(const std::string& file, Document document,
                                const TurnOptions& options, const Form& form,
                                TurnPlanner& planner) {
    demand_no_why_not(options);
    const std::vector<Clause> clauses = clauses_to_leave_out(options.without);
    const Fixture fixture = read_fixture(std::move(document));
    Scene scene = scene_of(fixture);
    if (!options.figure.empty()) {
        scene.turn = turn_of_figure(scene, options.figure);
    }
    // Lets the engine find mistakes in the scene.
    static_cast<void>(plan_turn_of(fixture, scene, planner, Explain::no));
    rulebook::Ground ground;
    const TurnAnswer with = plan_without(scene, {}, ground);
    const TurnAnswer without = plan_without(scene, clauses, ground);
    if (form.json) {
        return turn_without_json(file, scene, clauses, with, without) + "\n";
    }
    const bool changes = answers_differ(scene, with, without);
    return text_in_coordinates(
        turn_words_without(scene, clauses, with, without, changes, form.style),
        scene.map.coordinates);
}

}  // namespace standee::api
