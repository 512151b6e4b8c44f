#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>
#include <map>
#include <string>

#include "apps/commands.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

constexpr auto description =
    "What the monsters do on their turn in Gloomhaven, Jaws of the Lion, Frosthaven and "
    "Gloomhaven 2nd edition, and why.";

int code(Status status) { return static_cast<int>(status); }

void add_options(CLI::App& app, Run& run) {
    const std::map<std::string, ColourChoice> choices{{"auto", ColourChoice::automatic},
                                                      {"always", ColourChoice::always},
                                                      {"never", ColourChoice::never}};
    app.set_version_flag("--version", "standee " STANDEE_VERSION);
    app.add_option("--color,--colour", run.colour, "Colours: auto, always or never")
        ->transform(CLI::CheckedTransformer(choices).description(""))
        ->type_name("WHEN");
    app.footer("Exit status: 0 answered; 1 something did not hold; 2 bad input or usage.");
    app.fallthrough();
}

/// Answers --help and --version; anything else that the parser throws is bad usage.
Status leave(const CLI::App& app, const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        app.exit(error, std::cout, std::cerr);
        return Status::answered;
    }
    std::cerr << "standee: " << printable(error.what()) << "; see standee --help\n";
    return Status::bad_input;
}

Status run(int argc, char** argv) {
    CLI::App app{description, "standee"};
    Run run;
    add_options(app, run);
    add_turn(app, run);
    add_play(app, run);
    add_round(app, run);
    add_threat(app, run);
    add_rule(app, run);
    add_check(app, run);
    add_verify(app, run);
    add_diff(app, run);
    add_signature(app, run);
    add_clauses(app, run);
    add_import(app, run);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return leave(app, error);
    }
    if (app.get_subcommands().empty()) {
        std::cerr << app.help();
        return Status::bad_input;
    }
    if (!std::cout.flush()) {
        std::cerr << "standee: standard output cannot be written\n";
        return Status::bad_input;
    }
    return run.status;
}

}  // namespace
}  // namespace standee

int main(int argc, char** argv) {
    try {
        return standee::code(standee::run(argc, argv));
    } catch (const std::exception& error) {
        std::cerr << "standee: " << standee::printable(error.what()) << '\n';
        return standee::code(standee::Status::bad_input);
    }
}
