#include "disputes/turn_claim.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <range/v3/action/sort.hpp>

#include "disputes/add_once.hpp"
#include "files/fields.hpp"
#include "files/map_json.hpp"
#include "files/values_json.hpp"
#include "files/writing.hpp"
#include "lib/figure_ids.hpp"
#include "lib/work.hpp"

namespace standee {
namespace {

std::vector<std::string> sorted_ids(const Scene& scene, const std::vector<FigureIndex>& figures) {
    return ids_of(scene, figures) | ranges::actions::sort;
}

std::vector<std::string> in_byte_order(std::vector<std::string> ids) {
    std::ranges::sort(ids);
    return ids;
}

std::vector<ExpectedPart> then_of(const TurnOption& option) {
    std::vector<ExpectedPart> then;
    for (const TurnPart& part : option.then) {
        then.push_back({part.end, in_byte_order(part.targets), in_byte_order(part.fallen)});
    }
    return then;
}

MayClaim read_may(const Reader& reader, const Scene& scene, const ListedHexes& listed) {
    reader.only(fields::expected_option);
    MayClaim may;
    if (const auto end = reader.find("end")) {
        may.end = read_hex(*end);
        listed.demand(*end, *may.end);
    }
    if (const auto targets = reader.find("targets")) {
        may.targets = read_figure_ids(*targets, scene);
    }
    may.details = read_option_details(reader, scene, listed);
    if (!may.end && !may.targets && may.details == OptionDetails{}) {
        reader.fail(ErrorCode::missing_field,
                    R"("end", "targets", "focus", "path", "along", "fallen" or "then")");
    }
    return may;
}

bool is_such(const ExpectedOption& option, const MayClaim& may) {
    return (!may.end || option.end == *may.end) &&
           (!may.targets || option.targets == *may.targets) &&
           has_details(option.details, may.details);
}

std::string written(const Json& json) {
    std::string text = json.dump();
    spend(4 * text.size());  // answers repeat it
    return text;
}

std::string write_options(const std::vector<ExpectedOption>& options) {
    return written(write_list(options, write_expected_option));
}

/// What writing an outcome out takes.
std::uint64_t work_of(const ExpectedOption& option) {
    constexpr std::uint64_t option_work = 150;
    constexpr std::uint64_t name_work = 20;
    std::uint64_t work = option_work;
    const auto add = [&](const std::vector<std::string>& ids) {
        for (const std::string& id : ids) {
            work += name_work + id.size() / 4;
        }
    };
    add(option.targets);
    add(option.details.fallen.value_or(std::vector<std::string>{}));
    for (const ExpectedPart& part : option.details.then.value_or(std::vector<ExpectedPart>{})) {
        work += option_work;
        add(part.targets);
    }
    return work + option.details.path.value_or(std::vector<Hex>{}).size();
}

Json write_may(const MayClaim& may) {
    Json json = Json::object();
    if (may.end) {
        json["end"] = write_hex(*may.end);
    }
    put_if(json, "targets", may.targets);
    put_option_details(json, may.details);
    return json;
}

/// Whether a step of the reasoning says which rule applies without narrowing anything.
bool is_statement(Clause clause) {
    constexpr std::array statements{"monster.focus-path"_clause, "monster.focus-as-melee"_clause,
                                    "monster.no-focus"_clause,   "monster.move-shorten"_clause,
                                    "summon.no-focus"_clause,    "condition.stun"_clause,
                                    "monster.ambiguity"_clause};
    return std::ranges::find(statements, clause) != statements.end();
}

bool is_about_focus(Clause clause) {
    return clause.id().starts_with("monster.focus") || clause == "monster.no-focus"_clause ||
           clause == "condition.stun"_clause || clause == "monster.ambiguity"_clause;
}

}  // namespace

TurnClaim read_turn_claim(const Reader& written, const Scene& scene, const ListedHexes& listed) {
    const Reader expect = written.with(scene.map.coordinates);
    TurnClaim claim;
    if (const auto options = expect.find("options")) {
        claim.options = read_expected_options(*options, scene, listed);
    }
    if (const auto focus = expect.find("focus")) {
        claim.focus = read_figure_ids(*focus, scene);
    }
    if (const auto may = expect.find("may")) {
        claim.may = read_may(*may, scene, listed);
    }
    return claim;
}

std::vector<ExpectedOption> outcomes_of(const Scene& scene, const TurnAnswer& answer) {
    std::vector<ExpectedOption> outcomes;
    for (const TurnOption& option : answer.options) {
        OptionDetails details{std::nullopt, option.path, sorted_ids(scene, option.along),
                              in_byte_order(option.fallen), then_of(option)};
        if (option.focus) {
            details.focus = scene.figures[*option.focus].id;
        }
        outcomes.push_back({option.end, sorted_ids(scene, option.targets), std::move(details)});
        spend(work_of(outcomes.back()));
    }
    return outcomes;
}

std::vector<Mismatch> check_turn(const TurnClaim& claim, const Scene& scene,
                                 const TurnAnswer& answer) {
    std::vector<Mismatch> mismatches;
    const auto outcomes = outcomes_of(scene, answer);
    if (claim.options) {
        const auto options = in_words_of(*claim.options, outcomes);
        if (*claim.options != options) {
            mismatches.push_back(
                {"/options", write_options(*claim.options), write_options(options)});
        }
    }
    if (claim.may && std::ranges::none_of(outcomes, [&](const ExpectedOption& outcome) {
            return is_such(outcome, *claim.may);
        })) {
        mismatches.push_back({"/may", written(write_may(*claim.may)),
                              write_options(with_details(outcomes, claim.may->details))});
    }
    if (claim.focus) {
        const std::vector<std::string> focus = sorted_ids(scene, answer.focus);
        if (*claim.focus != focus) {
            mismatches.push_back({"/focus", Json(*claim.focus).dump(), Json(focus).dump()});
        }
    }
    return mismatches;
}

bool names_some(const TurnClaim& claim, const Scene& scene, const TurnAnswer& answer) {
    const std::vector<std::string> focus = sorted_ids(scene, answer.focus);
    const bool of_options =
        !claim.options ||
        (!claim.options->empty() &&
         std::ranges::includes(in_words_of(*claim.options, outcomes_of(scene, answer)),
                               *claim.options));
    const bool of_focus =
        !claim.focus || (!claim.focus->empty() && std::ranges::includes(focus, *claim.focus));
    return of_options && of_focus && !claim.may;
}

std::vector<Clause> clauses_of_reasoning(const TurnClaim& claim, const TurnAnswer& answer) {
    const bool focus_only = claim.focus && !claim.options && !claim.may;
    std::vector<Clause> all;
    std::vector<Clause> narrowing;
    for (const Reason& reason : answer.why) {
        if (focus_only && !is_about_focus(reason.clause)) {
            continue;
        }
        add_once(all, reason.clause);
        if (!reason.dropped.empty() || reason.criterion || is_statement(reason.clause)) {
            add_once(narrowing, reason.clause);
        }
    }
    return narrowing.empty() ? all : narrowing;
}

}  // namespace standee
