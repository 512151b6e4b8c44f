// Every command line that the command prints can be run as it stands.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <sstream>
#include <utility>

#include "tests/apps/command.hpp"

namespace standee {
namespace {

using ::testing::HasSubstr;

/// The command lines in a text: between backticks, or from "standee " to the end of the line.
std::vector<std::string> commands_in(const std::string& text) {
    static const std::regex command{"`(standee [^`]*)`|(?:^|\\n|: |; )(standee [^\\n`]*)"};
    std::vector<std::string> commands;
    for (std::sregex_iterator it{text.begin(), text.end(), command}, end; it != end; ++it) {
        commands.push_back((*it)[1].matched ? (*it)[1].str() : (*it)[2].str());
    }
    return commands;
}

/// The words of a command line without "standee"; quotes are read as a shell reads them.
std::vector<std::string> words_of(const std::string& command) {
    std::vector<std::string> words;
    std::string word;
    bool quoted = false;
    for (std::size_t i = 0; i < command.size(); ++i) {
        if (command[i] == '\'') {
            quoted = !quoted;
        } else if (command[i] == '\\' && !quoted) {
            word += command[++i];
        } else if (command[i] == ' ' && !quoted) {
            words.push_back(std::exchange(word, {}));
        } else {
            word += command[i];
        }
    }
    words.push_back(word);
    words.erase(words.begin());
    return words;
}

/// Runs each and looks that it is answered; returns what they printed, one after another.
std::string run_all(const std::vector<std::string>& commands) {
    std::string printed;
    for (const std::string& command : commands) {
        const Ran ran = run_standee(words_of(command));
        EXPECT_LT(ran.status, 2) << command << '\n' << ran.err;
        printed += ran.out;
    }
    return printed;
}

std::string kind_and_edition(const std::string& line) { return line.substr(0, line.find(", ")); }

/// Every line of a finding has a command, and this shows the finding in full.
void expect_findings_shown(const std::string& summary) {
    std::istringstream lines{summary};
    int findings = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.find("): standee verify ") == std::string::npos) {
            continue;
        }
        const auto commands = commands_in(line);
        ASSERT_EQ(commands.size(), 1U) << line;
        const std::string shown = run_all(commands);
        EXPECT_THAT(shown, HasSubstr(kind_and_edition(line))) << line;
        EXPECT_THAT(shown, HasSubstr("other:  ")) << line;
        ++findings;
    }
    EXPECT_GT(findings, 0) << summary;
}

TEST(PrintedCommands, ShowTheFindingsOfACampaign) {
    expect_findings_shown(run_standee({"verify", "--seed", "9", "--cases", "2000"}).out);
}

TEST(PrintedCommands, ShowTheFindingsOfEditionsAScopeAndAHouseRule) {
    const TemporaryFolder folder;
    const std::string rules = folder.write("it's rules.json", R"({"edition": "gloomhaven",
        "rules": {"addedConditions": ["safeguard"]}})");
    expect_findings_shown(run_standee({"verify", "--cases", "3000", "--editions", "gh,jotl"}).out);
    expect_findings_shown(run_standee({"verify", "--cases", "6000", "--rules", rules}).out);
    run_all(commands_in(run_standee({"verify", "--cases", "300", "--scope", "flower"}).out));
}

TEST(PrintedCommands, ReplayTheFilesOfFindings) {
    const TemporaryFolder folder;
    for (const char* part : {"0/2", "1/2"}) {
        const std::string out = folder.path(std::string{"a part "} + part[0]);
        expect_findings_shown(
            run_standee({"verify", "--seed", "4", "--cases", "4000", "--shard", part, "--out", out})
                .out);
    }
    expect_findings_shown(
        run_standee({"verify", "merge", folder.path("a part 0"), folder.path("a part 1")}).out);
}

TEST(PrintedCommands, ShowTheFindingsAroundAScene) {
    const TemporaryFolder folder;
    const std::string file = folder.write("push.json", R"({"scene": {
        "format": "scene/1", "edition": "gloomhaven", "decks": {"monsters": []},
        "map": {"hexes": [[0,0],[1,0],[2,0]], "edges": "open", "traps": [[0,0]]},
        "figures": [
            {"id": "M", "kind": "monster", "side": "monsters", "at": [1,0], "hp": 2},
            {"id": "C", "kind": "character", "side": "party", "at": [2,0], "hp": 30}]},
        "steps": [{"attack": {"by": "C", "target": "M", "value": 1, "draw": ["+0"],
                              "effects": ["curse", {"push": 1, "path": [[0,0]]}]}}]})");
    expect_findings_shown(run_standee({"verify", "--around", file, "--cases", "100"}).out);
}

TEST(PrintedCommands, OfErrorsAnswerToo) {
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"clauses", "qqqqqqqqqqqq"}, {"verify", "--clause", "qqqqqqqqqqqq"}, {"--nothing"}}) {
        const Ran ran = run_standee(arguments);
        EXPECT_EQ(ran.status, 2);
        const auto commands = commands_in(ran.err);
        EXPECT_FALSE(commands.empty()) << ran.err;
        run_all(commands);
    }
}

}  // namespace
}  // namespace standee
