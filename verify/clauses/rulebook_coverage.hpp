#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "files/reader.hpp"
#include "lib/clause.hpp"

namespace standee::verify {

/// One paragraph of a rulebook or FAQ, and the fixtures that test it.
struct RulebookParagraph {
    std::string at;                     ///< "p.41 ¶3": page or section, and number on it from 1
    std::string topic;                  ///< what it says, in our words
    std::vector<Clause> clauses;        ///< the clauses that hold it
    std::string out_of_scope;           ///< why no fixture can test it; empty if one must
    std::vector<std::string> fixtures;  ///< the files whose `source` names it
};

/// The paragraphs of one book, in its order.
struct Rulebook {
    std::string name;  ///< as `source` writes it: "Frosthaven", "Gloomhaven", "FAQ"
    std::vector<RulebookParagraph> paragraphs;
};

/// The name by which `source` cites the book of a file: "Frosthaven" for "docs/frosthaven.json".
/// Throws InputError for a file that belongs to no book.
std::string rulebook_name(const std::string& file);

/// A list of {"at","topic","clauses","outOfScope"?}. Throws InputError if a field is missing or
/// unknown, a clause does not exist, or a paragraph occurs twice.
Rulebook read_rulebook(const Reader& reader, std::string name);

/// The paragraphs that one text of a `source` names, each as "Frosthaven p.41 ¶3". Semicolons
/// separate books; within a book, commas separate paragraphs, and a "¶" without a page is on the
/// page before it. Whatever has no "¶" names no paragraph.
std::vector<std::string> paragraphs_named(std::string_view source);

/// Adds a fixture to the paragraphs that its `source` names. Returns a sentence for each name that
/// is in no book.
std::vector<std::string> add_sources(std::vector<Rulebook>& books, const std::string& file,
                                     const std::vector<std::string>& source);

/// One sentence for each paragraph in scope without a fixture, and for each paragraph out of scope
/// that a fixture names all the same.
std::vector<std::string> coverage_problems(const std::vector<Rulebook>& books);

/// docs/coverage.md: a summary, then one table for each book.
std::string coverage_page(const std::vector<Rulebook>& books);

}  // namespace standee::verify
