#pragma once

#include <string>
#include <vector>

#include "files/contested.hpp"
#include "files/expect.hpp"
#include "files/fixture_json.hpp"
#include "files/reader.hpp"
#include "play/step.hpp"

namespace standee {

/// Plays a list of steps on a scene, in order, up to the first that is refused. Throws InputError
/// only for a step that is no step: its form is wrong. Steps are read as they come up, so the
/// error names the step and nothing after it counts.
PlayAnswer play_steps(const Scene& scene, const Reader& steps);

/// A play, and what of its expectation does not hold.
struct PlayedFile {
    PlayAnswer answer;
    std::vector<Mismatch> mismatches;

    [[nodiscard]] bool holds() const { return mismatches.empty(); }
};

/// Plays `{"scene":{...},"steps":[...],"expect":{...}}`. Throws InputError where a step is refused
/// that was not expected to be: then the whole play does not count.
PlayedFile play_fixture(const Fixture& fixture);
PlayedFile play_document(Document document);

inline constexpr std::string_view play_answer_format = "play-answer/1";

/// Throws InputError, `usage`, if the step decides more than the choices among its events.
void check_decisions(const Reader& written, const PlayStep& step, const std::vector<Event>& events);

/// A play as "play-answer/1": `events` in order, `scene` afterwards, and `undecided`, the number of
/// choices that took their first option because nobody decided them, where there are any.
/// `contested` are readings that decided it. Its hexes are written as in the scene.
Json write_play(const PlayAnswer& answer, const std::vector<ContestedReading>& contested = {});

}  // namespace standee
