#include "verify/clauses/coverage.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <tuple>

#include "show/words/clause_sites.hpp"
#include "verify/clauses/coverage_words.hpp"

namespace standee::verify {
namespace {

namespace fs = std::filesystem;

const fs::path root{STANDEE_SOURCE_DIR};

std::string read(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream{path}.rdbuf();
    return text.str();
}

/// The sources in which rules are, from the root of the project; without those of the registry.
std::vector<std::string> engine_sources() {
    std::vector<std::string> sources;
    for (const char* folder : {"lib", "pathing", "focus", "play", "threat"}) {
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            const std::string name = fs::relative(entry.path(), root).string();
            // The table of switches names the clause of each and decides by none.
            if (name.ends_with("pp") && !name.starts_with("lib/clauses/") &&
                name != "lib/rule_switches.cpp") {
                sources.push_back(name);
            }
        }
    }
    return sources;
}

std::vector<ClauseCoverage> whole_coverage() {
    std::vector<Clause> clauses;
    std::ranges::transform(clause_ids, std::back_inserter(clauses), Clause::of);
    return coverage_of(clauses);
}

/// What `pattern` catches in the text, each time.
std::set<std::string> all_in(const std::string& text, const std::regex& pattern) {
    std::set<std::string> found;
    for (std::sregex_iterator i{text.begin(), text.end(), pattern}, end; i != end; ++i) {
        found.insert((*i)[1]);
    }
    return found;
}

TEST(Coverage, AClauseIsDecidedSomewhereOrSaysWhyNot) {
    for (const ClauseCoverage& row : whole_coverage()) {
        EXPECT_EQ(row.decided_by.empty(), !entry_of(row.clause).not_decided.empty())
            << row.clause.id();
    }
}

TEST(Coverage, AClauseThatTheEngineDecidesByIsInTheExecutableRulebook) {
    for (const ClauseCoverage& row : whole_coverage()) {
        const ClauseEntry& entry = entry_of(row.clause);
        const bool left_out = !entry.not_decided.empty() || !entry.never_decisive.empty();
        EXPECT_TRUE(left_out || !row.written_in.empty()) << row.clause.id();
    }
}

TEST(Coverage, ADecisionIsWhereItSays) {
    std::set<std::string> files;
    for (const ClauseSite& site : engine_decisions()) {
        const std::string text = read(root / site.file);
        std::istringstream lines{text};
        std::string line;
        for (std::uint_least32_t i = 0; i < site.line; ++i) {
            ASSERT_TRUE(std::getline(lines, line)) << place_of(site);
        }
        EXPECT_NE(line.find(site.clause.id()), std::string::npos) << place_of(site);
        EXPECT_NE(text.find(site.function), std::string::npos) << place_of(site);
        files.insert(std::string{site.file});
    }
    EXPECT_GT(files.size(), 40U);
}

TEST(Coverage, ASourceDecidesByAClauseOnceInEachFunction) {
    std::set<std::tuple<Clause, std::string_view, std::uint32_t>> lines;
    for (const ClauseSite& site : engine_decisions()) {
        EXPECT_TRUE(lines.emplace(site.clause, site.file, site.line).second) << place_of(site);
    }
    EXPECT_TRUE(std::ranges::is_sorted(engine_decisions(), {}, &ClauseSite::clause));
}

// So that no decision is missing that is written into an answer.
TEST(Coverage, AClauseThatASourceNamesIsAmongItsDecisions) {
    std::set<std::pair<std::string, std::string>> decided;
    for (const ClauseSite& site : engine_decisions()) {
        decided.emplace(site.file, site.clause.id());
    }
    const std::regex literal{"\"([a-z.-]+)\"_clause"};
    for (const std::string& source : engine_sources()) {
        for (const std::string& id : all_in(read(root / source), literal)) {
            EXPECT_TRUE(decided.contains({source, id})) << source << ": " << id;
        }
    }
}

// The compiler does not read comments: "[map.difficult]" next to a field.
TEST(Coverage, AClauseThatACommentNamesExists) {
    const std::regex in_brackets{R"(//[^\n]*\[([a-z]+\.[a-z]+[a-z-]*)[\],])"};
    std::set<std::string> ids;
    for (const std::string& source : engine_sources()) {
        ids.merge(all_in(read(root / source), in_brackets));
    }
    EXPECT_GT(ids.size(), 50U);
    for (const std::string& id : ids) {
        EXPECT_TRUE(Clause::find(id)) << id;
    }
}

constexpr RulebookFunction functions[] = {
    {"rulebook/a.cpp", 3, "stop", "void stop() {\n\n    on(icy);\n}"},
    {"rulebook/b.cpp", 7, "slide", "// [map.icy]\nvoid slide();"},
};

constexpr RulebookLink links[] = {
    {"map.trap"_clause, 0, false},
    {"map.icy"_clause, 0, false},
    {"map.icy"_clause, 1, true},
};

TEST(Coverage, AClauseIsPrintedWithTheFunctionsThatItHeads) {
    const ClauseCoverage row{.clause = "map.icy"_clause,
                             .written_in = links_of("map.icy"_clause, links)};
    ASSERT_EQ(row.written_in.size(), 2U);
    EXPECT_EQ(row.written_in[0].function, 1U);
    EXPECT_EQ(rulebook_in_words(row, functions),
              "\n  rulebook/b.cpp:7\n    // [map.icy]\n    void slide();\n");
}

TEST(Coverage, AClauseThatHeadsNoFunctionIsPrintedWithThoseThatNameIt) {
    const ClauseCoverage row{.clause = "map.trap"_clause,
                             .written_in = links_of("map.trap"_clause, links)};
    EXPECT_EQ(rulebook_in_words(row, functions),
              "\n  rulebook/a.cpp:3\n    void stop() {\n\n        on(icy);\n    }\n");
    EXPECT_TRUE(links_of("map.obstacle"_clause, links).empty());
}

TEST(Coverage, AFunctionOfTheRulebookIsWhereItSays) {
    for (const RulebookFunction& function : rulebook_functions()) {
        EXPECT_TRUE(function.file.starts_with("rulebook/")) << place_of(function);
        std::istringstream lines{read(root / function.file)};
        std::string line;
        for (std::uint_least32_t i = 0; i < function.line; ++i) {
            ASSERT_TRUE(std::getline(lines, line)) << place_of(function);
        }
        EXPECT_NE(function.text.find(line.substr(line.find_first_not_of(' '))), std::string::npos)
            << place_of(function);
    }
    for (const RulebookLink& link : rulebook_links()) {
        ASSERT_LT(link.function, rulebook_functions().size()) << link.clause.id();
        EXPECT_NE(rulebook_functions()[link.function].text.find(link.clause.id()),
                  std::string_view::npos)
            << link.clause.id();
    }
    EXPECT_TRUE(std::ranges::is_sorted(rulebook_links(), {}, &RulebookLink::clause));
}

TEST(Coverage, TheProjectsOwnFixturesAreThoseThatNameTheClause) {
    auto rows = coverage_of(std::vector{"map.icy"_clause});
    add_own_fixtures(rows);
    EXPECT_GT(rows[0].fixtures.size(), 12U);
    for (const std::string& file : rows[0].fixtures) {
        EXPECT_NE(read(root / "fixtures" / file).find("\"map.icy\""), std::string::npos) << file;
    }
    rows[0].fixtures.resize(14);
    const std::string words = coverage_in_words(rows[0], 100, false);
    EXPECT_NE(words.find(rows[0].fixtures[11]), std::string::npos);
    EXPECT_EQ(words.find(rows[0].fixtures[12]), std::string::npos);
    EXPECT_NE(words.find("and 2 more"), std::string::npos);
}

TEST(Coverage, AFixtureCountsForTheClausesThatItNames) {
    const std::vector clauses{"map.icy"_clause, "map.trap"_clause};
    auto rows = coverage_of(clauses);
    add_fixture(rows, "a.json", std::vector{"map.trap"_clause, "map.obstacle"_clause});
    EXPECT_TRUE(rows[0].fixtures.empty());
    EXPECT_EQ(rows[1].fixtures, std::vector<std::string>{"a.json"});
}

}  // namespace
}  // namespace standee::verify
