#include "focus/turn.hpp"

#include <nlohmann/json.hpp>

#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "files/coordinates.hpp"
#include "files/fixture_json.hpp"
#include "files/fixture_turn.hpp"
#include "files/turn_json.hpp"
#include "show/words/turn_words.hpp"

namespace standee {
namespace {

constexpr std::string_view border_note =
    "The border of the map is a wall by default. With \"edges\": \"open\" the answer would differ.";

}  // namespace

/// All scenes with one planner, which keeps its memory.
void run_turn(const TurnArguments& arguments, Run& run) {
    const MapStyle style = map_style(arguments.printing, run);
    TurnPlanner planner;
    answer_each(
        arguments.scenes, arguments.printing, run, [&](const std::string& name, Json document) {
            const Fixture fixture = read_fixture(std::move(document));
            Scene scene = scene_of(fixture);
            if (!arguments.figure.empty()) {
                scene.turn = turn_of_figure(scene, arguments.figure);
            }
            const TurnAnswer answer = plan_turn_of(fixture, scene, planner, Explain::yes);
            Remarks remarks{contested_in(scene, answer, planner), {}};
            if (border_decides(fixture, scene, answer, planner)) {
                remarks.notes.emplace_back(border_note);
            }
            if (arguments.printing.json) {
                return turn_json(name, scene, answer, remarks) + "\n";
            }
            std::string text =
                text_in_coordinates(turn_words(scene, answer, style), scene.map.coordinates);
            text += contested_words(remarks.contested);
            for (const std::string& note : remarks.notes) {
                text += "\nNote: " + note + "\n";
            }
            return text;
        });
}

}  // namespace standee
