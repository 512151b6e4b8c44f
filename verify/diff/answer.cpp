#include "verify/diff/answer.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "focus/turn.hpp"
#include "lib/error.hpp"
#include "lib/house_rules.hpp"
#include "lib/words.hpp"
#include "play/play.hpp"
#include "play/step_json.hpp"
#include "verify/contradictions/outcome.hpp"

namespace standee::verify {
namespace {

std::string ids_of(const Scene& scene, const std::vector<FigureIndex>& figures) {
    std::vector<std::string> ids;
    for (const FigureIndex figure : figures) {
        ids.push_back(scene.figures[figure].id);
    }
    return ids.empty() ? "nobody" : fmt::format("{}", fmt::join(ids, ", "));
}

std::string turn_by_rules(const Scene& scene) {
    const TurnAnswer answer = plan_turn(scene);
    std::string words = fmt::format("focus {}", ids_of(scene, answer.focus));
    for (const TurnOption& option : answer.options) {
        words += fmt::format("; ends in {}", text_of(option.end));
        if (!option.targets.empty()) {
            words += fmt::format(" and attacks {}", ids_of(scene, option.targets));
        }
    }
    return words;
}

std::string play_by_rules(const Case& tried) {
    std::string words;
    Scene scene = tried.scene;
    for (std::size_t i = 0; i < tried.steps.size(); ++i) {
        try {
            const Json json = parse_document(tried.steps[i]);
            scene = play(scene, read_step(Reader{json}, scene)).scene;
        } catch (const InputError& error) {
            if (error.error().code == ErrorCode::not_in_edition) {
                throw;
            }
            words += fmt::format("step {} refused by {}; ", i, error.error().clause);
        }
    }
    const std::string changed = differs(tried.scene, Outcome{scene}, Outcome{tried.scene});
    return words + (changed.empty() ? "nothing changes" : changed);
}

bool has_all_conditions(const Edition& rules, const Scene& scene) {
    for (const Figure& figure : scene.figures) {
        for (const HeldCondition& held : figure.conditions) {
            if (!rules.conditions.contains(held.name)) {
                return false;
            }
        }
    }
    return true;
}

}  // namespace

std::optional<std::string> answer_by(const Edition& rules, Case tried) {
    if (!has_all_conditions(rules, tried.scene)) {
        return std::nullopt;
    }
    tried.scene.edition = rules.id;
    const HouseRules house{rules};
    try {
        return tried.steps.empty() ? turn_by_rules(tried.scene) : play_by_rules(tried);
    } catch (const InputError& error) {
        if (error.error().code == ErrorCode::not_in_edition) {
            return std::nullopt;
        }
        return fmt::format("refused: {}", error.what());
    }
}

}  // namespace standee::verify
