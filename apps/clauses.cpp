#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "lib/edition.hpp"
#include "lib/json/fixture_json.hpp"
#include "show/text.hpp"

namespace standee {
namespace {

struct Rulebook {
    std::string_view name;   ///< as files write it
    std::string_view title;  ///< as people write it
    std::string_view ClauseText::* pages;
};

constexpr std::array<Rulebook, 3> rulebooks{
    {{"gloomhaven", "Gloomhaven", &ClauseText::gloomhaven_pages},
     {"frosthaven", "Frosthaven", &ClauseText::frosthaven_pages},
     {"gloomhaven-2", "Gloomhaven 2nd edition", &ClauseText::gloomhaven_2_pages}}};

std::string title_of(std::string_view edition_name) {
    const auto id = edition_named(edition_name);
    return std::string{id ? edition(*id).title : edition_name};
}

Json json_of(const ClauseText& clause) {
    Json pages = Json::object();
    for (const Rulebook& rulebook : rulebooks) {
        if (!(clause.*rulebook.pages).empty()) {
            pages[std::string{rulebook.name}] = clause.*rulebook.pages;
        }
    }
    Json differs = Json::object();
    for (const ClauseDifference& difference : clause.differs) {
        differs[std::string{difference.edition}] = difference.says;
    }
    return {{"id", clause.id},
            {"pages", std::move(pages)},
            {"says", clause.says},
            {"differs", std::move(differs)}};
}

std::string words_of(const ClauseText& clause, const Terminal& terminal) {
    std::string where;
    for (const Rulebook& rulebook : rulebooks) {
        if (!(clause.*rulebook.pages).empty()) {
            where += fmt::format("{}{} {}", where.empty() ? "" : "; ", rulebook.title,
                                 clause.*rulebook.pages);
        }
    }
    std::string words = Paragraph{}
                            .add(clause.id, Ink::heading)
                            .add(fmt::format(" ({})", where), Ink::faint)
                            .lines(terminal.width, "", terminal.colour);
    words += Paragraph{}.add(clause.says).lines(terminal.width, "  ", terminal.colour);
    for (const ClauseDifference& difference : clause.differs) {
        words += Paragraph{}
                     .add(title_of(difference.edition) + ": ", Ink::faint)
                     .add(difference.says)
                     .lines(terminal.width, "  - ", terminal.colour);
    }
    return words + "\n";
}

/// For each clause, in the order of the registry, the fixtures that name it.
using FixtureTable = std::vector<std::vector<std::string>>;

FixtureTable fixture_table(const std::vector<std::string>& paths, Run& run) {
    FixtureTable table(all_clauses().size());
    for (const std::string& file : files_under(paths, run)) {
        with_file(file, run, [&] {
            for (const Clause clause : read_fixture_file(file).notes.clauses) {
                std::vector<std::string>& files = table[clause.index()];
                if (files.empty() || files.back() != file) {
                    files.push_back(file);
                }
            }
        });
    }
    return table;
}

void print_json(const std::optional<FixtureTable>& fixtures) {
    Json clauses = Json::array();
    for (std::size_t i = 0; i < all_clauses().size(); ++i) {
        Json clause = json_of(all_clauses()[i]);
        if (fixtures) {
            clause["fixtures"] = (*fixtures)[i];
        }
        clauses.push_back(std::move(clause));
    }
    std::cout << Json{{"clauses", std::move(clauses)}}.dump(-1, ' ', false,
                                                            Json::error_handler_t::replace)
              << '\n';
}

void print_words(const Terminal& terminal) {
    for (const ClauseText& clause : all_clauses()) {
        std::cout << words_of(clause, terminal);
    }
    std::cout << counted(all_clauses().size(), "clause") << '\n';
}

void print_table(const FixtureTable& fixtures, const Terminal& terminal) {
    std::size_t width = 0;
    for (const ClauseText& clause : all_clauses()) {
        width = std::max(width, clause.id.size());
    }
    std::cout << fmt::format("{:<{}}  fixtures\n", "clause", width);
    int named = 0;
    for (std::size_t i = 0; i < fixtures.size(); ++i) {
        Paragraph files;
        for (const std::string& file : fixtures[i]) {
            files.add_whole(printable(file)).add(" ");
        }
        named += fixtures[i].empty() ? 0 : 1;
        std::cout << (fixtures[i].empty() ? files.add("-", Ink::faint) : files)
                         .lines(terminal.width, fmt::format("{:<{}}  ", all_clauses()[i].id, width),
                                terminal.colour);
    }
    std::cout << fmt::format("{} of {} clauses are named by a fixture\n", named, fixtures.size());
}

}  // namespace

void add_clauses(CLI::App& app, Run& run) {
    struct Arguments {
        bool json = false;
        std::vector<std::string> fixtures;
    };
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand("clauses", "The rules, clause by clause, with pages");
    command->add_flag("--json", arguments->json, "One line of JSON");
    command->add_option("--fixtures", arguments->fixtures, "Which of these fixtures name a clause")
        ->type_name("PATH");
    command->callback([arguments, &run] {
        std::optional<FixtureTable> fixtures;
        if (!arguments->fixtures.empty()) {
            fixtures = fixture_table(arguments->fixtures, run);
        }
        if (arguments->json) {
            print_json(fixtures);
        } else if (fixtures) {
            print_table(*fixtures, terminal(run.colour));
        } else {
            print_words(terminal(run.colour));
        }
    });
}

}  // namespace standee
