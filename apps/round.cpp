#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "files/round_file.hpp"
#include "show/words/round_words.hpp"
#include "show/canvas/text.hpp"

namespace standee {
namespace {

struct Arguments {
    std::string file;
    std::vector<std::size_t> choose;
    std::optional<std::uint64_t> seed;
    bool first = false;
    bool skip_characters = false;
    Printing printing;
};

/// Answers given with the command come after those of the file.
RoundFile round_of(const Fixture& fixture, const Arguments& arguments) {
    RoundFile file = read_round(fixture);
    RoundOrders& orders = file.orders;
    orders.choose.insert(orders.choose.end(), arguments.choose.begin(), arguments.choose.end());
    orders.first_otherwise = orders.first_otherwise || arguments.first;
    orders.others_pass = orders.others_pass || arguments.skip_characters;
    if (arguments.seed) {
        file.scene = seeded(std::move(file.scene), *arguments.seed);
    }
    return file;
}

void play_file(const Arguments& arguments, Run& run) {
    const MapStyle style = arguments.printing.style(run);
    with_file(arguments.file, run, [&] {
        const Fixture fixture = read_fixture_file(arguments.file);
        const RoundFile file = round_of(fixture, arguments);
        const RoundAnswer answer = play_round(file.scene, file.orders);
        if (!arguments.printing.json) {
            std::cout << round_words(file.scene, answer, style);
            return;
        }
        for (const Json& line : write_round(answer)) {
            std::cout << line.dump() << '\n';
        }
    });
}

}  // namespace

void add_round(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand(
        "round", "What the monsters, allies and summons do in a round, choice by choice");
    command->add_option("FILE", arguments->file, "A scene with its cards; - is standard input")
        ->required();
    command->add_option("--choose", arguments->choose, "Answers to the choices met, in order")
        ->delimiter(',')
        ->type_name("0,2,1");
    command->add_option("--seed", arguments->seed,
                        "Where chance begins; who has no modifier deck draws from a standard one");
    command->add_flag("--first", arguments->first, "Answer every further choice with 0");
    command->add_flag("--skip-characters", arguments->skip_characters,
                      "Do not stop where a character acts: it does nothing");
    arguments->printing.add_to(*command,
                               "A line of JSON for each event, and one for where the round stops");
    command->callback([arguments, &run] { play_file(*arguments, run); });
}

}  // namespace standee
