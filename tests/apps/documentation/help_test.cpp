#include <gmock/gmock.h>

#include <algorithm>
#include <regex>
#include <set>
#include <sstream>

#include "lib/edition.hpp"
#include "tests/apps/command.hpp"
#include "tests/apps/documentation/pages.hpp"

// The help of every command ends with examples that run as they stand. The manual page and the
// completion of shells have all commands and options that help has.

namespace standee {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::string help_of(const std::string& command) {
    std::vector<std::string> words;
    std::istringstream text(command);
    for (std::string word; text >> word;) {
        words.push_back(word);
    }
    words.emplace_back("--help");
    return run_standee(words).out;
}

/// The commands that a help text lists, each with the command that it belongs to before it.
void collect(const std::string& command, std::vector<std::string>& found) {
    bool listed = false;
    for (const std::string& line : lines_of(help_of(command))) {
        if (line == "Subcommands:") {
            listed = true;
        } else if (listed && line.starts_with("  ") && line[2] != ' ') {
            const std::string name = line.substr(2, line.find(' ', 2) - 2);
            const std::string path = command.empty() ? name : command + " " + name;
            found.push_back(path);
            collect(path, found);
        } else {
            listed = false;
        }
    }
}

const std::vector<std::string>& commands() {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> found;
        collect("", found);
        return found;
    }();
    return all;
}

/// The long options of a help text.
std::set<std::string> options_of(const std::string& command) {
    std::set<std::string> found;
    const std::regex option{R"(--[a-z-]+)"};
    for (const std::string& line : lines_of(help_of(command))) {
        if (!line.starts_with("  -")) {
            continue;
        }
        const std::string names = line.substr(0, line.find(' ', 2));
        for (std::sregex_iterator at(names.begin(), names.end(), option), end; at != end; ++at) {
            found.insert(at->str());
        }
    }
    return found;
}

std::string printed_by(const std::vector<std::string>& arguments) {
    const Ran ran = run_standee(arguments);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return ran.out;
}

TEST(Help, EveryCommandHasExamplesThatRun) {
    EXPECT_THAT(commands(), Contains("verify replay"));
    const Clone clone;
    for (const std::string& command : commands()) {
        const std::string help = help_of(command);
        const std::size_t at = help.find("Examples, at the root of a clone:");
        ASSERT_NE(at, std::string::npos) << command << " has no example";
        int status = 0;
        for (const std::string& line : lines_of(help.substr(at))) {
            if (line.starts_with("  # ")) {
                status = status_said_by(line);
            } else if (line.starts_with("  ")) {
                const Ran ran = clone.run(line);
                EXPECT_EQ(ran.status, status) << line << "\n" << ran.err;
            }
        }
    }
}

TEST(Help, IsPrintedByACommandToo) {
    for (const std::string& command : commands()) {
        std::vector<std::string> words{"help"};
        std::istringstream text(command);
        for (std::string word; text >> word;) {
            words.push_back(word);
        }
        EXPECT_EQ(printed_by(words), help_of(command)) << command;
    }
    EXPECT_EQ(printed_by({"help"}), help_of(""));
    EXPECT_EQ(run_standee({"help", "dance"}).status, 2);
}

TEST(Help, TheManualPageHasEveryCommandAndOption) {
    std::string page = printed_by({"help", "--man"});
    EXPECT_THAT(page, ::testing::StartsWith(".TH STANDEE 1 "));
    for (std::size_t at = 0; (at = page.find("\\-", at)) != std::string::npos;) {
        page.erase(at, 1);
    }
    for (const std::string& command : commands()) {
        const std::size_t start = page.find(".SS standee " + command + "\n");
        ASSERT_NE(start, std::string::npos) << command;
        const std::string part = page.substr(start, page.find("\n.SS ", start) - start);
        for (const std::string& option : options_of(command)) {
            EXPECT_THAT(part, HasSubstr(option)) << command;
        }
        EXPECT_THAT(part, HasSubstr("Examples:")) << command;
    }
}

TEST(Completion, KnowsEveryCommandAndOption) {
    for (const std::string shell : {"bash", "zsh"}) {
        const std::string script = printed_by({"completion", shell});
        for (const std::string& command : commands()) {
            const std::size_t start = script.find("        \"" + command + "\")");
            ASSERT_NE(start, std::string::npos) << shell << ": " << command;
            const std::string part =
                script.substr(start, script.find(";;\n        \"", start) - start);
            for (const std::string& option : options_of(command)) {
                EXPECT_THAT(part, HasSubstr(option)) << shell << ": " << command;
            }
        }
    }
}

TEST(Completion, OfFishKnowsEveryCommandAndOption) {
    const std::string script = printed_by({"completion", "fish"});
    for (const std::string& command : commands()) {
        const std::string name = command.substr(command.rfind(' ') + 1);
        EXPECT_THAT(script, HasSubstr(" -a " + name + " -d ")) << command;
        for (const std::string& option : options_of(command)) {
            EXPECT_THAT(script, HasSubstr("__fish_seen_subcommand_from " + name + "'"));
            EXPECT_THAT(script, HasSubstr(" -l " + option.substr(2))) << command;
        }
    }
}

/// What bash offers after these words; the last one is being typed.
std::string offered(const std::string& words) {
    const Clone clone;
    const Ran ran = clone.run("source <(standee completion bash)\nCOMP_WORDS=(" + words +
                              ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_standee\n"
                              "printf '%s\\n' \"${COMPREPLY[@]}\"");
    EXPECT_THAT(ran.err, IsEmpty());
    return "\n" + ran.out;
}

TEST(Completion, OfBashOffersWhatFits) {
    EXPECT_EQ(offered("standee tu"), "\nturn\n");
    EXPECT_THAT(offered("standee turn --why"), HasSubstr("\n--why-not\n"));
    EXPECT_THAT(offered("standee turn READ"), HasSubstr("\nREADME.md\n"));
    EXPECT_THAT(offered("standee round --save READ"), HasSubstr("\nREADME.md\n"));
    EXPECT_EQ(offered("standee verify repl"), "\nreplay\n");
    EXPECT_EQ(offered("standee new sc"), "\nscene\n");
    EXPECT_EQ(offered("standee import ghs --rank e"), "\nelite\n");
    EXPECT_EQ(offered("standee --color al"), "\nalways\n");
    for (const EditionId id : all_editions) {
        const std::string name{edition(id).name()};
        EXPECT_THAT(offered("standee import ghs --edition ''"), HasSubstr("\n" + name + "\n"));
        EXPECT_THAT(offered("standee diff --editions " + name + ",fro"),
                    HasSubstr("\n" + name + ",frosthaven\n"));
    }
    EXPECT_THAT(offered("standee clauses --page "), Not(HasSubstr("README.md")));
}

}  // namespace
}  // namespace standee
