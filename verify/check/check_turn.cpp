#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>
#include <span>

#include "lib/error.hpp"
#include "lib/figure_ids.hpp"
#include "lib/words.hpp"
#include "rulebook/planned_turn.hpp"
#include "verify/check/difference.hpp"
#include "verify/check/left_out.hpp"
#include "verify/check/parts.hpp"

namespace standee::verify {
namespace {

using rulebook::PlannedOption;
using rulebook::PlannedTurn;

/// The engine's answer in the rulebook's form, in the order in which it was given.
PlannedTurn as_planned(const Scene& scene, const TurnAnswer& answer) {
    PlannedTurn turn;
    turn.foci = ids_of(scene, answer.focus);
    turn.focus_held = answer.focus_held;
    for (const TurnOption& option : answer.options) {
        PlannedOption& planned = turn.options.emplace_back();
        planned.end = option.end;
        planned.targets = ids_of(scene, option.targets);
        planned.path = option.path;
        planned.movement = option.movement;
        planned.negative_hexes = option.negative_hexes;
        planned.disadvantaged = ids_of(scene, option.disadvantaged);
        if (option.focus) {
            planned.focus = scene.figures[*option.focus].id;
        }
        planned.attack_hex = option.attack_hex;
        planned.along = ids_of(scene, option.along);
        planned.foci = ids_of(scene, option.foci);
        planned.area = option.area;
        planned.fallen = option.fallen;
        for (const TurnPart& part : option.then) {
            planned.then.push_back(
                {part.end, part.targets, part.path, part.movement, part.negative_hexes,
                 part.disadvantaged, part.focus.empty() ? std::nullopt : std::optional{part.focus},
                 part.attack_hex, part.along, part.foci, part.area, part.fallen});
        }
    }
    return turn;
}

bool are_named(const Scene& scene, std::span<const FigureIndex> figures,
               const std::vector<std::string>& ids) {
    return std::ranges::equal(figures, ids, {}, [&](FigureIndex figure) -> const std::string& {
        return scene.figures[figure].id;
    });
}

/// Whether an option is the planned one. False for every option with an area or a second attack.
bool surely_agree(const Scene& scene, const TurnOption& option, const PlannedOption& planned) {
    const bool same_focus = option.focus.has_value() == planned.focus.has_value() &&
                            (!option.focus || scene.figures[*option.focus].id == *planned.focus);
    return option.then.empty() && planned.then.empty() && option.area.empty() &&
           planned.area.empty() && option.end == planned.end && option.path == planned.path &&
           option.movement == planned.movement && option.negative_hexes == planned.negative_hexes &&
           same_focus && option.attack_hex == planned.attack_hex &&
           option.fallen == planned.fallen && are_named(scene, option.targets, planned.targets) &&
           are_named(scene, option.disadvantaged, planned.disadvantaged) &&
           are_named(scene, option.along, planned.along) &&
           are_named(scene, option.foci, planned.foci);
}

/// Whether the engine's answer is what was worked out. It copies nothing, and most answers need no
/// more; where it is false, only `answers_differ` can tell.
bool surely_agree(const Scene& scene, const TurnAnswer& answer, const PlannedTurn& worked_out) {
    return are_named(scene, answer.focus, worked_out.foci) &&
           std::ranges::equal(answer.options, worked_out.options,
                              [&](const TurnOption& option, const PlannedOption& planned) {
                                  return surely_agree(scene, option, planned);
                              });
}

std::string in_words(const PlannedOption& option) {
    const auto path = option.path | ranges::views::transform(text_of) | ranges::to<std::vector>;
    const auto area = option.area | ranges::views::transform(text_of) | ranges::to<std::vector>;
    std::string words = fmt::format(
        "{} attacking {{{}}}, for {} from {}; {} points, {} negative, disadvantage on {{{}}}, "
        "passing {{{}}}; area {{{}}}; {}; fallen {{{}}}",
        text_of(option.end), fmt::join(option.targets, ","), option.focus.value_or("nobody"),
        option.attack_hex ? text_of(*option.attack_hex) : "nowhere", option.movement,
        option.negative_hexes, fmt::join(option.disadvantaged, ","), fmt::join(option.along, ","),
        fmt::join(area, " "), fmt::join(path, " "), fmt::join(option.fallen, ","));
    for (const PlannedOption& part : option.then) {
        words += "; then " + in_words(part);
    }
    return words;
}

/// An area may be laid in several ways that hit the same [area.placement].
PlannedTurn without_areas(PlannedTurn turn) {
    for (PlannedOption& option : turn.options) {
        option.area.clear();
        for (PlannedOption& part : option.then) {
            part.area.clear();
        }
    }
    return turn;
}

/// Whether the areas that the engine shows hit the targets [area.placement].
std::optional<Violation> wrong_area(const Scene& scene, const PlannedTurn& engine) {
    for (const PlannedOption& option : engine.options) {
        if (!option.area.empty() &&
            !rulebook::area_fits(scene, option.end, option.area, option.targets)) {
            return disagreement("area.placement"_clause, in_words(option),
                                "an area that hits these targets and no others");
        }
    }
    return std::nullopt;
}

/// The first of foci and options in which two answers differ.
std::optional<Violation> answers_differ(const PlannedTurn& engine, const PlannedTurn& book) {
    if (engine.foci != book.foci) {
        return disagreement("monster.focus-path"_clause,
                            fmt::format("focus {{{}}}", fmt::join(engine.foci, ",")),
                            fmt::format("focus {{{}}}", fmt::join(book.foci, ",")));
    }
    const auto [one, other] = std::ranges::mismatch(engine.options, book.options);
    if (one == engine.options.end() && other == book.options.end()) {
        return std::nullopt;
    }
    const std::string none = "no further option";
    return disagreement("monster.ambiguity"_clause,
                        one == engine.options.end() ? none : in_words(*one),
                        other == book.options.end() ? none : in_words(*other));
}

}  // namespace

std::vector<Violation> check_turn_answer(const Scene& scene, const TurnAnswer& answer,
                                         CheckContext context, PlannedPart part) {
    const rulebook::Rules rules = rulebook::rules_of(scene.edition, context.left_out);
    const auto one_plan = [&] {
        return part == PlannedPart::next_attack || rulebook::is_one_plan(scene, context.ground);
    };
    const auto plan_by = [&](const rulebook::Book& book) {
        return without_areas(part == PlannedPart::whole_turn
                                 ? rulebook::plan_turn(scene, book, context.ground)
                                 : rulebook::plan_next_attack(scene, book, context.ground));
    };
    // Without a clause a turn may have more courses than can be followed.
    const auto by = [&](const rulebook::Rules& other) {
        try {
            return plan_by(rulebook::Book{other});
        } catch (const InputError&) {
            return PlannedTurn{};
        }
    };
    const rulebook::Book book{rules};
    const PlannedTurn worked_out = plan_by(book);
    // To play a turn of many courses without each clause in turn takes too long.
    count(context.tally, book.asked(), rules, context.depth == Depth::thorough && one_plan(),
          [&](const auto& other) { return by(other) != worked_out; });
    if (surely_agree(scene, answer, worked_out)) {
        return {};
    }
    PlannedTurn with_areas = as_planned(scene, answer);
    if (auto wrong = wrong_area(scene, with_areas); wrong && one_plan()) {
        return {std::move(*wrong)};
    }
    const PlannedTurn planned = without_areas(std::move(with_areas));
    auto found = answers_differ(planned, worked_out);
    if (!found) {
        return {};
    }
    const auto blamed = clause_to_blame(book.asked(), rules, [&](const auto& other) {
        return !answers_differ(planned, by(other));
    });
    found->clauses.front() = blamed.value_or(found->clauses.front());
    return {std::move(*found)};
}

}  // namespace standee::verify
