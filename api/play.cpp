#include <nlohmann/json.hpp>

#include "api/answers.hpp"
#include "files/coordinates.hpp"
#include "files/line_of.hpp"
#include "files/party_notes.hpp"
#include "files/play_file.hpp"
#include "lib/error.hpp"
#include "show/words/contested_words.hpp"
#include "show/words/play_words.hpp"

namespace standee::api {
namespace {

/// The result of a play. A play with a refused step has none; `check` tests whether a refusal was
/// expected.
PlayAnswer play_of(const Fixture& fixture) {
    const Scene scene = scene_of(fixture);
    PlayAnswer answer = play_steps(scene, Reader{fixture.document}.at("steps"));
    if (answer.refused) {
        throw InputError{error_in_coordinates(*answer.refusal, scene.map.coordinates)};
    }
    return answer;
}

}  // namespace

std::string answer_play(Document document, const Form& form) {
    const Fixture fixture = read_fixture(std::move(document));
    const PlayAnswer answer = play_of(fixture);
    const auto contested = contested_in(answer, Reader{fixture.document}.at("steps"));
    return form.json
               ? line_of(write_play(answer, contested)) + "\n"
               : text_in_coordinates(play_words(answer, form.style), answer.scene.map.coordinates) +
                     contested_words(contested) +
                     notes_in_words(party_notes(answer.start, answer.scene));
}

}  // namespace standee::api
