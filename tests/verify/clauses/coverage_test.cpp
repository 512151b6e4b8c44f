#include "verify/clauses/coverage.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "show/words/clause_json.hpp"

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

TEST(Coverage, AClauseIsWatchedByAMonitorOrSaysWhyNot) {
    for (const ClauseCoverage& row : whole_coverage()) {
        EXPECT_EQ(row.monitored_by.empty(), !why_not_monitored(row.clause).empty())
            << row.clause.id();
    }
}

TEST(Coverage, ADecisionIsWhereItSays) {
    std::set<std::string> files;
    for (const ClauseSite& site : engine_decisions()) {
        std::istringstream text{read(root / site.file)};
        std::string line;
        for (std::uint_least32_t i = 0; i < site.line; ++i) {
            ASSERT_TRUE(std::getline(text, line)) << place_of(site);
        }
        EXPECT_NE(line.find("decided_by("), std::string::npos) << place_of(site);
        files.insert(std::string{site.file});
    }
    EXPECT_GT(files.size(), 40U);
}

TEST(Coverage, NoDecisionIsLeftOutOfItsSourcesList) {
    std::map<std::string, std::set<std::uint_least32_t>> listed;
    for (const ClauseSite& site : engine_decisions()) {
        listed[std::string{site.file}].insert(site.line);
    }
    for (const std::string& source : engine_sources()) {
        const std::string text = read(root / source);
        const std::regex call{R"(decided_by\()"};
        const auto calls = std::distance(std::sregex_iterator{text.begin(), text.end(), call}, {});
        EXPECT_EQ(listed[source].size(), static_cast<std::size_t>(calls)) << source;
    }
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

TEST(Coverage, AFixtureCountsForTheClausesThatItNames) {
    const std::vector clauses{"map.icy"_clause, "map.trap"_clause};
    auto rows = coverage_of(clauses);
    add_fixture(rows, "a.json", std::vector{"map.trap"_clause, "map.obstacle"_clause});
    EXPECT_TRUE(rows[0].fixtures.empty());
    EXPECT_EQ(rows[1].fixtures, std::vector<std::string>{"a.json"});
}

}  // namespace
}  // namespace standee::verify
