#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>

#include "apps/clause_table.hpp"
#include "apps/commands.hpp"
#include "lib/edition.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

Json json_of(const ClauseEntry& clause) {
    Json pages = Json::object();
    for (const ClausePages& in : clause.pages) {
        pages[std::string{edition(in.rulebook).name()}] = in.pages;
    }
    Json differs = Json::object();
    for (const ClauseDifference& difference : clause.differs) {
        differs[std::string{edition(difference.edition).name()}] = difference.says;
    }
    return {{"id", clause.id},
            {"pages", std::move(pages)},
            {"says", clause.says},
            {"differs", std::move(differs)}};
}

std::string words_of(const ClauseEntry& clause, const Terminal& terminal) {
    std::string where;
    for (const ClausePages& in : clause.pages) {
        where += fmt::format("{}{} {}", where.empty() ? "" : "; ", edition(in.rulebook).title(),
                             in.pages);
    }
    std::string words = Paragraph{}
                            .add(clause.id, TextRole::heading)
                            .add(fmt::format(" ({})", where), TextRole::faint)
                            .lines(terminal.width, "", terminal.colour);
    words += Paragraph{}.add(clause.says).lines(terminal.width, "  ", terminal.colour);
    for (const ClauseDifference& difference : clause.differs) {
        words += Paragraph{}
                     .add(fmt::format("{}: ", edition(difference.edition).title()), TextRole::faint)
                     .add(difference.says)
                     .lines(terminal.width, "  - ", terminal.colour);
    }
    return words + "\n";
}

void print_json(const std::vector<ClauseRow>& rows) {
    Json clauses = Json::array();
    for (const ClauseRow& row : rows) {
        Json clause = json_of(entry_of(row.clause));
        add_row(clause, row);
        clauses.push_back(std::move(clause));
    }
    std::cout << Json{{"clauses", std::move(clauses)}}.dump(-1, ' ', false,
                                                            Json::error_handler_t::replace)
              << '\n';
}

void print_words(const Terminal& terminal) {
    for (const ClauseEntry& clause : all_clauses()) {
        std::cout << words_of(clause, terminal);
    }
    std::cout << counted(all_clauses().size(), "clause") << '\n';
}

void print_fixtures(const std::vector<ClauseRow>& rows, const Terminal& terminal) {
    std::size_t width = 0;
    for (const ClauseRow& row : rows) {
        width = std::max(width, row.clause.id().size());
    }
    std::cout << fmt::format("{:<{}}  fixtures\n", "clause", width);
    int named = 0;
    for (const ClauseRow& row : rows) {
        Paragraph files;
        for (const std::string& file : row.fixtures) {
            files.add_whole(printable(file)).add(" ");
        }
        named += row.fixtures.empty() ? 0 : 1;
        std::cout << (row.fixtures.empty() ? files.add("-", TextRole::faint) : files)
                         .lines(terminal.width, fmt::format("{:<{}}  ", row.clause.id(), width),
                                terminal.colour);
    }
    std::cout << fmt::format("{} of {} clauses are named by a fixture\n", named, rows.size());
}

}  // namespace

void run_clauses(const ClausesArguments& arguments, Run& run) {
    const bool table = arguments.table || arguments.campaign;
    if (!arguments.json && !table && arguments.fixtures.empty()) {
        print_words(terminal(run.colour));
        return;
    }
    const auto rows = clause_table(arguments.fixtures, arguments.campaign, run);
    if (arguments.json) {
        print_json(rows);
    } else if (table) {
        std::cout << table_in_words(rows, arguments.campaign.has_value(),
                                    terminal(run.colour).width);
    } else {
        print_fixtures(rows, terminal(run.colour));
    }
}

}  // namespace standee
