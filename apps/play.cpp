#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "lib/error.hpp"
#include "play/play_file.hpp"
#include "show/play_words.hpp"
#include "show/text.hpp"

namespace standee {
namespace {

struct Arguments {
    std::vector<std::string> files;
    bool json = false;
    bool ascii = false;
};

/// What a file's steps come to. A step that is refused is an error, expected or not: what comes of
/// it is not a play; `standee check` asks whether it was expected.
PlayAnswer play_of(const std::string& file) {
    const Fixture fixture = read_fixture_file(file);
    const Scene scene = scene_of(fixture);
    PlayAnswer answer = play_steps(scene, Reader{fixture.document}.at("steps"));
    if (answer.refused) {
        throw InputError{*answer.refusal};
    }
    return answer;
}

void play_all(const Arguments& arguments, Run& run) {
    const Terminal terminal = standee::terminal(run.colour);
    const MapStyle style{
        .width = terminal.width, .colour = terminal.colour, .ascii = arguments.ascii};
    bool first = true;
    for (const std::string& file : arguments.files) {
        with_file(file, run, [&] {
            const PlayAnswer answer = play_of(file);
            if (arguments.json) {
                std::cout << write_play(answer).dump() << '\n';
                return;
            }
            if (arguments.files.size() > 1) {
                std::cout << (first ? "" : "\n")
                          << inked("== " + printable(file), Ink::heading, style.colour) << '\n';
            }
            first = false;
            std::cout << play_words(answer, style);
        });
    }
}

}  // namespace

void add_play(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand("play", "What happens when steps are played on a scene");
    command->add_option("FILE", arguments->files, "Files of a scene and steps; - is standard input")
        ->required();
    command->add_flag("--json", arguments->json, "One line of JSON for each file");
    command->add_flag("--ascii", arguments->ascii, "Draw with ASCII characters only");
    command->callback([arguments, &run] { play_all(*arguments, run); });
}

}  // namespace standee
