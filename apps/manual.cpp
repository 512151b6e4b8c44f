#include <fmt/format.h>

#include "apps/command_text.hpp"

namespace standee {
namespace {

/// Escapes text for man(7): hyphens can be copied, and no line is taken for a request.
std::string roff(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\') {
            out += "\\e";
        } else if (c == '-') {
            out += "\\-";
        } else if (c == '\'' || c == '.') {
            out += "\\&";
            out += c;
        } else {
            out += c;
        }
    }
    return out;
}

/// An option as in the synopsis: "[--json]", "--figure ID", "SCENE ...".
std::string usage_of(const OptionText& option) {
    std::string text = option.names.empty() ? option.value : option.names.back();
    if (!option.names.empty() && !option.value.empty()) {
        text += " " + option.value;
    }
    if (option.repeats) {
        text += " ...";
    }
    return option.required ? text : "[" + text + "]";
}

std::string heading_of(const OptionText& option) {
    std::string text;
    for (const std::string& name : option.names) {
        text += (text.empty() ? "" : ", ") + name;
    }
    return option.value.empty() ? text : text + (text.empty() ? "" : " ") + option.value;
}

void write_options(std::string& page, const CommandText& command) {
    for (const OptionText& option : command.options) {
        page += fmt::format(".TP\n.B {}\n{}.\n", roff(heading_of(option)), roff(option.help));
    }
}

void write_command(std::string& page, const CommandText& command) {
    std::string usage = "standee " + command.path;
    for (const OptionText& option : command.options) {
        if (option.names != std::vector<std::string>{"-h", "--help"}) {
            usage += " " + usage_of(option);
        }
    }
    page += fmt::format(".SS {}\n{}.\n.PP\n.B {}\n", roff("standee " + command.path),
                        roff(command.help), roff(usage));
    write_options(page, command);
    if (const std::string lines = example_lines(command.path, "standee"); !lines.empty()) {
        page += fmt::format(".PP\nExamples:\n.PP\n.nf\n{}.fi\n", roff(lines));
    }
    for (const CommandText& subcommand : command.subcommands) {
        write_command(page, subcommand);
    }
}

}  // namespace

std::string manual_page(const CommandText& program, std::string_view version) {
    std::string page = fmt::format(
        ".TH STANDEE 1 \"\" \"standee {}\" \"User commands\"\n.SH NAME\nstandee \\- {}\n"
        ".SH SYNOPSIS\n.B standee\n.I COMMAND\n[options]\n.SH DESCRIPTION\n{}\n"
        "Scenes are read as JSON; a \\- in place of a file is standard input.\n.SH OPTIONS\n",
        version, "play and verify the monsters of Gloomhaven games", roff(program.help));
    write_options(page, program);
    page += ".SH COMMANDS\nThe examples are run at the root of a clone of the repository.\n";
    for (const CommandText& command : program.subcommands) {
        write_command(page, command);
    }
    page +=
        ".SH EXIT STATUS\n.TP\n.B 0\nAnswered.\n.TP\n.B 1\nA check failed.\n"
        ".TP\n.B 2\nBad input or usage; the error is on standard error.\n";
    return page;
}

}  // namespace standee
