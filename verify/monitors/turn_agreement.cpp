#include "verify/monitors/turn_agreement.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

#include "files/scene_json.hpp"
#include "lib/board.hpp"
#include "lib/error.hpp"
#include "lib/figure_ids.hpp"
#include "verify/shrink/shrink.hpp"

namespace standee {
namespace {

using oracle::NaiveAnswer;
using oracle::NaiveOption;

/// The planner's answer in the oracle's form, in the order in which it gave it.
NaiveAnswer in_naive_form(const Scene& scene, const TurnAnswer& answer) {
    const auto id = [&](FigureIndex figure) { return scene.figures[figure].id; };
    NaiveAnswer result{ids_of(scene, answer.focus), {}};
    for (const TurnOption& option : answer.options) {
        result.options.push_back({option.end, ids_of(scene, option.targets), option.path,
                                  option.movement, option.negative_hexes,
                                  ids_of(scene, option.disadvantaged),
                                  option.focus ? std::optional{id(*option.focus)} : std::nullopt,
                                  option.attack_hex, ids_of(scene, option.along)});
    }
    return result;
}

std::string hex_in_words(Hex hex) { return fmt::format("[{},{}]", hex.q, hex.r); }

std::string in_words(const NaiveAnswer& answer) {
    std::string text = fmt::format("focus {{{}}}\n", fmt::join(answer.foci, ","));
    for (const NaiveOption& o : answer.options) {
        std::vector<std::string> path;
        std::ranges::transform(o.path, std::back_inserter(path), hex_in_words);
        text += fmt::format(
            "  {} {{{}}} for {} from {}: {} points, {} negative, by {}; "
            "disadvantaged {{{}}}, along its way {{{}}}\n",
            hex_in_words(o.end), fmt::join(o.targets, ","), o.focus.value_or("nobody"),
            o.attack_hex ? hex_in_words(*o.attack_hex) : "nowhere", o.movement, o.negative_hexes,
            fmt::join(path, " "), fmt::join(o.disadvantaged, ","), fmt::join(o.along, ","));
    }
    return text;
}

/// What is wrong with the areas that the planner shows, a line for each option; empty if nothing.
std::string area_faults(const Scene& scene, const TurnAnswer& planned, const NaiveAnswer& answer) {
    std::string text;
    for (std::size_t i = 0; i < answer.options.size(); ++i) {
        const NaiveOption& option = answer.options[i];
        const std::vector<Hex>& red = planned.options[i].area;
        if (!oracle::area_fits(scene, option.end, red, option.targets)) {
            std::vector<std::string> hexes;
            std::ranges::transform(red, std::back_inserter(hexes), hex_in_words);
            text += fmt::format("  the area {} does not give {} {{{}}}\n", fmt::join(hexes, " "),
                                hex_in_words(option.end), fmt::join(option.targets, ","));
        }
    }
    return text;
}

/// The planner's answer in words, and what is wrong with the areas that it shows.
std::string in_words(const Scene& scene, const TurnAnswer& planned, bool with_areas) {
    const NaiveAnswer answer = in_naive_form(scene, planned);
    return in_words(answer) + (with_areas ? area_faults(scene, planned, answer) : std::string{});
}

std::string planned_in_words(TurnPlanner& planner, const Scene& scene) {
    try {
        return in_words(scene, planner.plan(scene, Board{scene.map}), true);
    } catch (const InputError& error) {
        return fmt::format("error {}\n", error.what());
    }
}

}  // namespace

TurnDisagreement compared(const Scene& scene, const TurnAnswer& answer) {
    return {scene, in_words(scene, answer, false), in_words(oracle::naive_turn(scene))};
}

std::optional<TurnDisagreement> turn_disagreement(TurnPlanner& planner, const Scene& scene) {
    std::string plan = planned_in_words(planner, scene);
    std::string naive = in_words(oracle::naive_turn(scene));
    if (plan == naive) {
        return std::nullopt;
    }
    return TurnDisagreement{scene, std::move(plan), std::move(naive)};
}

TurnDisagreement shrunk(TurnPlanner& planner, const TurnDisagreement& disagreement) {
    verify::Case tried;
    tried.scene = disagreement.scene;
    const verify::Case small = verify::smallest(tried, [&](const verify::Case& smaller) {
        return turn_disagreement(planner, smaller.scene).has_value();
    });
    return turn_disagreement(planner, small.scene).value_or(disagreement);
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
