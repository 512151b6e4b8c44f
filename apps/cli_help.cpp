#include "apps/cli_help.hpp"

#include <algorithm>
#include <iostream>
#include <memory>
#include <vector>

#include "files/reader.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

constexpr auto is_named = [](const CLI::App* command) { return !command->get_name().empty(); };

/// "INT:INT in [0 - 99]" and "UINT" become N, a number.
std::string value_name(const CLI::Option& option) {
    if (option.get_positional() && !option.nonpositional()) {
        return option.get_name(true);
    }
    if (option.get_items_expected_max() == 0) {
        return {};
    }
    std::string name = option.get_type_name();
    name = name.substr(0, name.find(':'));
    return name == "INT" || name == "UINT" || name == "FLOAT" ? "N" : name;
}

OptionText option_text(const CLI::Option& option) {
    OptionText text;
    text.value = value_name(option);
    text.help = option.get_description();
    text.required = option.get_required();
    text.repeats = option.get_items_expected_max() > 1;
    for (const std::string& name : option.get_snames()) {
        text.names.push_back("-" + name);
    }
    for (const std::string& name : option.get_lnames()) {
        text.names.push_back("--" + name);
    }
    return text;
}

CommandText command_text(const CLI::App& app, const std::string& path) {
    CommandText text;
    text.path = path;
    text.help = app.get_description();
    for (const CLI::Option* option : app.get_options()) {
        text.options.push_back(option_text(*option));
    }
    for (const CLI::App* command : app.get_subcommands(is_named)) {
        const std::string under = path.empty() ? "" : path + " ";
        text.subcommands.push_back(command_text(*command, under + command->get_name()));
    }
    return text;
}

void add_examples(CLI::App& app, const std::string& path, const std::string& program) {
    const std::string lines = example_lines(path, program);
    if (!lines.empty()) {
        app.footer("Examples, at the root of a clone:\n" + lines + "\n" + app.get_footer());
    }
    for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        add_examples(*command,
                     path.empty() ? command->get_name() : path + " " + command->get_name(),
                     program);
    }
}

/// The help of the command named by the words: "verify", "replay".
std::string help_of(CLI::App& app, const std::vector<std::string>& words) {
    CLI::App* command = &app;
    std::string called;
    for (const std::string& word : words) {
        called += (called.empty() ? "" : " ") + command->get_name();
        const auto found = command->get_subcommands(
            [&](const CLI::App* subcommand) { return subcommand->check_name(word); });
        if (found.empty()) {
            throw CLI::ValidationError("COMMAND", "there is no command " + word);
        }
        command = found.front();
    }
    // The parser prints the help of the command that it has parsed, which is `help` itself.
    return words.empty()
               ? app.get_formatter()->make_help(&app, "standee", CLI::AppFormatMode::Normal)
               : command->help(called);
}

/// The names of the commands directly after the program's name.
std::vector<std::string> names_of_commands(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands(is_named)) {
        names.push_back(command->get_name());
    }
    return names;
}

struct NamedCommand {
    const CLI::App* command;
    std::string path;       ///< "import vgb ", with a blank after each name
    std::string next = {};  ///< the argument after it
};
/// The command that the first arguments name.
NamedCommand command_named(const CLI::App& app, int argc, const char* const* argv) {
    NamedCommand named{&app, ""};
    for (int i = 1; i < argc; ++i) {
        const auto commands = named.command->get_subcommands(is_named);
        const auto next = std::ranges::find(commands, std::string{argv[i]},
                                            [](const CLI::App* one) { return one->get_name(); });
        if (next == commands.end()) {
            named.next = argv[i];
            break;
        }
        named = {*next, named.path + argv[i] + " "};
    }
    return named;
}

/// ` (did you mean "--figure"?)` of the first option that the command does not have.
std::string option_meant(const CLI::App& command, int argc, const char* const* argv) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            names.push_back("--" + name);
        }
    }
    const std::vector<std::string_view> known(names.begin(), names.end());
    for (int i = 1; i < argc; ++i) {
        const std::string_view word =
            std::string_view{argv[i]}.substr(0, std::string_view{argv[i]}.find('='));
        if (word.starts_with("--") && word.size() > 2 && std::ranges::count(known, word) == 0) {
            return did_you_mean(word, known);
        }
    }
    return "";
}

}  // namespace

CommandText command_text(const CLI::App& app) { return command_text(app, ""); }

void add_examples(CLI::App& app, const std::string& program) { add_examples(app, "", program); }

void add_help(CLI::App& app) {
    auto words = std::make_shared<std::vector<std::string>>();
    auto man = std::make_shared<bool>(false);
    app.require_subcommand(0, 1);  // a second command's name is an argument: "help turn"
    CLI::App* command = app.add_subcommand("help", "Print the help of a command");
    command->add_option("COMMAND", *words,
                        "Such as turn or verify replay; all commands if left out");
    command->add_flag("--man", *man, "Print the manual page, for man");
    command->callback([&app, words, man] {
        std::cout << (*man ? manual_page(command_text(app), STANDEE_VERSION)
                           : help_of(app, *words));
    });
}

void add_completion(CLI::App& app) {
    auto shell = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("completion", "Print the completion script for a shell");
    command->add_option("SHELL", *shell, "bash, zsh or fish")
        ->required()
        ->check(CLI::IsMember({"bash", "zsh", "fish"}).description(""));
    command->callback([&app, shell] { std::cout << completion_script(command_text(app), *shell); });
}

std::string usage_problem(const CLI::App& app, const CLI::ParseError& error, int argc,
                          const char* const* argv) {
    const auto [command, path, word] = command_named(app, argc, argv);
    const std::vector<std::string> names = names_of_commands(*command);
    if (!names.empty() && !word.empty() && !word.starts_with('-')) {
        const std::vector<std::string_view> known(names.begin(), names.end());
        return "found no command \"" + path + word + "\"" + did_you_mean(word, known) +
               "; see `standee " + path + "--help`";
    }
    return std::string{error.what()} + option_meant(*command, argc, argv) + "; see `standee " +
           path + "--help`";
}

}  // namespace standee
