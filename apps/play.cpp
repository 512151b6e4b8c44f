#include <nlohmann/json.hpp>

#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "files/play_file.hpp"
#include "lib/error.hpp"
#include "show/words/play_words.hpp"

namespace standee {
namespace {

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

}  // namespace

void run_play(const PlayArguments& arguments, Run& run) {
    const MapStyle style = map_style(arguments.printing, run);
    answer_each(arguments.files, arguments.printing, run, [&](const std::string& file) {
        const PlayAnswer answer = play_of(file);
        return arguments.printing.json ? write_play(answer).dump() + "\n"
                                       : play_words(answer, style);
    });
}

}  // namespace standee
