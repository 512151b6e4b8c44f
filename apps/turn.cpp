#include "focus/turn.hpp"
#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "files/fixture_json.hpp"
#include "files/fixture_turn.hpp"
#include "files/turn_json.hpp"
#include "show/words/turn_words.hpp"

namespace standee {

/// All scenes with one planner, which keeps its memory.
void run_turn(const TurnArguments& arguments, Run& run) {
    const MapStyle style = map_style(arguments.printing, run);
    TurnPlanner planner;
    answer_each(arguments.scenes, arguments.printing, run, [&](const std::string& file) {
        const Fixture fixture = read_fixture_file(file);
        const Scene scene = scene_of(fixture);
        const TurnAnswer answer = plan_turn_of(fixture, scene, planner, Explain::yes);
        return arguments.printing.json ? turn_json(file, scene, answer) + "\n"
                                       : turn_words(scene, answer, style);
    });
}

}  // namespace standee
