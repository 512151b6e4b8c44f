#include "verify/signature/answers.hpp"

#include <nlohmann/json.hpp>

#include "files/play_file.hpp"
#include "files/round_file.hpp"
#include "files/turn_json.hpp"
#include "lib/error.hpp"
#include "play/turn/whole_turn.hpp"

namespace standee::verify {
namespace {

/// Which part of the input is at fault and by which clause. The words may change freely.
Json fault_of(const Error& error) {
    return {{"pointer", error.pointer}, {"clause", error.clause_id()}};
}

std::string turn_of(const std::string& name, const Fixture& fixture, bool explained,
                    TurnPlanner& planner, Answer& answer) {
    const Scene scene = scene_of(fixture);
    const TurnAnswer turn =
        plan_whole_turn(scene, Board{scene.map}, planner, explained ? Explain::yes : Explain::no);
    answer.options = turn.options.size();
    return turn_json(name, scene, turn);
}

/// The play without the steps that are refused, and before it a line for each of those.
std::string play_of(const Fixture& fixture) {
    const Scene scene = scene_of(fixture);
    Json steps = Reader{fixture.document}.at("steps").json();
    std::string refusals;
    while (true) {
        const PlayAnswer answer = play_steps(scene, Reader{steps});
        if (!answer.refused) {
            return refusals + write_play(answer).dump();
        }
        refusals += fault_of(*answer.refusal).dump() + "\n";
        steps.erase(*answer.refused);
    }
}

std::string round_of(const Fixture& fixture) {
    const RoundFile file = read_round(fixture);
    std::string lines;
    for (const Json& line : write_round(play_round(file.scene, file.orders))) {
        lines += (lines.empty() ? "" : "\n") + line.dump();
    }
    return lines;
}

}  // namespace

Answer answer_to(const Question& question, bool explained, TurnPlanner& planner,
                 const Judge& judge) {
    Answer answer;
    try {
        const Fixture fixture = read_fixture(question.document);
        switch (fixture.form) {
            case FixtureForm::turn:
                answer.json = turn_of(question.name, fixture, explained, planner, answer);
                break;
            case FixtureForm::play: answer.json = play_of(fixture); break;
            case FixtureForm::round: answer.json = round_of(fixture); break;
            case FixtureForm::dispute: answer.json = judge(question.name, fixture); break;
        }
    } catch (const InputError& error) {
        answer.json = Json{{"error", fault_of(error.error())}}.dump();
    }
    return answer;
}

}  // namespace standee::verify
