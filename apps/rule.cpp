#include <nlohmann/json.hpp>

#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "files/fixture_json.hpp"
#include "disputes/dispute_json.hpp"
#include "disputes/dispute_words.hpp"
#include "disputes/judge.hpp"

namespace standee {
namespace {

struct Arguments {
    std::vector<std::string> files;
    Printing printing;
};

std::string line_of(const std::string& file, const Judgement& judgement) {
    // A file name need not be UTF-8.
    return write_judgement(file, judgement).dump(-1, ' ', false, Json::error_handler_t::replace);
}

void rule_all(const Arguments& arguments, Run& run) {
    const MapStyle style = arguments.printing.style(run);
    answer_each(arguments.files, arguments.printing, run, [&](const std::string& file) {
        const Fixture fixture = read_fixture_file(file);  // to which the judgement refers
        const Judgement judgement = judge_dispute(fixture);
        return arguments.printing.json ? line_of(file, judgement) + "\n"
                                       : judgement_words(judgement, style);
    });
}

}  // namespace

void add_rule(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command =
        app.add_subcommand("rule", "Who is right: claims judged by the rules of each edition");
    command->add_option("FILE", arguments->files, "Files of disputes; - is standard input")
        ->required();
    arguments->printing.add_to(*command, "One line of JSON for each file");
    command->callback([arguments, &run] { rule_all(*arguments, run); });
}

}  // namespace standee
