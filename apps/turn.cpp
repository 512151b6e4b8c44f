#include "focus/turn.hpp"
#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "files/fixture_turn.hpp"
#include "files/fixture_json.hpp"
#include "files/turn_json.hpp"
#include "show/words/turn_words.hpp"

namespace standee {
namespace {

struct Arguments {
    std::vector<std::string> scenes;
    Printing printing;
};

/// All scenes with one planner, which keeps its memory.
void answer_all(const Arguments& arguments, Run& run) {
    const MapStyle style = arguments.printing.style(run);
    TurnPlanner planner;
    answer_each(arguments.scenes, arguments.printing, run, [&](const std::string& file) {
        const Fixture fixture = read_fixture_file(file);
        const Scene scene = scene_of(fixture);
        const TurnAnswer answer = plan_turn_of(fixture, scene, planner, Explain::yes);
        return arguments.printing.json ? turn_json(file, scene, answer) + "\n"
                                       : turn_words(scene, answer, style);
    });
}

}  // namespace

void add_turn(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand("turn", "What a figure may do on its turn, and why");
    command->add_option("SCENE", arguments->scenes, "Scene files; - is standard input")->required();
    arguments->printing.add_to(*command, "One line of JSON for each scene");
    command->callback([arguments, &run] { answer_all(*arguments, run); });
}

}  // namespace standee
