#include "verify/monitors/turn_comparison.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <range/v3/view/transform.hpp>
#include <vector>

#include "lib/words.hpp"

namespace standee::verify {
namespace {

using oracle::FigureSet;
using oracle::Outcome;
using oracle::TurnFacts;

/// Whether the list names these figures, in the order of their ids.
bool lists(const oracle::Roster& company, const std::vector<FigureIndex>& list, FigureSet figures) {
    for (FigureIndex index : list) {
        const int number = company.number(index);
        if (figures == 0 || oracle::first_of(figures) != number) {
            return false;
        }
        figures &= figures - 1;
    }
    return figures == 0;
}

std::string hexes_in_words(const std::vector<Hex>& hexes) {
    const auto texts = ranges::views::transform([](Hex hex) { return text_of(hex); });
    return fmt::format("{}", fmt::join(hexes | texts, " "));
}

/// The outcome spelled out as an answer's option; its area is left out.
TurnOption spelled_out(TurnFacts& facts, const Outcome& outcome, std::vector<Hex> path) {
    TurnOption option;
    option.end = facts.ground().tile(outcome.end).at;
    const FigureSet along = facts.attacked_along(path);
    option.path = std::move(path);
    option.movement = facts.way_to(outcome.end).points();
    option.negative_hexes = facts.way_to(outcome.end).negative();
    const auto list = [&](FigureSet figures) {
        std::vector<FigureIndex> indices;
        oracle::for_each(figures, [&](int figure) {
            indices.push_back(static_cast<FigureIndex>(&facts.company().figure(figure) -
                                                       facts.scene().figures.data()));
        });
        return indices;
    };
    option.targets = list(outcome.targets);
    option.along = list(along);
    option.disadvantaged = list(facts.disadvantaged(outcome.end, outcome.targets));
    if (outcome.focus != oracle::nobody) {
        option.focus = list(oracle::only(outcome.focus)).front();
    }
    if (outcome.attack_hex != oracle::nowhere) {
        option.attack_hex = facts.ground().tile(outcome.attack_hex).at;
    }
    return option;
}

bool same(const TurnOption& option, TurnFacts& facts, const Outcome& outcome,
          const std::vector<Hex>& path) {
    const oracle::Roster& company = facts.company();
    const oracle::NaiveBoard& ground = facts.ground();
    const int focus = option.focus ? company.number(*option.focus) : oracle::nobody;
    const int attack_hex = option.attack_hex ? ground.find(*option.attack_hex) : oracle::nowhere;
    const oracle::Cost way = facts.way_to(outcome.end);
    if (option.end != ground.tile(outcome.end).at || focus != outcome.focus ||
        attack_hex != outcome.attack_hex || option.movement != way.points() ||
        option.negative_hexes != way.negative() ||
        !lists(company, option.targets, outcome.targets) ||
        !lists(company, option.disadvantaged, facts.disadvantaged(outcome.end, outcome.targets))) {
        return false;
    }
    return option.path == path && lists(company, option.along, facts.attacked_along(path)) &&
           facts.area_fits(outcome.end, option.area, outcome.targets);
}

}  // namespace

FigureSet figures_of(const oracle::Roster& company, const std::vector<FigureIndex>& list) {
    FigureSet figures = 0;
    for (FigureIndex index : list) {
        figures |= oracle::only(company.number(index));
    }
    return figures;
}

std::string ids_in_words(const oracle::Roster& company, FigureSet figures) {
    std::vector<std::string> ids;
    oracle::for_each(figures, [&](int figure) { ids.push_back(company.figure(figure).id); });
    return fmt::format("{}", fmt::join(ids, ","));
}

std::string in_words(const TurnFacts& facts, const TurnOption& option) {
    const oracle::Roster& company = facts.company();
    return fmt::format(
        "{} attacking {{{}}}, for {} from {}; {} points, {} negative, disadvantage on {{{}}}, "
        "along its "
        "way {{{}}}; {}{}",
        text_of(option.end), ids_in_words(company, figures_of(company, option.targets)),
        option.focus ? facts.scene().figures[*option.focus].id : "nobody",
        option.attack_hex ? text_of(*option.attack_hex) : "nowhere", option.movement,
        option.negative_hexes, ids_in_words(company, figures_of(company, option.disadvantaged)),
        ids_in_words(company, figures_of(company, option.along)), hexes_in_words(option.path),
        option.area.empty() ? "" : "; area " + hexes_in_words(option.area));
}

std::optional<TurnDifference> compare(const TurnAnswer& answer, TurnFacts& facts,
                                      const oracle::Solution& solution) {
    const oracle::Roster& company = facts.company();
    if (!lists(company, answer.focus, solution.foci)) {
        return TurnDifference{
            fmt::format("focus {{{}}}", ids_in_words(company, figures_of(company, answer.focus))),
            fmt::format("focus {{{}}}", ids_in_words(company, solution.foci))};
    }
    std::size_t i = 0;
    const std::string none = "no further option";
    for (const Outcome& outcome : solution.outcomes) {
        for (const std::vector<Hex>& path : facts.paths_to(outcome.end)) {
            const bool there = i < answer.options.size();
            if (!there || !same(answer.options[i], facts, outcome, path)) {
                return TurnDifference{there ? in_words(facts, answer.options[i]) : none,
                                      in_words(facts, spelled_out(facts, outcome, path))};
            }
            ++i;
        }
    }
    return i == answer.options.size()
               ? std::nullopt
               : std::optional{TurnDifference{in_words(facts, answer.options[i]), none}};
}

}  // namespace standee::verify
