#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

#include "lib/clauses/clause.hpp"
#include "lib/edition.hpp"

namespace standee {
namespace {

template <std::size_t length>
struct Text {
    // NOLINTNEXTLINE(google-explicit-constructor, modernize-avoid-c-arrays)
    consteval Text(const char (&from)[length]) { std::copy_n(from, length, letters.data()); }
    [[nodiscard]] constexpr std::string_view view() const { return {letters.data(), length - 1}; }
    std::array<char, length> letters{};
};

/// Whether code that names the clause compiles: a literal looks its id up in the same way.
template <Text id>
concept Compiles =
    requires { typename std::integral_constant<std::size_t, Clause::of(id.view()).index()>; };

static_assert(Compiles<"monster.focus-path">);
static_assert(!Compiles<"monster.focus-paht">);
static_assert(!Compiles<"">);
static_assert("map.wall-line"_clause.index() == 0);

TEST(Clauses, HaveAnIdOfTheirOwn) {
    const std::set<std::string_view> ids(clause_ids.begin(), clause_ids.end());
    EXPECT_EQ(ids.size(), clause_ids.size());
    for (std::size_t i = 0; i < clause_ids.size(); ++i) {
        EXPECT_EQ(Clause::of(clause_ids[i]).index(), i);
        EXPECT_EQ(all_clauses()[i].id, clause_ids[i]);
        EXPECT_EQ(&entry_of(Clause::of(clause_ids[i])), &all_clauses()[i]);
    }
}

// So that rewording a clause compiles one source.
TEST(Clauses, TheTextsAreIncludedByOneSourceAlone) {
    namespace fs = std::filesystem;
    const fs::path root{STANDEE_SOURCE_DIR};
    const std::regex text_file{"#include \"(lib/clauses/[a-z_]+\\.hpp)\""};
    std::map<std::string, std::set<std::string>> includers;
    for (const char* folder : {"lib", "pathing", "focus", "play", "threat", "files", "show",
                               "disputes", "api", "import", "verify", "apps"}) {
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            std::ifstream source{entry.path()};
            std::smatch found;
            for (std::string line; std::getline(source, line);) {
                if (std::regex_search(line, found, text_file)) {
                    includers[found[1]].insert(fs::relative(entry.path(), root).string());
                }
            }
        }
    }
    using Files = std::set<std::string>;
    EXPECT_EQ(includers["lib/clauses/registry.hpp"], Files{"lib/clauses/clause.cpp"});
    std::size_t chapters = 0;
    for (const auto& [file, by] : includers) {
        if (by.contains("lib/clauses/registry.hpp")) {
            ++chapters;
            EXPECT_EQ(by.size(), 1U) << file;
        }
    }
    EXPECT_GT(chapters, 15U);
}

TEST(Clauses, HaveTextAndPages) {
    const std::regex list{R"(p\.\d+(-\d+)?(, p\.\d+(-\d+)?)*)"};
    for (const ClauseEntry& entry : all_clauses()) {
        EXPECT_GT(std::string_view{entry.says}.size(), 20U) << entry.id;
        EXPECT_TRUE(std::string_view{entry.says}.ends_with('.')) << entry.id;
        EXPECT_FALSE(entry.pages.empty()) << entry.id;
        for (const ClausePages& in : entry.pages) {
            EXPECT_TRUE(std::regex_match(std::string{in.pages}, list)) << entry.id;
        }
    }
}

TEST(Clauses, NameNoEditionTwice) {
    for (const ClauseEntry& entry : all_clauses()) {
        std::set<EditionId> rulebooks;
        for (const ClausePages& in : entry.pages) {
            EXPECT_TRUE(rulebooks.insert(in.rulebook).second) << entry.id;
        }
        std::set<EditionId> editions;
        for (const ClauseDifference& difference : entry.differs) {
            EXPECT_TRUE(editions.insert(difference.edition).second) << entry.id;
            EXPECT_FALSE(std::string_view{difference.says}.empty()) << entry.id;
        }
    }
}

TEST(Clauses, PagesAreThoseOfTheRulebookThatAnEditionFollows) {
    const ClauseEntry& path = entry_of("monster.focus-path"_clause);
    EXPECT_EQ(pages_for(path, EditionId::gloomhaven)->pages, "p.29");
    EXPECT_EQ(pages_for(path, EditionId::jaws_of_the_lion)->rulebook, EditionId::gloomhaven);
    EXPECT_EQ(pages_for(path, EditionId::gloomhaven_2)->pages, "p.41, p.74");
    const ClauseEntry& icy = entry_of("map.icy"_clause);
    EXPECT_FALSE(pages_for(icy, EditionId::jaws_of_the_lion));
    const ClauseEntry& safeguard = entry_of("condition.safeguard"_clause);
    EXPECT_EQ(pages_for(safeguard, EditionId::gloomhaven_2)->rulebook, EditionId::gloomhaven_2);
    EXPECT_FALSE(pages_for(safeguard, EditionId::frosthaven));
    const EditionId scales = *edition_named("crimson-scales");
    EXPECT_EQ(pages_for(path, scales)->rulebook, EditionId::gloomhaven);
    EXPECT_EQ(pages_for(entry_of("condition.ward"_clause), scales)->rulebook,
              EditionId::frosthaven);
}

}  // namespace
}  // namespace standee
