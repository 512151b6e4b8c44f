#include <iostream>
#include <utility>

#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/plan.hpp"
#include "focus/turn.hpp"
#include "lib/json/fixture_json.hpp"
#include "show/text.hpp"
#include "show/turn_json.hpp"
#include "show/turn_words.hpp"

namespace standee {
namespace {

struct Arguments {
    std::vector<std::string> scenes;
    bool json = false;
    bool ascii = false;
};

/// Answers one scene after another with one planner. The answer of a scene is complete before
/// any of it is printed.
class TurnCommand {
public:
    TurnCommand(const Arguments& arguments, Run& run) : arguments_{arguments}, run_{run} {
        const Terminal terminal = standee::terminal(run.colour);
        style_.width = terminal.width;
        style_.colour = terminal.colour;
        style_.ascii = arguments.ascii;
    }

    void answer_all() {
        for (const std::string& file : arguments_.scenes) {
            with_file(file, run_, [&] { std::cout << answer(file); });
        }
    }

private:
    std::string answer(const std::string& file) {
        const Fixture fixture = read_fixture_file(file);
        const Scene scene = scene_of(fixture);
        const TurnAnswer answer = plan_turn_of(fixture, scene, planner_, Explain::yes);
        if (arguments_.json) {
            return turn_json(file, scene, answer) + "\n";
        }
        const std::string title = arguments_.scenes.size() > 1 ? heading(file) : "";
        return title + turn_words(scene, answer, style_);
    }

    /// Which scene an answer belongs to, and a blank line before all but the first.
    std::string heading(const std::string& file) {
        const std::string line = inked("== " + printable(file), Ink::heading, style_.colour);
        return (std::exchange(first_, false) ? "" : "\n") + line + "\n";
    }

    const Arguments& arguments_;
    Run& run_;
    MapStyle style_;
    TurnPlanner planner_;
    bool first_ = true;
};

}  // namespace

void add_turn(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand("turn", "What a figure may do on its turn, and why");
    command->add_option("SCENE", arguments->scenes, "Scene files; - is standard input")->required();
    command->add_flag("--json", arguments->json, "One line of JSON for each scene");
    command->add_flag("--ascii", arguments->ascii, "Draw with ASCII characters only");
    command->callback([arguments, &run] { TurnCommand{*arguments, run}.answer_all(); });
}

}  // namespace standee
