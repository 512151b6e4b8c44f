#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

namespace standee {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

/// What tools/cmake/clause_tables.py writes about a folder of the project.
std::string table(const std::string& kind, const std::string& folder) {
    const std::string root = STANDEE_SOURCE_DIR;
    const std::filesystem::path file =
        std::filesystem::path{::testing::TempDir()} / ("clause-table-" + kind + ".cpp");
    const std::string command = "python3 -B '" + root + "/tools/cmake/clause_tables.py' " + kind +
                                " '" + file.string() + "' " + folder;
    EXPECT_EQ(std::system(command.c_str()), 0) << command;
    std::ostringstream text;
    text << std::ifstream{file}.rdbuf();
    std::filesystem::remove(file);
    return text.str();
}

/// Each row of a table of sites as "clause line function".
std::vector<std::string> rows_of(const std::string& table) {
    const std::regex row{R"re(\{"([a-z.-]+)"_clause, "[^"]+", (\d+), "([^"]*)"\})re"};
    std::vector<std::string> rows;
    for (std::sregex_iterator i{table.begin(), table.end(), row}, end; i != end; ++i) {
        rows.push_back((*i)[1].str() + " " + (*i)[2].str() + " " + (*i)[3].str());
    }
    return rows;
}

TEST(ClauseTables, ASiteIsWhatAFunctionNamesInItsCodeOrInBrackets) {
    EXPECT_THAT(
        rows_of(table("sites", "tests/tools/clauses")),
        ElementsAre("map.hazardous 10 ", "map.difficult 17 slide", "map.icy 16 slide",
                    "map.objective 43 rows", "map.linked-hexes 44 rows", "move.points 28 Flight",
                    "move.jump 30 jumped", "move.jump 33 operator==", "move.flying 24 Flight"));
}

TEST(ClauseTables, AFunctionOfTheRulebookComesWithItsCommentAndItsClauses) {
    const std::string functions = table("rulebook", "tests/tools/clauses");
    EXPECT_THAT(functions,
                HasSubstr("{\"tests/tools/clauses/sample.cpp\", 31, \"jumped\", "
                          "R\"text(/// [move.jump]\n"
                          "[[nodiscard]] int jumped() const { return points_; })text\"},"));
    EXPECT_THAT(functions, HasSubstr("{\"move.points\"_clause, 1, false},"));
    EXPECT_THAT(functions, HasSubstr("{\"map.icy\"_clause, 0, true},"));
    EXPECT_THAT(functions, Not(HasSubstr("Declared only")));
}

TEST(ClauseTables, OfAnEmptyFolderThereIsATableThatCompiles) {
    EXPECT_THAT(table("rulebook", "no/such/folder"),
                HasSubstr("constexpr std::span<const RulebookFunction> functions;"));
}

}  // namespace
}  // namespace standee
