#pragma once

#include <string>
#include <vector>

#include "files/contested.hpp"
#include "files/expect.hpp"
#include "files/fixture_json.hpp"
#include "files/reader.hpp"
#include "play/step.hpp"

namespace standee {

/// Plays a list of steps on a scene, in order, up to the first one that is refused. Throws
/// InputError only for a step whose form is wrong. Each step is read when it is due, so the error
/// names the step, and later steps do not matter.
PlayAnswer play_steps(const Scene& scene, const Reader& steps);

/// A play, and the points in which it differs from its expectation.
struct PlayedFile {
    PlayAnswer answer;
    std::vector<Mismatch> mismatches;

    [[nodiscard]] bool holds() const { return mismatches.empty(); }
};

/// Plays `{"scene":{...},"steps":[...],"expect":{...}}`. Throws InputError if a step is refused and
/// the refusal was not expected.
PlayedFile play_fixture(const Fixture& fixture);
PlayedFile play_document(Document document);

inline constexpr std::string_view play_answer_format = "play-answer/1";

/// Throws InputError, `usage`, if the step has more decisions than there are choices among its
/// events.
void check_decisions(const Reader& written, const PlayStep& step, const std::vector<Event>& events);

/// A play as "play-answer/1": `events` in order, `scene` afterwards and, if there are any,
/// `undecided`, the number of choices that took their first option because nobody decided them.
/// `contested` are the readings that decided it. Its hexes are written as in the scene.
Json write_play(const PlayAnswer& answer, const std::vector<ContestedReading>& contested = {});

}  // namespace standee
