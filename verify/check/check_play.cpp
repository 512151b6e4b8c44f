#include <nlohmann/json.hpp>

#include "files/step_json.hpp"
#include "play/play.hpp"
#include "rulebook/perform.hpp"
#include "verify/check/difference.hpp"
#include "verify/check/left_out.hpp"
#include "verify/check/parts.hpp"
#include "verify/check/tried.hpp"

namespace standee::verify {
namespace {

/// Reads a step; none where it is no step of this scene's edition.
std::optional<PlayStep> step_of(const std::string& text, const Scene& scene) {
    try {
        const Json json = parse_document(text);
        return read_step(Reader{json}, scene);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

}  // namespace

std::vector<Violation> check_steps(const Case& tried, CheckContext context) {
    Scene scene = tried.scene;
    const rulebook::Rules rules = rulebook::rules_of(scene.edition, context.left_out);
    for (const std::string& text : tried.steps) {
        const auto step = step_of(text, scene);
        if (!step) {
            continue;
        }
        const auto by = [&](const rulebook::Rules& other) {
            return Tried<rulebook::Performed>{
                [&] { return rulebook::perform(scene, *step, other, context.ground); }};
        };
        Tried<Played> engine{[&] { return play(scene, *step); }};
        const auto book = by(rules);
        if (book.result) {
            count(context.tally, book.result->asked, rules, context.depth == Depth::thorough,
                  [&](const auto& other) {
                      return difference(book.outcome(), by(other).outcome()).has_value();
                  });
        }
        if (auto found = difference(engine.outcome(), book.outcome())) {
            const auto blamed = clause_to_blame(book.asked(), rules, [&](const auto& other) {
                return !difference(engine.outcome(), by(other).outcome());
            });
            found->clauses.front() = blamed.value_or(found->clauses.front());
            return {std::move(*found)};
        }
        if (engine.result) {
            scene = std::move(engine.result->scene);
        }
    }
    return {};
}

}  // namespace standee::verify
