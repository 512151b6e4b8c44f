#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>

#include "api/clauses.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "files/fixture_editions.hpp"
#include "files/fixture_json.hpp"
#include "files/line_of.hpp"
#include "files/monster_json.hpp"
#include "files/read_file.hpp"
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
    const api::ClausesOptions& options = arguments.options;
    return !options.ids.empty() || options.page || options.grep;
}

std::vector<verify::ClauseCoverage> rows_for(const ClausesArguments& arguments, Run& run) {
    std::vector<verify::ClauseCoverage> rows =
        verify::coverage_of(api::selected_clauses(arguments.options));
    if (arguments.fixtures.empty()) {
        verify::add_own_fixtures(rows);
    }
    for (const std::string& file : files_under(arguments.fixtures, run)) {
        with_file(file, run, [&] {
            Document document = read_document(file);
            if (!is_monster_data(document)) {  // which names no clauses
                for (NamedDocument& one : in_each_edition(file, std::move(document))) {
                    const Fixture fixture = read_fixture(std::move(one.document));
                    verify::add_fixture(rows, file, fixture.notes.clauses);
                }
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

/// With a table, fixtures or a campaign, each clause also has its functions of the executable
/// rulebook and its fixtures, which the library does not know.
void print_json(const ClausesArguments& arguments,
                const std::vector<verify::ClauseCoverage>& rows) {
    Json json = api::write_clauses(api::selected_clauses(arguments.options));
    if (arguments.table || !arguments.fixtures.empty() || arguments.campaign) {
        std::ranges::transform(rows, json["clauses"].begin(), verify::write_coverage);
    }
    std::cout << line_of(json) << '\n';
}

/// The reason why a page may have no clauses: they cite the rulebook that the edition follows.
std::string other_rulebook(const ClausesArguments& arguments) {
    const EditionId rulebook = api::page_called(*arguments.options.page).rulebook;
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
            std::cout << verify::coverage_in_words(row, terminal.width, terminal.colour);
        }
        if (!arguments.options.ids.empty()) {
            std::cout << verify::rulebook_in_words(row, verify::rulebook_functions());
        }
        std::cout << '\n';
    }
    std::cout << counted(rows.size(), "clause") << '\n';
    if (rows.empty() && arguments.options.page) {
        std::cout << other_rulebook(arguments);
    }
}

std::vector<verify::Rulebook> rulebooks_in(const std::string& folder, Run& run) {
    std::vector<verify::Rulebook> books;
    for (const std::string& file : files_under({folder}, run)) {
        with_file(file, run, [&] {
            std::string name = verify::rulebook_name(file);
            const Document document = read_document(file);
            books.push_back(verify::read_rulebook(Reader{document}, std::move(name)));
        });
    }
    return books;
}

/// Adds every fixture under `path`, by its relative name. Returns the errors in the sources.
std::vector<std::string> add_sources_under(const std::string& path,
                                           std::vector<verify::Rulebook>& books, Run& run) {
    std::vector<std::string> problems;
    for (const std::string& file : files_under({path}, run)) {
        with_file(file, run, [&] {
            Document document = read_document(file);
            if (is_monster_data(document)) {  // which cites no rulebook
                return;
            }
            const std::string name =
                std::filesystem::path{file}.lexically_relative(path).generic_string();
            // All editions of a fixture have the same sources.
            Document one = std::move(in_each_edition(name, std::move(document)).front().document);
            const Fixture fixture = read_fixture(std::move(one));
            const auto found = verify::add_sources(books, name, fixture.notes.source);
            problems.insert(problems.end(), found.begin(), found.end());
        });
    }
    return problems;
}

/// Prints the coverage page. Errors go to standard error.
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

void run_clauses(ClausesArguments arguments, Run& run) {
    std::vector<std::string>& ids = arguments.options.ids;
    ids.insert(ids.end(), arguments.ids_by_option.begin(), arguments.ids_by_option.end());
    if (arguments.coverage) {
        print_coverage(arguments, run);
        return;
    }
    const auto rows = rows_for(arguments, run);
    const Terminal terminal = standee::terminal(run.colour);
    if (arguments.json) {
        print_json(arguments, rows);
    } else if (arguments.table || arguments.campaign) {
        std::cout << verify::coverage_table(rows, arguments.campaign.has_value(), terminal.width);
    } else if (!arguments.fixtures.empty() && !selects(arguments)) {
        std::cout << verify::fixtures_table(rows, terminal.width, terminal.colour);
    } else {
        print_words(rows, arguments, terminal);
    }
}

}  // namespace standee
