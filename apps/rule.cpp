#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "lib/json/fixture_json.hpp"
#include "show/text.hpp"
#include "verify/dispute/dispute_json.hpp"
#include "verify/dispute/dispute_words.hpp"
#include "verify/dispute/judge.hpp"

namespace standee {
namespace {

struct Arguments {
    std::vector<std::string> files;
    bool json = false;
    bool ascii = false;
};

std::string line_of(const std::string& file, const Judgement& judgement) {
    // A file name need not be UTF-8.
    return write_judgement(file, judgement).dump(-1, ' ', false, Json::error_handler_t::replace);
}

void rule_all(const Arguments& arguments, Run& run) {
    const Terminal terminal = standee::terminal(run.colour);
    const MapStyle style{
        .width = terminal.width, .colour = terminal.colour, .ascii = arguments.ascii};
    bool first = true;
    for (const std::string& file : arguments.files) {
        with_file(file, run, [&] {
            const Fixture fixture = read_fixture_file(file);
            const Judgement judgement = judge_dispute(fixture);
            if (arguments.json) {
                std::cout << line_of(file, judgement) << '\n';
                return;
            }
            const std::string words = judgement_words(judgement, style);
            if (arguments.files.size() > 1) {
                std::cout << (first ? "" : "\n")
                          << inked("== " + printable(file), Ink::heading, style.colour) << '\n';
            }
            first = false;
            std::cout << words;
        });
    }
}

}  // namespace

void add_rule(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command =
        app.add_subcommand("rule", "Who is right: claims judged by the rules of each edition");
    command->add_option("FILE", arguments->files, "Files of disputes; - is standard input")
        ->required();
    command->add_flag("--json", arguments->json, "One line of JSON for each file");
    command->add_flag("--ascii", arguments->ascii, "Draw with ASCII characters only");
    command->callback([arguments, &run] { rule_all(*arguments, run); });
}

}  // namespace standee
