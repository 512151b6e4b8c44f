#include <fmt/format.h>

#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "lib/edition.hpp"
#include "show/text.hpp"

namespace standee {
namespace {

using Json = nlohmann::ordered_json;

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
                            .add("  ")
                            .add(where, Ink::faint)
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

void print_json() {
    Json clauses = Json::array();
    for (const ClauseText& clause : all_clauses()) {
        clauses.push_back(json_of(clause));
    }
    std::cout << Json{{"clauses", std::move(clauses)}}.dump() << '\n';
}

void print_words(const Terminal& terminal) {
    for (const ClauseText& clause : all_clauses()) {
        std::cout << words_of(clause, terminal);
    }
    std::cout << counted(static_cast<int>(all_clauses().size()), "clause") << '\n';
}

}  // namespace

void add_clauses(CLI::App& app, Run& run) {
    struct Arguments {
        bool json = false;
    };
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand("clauses", "The rules, clause by clause, with pages");
    command->add_flag("--json", arguments->json, "One line of JSON");
    command->callback([arguments, &run] {
        if (arguments->json) {
            print_json();
        } else {
            print_words(terminal(run.colour));
        }
    });
}

}  // namespace standee
