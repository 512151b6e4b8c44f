#include "verify/agreement/turn_agreement.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "lib/board.hpp"
#include "lib/error.hpp"
#include "lib/json/scene_json.hpp"
#include "verify/generate/shrink.hpp"

namespace standee {
namespace {

using oracle::NaiveAnswer;
using oracle::NaiveOption;

/// The planner's answer in the oracle's form, in the order in which it gave it.
NaiveAnswer planned(TurnPlanner& planner, const Scene& scene) {
    const TurnAnswer answer = planner.plan(scene, Board{scene.map});
    const auto id = [&](FigureIndex figure) { return scene.figures[figure].id; };
    NaiveAnswer result;
    for (FigureIndex focus : answer.focus) {
        result.foci.push_back(id(focus));
    }
    for (const TurnOption& option : answer.options) {
        NaiveOption naive{option.end, {}};
        for (FigureIndex target : option.targets) {
            naive.targets.push_back(id(target));
        }
        result.options.push_back(naive);
    }
    return result;
}

std::string in_words(const NaiveAnswer& answer) {
    std::string text = fmt::format("focus {{{}}}\n", fmt::join(answer.foci, ","));
    for (const NaiveOption& option : answer.options) {
        text += fmt::format("  [{},{}] {{{}}}\n", option.end.q, option.end.r,
                            fmt::join(option.targets, ","));
    }
    return text;
}

std::string planned_in_words(TurnPlanner& planner, const Scene& scene) {
    try {
        return in_words(planned(planner, scene));
    } catch (const InputError& error) {
        return fmt::format("error {}\n", error.what());
    }
}

}  // namespace

std::optional<TurnDisagreement> turn_disagreement(TurnPlanner& planner, const Scene& scene) {
    std::string plan = planned_in_words(planner, scene);
    std::string naive = in_words(oracle::naive_turn(scene));
    if (plan == naive) {
        return std::nullopt;
    }
    return TurnDisagreement{scene, std::move(plan), std::move(naive)};
}

TurnDisagreement shrunk(TurnPlanner& planner, const TurnDisagreement& disagreement) {
    const Scene small = generate::shrunk(disagreement.scene, [&](const Scene& scene) {
        return turn_disagreement(planner, scene).has_value();
    });
    return turn_disagreement(planner, small).value_or(disagreement);
}

std::string fixture_of(const TurnDisagreement& disagreement) {
    const NaiveAnswer naive = oracle::naive_turn(disagreement.scene);
    Json options = Json::array();
    for (const NaiveOption& option : naive.options) {
        options.push_back({{"end", {option.end.q, option.end.r}}, {"targets", option.targets}});
    }
    Json fixture = Json::object();
    fixture["scene"] = write_scene(disagreement.scene);
    fixture["expect"] = {{"options", options}, {"focus", naive.foci}};
    return fixture.dump();
}

std::string told(const TurnDisagreement& disagreement) {
    return fmt::format("{}\nplanner: {}oracle: {}", fixture_of(disagreement), disagreement.planned,
                       disagreement.naive);
}

}  // namespace standee
