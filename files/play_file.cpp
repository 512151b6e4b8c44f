#include "files/play_file.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/coordinates.hpp"
#include "files/event_json.hpp"
#include "files/known_figures.hpp"
#include "files/party_notes.hpp"
#include "files/scene_json.hpp"
#include "files/step_json.hpp"
#include "files/writing.hpp"
#include "lib/words.hpp"
#include "play/play.hpp"

namespace standee {
namespace {

/// Whether an error says that the rules, not the form of the file, forbid a step.
bool is_refusal(const Error& error) {
    switch (error.code) {
        case ErrorCode::unreadable:
        case ErrorCode::not_json:
        case ErrorCode::wrong_type:
        case ErrorCode::unknown_field:
        case ErrorCode::usage: return false;
        // What the rules need, not the form: cards to draw, a way.
        case ErrorCode::missing_field: return error.clause.has_value();
        default: return true;
    }
}

/// The error with the step in which it arose; that of a plan points to the turn of the step.
Error located(Error error, const Reader& step) {
    if (error.pointer.empty() || error.pointer.starts_with("/turn")) {
        error.pointer = step.pointer() + error.pointer;
    }
    return error;
}

/// How many choices the step decides.
std::size_t choices_decided(const PlayStep& step) {
    const auto* choices = choices_of(step);
    return choices == nullptr ? 0 : choices->size();
}

std::size_t choices_in(const std::vector<Event>& events) {
    return static_cast<std::size_t>(std::ranges::count_if(events, [](const Event& event) {
        return std::holds_alternative<event::Choice>(event.what);
    }));
}

}  // namespace

void check_decisions(const Reader& written, const PlayStep& step,
                     const std::vector<Event>& events) {
    const std::size_t decided = choices_decided(step);
    const std::size_t choices = choices_in(events);
    if (decided > choices) {
        throw InputError({ErrorCode::usage,
                          written.pointer(),
                          counted(decided, "decision"),
                          choices == 0 ? std::string{"none, because there is nothing to decide"}
                                       : std::to_string(choices) + ", one for each choice met",
                          {}});
    }
}

PlayAnswer play_steps(const Scene& scene, const Reader& written) {
    const Reader steps = written.with(scene.map.coordinates);
    Play play{scene};
    KnownFigures known{scene};
    PlayAnswer answer;
    std::size_t decided = 0;
    const std::size_t count = steps.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Reader step = steps[i];
        try {
            const PlayStep read = read_step(step, play.scene());
            known.demand_of(read, step);
            decided += choices_decided(read);
            const auto before = static_cast<std::ptrdiff_t>(play.events().size());
            play.step(read);
            check_decisions(step, read, {play.events().begin() + before, play.events().end()});
            known.add(play.scene());
        } catch (const InputError& error) {
            const Error refused = located(error.error(), step);
            if (!is_refusal(refused)) {
                throw InputError(refused);
            }
            answer.refused = i;
            answer.refusal = refused;
            break;
        }
    }
    answer.start = scene;
    answer.events = play.events();
    answer.scene = play.scene();
    const std::size_t choices = choices_in(answer.events);
    answer.undecided = choices - std::min(choices, decided);
    return answer;
}

PlayedFile play_fixture(const Fixture& fixture) {
    const Scene scene = scene_of(fixture);
    const auto steps = fixture.part("steps");
    PlayedFile played;
    if (steps) {
        played.answer = play_steps(scene, *steps);
    } else {
        played.answer = {scene, {}, scene, std::nullopt, std::nullopt};
    }
    const auto expect = fixture.part("expect");
    if (played.answer.refused && (!expect || !expect->has("refused"))) {
        throw InputError(*played.answer.refusal);
    }
    if (expect) {
        played.mismatches = check_expectation(*expect, played.answer);
    }
    return played;
}

PlayedFile play_document(Document document) {
    return play_fixture(read_fixture(std::move(document)));
}

Json write_play(const PlayAnswer& answer, const std::vector<ContestedReading>& contested) {
    Json json{{"format", play_answer_format}};
    json["events"] = write_events(answer.events);
    put_unless(json, "undecided", answer.undecided, std::size_t{0});
    if (!contested.empty()) {
        json["contested"] = write_contested(contested);
    }
    put_list(json, "notes", party_notes(answer.start, answer.scene),
             [](const std::string& note) { return note; });
    json["scene"] = write_scene(answer.scene);
    return in_coordinates(std::move(json), answer.scene.map.coordinates);
}

}  // namespace standee
