#include "verify/signature/answers.hpp"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

#include "files/play_file.hpp"
#include "files/round_file.hpp"
#include "files/turn_json.hpp"
#include "lib/error.hpp"
#include "play/turn/whole_turn.hpp"
#include "play/turn/why_not_turn.hpp"
#include "show/threat_show.hpp"
#include "threat/threat.hpp"

namespace standee::verify {
namespace {

/// Which part of the input is at fault and by which clause. The words may change freely.
Json fault_of(const Error& error) {
    return {{"pointer", error.pointer}, {"clause", error.clause_id()}};
}

/// What the turn is asked about: each enemy that is not the only focus, and a few hexes.
std::vector<WhyNotSubject> subjects_in(const Scene& scene, const TurnAnswer& turn) {
    constexpr std::size_t few = 3;
    std::vector<WhyNotSubject> subjects;
    for (FigureIndex i = 0; i < scene.figures.size(); ++i) {
        const bool only_focus = turn.focus == std::vector{i};
        if (!only_focus && are_enemies(scene.figures[i], scene.figures[turn.figure])) {
            subjects.emplace_back(scene.figures[i].id);
        }
    }
    const std::vector<Hex>& hexes = scene.map.hexes;
    for (std::size_t i = 0; i < few; ++i) {
        subjects.emplace_back(hexes[i * hexes.size() / few]);
    }
    return subjects;
}

/// Asks why not for each of them and adds the answers to the remarks. Returns what is at fault in
/// the questions that are refused.
std::string ask_why_not(const Scene& scene, const TurnAnswer& turn, Remarks& remarks) {
    std::string refusals;
    for (const WhyNotSubject& subject : subjects_in(scene, turn)) {
        try {
            std::ranges::move(why_not_in_turn(scene, subject), std::back_inserter(remarks.why_not));
        } catch (const InputError& error) {
            refusals += "\n" + fault_of(error.error()).dump();
        }
    }
    return refusals;
}

std::string turn_of(const std::string& name, const Fixture& fixture, Ask ask, TurnPlanner& planner,
                    Answer& answer) {
    const Scene scene = scene_of(fixture);
    const Explain explain = ask == Ask::answer ? Explain::no : Explain::yes;
    const TurnAnswer turn = plan_whole_turn(scene, Board{scene.map}, planner, explain);
    answer.options = turn.options.size();
    Remarks remarks;
    const std::string refusals =
        ask == Ask::why_not ? ask_why_not(scene, turn, remarks) : std::string{};
    return turn_json(name, scene, turn, remarks) + refusals;
}

/// The threat to each character, a line for each.
std::string threats_of(const std::string& name, const Fixture& fixture) {
    constexpr ThreatMove move{.points = 4, .jump = false};
    const Scene scene = scene_of(fixture);
    std::string lines;
    for (const Figure& figure : scene.figures) {
        if (figure.kind == Kind::character) {
            lines += threat_json(name, scene, threat_map(scene, figure.id, move)) + "\n";
        }
    }
    return lines;
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

Answer answer_to(const Question& question, Ask ask, TurnPlanner& planner, const Judge& judge) {
    Answer answer;
    try {
        const Fixture fixture = read_fixture(question.document);
        if (ask == Ask::threats) {
            answer.json = threats_of(question.name, fixture);
            return answer;
        }
        switch (fixture.form) {
            case FixtureForm::turn:
                answer.json = turn_of(question.name, fixture, ask, planner, answer);
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
