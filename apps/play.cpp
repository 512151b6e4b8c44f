#include <nlohmann/json.hpp>

#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "files/coordinates.hpp"
#include "files/play_file.hpp"
#include "files/why_json.hpp"
#include "lib/error.hpp"
#include "show/words/play_words.hpp"

namespace standee {
namespace {

/// What a document's steps come to. A step that is refused is an error, expected or not: what comes
/// of it is not a play; `standee check` asks whether it was expected.
PlayAnswer play_of(const Fixture& fixture) {
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
    answer_each(arguments.files, arguments.printing, run, [&](const std::string&, Json document) {
        const Fixture fixture = read_fixture(std::move(document));
        const PlayAnswer answer = play_of(fixture);
        const auto contested = contested_in(answer, Reader{fixture.document}.at("steps"));
        return arguments.printing.json
                   ? line_of(write_play(answer, contested)) + "\n"
                   : text_in_coordinates(play_words(answer, style), answer.scene.map.coordinates) +
                         contested_words(contested);
    });
}

}  // namespace standee
