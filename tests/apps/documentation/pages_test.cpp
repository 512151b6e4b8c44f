#include "tests/apps/documentation/pages.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "files/document.hpp"
#include "files/scene_json.hpp"
#include "lib/ability.hpp"

// Every command and every JSON snippet of the pages that users read is run. A block says by its
// language what it is:
//   console  commands after "$ ", each with what it prints; a line "..." leaves out any lines
//   sh       commands of which the output is not shown
//   json     a whole document, or a part of a scene, for the command that reads it; with a file
//            name, the content of that file
//   cpp, make, text   nothing to run; a text contains no command and no JSON

namespace standee {
namespace {

using ::testing::IsEmpty;

bool is_command(const std::string& line) {
    return line.starts_with("standee ") || line.starts_with("build/release/standee ") ||
           line.starts_with("$ ");
}

class Pages : public ::testing::TestWithParam<std::string> {
protected:
    /// Runs a command line, which may say its exit status in a comment.
    Ran run(const std::string& line) {
        Ran ran = clone.run(line);
        EXPECT_EQ(ran.status, status_said_by(line)) << line << "\n" << ran.err;
        return ran;
    }

    void run_console(const Block& block) {
        std::string command;
        std::string shown;
        const auto compare = [&] {
            if (!command.empty()) {
                const Ran ran = run(command);
                EXPECT_TRUE(is_shown(shown, ran.out)) << command << " prints\n"
                                                      << ran.out << "and the page shows\n"
                                                      << shown;
            }
        };
        for (const std::string& line : lines_of(block.text)) {
            if (line.starts_with("$ ")) {
                compare();
                command = line.substr(2);
                shown.clear();
            } else if (command.ends_with('\\')) {
                command += "\n" + line;
            } else {
                shown += line + "\n";
            }
        }
        compare();
    }

    void run_lines(const Block& block) {
        std::string command;
        for (const std::string& line : lines_of(block.text)) {
            command += line;
            if (line.ends_with('\\')) {
                command += "\n";
                continue;
            }
            if (command.find_first_not_of(' ') != std::string::npos && !command.starts_with('#')) {
                run(command);
            }
            command.clear();
        }
    }

    /// Each document of a block: the whole, or each line.
    void run_json(const Block& block) {
        if (!block.file.empty()) {
            const std::string file = text_of(project_file(block.file));
            ASSERT_NE(file, "") << block.file << " is missing";
            EXPECT_EQ(Json::parse(block.text), Json::parse(file)) << block.file;
        }
        if (Json::accept(block.text)) {
            return run_document(Json::parse(block.text));
        }
        for (const std::string& line : lines_of(block.text)) {
            ASSERT_TRUE(Json::accept(line)) << "this is no JSON:\n" << line;
            run_document(Json::parse(line));
        }
    }

    void run_document(const Json& document) {
        const std::string command = command_for(document);
        if (command.empty()) {
            return;  // an ability or a card: the page on abilities has its own test
        }
        Json whole = document;
        if (is_part_of_a_scene(document)) {
            whole = Json{{"format", "scene/1"},
                         {"edition", "frosthaven"},
                         {"map", {{"hexes", {{0, 0}, {1, 0}}}}}};
            whole.update(document);
        }
        clone.write("document.json", whole.dump());
        run(command + " document.json");
    }

    static bool is_part_of_a_scene(const Json& document) {
        return !document.contains("format") && !document.contains("scene") &&
               std::ranges::all_of(document.items(), [](const auto& item) {
                   return std::ranges::count(scene_form.fields, item.key(), &FieldForm::name) > 0;
               });
    }

    static std::string command_for(const Json& document) {
        if (document.is_array() || is_ability_or_card(document)) {
            return "";
        }
        for (const auto& [field, command] : {std::pair{"claims", "standee rule"},
                                             {"expect", "standee check"},
                                             {"steps", "standee play"},
                                             {"round", "standee round"},
                                             {"turn", "standee turn"}}) {
            if (document.contains(field)) {
                return command;
            }
        }
        return "standee show";
    }

    static bool is_ability_or_card(const Json& document) {
        return document.contains("abilities") ||
               std::ranges::any_of(ability_names, [&](std::string_view name) {
                   return document.contains(std::string{name});
               });
    }

    Clone clone;
};

/// A language in which blocks are read; a service is a command that goes on until it is stopped.
bool is_program(std::string_view language) {
    constexpr std::array<std::string_view, 13> languages{
        "c",          "cmake", "cpp",    "csharp", "go",      "html", "java",
        "javascript", "make",  "python", "rust",   "service", "ts"};
    return std::ranges::find(languages, language) != languages.end();
}

TEST_P(Pages, EveryBlockRuns) {
    for (const Block& block : blocks_of(GetParam())) {
        SCOPED_TRACE(GetParam() + ":" + std::to_string(block.line));
        if (block.language == "console") {
            run_console(block);
        } else if (block.language == "sh") {
            run_lines(block);
        } else if (block.language == "json") {
            run_json(block);
        } else if (block.language == "text" || block.language.empty()) {
            for (const std::string& line : lines_of(block.text)) {
                EXPECT_FALSE(is_command(line)) << "a command is in a text: " << line;
            }
            EXPECT_FALSE(Json::accept(block.text)) << "JSON is in a text";
        } else {
            EXPECT_TRUE(is_program(block.language))
                << "nobody knows what a block of \"" << block.language << "\" is";
            if (!block.file.empty()) {  // tests/bindings runs it
                EXPECT_EQ(block.text, text_of(project_file(block.file))) << block.file;
            }
        }
    }
}

std::string test_name(const ::testing::TestParamInfo<std::string>& page) {
    std::string name = page.param;
    std::ranges::replace_if(name, [](char c) { return std::isalnum(c) == 0; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Documentation, Pages, ::testing::ValuesIn(pages()), test_name);

TEST(Shown, TextMayLeaveOutLines) {
    EXPECT_TRUE(is_shown("a\nb\n", "a\nb\n"));
    EXPECT_FALSE(is_shown("a\n", "a\nb\n"));
    EXPECT_TRUE(is_shown("a\n...\n", "a\nb\n"));
    EXPECT_TRUE(is_shown("...\nb\n", "a\nb\n"));
    EXPECT_TRUE(is_shown("a\n...\nc\n", "a\nb\nc\n"));
    EXPECT_FALSE(is_shown("a\n...\nd\n", "a\nb\nc\n"));
    EXPECT_FALSE(is_shown("...\na\n", "a\nb\n"));
}

}  // namespace
}  // namespace standee
