#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>

#include "apps/answers.hpp"
#include "apps/commands.hpp"
#include "apps/files.hpp"
#include "apps/inputs.hpp"
#include "files/coordinates.hpp"
#include "files/fixture_json.hpp"
#include "lib/error.hpp"
#include "show/threat_show.hpp"
#include "threat/threat.hpp"

namespace standee {
namespace {

/// The points of the move: those asked for, or the figure's own.
int points_of(const ThreatArguments& arguments, const Scene& scene) {
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

}  // namespace

void run_threat(const ThreatArguments& arguments, Run& run) {
    const MapStyle style = map_style(arguments.printing, run);
    run.json = arguments.printing.json;
    with_file(arguments.scene, run, [&] {
        const StatCards stat_cards{arguments.printing.monsters, run};
        Json document = stat_cards.added_to(read_document(arguments.scene));
        warn_of_columns(arguments.scene, document, run);
        const Scene scene = scene_of(read_fixture(std::move(document)));
        const ThreatMap map =
            threat_map(scene, arguments.figure, {points_of(arguments, scene), arguments.jump});
        std::cout << (arguments.printing.json ? threat_json(arguments.scene, scene, map) + "\n"
                                              : text_in_coordinates(threat_words(scene, map, style),
                                                                    scene.map.coordinates));
    });
}

}  // namespace standee
