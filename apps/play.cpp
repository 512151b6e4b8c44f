#include <nlohmann/json.hpp>

#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "lib/error.hpp"
#include "files/play_file.hpp"
#include "show/words/play_words.hpp"

namespace standee {
namespace {

struct Arguments {
    std::vector<std::string> files;
    Printing printing;
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
    const MapStyle style = arguments.printing.style(run);
    answer_each(arguments.files, arguments.printing, run, [&](const std::string& file) {
        const PlayAnswer answer = play_of(file);
        return arguments.printing.json ? write_play(answer).dump() + "\n"
                                       : play_words(answer, style);
    });
}

}  // namespace

void add_play(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand("play", "What happens when steps are played on a scene");
    command->add_option("FILE", arguments->files, "Files of a scene and steps; - is standard input")
        ->required();
    arguments->printing.add_to(*command, "One line of JSON for each file");
    command->callback([arguments, &run] { play_all(*arguments, run); });
}

}  // namespace standee
