#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <optional>

#include "apps/command_text.hpp"
#include "lib/edition.hpp"

namespace standee {
namespace {

/// The possible values of an option or argument.
struct Values {
    bool files = false;
    bool list = false;  ///< several, separated by commas
    std::string words;  ///< separated by spaces
};

/// The name of a value shows its kind: FILE and PATH are files, EDITION is an edition.
Values completion_of(std::string_view name, const CommandText& program) {
    constexpr std::array file_names{"FILE", "PATH", "DIR", "SCENE", "OUT", "FOLDER"};
    if (std::ranges::find(file_names, name) != file_names.end()) {
        return {.files = true, .list = false, .words = {}};
    }
    if (name == "EDITION" || name == "NAMES" || name == "A,B") {
        return {.files = false,
                .list = name != "EDITION",
                .words = fmt::format("{}", fmt::join(edition_names(), " "))};
    }
    if (name == "COMMAND") {
        std::string words;
        for (const CommandText& command : program.subcommands) {
            words += (words.empty() ? "" : " ") + command.path;
        }
        return {.files = false, .list = false, .words = words};
    }
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> known{
        {{"WHEN", "auto always never"},
         {"RANK", "normal elite"},
         {"KIND", "scene dispute fixture"},
         {"SHELL", "bash zsh fish"}}};
    const auto* const found =
        std::ranges::find(known, name, &std::pair<std::string_view, std::string_view>::first);
    return {.files = false,
            .list = false,
            .words = std::string{found == known.end() ? "" : found->second}};
}

/// Every command and subcommand, each before its own subcommands.
void collect(const CommandText& command, std::vector<const CommandText*>& all) {
    all.push_back(&command);
    for (const CommandText& subcommand : command.subcommands) {
        collect(subcommand, all);
    }
}

std::string last_word(const std::string& path) { return path.substr(path.rfind(' ') + 1); }

/// The options of a command with those of the program, which every command accepts.
std::vector<const OptionText*> options_of(const CommandText& command, const CommandText& program) {
    std::vector<const OptionText*> options;
    for (const OptionText& option : command.options) {
        options.push_back(&option);
    }
    for (const OptionText& option : program.options) {
        const bool own = std::ranges::any_of(
            command.options, [&](const OptionText& o) { return o.names == option.names; });
        if (!own && !option.names.empty()) {
            options.push_back(&option);
        }
    }
    return options;
}

/// What bash offers for one command: the case of its path.
std::string bash_case(const CommandText& command, const CommandText& program) {
    std::string words;
    std::string values;
    bool files = false;
    for (const CommandText& subcommand : command.subcommands) {
        words += last_word(subcommand.path) + " ";
    }
    for (const OptionText* option : options_of(command, program)) {
        const Values of = completion_of(option->value, program);
        if (option->names.empty()) {
            files = files || of.files;
            words += of.words.empty() ? "" : of.words + " ";
            continue;
        }
        words += fmt::format("{} ", fmt::join(option->names, " "));
        if (!option->value.empty()) {
            values += fmt::format("                {}) files={} list={} words=\"{}\" ;;\n",
                                  fmt::join(option->names, "|"), of.files ? 1 : 0, of.list ? 1 : 0,
                                  of.words);
        }
    }
    return fmt::format(
        "        \"{}\")\n            files={} words=\"{}\"\n            case $previous in\n{}"
        "            esac ;;\n",
        command.path, files ? 1 : 0, words, values);
}

std::string bash_script(const CommandText& program, const std::vector<const CommandText*>& all) {
    std::string paths;
    std::string cases;
    for (const CommandText* command : all) {
        paths += command->path.empty() ? "" : fmt::format("|\"{}\"", command->path);
        cases += bash_case(*command, program);
    }
    return fmt::format(R"(# bash completion of standee
_standee() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}}
    local path="" word files=0 list=0 words=""
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "${{path:+$path }}$word" in
            {}) path="${{path:+$path }}$word" ;;
        esac
    done
    case $path in
{}    esac
    local before=""
    if [ $list = 1 ] && [ "${{current%,*}}" != "$current" ]; then
        before="${{current%,*}},"
        current=${{current##*,}}
    fi
    COMPREPLY=($(compgen -P "$before" -W "$words" -- "$current"))
    if [ $files = 1 ]; then
        compopt -o filenames 2>/dev/null
        COMPREPLY+=($(compgen -f -- "$current"))
    fi
}}
complete -F _standee standee
)",
                       paths.substr(1), cases);
}

/// Text inside single quotes of a shell.
std::string shell_quoted(std::string_view text) {
    std::string out = "'";
    for (const char c : text) {
        out += c == '\'' ? std::string{"'\\''"} : std::string(1, c);
    }
    return out + "'";
}

std::string zsh_action(const Values& of) {
    if (of.files) {
        return "_files";
    }
    if (of.list) {
        return "_values -s , name " + of.words;
    }
    return of.words.empty() ? " " : "(" + of.words + ")";
}

/// An option in the form of _arguments, in which brackets and colons would end the text.
std::string zsh_option(const OptionText& option, const CommandText& program) {
    std::string help;
    for (const char c : option.help) {
        help += c == '[' || c == ']' || c == ':' ? std::string{"\\"} + c : std::string(1, c);
    }
    const std::string action = zsh_action(completion_of(option.value, program));
    if (option.names.empty()) {
        return shell_quoted(
            fmt::format("{}:{}:{}", option.repeats ? "*" : "", option.value, action));
    }
    std::string words;
    for (const std::string& name : option.names) {
        const std::string value =
            option.value.empty() ? "" : fmt::format(":{}:{}", option.value, action);
        words +=
            (words.empty() ? "" : " ") +
            shell_quoted(fmt::format("{}{}[{}]{}", option.repeats ? "*" : "", name, help, value));
    }
    return words;
}

std::string zsh_script(const CommandText& program, const std::vector<const CommandText*>& all) {
    std::string paths;
    std::string cases;
    for (const CommandText* command : all) {
        paths += command->path.empty() ? "" : fmt::format("|\"{}\"", command->path);
        std::string arguments;
        for (const OptionText* option : options_of(*command, program)) {
            arguments += " \\\n            " + zsh_option(*option, program);
        }
        std::string names;
        for (const CommandText& subcommand : command->subcommands) {
            names += " " + last_word(subcommand.path);
        }
        if (!names.empty()) {
            arguments += " \\\n            " + shell_quoted("*:command:(" + names.substr(1) + ")");
        }
        cases += fmt::format("        \"{}\") _arguments{} ;;\n", command->path, arguments);
    }
    return fmt::format(R"(#compdef standee
_standee() {{
    local path_of="" word
    for word in "${{(@)words[2,CURRENT-1]}}"; do
        case "${{path_of:+$path_of }}$word" in
            {}) path_of="${{path_of:+$path_of }}$word" ;;
        esac
    done
    case $path_of in
{}    esac
}}
_standee "$@"
)",
                       paths.substr(1), cases);
}

/// The condition under which fish is inside this command.
std::string fish_condition(const CommandText& command) {
    if (command.path.empty()) {
        return "__fish_use_subcommand";
    }
    std::string condition;
    std::string_view rest = command.path;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        condition += fmt::format("{}__fish_seen_subcommand_from {}",
                                 condition.empty() ? "" : "; and ", rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return condition;
}

std::string fish_option(const OptionText& option, const CommandText& program) {
    const Values of = completion_of(option.value, program);
    std::string line;
    for (const std::string& name : option.names) {
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    }
    if (!option.value.empty() && !option.names.empty()) {
        line += of.files ? " -r -F" : " -x";
    } else if (option.names.empty()) {
        line += of.files ? " -F" : "";
    }
    if (!of.words.empty()) {
        line += " -a " + shell_quoted(of.words);
    }
    return line.empty() ? line : line + " -d " + shell_quoted(option.help);
}

std::string fish_script(const CommandText& program, const std::vector<const CommandText*>& all) {
    std::string script = "# fish completion of standee\ncomplete -c standee -f\n";
    for (const CommandText* command : all) {
        const std::string start =
            "complete -c standee -n " + shell_quoted(fish_condition(*command));
        for (const CommandText& subcommand : command->subcommands) {
            script += fmt::format("{} -a {} -d {}\n", start, last_word(subcommand.path),
                                  shell_quoted(subcommand.help));
        }
        for (const OptionText* option : options_of(*command, program)) {
            if (const std::string words = fish_option(*option, program); !words.empty()) {
                script += start + words + "\n";
            }
        }
    }
    return script;
}

}  // namespace

std::string completion_script(const CommandText& program, std::string_view shell) {
    std::vector<const CommandText*> all;
    collect(program, all);
    if (shell == "bash") {
        return bash_script(program, all);
    }
    return shell == "zsh" ? zsh_script(program, all) : fish_script(program, all);
}

}  // namespace standee
