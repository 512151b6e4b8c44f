#pragma once

#include <optional>
#include <string>
#include <vector>

#include "files/reader.hpp"
#include "files/step_json.hpp"
#include "rulebook/perform.hpp"
#include "verify/check/tried.hpp"

namespace standee::verify {

/// Steps played by the rulebook, with all clauses and without each of some.
class StepsTried {
public:
    /// `clauses`: those of which nobody has seen yet that they matter.
    explicit StepsTried(std::vector<std::string_view> clauses) : unseen{std::move(clauses)} {}

    /// The clauses whose absence has changed no step so far.
    std::vector<std::string_view> unseen;

    /// Plays the steps of a list; strikes the clauses without which a step comes out otherwise.
    void play(Scene scene, const Reader& steps) {
        const std::size_t count = steps.size();
        for (std::size_t i = 0; i < count; ++i) {
            const auto step = step_of(steps[i], scene);
            if (!step) {
                return;
            }
            Tried<rulebook::Performed> all = perform(scene, *step, {});
            std::erase_if(unseen, [&](std::string_view id) {
                const Clause clause = Clause::of(id);
                return all.asked().contains(clause) &&
                       difference(all.outcome(), perform(scene, *step, {clause}).outcome());
            });
            if (all.result) {
                scene = std::move(all.result->scene);
            }
        }
    }

    Tried<rulebook::Performed> perform(const Scene& scene, const PlayStep& step,
                                       const rulebook::ClauseSet& off) {
        rulebook::Rules rules = rulebook::rules_of(scene.edition);
        rules.off = off;
        return Tried<rulebook::Performed>{
            [&] { return rulebook::perform(scene, step, rules, ground_); }};
    }

    /// Reads a step; none where it is no step of this scene's edition.
    static std::optional<PlayStep> step_of(const Reader& step, const Scene& scene) {
        try {
            return read_step(step, scene);
        } catch (const InputError&) {
            return std::nullopt;
        }
    }

private:
    rulebook::Ground ground_;
};

}  // namespace standee::verify
