#include "verify/clauses/rulebook_coverage.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>
#include <utility>

#include "files/fixture_json.hpp"

namespace standee::verify {
namespace {

constexpr std::string_view paragraph_sign = "\u00b6";

/// The books, by the name of their file in docs/coverage.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> book_names{
    {{"frosthaven", "Frosthaven"}, {"gloomhaven", "Gloomhaven"}, {"faq", "FAQ"}}};

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.push_back(trimmed(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    return parts;
}

/// "Frosthaven" and "p.41" of "Frosthaven p.41"; the first word and the rest if no book begins so.
std::pair<std::string_view, std::string_view> book_and_page(std::string_view text) {
    std::size_t end = std::min(text.find(' '), text.size());
    for (const auto& [file, name] : book_names) {
        if (text.starts_with(name)) {
            end = name.size();
        }
    }
    return {text.substr(0, end), trimmed(text.substr(end))};
}

RulebookParagraph read_paragraph(const Reader& reader) {
    reader.only({"at", "topic", "clauses", "outOfScope"});
    RulebookParagraph paragraph{.at = reader.at("at").id(),
                                .topic = reader.at("topic").id(),
                                .clauses = reader.at("clauses").list(read_clause)};
    if (const auto reason = reader.find("outOfScope")) {
        paragraph.out_of_scope = reason->id();
    }
    if (paragraph.at.find(paragraph_sign) == std::string::npos) {
        reader.at("at").fail(ErrorCode::unknown_name, "a page and a paragraph: \"p.41 \u00b63\"");
    }
    return paragraph;
}

/// The paragraph that `name` ("Frosthaven p.41 ¶3") means, or none.
RulebookParagraph* paragraph_called(std::vector<Rulebook>& books, std::string_view name) {
    for (Rulebook& book : books) {
        if (!name.starts_with(book.name + " ")) {
            continue;
        }
        const auto found = std::ranges::find(book.paragraphs, name.substr(book.name.size() + 1),
                                             &RulebookParagraph::at);
        if (found != book.paragraphs.end()) {
            return &*found;
        }
    }
    return nullptr;
}

std::string sentence_list(const std::vector<std::string>& items) {
    std::string text;
    for (const std::string& item : items) {
        text += (text.empty() ? "" : ", ") + item;
    }
    return text;
}

std::string table_row(const RulebookParagraph& paragraph) {
    std::vector<std::string> clauses;
    std::ranges::transform(paragraph.clauses, std::back_inserter(clauses),
                           [](Clause clause) { return std::string{clause.id()}; });
    std::vector<std::string> fixtures;
    std::ranges::transform(
        paragraph.fixtures, std::back_inserter(fixtures), [](const std::string& file) {
            return std::filesystem::path{file}.replace_extension().generic_string();
        });
    return fmt::format("| {} | {} | {} | {} |\n", paragraph.at, paragraph.topic,
                       sentence_list(clauses),
                       paragraph.out_of_scope.empty() ? sentence_list(fixtures)
                                                      : "*" + paragraph.out_of_scope + "*");
}

struct BookTotals {
    std::size_t in_scope = 0;
    std::size_t covered = 0;
    std::set<std::string> fixtures;
};

BookTotals totals_of(const Rulebook& book) {
    BookTotals totals;
    for (const RulebookParagraph& paragraph : book.paragraphs) {
        totals.in_scope += paragraph.out_of_scope.empty() ? 1 : 0;
        totals.covered += paragraph.fixtures.empty() ? 0 : 1;
        totals.fixtures.insert(paragraph.fixtures.begin(), paragraph.fixtures.end());
    }
    return totals;
}

constexpr std::string_view page_head =
    "# Rulebook coverage\n\n"
    "Every paragraph about the board or the round, and the fixtures that test it. `make coverage` "
    "writes this page from `docs/coverage/*.json` and from the `source` of the fixtures. "
    "\u00b6 counts the paragraphs, list items and table rows of a page or section. Fixtures are "
    "files under `fixtures/`; a reason in italics says why no fixture can test a paragraph.\n\n"
    "| book | paragraphs | in scope | with fixtures | fixtures |\n"
    "| --- | ---: | ---: | ---: | ---: |\n";

}  // namespace

std::string rulebook_name(const std::string& file) {
    const std::string stem = std::filesystem::path{file}.stem().string();
    const auto* found = std::ranges::find(book_names, stem, [](const auto& n) { return n.first; });
    if (found == book_names.end()) {
        throw InputError{{ErrorCode::usage,
                          "",
                          fmt::format("a file called {}.json", stem),
                          "frosthaven.json, gloomhaven.json or faq.json",
                          {}}};
    }
    return std::string{found->second};
}

Rulebook read_rulebook(const Reader& reader, std::string name) {
    Rulebook book{.name = std::move(name), .paragraphs = reader.list(read_paragraph)};
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < book.paragraphs.size(); ++i) {
        if (!seen.insert(book.paragraphs[i].at).second) {
            reader[i].at("at").fail(ErrorCode::duplicate, "each paragraph once");
        }
    }
    return book;
}

std::vector<std::string> paragraphs_named(std::string_view source) {
    std::vector<std::string> names;
    for (const std::string_view of_book : split(source, ';')) {
        std::string_view book;
        std::string_view page;
        for (const std::string_view item : split(of_book, ',')) {
            const std::size_t sign = item.find(paragraph_sign);
            const std::string_view before = trimmed(item.substr(0, std::min(sign, item.size())));
            if (!before.empty() && book.empty()) {
                std::tie(book, page) = book_and_page(before);
            } else if (!before.empty()) {
                page = before;
            }
            if (sign != std::string_view::npos) {
                names.push_back(fmt::format("{} {} {}", book, page, item.substr(sign)));
            }
        }
    }
    return names;
}

std::vector<std::string> add_sources(std::vector<Rulebook>& books, const std::string& file,
                                     const std::vector<std::string>& source) {
    std::vector<std::string> problems;
    for (const std::string& text : source) {
        for (const std::string& name : paragraphs_named(text)) {
            RulebookParagraph* paragraph = paragraph_called(books, name);
            if (paragraph == nullptr) {
                problems.push_back(fmt::format("{}: no book has the paragraph {}", file, name));
            } else if (std::ranges::find(paragraph->fixtures, file) == paragraph->fixtures.end()) {
                paragraph->fixtures.push_back(file);
            }
        }
    }
    return problems;
}

std::vector<std::string> coverage_problems(const std::vector<Rulebook>& books) {
    std::vector<std::string> problems;
    for (const Rulebook& book : books) {
        for (const RulebookParagraph& paragraph : book.paragraphs) {
            const bool in_scope = paragraph.out_of_scope.empty();
            if (in_scope && paragraph.fixtures.empty()) {
                problems.push_back(fmt::format("{} {} is in scope, but no fixture names it",
                                               book.name, paragraph.at));
            }
            if (!in_scope && !paragraph.fixtures.empty()) {
                problems.push_back(fmt::format("{} {} is out of scope, but {} names it", book.name,
                                               paragraph.at, paragraph.fixtures.front()));
            }
        }
    }
    return problems;
}

std::string coverage_page(const std::vector<Rulebook>& books) {
    std::string page{page_head};
    for (const Rulebook& book : books) {
        const BookTotals totals = totals_of(book);
        page += fmt::format("| {} | {} | {} | {} | {} |\n", book.name, book.paragraphs.size(),
                            totals.in_scope, totals.covered, totals.fixtures.size());
    }
    for (const Rulebook& book : books) {
        page += fmt::format("\n## {}\n\n| at | topic | clauses | fixtures |\n", book.name);
        page += "| --- | --- | --- | --- |\n";
        for (const RulebookParagraph& paragraph : book.paragraphs) {
            page += table_row(paragraph);
        }
    }
    return page;
}

}  // namespace standee::verify
