#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

// The commands and options as text, from which the manual page and the shell completions are made.
// Commands, options and their help are read from the parser; examples are a table here.

namespace standee {

/// An option or an argument of a command.
struct OptionText {
    std::vector<std::string> names;  ///< "--json", "-i"; none for an argument
    std::string value;               ///< the name of its value: "FILE"; empty for a flag
    std::string help;
    bool required = false;
    bool repeats = false;  ///< it takes several values
};

struct CommandText {
    std::string path;  ///< "verify replay"; empty for the program itself
    std::string help;
    std::vector<OptionText> options;
    std::vector<CommandText> subcommands;
};

/// A command line to copy and run at the root of a clone.
struct Example {
    std::string_view command;  ///< "verify replay"
    std::string_view says;
    std::string_view line;
    int status = 0;  ///< the exit status to expect
};

/// Every example, in the order in which they are printed.
std::span<const Example> examples();

/// The examples of one command as lines of text; empty if it has none. `program` replaces
/// "standee" in them, so that they can be copied unchanged.
std::string example_lines(std::string_view command, std::string_view program);

/// The manual page standee(1), for man(7).
std::string manual_page(const CommandText& program, std::string_view version);

/// The completion script of a shell: "bash", "zsh" or "fish".
std::string completion_script(const CommandText& program, std::string_view shell);

}  // namespace standee
