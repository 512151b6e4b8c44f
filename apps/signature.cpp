#include <algorithm>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "verify/signature/signature.hpp"
#include "verify/signature/signature_text.hpp"

namespace standee {
namespace {

struct Arguments {
    std::string folder = "fixtures";
    int jobs = 1;
    bool json = false;
};

void print_signature(const Arguments& arguments, Run& run) {
    with_file(arguments.folder, run, [&] {
        std::vector<verify::QuestionGroup> groups = verify::fixture_groups(arguments.folder);
        std::ranges::move(verify::drawn_groups(), std::back_inserter(groups));
        const verify::Signature signature = verify::signature_of(groups, arguments.jobs);
        std::cout << (arguments.json ? verify::signature_json(signature).dump() + "\n"
                                     : verify::signature_text(signature));
    });
}

}  // namespace

void add_signature(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand(
        "signature", "A hash of all answers: to fixtures, and to turns, plays and rounds drawn");
    command->add_option("FOLDER", arguments->folder, "The fixtures; \"fixtures\" if left out");
    command->add_option("--jobs", arguments->jobs, "Threads")
        ->type_name("N")
        ->check(CLI::Range(1, 256));
    command->add_flag("--json", arguments->json, "One line of JSON");
    command->callback([arguments, &run] { print_signature(*arguments, run); });
}

}  // namespace standee
