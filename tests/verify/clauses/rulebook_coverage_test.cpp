#include "verify/clauses/rulebook_coverage.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "files/document.hpp"

namespace standee::verify {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Rulebook book_of(std::string_view text, std::string name = "Frosthaven") {
    const Json document = parse_document(text);
    return read_rulebook(Reader{document}, std::move(name));
}

Rulebook three_paragraphs() {
    return book_of(R"([
        {"at": "p.41 ¶1", "topic": "the focus", "clauses": ["monster.focus-path"]},
        {"at": "p.41 ¶2", "topic": "the next", "clauses": []},
        {"at": "p.42 ¶1", "topic": "a list", "clauses": [], "outOfScope": "names only"}
    ])");
}

TEST(RulebookCoverage, ASourceNamesParagraphsOfSeveralBooks) {
    EXPECT_THAT(paragraphs_named("Frosthaven p.41 ¶3; Gloomhaven p.29 ¶2; FAQ 5.8 ¶12"),
                ElementsAre("Frosthaven p.41 ¶3", "Gloomhaven p.29 ¶2", "FAQ 5.8 ¶12"));
}

TEST(RulebookCoverage, AParagraphWithoutAPageIsOnThePageBefore) {
    EXPECT_THAT(paragraphs_named("Frosthaven p.41 ¶3, ¶5, p.74 ¶7"),
                ElementsAre("Frosthaven p.41 ¶3", "Frosthaven p.41 ¶5", "Frosthaven p.74 ¶7"));
    EXPECT_THAT(paragraphs_named("Frosthaven p.41, p.74 ¶7"), ElementsAre("Frosthaven p.74 ¶7"));
    EXPECT_THAT(paragraphs_named("FAQ Algox Priests ¶2"), ElementsAre("FAQ Algox Priests ¶2"));
}

TEST(RulebookCoverage, ASourceWithoutAParagraphSignNamesNone) {
    EXPECT_THAT(paragraphs_named("Frosthaven p.41, p.74"), IsEmpty());
    EXPECT_THAT(paragraphs_named("Gloomhaven FAQ as collected by Dized"), IsEmpty());
    EXPECT_THAT(paragraphs_named(""), IsEmpty());
}

TEST(RulebookCoverage, AFixtureCountsOnceForEachParagraphThatItNames) {
    std::vector<Rulebook> books{three_paragraphs()};
    EXPECT_THAT(add_sources(books, "a.json", {"Frosthaven p.41 ¶1, ¶1", "Frosthaven p.41 ¶1"}),
                IsEmpty());
    EXPECT_THAT(books[0].paragraphs[0].fixtures, ElementsAre("a.json"));
    EXPECT_THAT(books[0].paragraphs[1].fixtures, IsEmpty());
}

TEST(RulebookCoverage, AnUnknownParagraphIsAProblem) {
    std::vector<Rulebook> books{three_paragraphs()};
    EXPECT_THAT(
        add_sources(books, "a.json", {"Frosthaven p.41 ¶9", "Gloomhaven p.29 ¶2"}),
        ElementsAre(HasSubstr("the paragraph Frosthaven p.41 ¶9"), HasSubstr("Gloomhaven p.29")));
}

TEST(RulebookCoverage, AParagraphInScopeNeedsAFixtureAndOneOutOfScopeHasNone) {
    std::vector<Rulebook> books{three_paragraphs()};
    add_sources(books, "a.json", {"Frosthaven p.41 ¶1, p.42 ¶1"});
    EXPECT_THAT(coverage_problems(books),
                ElementsAre("Frosthaven p.41 ¶2 is in scope, but no fixture names it",
                            "Frosthaven p.42 ¶1 is out of scope, but a.json names it"));
}

TEST(RulebookCoverage, ThePageListsFixturesOrTheReasonWhyThereAreNone) {
    std::vector<Rulebook> books{three_paragraphs()};
    add_sources(books, "plays/a.json", {"Frosthaven p.41 ¶1"});
    const std::string page = coverage_page(books);
    EXPECT_THAT(page, HasSubstr("| Frosthaven | 3 | 2 | 1 | 1 |\n"));
    EXPECT_THAT(page, HasSubstr("| p.41 ¶1 | the focus | monster.focus-path | plays/a |\n"));
    EXPECT_THAT(page, HasSubstr("| p.42 ¶1 | a list |  | *names only* |\n"));
}

TEST(RulebookCoverage, ABadListIsAnError) {
    EXPECT_THROW(book_of(R"([{"at": "p.41 ¶1", "clauses": []}])"), InputError);
    EXPECT_THROW(book_of(R"([{"at": "p.41", "topic": "t", "clauses": []}])"), InputError);
    EXPECT_THROW(book_of(R"([{"at": "p.41 ¶1", "topic": "t", "clauses": ["no.such"]}])"),
                 InputError);
    EXPECT_THROW(book_of(R"([{"at": "p.41 ¶1", "topic": "t", "clauses": []},
                             {"at": "p.41 ¶1", "topic": "u", "clauses": []}])"),
                 InputError);
    EXPECT_EQ(rulebook_name("docs/coverage/faq.json"), "FAQ");
    EXPECT_THROW(rulebook_name("docs/coverage/jaws.json"), InputError);
}

}  // namespace
}  // namespace standee::verify
