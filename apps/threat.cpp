#include <iostream>
#include <optional>

#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "lib/error.hpp"
#include "files/fixture_json.hpp"
#include "threat/threat.hpp"
#include "show/threat_show.hpp"

namespace standee {
namespace {

struct Arguments {
    std::string scene;
    std::string figure;
    std::optional<int> move;
    bool jump = false;
    Printing printing;
};

/// The points of the move: those asked for, or the figure's own.
int points_of(const Arguments& arguments, const Scene& scene) {
    if (arguments.move) {
        return *arguments.move;
    }
    const Figure* figure = scene.find(arguments.figure);
    if (figure != nullptr && !figure->move) {
        throw InputError{{.code = ErrorCode::missing_field,
                          .pointer = "/figures",
                          .found = "no move of \"" + arguments.figure + "\"",
                          .expected = "one there, or the option --move"}};
    }
    return figure == nullptr ? 0 : *figure->move;
}

void answer(const Arguments& arguments, Run& run) {
    const MapStyle style = arguments.printing.style(run);
    with_file(arguments.scene, run, [&] {
        const Scene scene = scene_of(read_fixture_file(arguments.scene));
        const ThreatMap map =
            threat_map(scene, arguments.figure, {points_of(arguments, scene), arguments.jump});
        std::cout << (arguments.printing.json ? threat_json(arguments.scene, scene, map) + "\n"
                                              : threat_words(scene, map, style));
    });
}

}  // namespace

void add_threat(CLI::App& app, Run& run) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand(
        "threat", "Where a figure would be safe: who would focus on it, and the damage to expect");
    command->add_option("SCENE", arguments->scene, "A scene with the cards of the round")
        ->required();
    command->add_option("--figure", arguments->figure, "The figure that moves")->required();
    command->add_option("--move", arguments->move, "Its movement points; its own move if left out")
        ->check(CLI::Range(0, 999));
    command->add_flag("--jump", arguments->jump, "Its move is a jump");
    arguments->printing.add_to(*command, "One line of JSON");
    command->callback([arguments, &run] { answer(*arguments, run); });
}

}  // namespace standee
