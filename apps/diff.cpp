#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "api/clauses.hpp"
#include "apps/commands.hpp"
#include "files/scene_json.hpp"
#include "lib/edition.hpp"
#include "lib/error.hpp"
#include "lib/words.hpp"
#include "show/canvas/text.hpp"
#include "verify/compare/clause_differences.hpp"
#include "verify/compare/edition_diff.hpp"
#include "verify/shrink/document.hpp"

namespace standee {
namespace {

EditionId edition_of(const std::string& name) {
    const auto id = edition_named(name);
    if (!id) {
        throw InputError{
            {ErrorCode::usage, "", fmt::format("--editions {}", name), any_edition(), {}}};
    }
    return *id;
}

/// Keeps only what is about one of these clauses; without clauses, everything. The number of cases
/// that were answered differently stays.
void keep_only(verify::EditionDiff& diff, const std::vector<Clause>& clauses) {
    const auto is_other = [&](Clause clause) { return std::ranges::count(clauses, clause) == 0; };
    const auto is_of_others = [&](const verify::RuleDifference& rule) {
        return is_other(rule.clause) && std::ranges::all_of(rule.also, is_other);
    };
    if (clauses.empty()) {
        return;
    }
    std::erase_if(diff.shown, [&](const auto& shown) { return is_of_others(*shown.rule); });
    std::erase_if(diff.not_shown, [&](const auto* rule) { return is_of_others(*rule); });
    std::erase_if(diff.clauses_shown, is_other);
    std::erase_if(diff.clauses_not_shown, is_other);
}

verify::EditionDiff diff_of(const DiffArguments& arguments) {
    if (arguments.editions.size() != 2) {
        throw InputError{{ErrorCode::usage, "", "--editions", "two editions: A,B", {}}};
    }
    const EditionId first = edition_of(arguments.editions[0]);
    const EditionId second = edition_of(arguments.editions[1]);
    if (first == second) {
        throw InputError{{ErrorCode::usage,
                          "",
                          "--editions with the same edition twice",
                          "two different editions",
                          {}}};
    }
    const std::vector<Clause> clauses = api::clauses_called(arguments.clauses);
    verify::EditionDiff diff =
        verify::edition_diff(edition(first), edition(second), arguments.seed, arguments.cases);
    keep_only(diff, clauses);
    return diff;
}

Json json_of(const verify::EditionDiff& diff) {
    Json shown = Json::array();
    for (const verify::Divergence& divergence : diff.shown) {
        Json entry = {{"clause", divergence.rule->clause.id()},
                      {"what", divergence.rule->what},
                      {"answers", Json::object()},
                      {"case", verify::write_case(divergence.smallest)}};
        entry["answers"][std::string{diff.first.name()}] = divergence.first_says;
        entry["answers"][std::string{diff.second.name()}] = divergence.second_says;
        shown.push_back(std::move(entry));
    }
    Json not_shown = Json::array();
    for (const verify::RuleDifference* rule : diff.not_shown) {
        not_shown.push_back({{"clause", rule->clause.id()}, {"what", rule->what}});
    }
    const auto ids = [](const std::vector<Clause>& clauses) {
        Json list = Json::array();
        for (const Clause clause : clauses) {
            list.push_back(clause.id());
        }
        return list;
    };
    Json why = Json::object();
    for (const Clause clause : diff.clauses_not_shown) {
        why[std::string{clause.id()}] = verify::why_no_case(clause);
    }
    Json json = {{"editions", {diff.first.name(), diff.second.name()}},
                 {"cases", diff.cases},
                 {"differing", diff.differing},
                 {"shown", std::move(shown)},
                 {"notShown", std::move(not_shown)},
                 {"clauses", {{"shown", ids(diff.clauses_shown)}, {"notShown", std::move(why)}}}};
    json["unexplained"] = diff.unexplained ? verify::write_case(*diff.unexplained) : Json{};
    return json;
}

/// "The two rulebooks state 13 clauses differently: 10 are shown above, 3 are not."
std::string words_on_clauses(const verify::EditionDiff& diff, bool limited) {
    const std::size_t shown = diff.clauses_shown.size();
    const std::size_t others = diff.clauses_not_shown.size();
    if (shown + others == 0) {
        return fmt::format("The two rulebooks agree on all clauses{}.",
                           limited ? " asked for" : "");
    }
    const auto are = [](std::size_t count) { return count == 1 ? "is" : "are"; };
    return fmt::format("The two rulebooks state {}{} differently: {} {} shown above, {} {} not.",
                       counted(shown + others, "clause"), limited ? " of those asked for" : "",
                       shown, are(shown), others, are(others));
}

/// The clauses that the two rulebooks state differently and for which there is no case above, by
/// reason.
void print_clauses(const verify::EditionDiff& diff, bool limited, int width) {
    std::cout << Paragraph{}.add(words_on_clauses(diff, limited)).lines(width, "", false);
    std::vector<std::pair<std::string_view, std::vector<std::string_view>>> by_why;
    for (const Clause clause : diff.clauses_not_shown) {
        const std::string_view why = verify::why_no_case(clause);
        const auto same =
            std::ranges::find(by_why, why, [](const auto& group) { return group.first; });
        auto& group = same == by_why.end()
                          ? by_why.emplace_back(why, std::vector<std::string_view>{})
                          : *same;
        group.second.push_back(clause.id());
    }
    for (const auto& [why, ids] : by_why) {
        std::cout << Paragraph{}
                         .add(fmt::format("{}: {}", why.empty() ? "unexplained" : why,
                                          fmt::join(ids, ", ")))
                         .lines(width, "  - ", false);
    }
}

/// What came of the cases that were drawn besides those shown.
std::string words_on_cases(const verify::EditionDiff& diff) {
    const std::string answers =
        fmt::format("Of {} drawn at random, {} and {} answer {} differently",
                    counted(diff.cases, "turn or play", "turns and plays"), diff.first.title(),
                    diff.second.title(), diff.differing);
    if (diff.unexplained) {
        return answers + "; no rule in which they differ explains one of these.";
    }
    return answers + (diff.differing == 0
                          ? "."
                          : "; the rules in which they differ explain every one of these.");
}

/// `limited`: to some clauses.
void print(const verify::EditionDiff& diff, bool limited, const Terminal& terminal) {
    for (const verify::Divergence& divergence : diff.shown) {
        std::cout << report_of(diff, divergence) << '\n';
    }
    for (const verify::RuleDifference* rule : diff.not_shown) {
        std::cout << fmt::format("no case shows {}: {}\n", rule->clause.id(), rule->what);
    }
    print_clauses(diff, limited, terminal.width);
    std::cout << Paragraph{}.add(words_on_cases(diff)).lines(terminal.width, "", false);
}

}  // namespace

void run_diff(const DiffArguments& arguments, Run& run) {
    try {
        const verify::EditionDiff diff = diff_of(arguments);
        if (arguments.json) {
            std::cout << json_of(diff).dump() << '\n';
        } else {
            print(diff, !arguments.clauses.empty(), terminal(run.colour));
        }
        run.status = diff.unexplained ? Status::does_not_hold : Status::answered;
    } catch (const InputError& error) {
        std::cerr << "standee: " << error.what() << '\n';
        run.status = Status::bad_input;
    }
}

}  // namespace standee
