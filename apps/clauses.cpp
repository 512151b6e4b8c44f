#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>

#include "apps/clause_names.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "files/fixture_json.hpp"
#include "files/monster_json.hpp"
#include "files/render.hpp"
#include "lib/clauses/search.hpp"
#include "lib/edition.hpp"
#include "show/canvas/text.hpp"
#include "verify/campaign/files.hpp"
#include "verify/clauses/coverage.hpp"
#include "verify/clauses/coverage_words.hpp"
#include "verify/clauses/rulebook_coverage.hpp"

namespace standee {
namespace {

bool selects(const ClausesArguments& arguments) {
    return !arguments.ids.empty() || !arguments.ids_by_option.empty() || arguments.page ||
           arguments.grep;
}

RulebookPage page_called(const std::string& text) {
    if (const std::optional<RulebookPage> page = rulebook_page(text)) {
        return *page;
    }
    throw InputError{{ErrorCode::usage,
                      "",
                      fmt::format("--page {}", text),
                      "a rulebook and a page: frosthaven:41 (or gh, jotl, fh, gh2)",
                      {}}};
}

/// Keeps those of `clauses` that are also in `others`.
void keep(std::vector<Clause>& clauses, const std::vector<Clause>& others) {
    std::erase_if(clauses,
                  [&](Clause clause) { return std::ranges::find(others, clause) == others.end(); });
}

/// The clauses that meet all conditions, in the order of the registry.
std::vector<Clause> selected(const ClausesArguments& arguments) {
    std::vector<Clause> clauses;
    std::ranges::transform(clause_ids, std::back_inserter(clauses), Clause::of);
    std::vector<Clause> named = clauses_called(arguments.ids);
    std::ranges::copy(clauses_called(arguments.ids_by_option), std::back_inserter(named));
    if (!named.empty()) {
        keep(clauses, named);
    }
    if (arguments.page) {
        keep(clauses, clauses_on(page_called(*arguments.page)));
    }
    if (arguments.grep) {
        keep(clauses, clauses_with(*arguments.grep));
    }
    return clauses;
}

std::vector<verify::ClauseCoverage> rows_for(const ClausesArguments& arguments, Run& run) {
    std::vector<verify::ClauseCoverage> rows = verify::coverage_of(selected(arguments));
    for (const std::string& file : files_under(arguments.fixtures, run)) {
        with_file(file, run, [&] {
            Json document = read_document(file);
            if (!is_monster_data(document)) {  // which names no clauses
                const Fixture fixture = read_fixture(std::move(document));
                verify::add_fixture(rows, file, fixture.notes.clauses);
            }
        });
    }
    if (arguments.campaign) {
        with_file(*arguments.campaign, run, [&] {
            verify::set_counts(rows, verify::read_result(*arguments.campaign).tally);
        });
    }
    return rows;
}

void print_json(const std::vector<verify::ClauseCoverage>& rows) {
    Json clauses = Json::array();
    std::ranges::transform(rows, std::back_inserter(clauses), verify::write_coverage);
    std::cout << Json{{"clauses", std::move(clauses)}}.dump(-1, ' ', false,
                                                            Json::error_handler_t::replace)
              << '\n';
}

/// Why a page may have nothing: the clauses cite the rulebook that the edition follows.
std::string other_rulebook(const ClausesArguments& arguments) {
    const EditionId rulebook = page_called(*arguments.page).rulebook;
    const std::optional<EditionId> other = followed_by(rulebook);
    return other ? fmt::format("{} follows {}, whose pages the clauses give.\n",
                               edition(rulebook).title(), edition(*other).title())
                 : std::string{};
}

void print_words(const std::vector<verify::ClauseCoverage>& rows, const ClausesArguments& arguments,
                 const Terminal& terminal) {
    for (const verify::ClauseCoverage& row : rows) {
        std::cout << verify::clause_in_words(entry_of(row.clause), terminal.width, terminal.colour);
        if (selects(arguments)) {
            std::cout << verify::coverage_in_words(row, !arguments.fixtures.empty(), terminal.width,
                                                   terminal.colour);
        }
        std::cout << '\n';
    }
    std::cout << counted(rows.size(), "clause") << '\n';
    if (rows.empty() && arguments.page) {
        std::cout << other_rulebook(arguments);
    }
}

std::vector<verify::Rulebook> rulebooks_in(const std::string& folder, Run& run) {
    std::vector<verify::Rulebook> books;
    for (const std::string& file : files_under({folder}, run)) {
        with_file(file, run, [&] {
            std::string name = verify::rulebook_name(file);
            const Json document = read_document(file);
            books.push_back(verify::read_rulebook(Reader{document}, std::move(name)));
        });
    }
    return books;
}

/// Adds every fixture under `path`, by its name from there; returns what is wrong with the sources.
std::vector<std::string> add_sources_under(const std::string& path,
                                           std::vector<verify::Rulebook>& books, Run& run) {
    std::vector<std::string> problems;
    for (const std::string& file : files_under({path}, run)) {
        with_file(file, run, [&] {
            Json document = read_document(file);
            if (is_monster_data(document)) {  // which cites no rulebook
                return;
            }
            const std::string name =
                std::filesystem::path{file}.lexically_relative(path).generic_string();
            const Fixture fixture = read_fixture(std::move(document));
            const auto found = verify::add_sources(books, name, fixture.notes.source);
            problems.insert(problems.end(), found.begin(), found.end());
        });
    }
    return problems;
}

/// Prints the page of the coverage; what is wrong goes to standard error.
void print_coverage(const ClausesArguments& arguments, Run& run) {
    std::vector<verify::Rulebook> books = rulebooks_in(*arguments.coverage, run);
    std::vector<std::string> problems;
    for (const std::string& path : arguments.fixtures) {
        const auto found = add_sources_under(path, books, run);
        problems.insert(problems.end(), found.begin(), found.end());
    }
    const auto gaps = verify::coverage_problems(books);
    problems.insert(problems.end(), gaps.begin(), gaps.end());
    std::cout << verify::coverage_page(books) << std::flush;
    for (const std::string& problem : problems) {
        std::cerr << problem << '\n';
    }
    if (!problems.empty() && run.status == Status::answered) {
        run.status = Status::does_not_hold;
    }
}

}  // namespace

void run_clauses(const ClausesArguments& arguments, Run& run) {
    if (arguments.coverage) {
        print_coverage(arguments, run);
        return;
    }
    const auto rows = rows_for(arguments, run);
    const Terminal terminal = standee::terminal(run.colour);
    if (arguments.json) {
        print_json(rows);
    } else if (arguments.table || arguments.campaign) {
        std::cout << verify::coverage_table(rows, arguments.campaign.has_value(), terminal.width);
    } else if (!arguments.fixtures.empty() && !selects(arguments)) {
        std::cout << verify::fixtures_table(rows, terminal.width, terminal.colour);
    } else {
        print_words(rows, arguments, terminal);
    }
}

}  // namespace standee
