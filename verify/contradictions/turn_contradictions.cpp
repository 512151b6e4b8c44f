#include "verify/contradictions/turn_contradictions.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lib/words.hpp"

namespace standee::verify {
namespace {

std::string words_of(const Scene& scene, const TurnOutcome& outcome) {
    std::string words = "end in " + text_of(outcome.end);
    for (std::size_t i = 0; i < outcome.targets.size(); ++i) {
        words += fmt::format("{} {}", i == 0 ? " and attack" : ",",
                             scene.figures[outcome.targets[i]].id);
    }
    return words;
}

Violation overlap_of(std::vector<Clause> at_odds) {
    std::string clauses;
    for (const Clause clause : at_odds) {
        clauses += fmt::format("{}{}", clauses.empty() ? "" : ", ", clause.id());
    }
    return {FindingKind::overlap, std::move(at_odds), "all clauses together",
            "every outcome breaks some clause", "the fewest are broken with " + clauses};
}

}  // namespace

std::vector<Violation> turn_contradictions(TurnDemands& demands, const Scene& scene) {
    if (!demands.can_try(scene)) {
        return {};
    }
    const std::vector<TurnOutcome> acceptable = demands.acceptable(scene);
    if (acceptable.empty()) {
        return {overlap_of(demands.at_odds(scene))};
    }
    const std::vector<TurnOutcome> worked_out = demands.worked_out(scene);
    for (const TurnOutcome& outcome : acceptable) {
        if (std::ranges::find(worked_out, outcome) == worked_out.end()) {
            return {{FindingKind::gap,
                     {"monster.ambiguity"_clause},
                     "all clauses together",
                     "no clause forbids to " + words_of(scene, outcome),
                     "one after another they leave only others"}};
        }
    }
    return {};
}

}  // namespace standee::verify
